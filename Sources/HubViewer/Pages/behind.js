/* The page from which images were opened, seen behind them while they are dragged away. */

import { element } from "./core.js";

/* Remembers what is on the page, for the images that are about to take its place. see(isSeen) shows it, or not. */
export function pageBehind() {
  const main = document.getElementById("content");
  const content = Array.from(main.childNodes).filter((one) => !one.classList?.contains("show"));
  const place = element("div", { class: "behind", inert: true, "aria-hidden": "true" });
  const page = element("div");
  page.style.transform = `translateY(${main.getBoundingClientRect().top}px)`;
  place.append(page);

  function see(isSeen) {
    if (!content.length || place.isConnected === isSeen) return;
    if (isSeen) {
      page.append(...content);
      document.body.append(place);
    } else place.remove();
    document.documentElement.classList.toggle("dark-page", !isSeen); // it has the colours of the reader
  }
  return { see: see, remove: () => { place.remove(); } };
}
