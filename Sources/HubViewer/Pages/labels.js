/* Labels of the map: names in one or two lines, and free places for them. */

let pen = null; // measures texts
const widths = new Map(); // font and text → width

/* The width of a text in a font such as "600 12px". */
function width(text, font) {
  const key = `${font} ${text}`;
  if (!widths.has(key)) {
    pen = pen || document.createElement("canvas").getContext("2d");
    pen.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
    widths.set(key, pen.measureText(text).width);
  }
  return widths.get(key);
}

/* The beginning of a text that fits, with an ellipsis, but not after half of a letter. */
function cut(text, font, most) {
  const letters = Array.from(text);
  while (letters.length > 1 && width(`${letters.join("").trim()}…`, font) > most) letters.pop();
  return `${letters.join("").trim()}…`;
}

/* A name as { lines, width }: one line, or two of similar width. What does not fit is cut. */
export function fitLabel(text, font, most) {
  const words = text.split(/\s+/).filter(Boolean);
  let lines = [words.join(" ")];
  function widest() {
    return Math.max.apply(null, lines.map((line) => width(line, font)));
  }
  if (widest() > most && words.length > 1) {
    lines = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]).reduce((best, two) => longest(two) < longest(best) ? two : best);
    if (widest() > most) {
      // As many words as fit in the first line; the rest is cut.
      let count = 1;
      while (count < words.length - 1 && width(words.slice(0, count + 1).join(" "), font) <= most) count++;
      lines = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
      if (width(lines[0], font) > most) lines = [words.join(" ")];
    }
  }
  function longest(two) { return Math.max(width(two[0], font), width(two[1], font)); }
  lines = lines.map((line) => width(line, font) > most ? cut(line, font, most) : line);
  return { lines: lines, width: widest() };
}

/* Boxes on the map, [left, top, right, bottom], which nothing else may cover. */
export function freeBoxes(width, height) {
  const taken = [];
  function isFree(box, margin) {
    return box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height
      && taken.every((other) => other[0] >= box[2] + margin || other[2] <= box[0] - margin
          || other[1] >= box[3] + margin || other[3] <= box[1] - margin);
  }
  return {
    add: (box) => { taken.push(box); },
    /* The first free one of several boxes, at a distance from all others; undefined if there is none. */
    find: (boxes, margin) => {
      const found = boxes.find((box) => isFree(box, margin || 0));
      if (found) taken.push(found);
      return found;
    }
  };
}

/* The boxes of a label beside a point: on the right, on the left, below, above. */
export function boxesBeside(x, y, gap, width, height) {
  return [
    [x + gap, y - height / 2], [x - gap - width, y - height / 2],
    [x - width / 2, y + gap], [x - width / 2, y - gap - height]
  ].map((corner) => [corner[0], corner[1], corner[0] + width, corner[1] + height]);
}
