/* The viewer's one namespace: pieces of data, text, and elements.
   The scripts are plain, in the order of index.html, so that they work from file:// as well, where
   neither modules nor fetch do. Texts become text nodes, never HTML. */
"use strict";

var hubpack = {};

(function (hubpack) {
  /* What a table holds under a name that comes from elsewhere. Every object has a "constructor" besides. */
  hubpack.own = function (table, name) {
    return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
  };

  // ---- Pieces of data ----

  var kept = new Map(); // name → promise, the longest unused first
  var arriving = new Map(); // name → what takes the value
  var mostKept = 48;

  /* Called by each file in viewer/data. */
  hubpack.piece = function (name, value) {
    if (arriving.has(name)) arriving.get(name)(value);
  };

  /* A promise of a piece: "people-3". Pieces that have not been used for long are forgotten. */
  hubpack.load = function (name) {
    var promise = kept.get(name) || request(name);
    kept.delete(name);
    kept.set(name, promise);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
    return promise;
  };

  /* The same, whatever came before. */
  hubpack.loadAnew = function (name) {
    kept.delete(name);
    return hubpack.load(name);
  };

  function request(name) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement("script");
      function fail() {
        kept.delete(name);
        reject(new Error("viewer/data/" + name + ".js"));
      }
      function finish() {
        script.remove();
        if (arriving.delete(name)) fail();
      }
      arriving.set(name, function (value) {
        arriving.delete(name);
        resolve(value);
      });
      script.onload = finish;
      script.onerror = finish;
      script.src = "viewer/data/" + name + ".js";
      document.head.append(script);
    });
  }

  // ---- Text ----

  var letters = {
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae", "œ": "oe",
    "þ": "th", "ð": "d", "ı": "i", "ĸ": "k", "ς": "σ", "ʼ": "'", "’": "'", "‘": "'"
  };

  /* The form that searching uses (Docs/Format.md, "Folding"). */
  hubpack.fold = function (text) {
    if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
    return Array.from(
      text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\p{M}/gu, ""),
      function (letter) { return hubpack.own(letters, letter) || letter; }).join("");
  };

  /* What stands for a name in an address. */
  hubpack.slug = function (text) {
    return hubpack.fold(text).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "-";
  };

  /* The address of a place of the viewer. */
  hubpack.address = function () {
    return "#/" + Array.from(arguments, function (part) {
      return encodeURIComponent(part);
    }).join("/");
  };

  /* An address on the web, or null: a hub may publish anything, "javascript:" included. */
  hubpack.webAddress = function (text) {
    try {
      var url = new URL(text);
      return url.protocol === "https:" || url.protocol === "http:" ? url : null;
    } catch (error) {
      return null;
    }
  };

  // ---- Elements ----

  /* An element with attributes and children; texts among the children become text nodes. Attributes
     that are null or false are left out; a function is a listener. */
  hubpack.element = function (name, attributes) {
    return fill(document.createElement(name), attributes, Array.prototype.slice.call(arguments, 2));
  };

  /* The same in SVG. */
  hubpack.drawing = function (name, attributes) {
    return fill(
      document.createElementNS("http://www.w3.org/2000/svg", name), attributes,
      Array.prototype.slice.call(arguments, 2));
  };

  function fill(element, attributes, children) {
    Object.keys(attributes || {}).forEach(function (name) {
      var value = attributes[name];
      if (typeof value === "function") element.addEventListener(name, value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== null && value !== undefined && value !== false) {
        element.setAttribute(name, value);
      }
    });
    element.append.apply(element, children.flat(Infinity).filter(function (child) {
      return child !== null && child !== undefined && child !== false;
    }));
    return element;
  }

  /* A text of the hub. It keeps its direction to itself. */
  hubpack.text = function (text, language) {
    return hubpack.element("bdi", { lang: language }, text);
  };
})(hubpack);
