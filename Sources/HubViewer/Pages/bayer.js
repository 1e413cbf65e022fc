/* The colour filter of a camera's sensor in Bryce Bayer's pattern: a row of red and green, a row of green
   and blue. A picture begins as its sensor saw it, and then the cells dissolve one by one. */

import { element } from "./core.js";

const colors = ["#ff5b45", "#54d67c", "#54d67c", "#4f83ff"]; // R G / G B

export function isStill() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }

/* A random-looking number from 0 to 1, always the same for a cell. */
function chance(column, row) {
  const value = Math.sin(column * 127.1 + row * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function smooth(value) {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
}

function drawing(width, height) {
  const canvas = element("canvas", { width: width, height: height, "aria-hidden": "true" });
  return { canvas: canvas, context: canvas.getContext("2d") };
}

/* A canvas of width × height CSS pixels in cells of about a size. With a picture, each cell shows the
   picture's light in its colour; without one, the cells breathe. Returns { canvas, breathe(),
   dissolve(seconds) → promise, stop() }. */
export function bayer(width, height, cell, picture) {
  const columns = Math.max(2, Math.round(width / cell));
  const rows = Math.max(2, Math.round(height / cell));
  const scale = Math.min(2, window.devicePixelRatio || 1);
  const shown = drawing(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  // The edges of cells in whole pixels, so that nothing shines through between them.
  const lefts = edges(columns, shown.canvas.width);
  const tops = edges(rows, shown.canvas.height);
  let asked = 0;
  const mosaic = picture ? seen() : null;

  function edges(count, length) {
    return Array.from({ length: count + 1 }, (_, at) => Math.round(at * length / count));
  }

  /* Calls `draw` with the box of each cell. */
  function eachCell(draw) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        draw(column, row, lefts[column], tops[row], lefts[column + 1] - lefts[column], tops[row + 1] - tops[row]);
      }
    }
  }

  /* The glass of one cell, with a thin dark line around it. */
  function glass(context, column, row, x, y, w, h) {
    context.fillStyle = colors[row % 2 * 2 + column % 2];
    context.fillRect(x, y, w - scale, h - scale);
  }

  /* The picture through the filter. Its pixels are never read, because file:// forbids that. */
  function seen() {
    const small = drawing(columns, rows);
    small.context.drawImage(picture, 0, 0, columns, rows);
    const whole = drawing(shown.canvas.width, shown.canvas.height);
    const context = whole.context;
    context.imageSmoothingEnabled = false;
    context.drawImage(small.canvas, 0, 0, whole.canvas.width, whole.canvas.height);
    // A filter takes two thirds of the light; this gives half of that back.
    context.globalCompositeOperation = "lighter";
    context.globalAlpha = 0.5;
    context.drawImage(small.canvas, 0, 0, whole.canvas.width, whole.canvas.height);
    context.globalAlpha = 1;
    const filter = drawing(whole.canvas.width, whole.canvas.height);
    filter.context.fillStyle = "#0b0a0a";
    filter.context.fillRect(0, 0, filter.canvas.width, filter.canvas.height);
    eachCell((column, row, x, y, w, h) => {
      glass(filter.context, column, row, x, y, w, h);
    });
    context.globalCompositeOperation = "multiply";
    context.drawImage(filter.canvas, 0, 0);
    return whole.canvas;
  }

  /* The dissolved share of a cell after a share of the time: from the middle outwards, at random. */
  function gone(column, row, share) {
    const far = Math.hypot((column + 0.5) / columns - 0.5, (row + 0.5) / rows - 0.5) / 0.7072;
    const delay = far * 0.5 + chance(column, row) * 0.5;
    return smooth((share * 1.45 - delay) / 0.45);
  }

  function draw(time, share) {
    const context = shown.context;
    context.globalCompositeOperation = "source-over";
    context.globalAlpha = 1;
    if (mosaic) {
      context.clearRect(0, 0, shown.canvas.width, shown.canvas.height);
      context.drawImage(mosaic, 0, 0);
      context.globalCompositeOperation = "destination-out";
      eachCell((column, row, x, y, w, h) => {
        context.globalAlpha = gone(column, row, share);
        if (context.globalAlpha) context.fillRect(x, y, w, h);
      });
      return;
    }
    context.clearRect(0, 0, shown.canvas.width, shown.canvas.height);
    eachCell((column, row, x, y, w, h) => {
      const left = 1 - gone(column, row, share);
      if (left <= 0) return;
      // The background stays hidden until the cell dissolves.
      context.globalAlpha = left;
      context.fillStyle = "#0b0a0a";
      context.fillRect(x, y, w, h);
      // As if light moved over the sensor, with a little grain.
      const light = 0.5 + 0.25 * (Math.sin(time / 2600 + column * 0.21 + row * 0.13)
        + Math.sin(time / 3700 - row * 0.34 + column * 0.11));
      context.globalAlpha = left * (0.1 + 0.5 * light * light + 0.07 * chance(column, row));
      glass(context, column, row, x, y, w, h);
    });
  }

  function stop() {
    cancelAnimationFrame(asked);
    asked = 0;
  }

  draw(0, 0);
  return {
    canvas: shown.canvas,
    stop: stop,
    /* Animates the cells; about twenty frames per second are enough for this slow motion. */
    breathe: () => {
      let last = 0;
      stop();
      if (isStill()) return;
      asked = requestAnimationFrame(function next(now) {
        if (now - last > 45) {
          last = now;
          draw(now, 0);
        }
        asked = requestAnimationFrame(next);
      });
    },
    dissolve: (seconds) => {
      stop();
      return new Promise((resolve) => {
        let start = null;
        asked = requestAnimationFrame(function next(now) {
          start = start === null ? now : start;
          const share = (now - start) / 1000 / seconds;
          draw(now, share);
          if (share >= 1 || !shown.canvas.isConnected) return resolve();
          asked = requestAnimationFrame(next);
        });
      });
    }
  };
}
