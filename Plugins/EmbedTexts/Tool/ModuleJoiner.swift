import Foundation

/// Joins JavaScript modules into plain scripts, because browsers load no modules from `file://`.
///
/// A script is made for the module that a page begins with (`<script type="module" src="…">`), and
/// for each module that others ask for with `import()`. It holds that module and all those that it
/// imports by a statement, each after those that it needs itself; what the first script has is not
/// in the others. A module becomes a function whose result is its exports, as a property of
/// `hubpack`, and an import becomes a `const` with the same names. Lines of comments and indentation
/// are left out.
///
/// The modules may use these forms only, each at the beginning of a line:
/// `import { a, b } from "./other.js";`, `import "./other.js";`, `export function`,
/// `export async function` and `export const`. A text of several lines loses its indentation, too,
/// and nothing but a line feed may follow the end of a comment `/* … */` that begins a line.
struct ModuleJoiner {
  private struct Module {
    var imports: [(name: String, values: [String])]
    var exports: [String]
    var code: String
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private let modules: [String: Module]
  private let entry: String

  /// - Parameters:
  ///   - sources: The modules by file name.
  ///   - entry: The file name of the module that the page begins with.
  init(_ sources: [String: String], entry: String) {
    self.entry = entry
    modules = sources.mapValues { source in
      let imports = source.matches(of: /(?m)^import (?:\{([^}]*)\} from )?"\.\/([\w-]+\.js)";\n/)
      let exports = source.matches(of: /(?m)^export (?:async )?(?:function|const) (\w+)/)
      return Module(
        imports: imports.map { match in
          let values = (match.1 ?? "").split(separator: ",")
          return (
            String(match.2), values.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
          )
        }, exports: exports.map { String($0.1) },
        code: source.replacing(/(?m)^import (?:\{[^}]*\} from )?"[^"]*";\n/, with: "")
          .replacing(#/(?m)^export /#, with: "")
          .replacing(#/\bimport\(/#, with: "hubpack.script(")
          .replacing(#/(?m)^ *//.*\n/#, with: "").withoutComments)
    }
    let asked = sources.values.flatMap { source in
      source.matches(of: #/\bimport\(["`]\./([\w-]+)(?:\$\{\w+\})?\.js["`]\)/#).map { String($0.1) }
    }
    dynamic = Set(
      sources.keys.filter { name in
        asked.contains { name == $0 + ".js" || $0.hasSuffix("-") && name.hasPrefix($0) }
      })
  }

  /// The modules that others ask for when they need them.
  private let dynamic: Set<String>

  /// The scripts by file name.
  ///
  /// - Throws: ``Fault`` if a module imports what is not there, or itself by way of others, or if
  ///   nothing imports a module.
  func scripts() throws -> [String: String] {
    let first = try needed(by: entry, without: [])
    var scripts = [entry: Self.loader + first.map(script).joined()]
    for name in dynamic {
      scripts[name] =
        try "\"use strict\";\n" + needed(by: name, without: first).map(script).joined()
    }
    let used = Set(first).union(try dynamic.flatMap { try needed(by: $0, without: []) })
    if let unused = modules.keys.first(where: { !used.contains($0) }) {
      throw Fault(description: "\(unused): no module imports it")
    }
    return scripts
  }

  /// A module and those that it imports, each after those that it needs itself.
  private func needed(by name: String, without others: [String]) throws -> [String] {
    var found: [String] = []
    var open: [String] = []
    func visit(_ name: String) throws {
      if found.contains(name) || others.contains(name) { return }
      guard let module = modules[name] else { throw Fault(description: "no module \(name)") }
      if open.contains(name) {
        throw Fault(
          description: "modules import each other: \((open + [name]).joined(separator: ", "))")
      }
      open.append(name)
      for one in module.imports {
        if dynamic.contains(one.name) {
          throw Fault(
            description: "\(name) imports \(one.name), which another asks for with import()")
        }
        try visit(one.name)
        let missing = one.values.filter { !(modules[one.name]?.exports.contains($0) ?? false) }
        if let value = missing.first {
          throw Fault(description: "\(name) imports \(value), which \(one.name) does not export")
        }
      }
      open.removeLast()
      found.append(name)
    }
    try visit(name)
    return found
  }

  private func script(_ name: String) -> String {
    guard let module = modules[name] else { return "" }
    func property(_ file: String) -> String { "hubpack[\"\(file.dropLast(".js".count))\"]" }
    let imports = module.imports.filter { !$0.values.isEmpty }.map {
      "const { \($0.values.joined(separator: ", ")) } = \(property($0.name));\n"
    }
    return """
      \(property(name)) = (() => {
      \(imports.joined())\(module.code)return { \(module.exports.joined(separator: ", ")) };
      })();

      """
  }

  /// What stands before the first module: `hubpack.script("./other.js")` is a promise of the exports
  /// of a module in another script. If the script does not load, the next call tries again.
  private static let loader = """
    "use strict";
    var hubpack = { script: (path) => {
      const name = path.slice(2, -3);
      return hubpack["loading " + name] ??= new Promise((resolve, reject) => {
        const script = document.createElement("script");
        const finish = () => {
          delete hubpack["loading " + name];
          script.remove();
          if (hubpack[name]) resolve(hubpack[name]);
          else reject(new Error("viewer/" + name + ".js"));
        };
        if (hubpack[name]) return finish();
        script.onload = script.onerror = finish;
        script.src = "viewer/" + name + ".js";
        document.head.append(script);
      });
    } };

    """
}

extension String {
  /// The text without the comments of whole lines, `/* … */`, and without indentation.
  var withoutComments: String {
    replacing(#/(?ms)^ */\*.*?\*/\n/#, with: "").replacing(#/(?m)^ +/#, with: "")
  }
}
