/* Labels of the map: names in one or two lines, and free places for them. */
"use strict";

(function (hubpack) {
  var pen = null; // measures texts
  var widths = new Map(); // font and text → width

  /* The width of a text in a font such as "600 12px". */
  function width(text, font) {
    var key = font + " " + text;
    if (!widths.has(key)) {
      pen = pen || document.createElement("canvas").getContext("2d");
      pen.font = font + " " + getComputedStyle(document.body).fontFamily;
      widths.set(key, pen.measureText(text).width);
    }
    return widths.get(key);
  }

  /* The beginning of a text that fits, with an ellipsis, but not after half of a letter. */
  function cut(text, font, most) {
    var letters = Array.from(text);
    while (letters.length > 1 && width(letters.join("").trim() + "…", font) > most) letters.pop();
    return letters.join("").trim() + "…";
  }

  /* A name as { lines, width }: one line, or two of similar width. What does not fit is cut. */
  hubpack.label = function (text, font, most) {
    var words = text.split(/\s+/).filter(Boolean);
    var lines = [words.join(" ")];
    function widest() {
      return Math.max.apply(null, lines.map(function (line) { return width(line, font); }));
    }
    if (widest() > most && words.length > 1) {
      lines = words.slice(1).map(function (_, at) {
        return [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
      }).reduce(function (best, two) {
        return longest(two) < longest(best) ? two : best;
      });
      if (widest() > most) {
        // As many words as fit in the first line; the rest is cut.
        var count = 1;
        while (count < words.length - 1 && width(words.slice(0, count + 1).join(" "), font) <= most) count++;
        lines = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
        if (width(lines[0], font) > most) lines = [words.join(" ")];
      }
    }
    function longest(two) { return Math.max(width(two[0], font), width(two[1], font)); }
    lines = lines.map(function (line) { return width(line, font) > most ? cut(line, font, most) : line; });
    return { lines: lines, width: widest() };
  };

  /* Boxes on the map, [left, top, right, bottom], which nothing else may cover. */
  hubpack.boxes = function (width, height) {
    var taken = [];
    function isFree(box, margin) {
      return box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height
        && taken.every(function (other) {
          return other[0] >= box[2] + margin || other[2] <= box[0] - margin
            || other[1] >= box[3] + margin || other[3] <= box[1] - margin;
        });
    }
    return {
      add: function (box) { taken.push(box); },
      /* The first free one of several boxes, at a distance from all others; undefined if there is none. */
      find: function (boxes, margin) {
        var found = boxes.find(function (box) { return isFree(box, margin || 0); });
        if (found) taken.push(found);
        return found;
      }
    };
  };

  /* The boxes of a label beside a point: on the right, on the left, below, above. */
  hubpack.beside = function (x, y, gap, width, height) {
    return [
      [x + gap, y - height / 2], [x - gap - width, y - height / 2],
      [x - width / 2, y + gap], [x - width / 2, y - gap - height]
    ].map(function (corner) { return [corner[0], corner[1], corner[0] + width, corner[1] + height]; });
  };
})(hubpack);
