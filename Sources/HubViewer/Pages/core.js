/* The viewer's single namespace: pieces of data, text and elements.
   The scripts are plain, because neither modules nor fetch work from file://. A bundle has those of
   index.html as one, in their order (ViewerFiles). Texts become text nodes, never HTML. */
"use strict";

var hubpack = {};

(function (hubpack) {
  /* The value of a table for an untrusted name; plain access would also find "constructor". */
  hubpack.own = function (table, name) {
    return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
  };

  // ---- Pieces of data ----

  var kept = new Map(); // name → promise, least recently used first
  var arriving = new Map(); // name → function that receives the value
  var mostKept = 48;

  /* Called by each file in viewer/data. */
  hubpack.piece = function (name, value) {
    if (arriving.has(name)) arriving.get(name)(value);
  };

  /* A promise of a piece: "people-3". Only the most recently used pieces are kept. */
  hubpack.load = function (name) {
    var promise = kept.get(name) || request(name);
    kept.delete(name);
    kept.set(name, promise);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
    return promise;
  };

  /* The same, without the cache. */
  hubpack.loadAnew = function (name) {
    kept.delete(name);
    return hubpack.load(name);
  };

  /* The same, for a piece whose reader keeps what it has made of it. */
  hubpack.loadOnce = function (name) {
    return hubpack.load(name).then(function (value) {
      kept.delete(name);
      return value;
    });
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

  /* The folded form of a text, for searching (Docs/Format.md, "Folding"). */
  hubpack.fold = function (text) {
    if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
    return Array.from(
      text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\p{M}/gu, ""),
      function (letter) { return hubpack.own(letters, letter) || letter; }).join("");
  };

  /* The form of a name in a URL: "jan-jansen". */
  hubpack.slug = function (text) {
    return hubpack.fold(text).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "-";
  };

  /* The URL of a page of the viewer: "#/people/jan-jansen". */
  hubpack.address = function () {
    return "#/" + Array.from(arguments, function (part) {
      return encodeURIComponent(part);
    }).join("/");
  };

  /* A web URL, or null: a hub may publish anything, even "javascript:". */
  hubpack.webAddress = function (text) {
    try {
      var url = new URL(text);
      return url.protocol === "https:" || url.protocol === "http:" ? url : null;
    } catch (error) {
      return null;
    }
  };

  // ---- Elements ----

  /* An element with attributes and children; texts become text nodes. Attributes that are null or
     false are omitted; a function becomes a listener. */
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

  /* A text of the hub, isolated so that right-to-left text does not reverse its neighbours. */
  hubpack.text = function (text, language) {
    return hubpack.element("bdi", { lang: language }, text);
  };
})(hubpack);
