import Foundation
import PackagePlugin

/// Embeds what lies in a target's folder and is no Swift: see Tool/main.swift.
@main
struct EmbedPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let pages = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
      .filter { $0.pathExtension != "swift" }
    let output = context.pluginWorkDirectoryURL.appending(path: "PageTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding pages", executable: try context.tool(named: "embed-pages").url,
        arguments: ([output] + pages).map { $0.path(percentEncoded: false) },
        inputFiles: pages, outputFiles: [output])
    ]
  }
}
