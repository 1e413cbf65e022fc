/// The style of a page, on screen and on paper.
package enum PageStyle {
  /// The content security policy. It allows ``css``, by its digest, and pictures inside the page,
  /// so that a browser fetches and runs nothing, whatever stands in the data.
  package static let policy =
    "default-src 'none'; style-src 'sha256-Y5H/NBaCcm8Bmz4wxtdfYxSLSRLa6Wf7D3PI8LjD/jQ='; "
    + "img-src data:; base-uri 'none'; form-action 'none'"

  package static let css = """

    :root {
      color-scheme: light dark;
      --paper: #fbfaf7; --card: #fff; --ink: #22211f; --soft: #6b6860; --line: #e3dfd5;
      --accent: #8a4b12; --gained: #1f6f43; --lost: #a3312b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #191816; --card: #232220; --ink: #ece8df; --soft: #a8a296; --line: #3a3833;
        --accent: #e0a565; --gained: #7cc79b; --lost: #ee9088;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 58rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.55 system-ui, "Segoe UI", "Noto Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    header { border-bottom: 1px solid var(--line); padding-bottom: 1rem; margin-bottom: 1.5rem; }
    h1, h2 { font-family: Georgia, "Noto Serif", serif; font-weight: 600; line-height: 1.2; }
    h1 { font-size: 2rem; margin: 0; text-wrap: balance; }
    h2 { font-size: 1.5rem; color: var(--accent); margin: 2.5rem 0 .75rem; }
    h3 { font-size: 1.1rem; margin: 0 0 .4rem; }
    .days { color: var(--soft); margin: .35rem 0 0; }
    nav { margin-top: 1rem; display: flex; flex-wrap: wrap; gap: .4rem 1rem; }
    a { color: var(--accent); text-underline-offset: .2em; }
    .summary {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem;
      margin: 0;
    }
    .summary div {
      background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
      padding: .7rem .9rem;
    }
    dt { color: var(--soft); font-size: .85rem; }
    dd { margin: 0; font-size: .9rem; }
    dd strong { display: block; font: 600 1.7rem/1.2 Georgia, "Noto Serif", serif; }
    article {
      background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
      padding: .9rem 1.1rem; margin: 0 0 .9rem;
    }
    ul { list-style: none; margin: 0; padding: 0; }
    li { padding: .12rem 0 .12rem 1.3rem; position: relative; }
    li::before { position: absolute; left: .1rem; font-weight: 700; content: "~"; color: var(--soft); }
    li.gained::before { content: "+"; color: var(--gained); }
    li.lost::before { content: "\\2212"; color: var(--lost); }
    li.unknown::before { content: "?"; }
    li.worse::before { content: "+"; color: var(--lost); }
    li.better::before { content: "\\2212"; color: var(--gained); }
    li.person::before { content: none; }
    del { color: var(--lost); text-decoration-thickness: 1px; }
    ins { color: var(--gained); text-decoration: none; }
    small, footer, figcaption { color: var(--soft); }
    .pictures { display: flex; flex-wrap: wrap; gap: .9rem; padding: .5rem 0 .6rem; }
    figure { margin: 0; max-width: 100%; }
    figure div { display: flex; gap: .4rem; align-items: flex-start; }
    figure span { position: relative; display: block; }
    img {
      display: block; width: auto; height: auto; max-width: min(15rem, 40vw); max-height: 11rem;
      border-radius: .3rem; background: var(--line);
    }
    figure i {
      position: absolute; left: .35rem; bottom: .35rem; padding: 0 .45rem; border-radius: 1rem;
      background: rgb(0 0 0 / .65); color: #fff; font: 600 .7rem/1.5 system-ui, sans-serif;
    }
    .before img { filter: saturate(.55); }
    figcaption { font-size: .85rem; margin-top: .2rem; max-width: 30rem; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1rem; font-size: .85rem; }
    footer ul { font-family: ui-monospace, monospace; }
    footer li::before { content: none; }
    @media print {
      body { max-width: none; padding: 0; background: none; font-size: 10pt; }
      nav, footer { display: none; }
      article, figure, .summary div { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
    }

    """
}
