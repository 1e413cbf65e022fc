import Foundation
import PackagePlugin

/// A plugin that embeds all files in a target's folder except Swift files; see Tool/main.swift.
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
