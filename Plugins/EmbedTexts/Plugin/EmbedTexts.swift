import Foundation
import PackagePlugin

/// A plugin that embeds all files in a target's folder except Swift files; see Tool/main.swift.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let texts = (target.sourceModule?.sourceFiles.map(\.url) ?? [])
      .filter { $0.pathExtension != "swift" }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding texts", executable: try context.tool(named: "embed-texts").url,
        arguments: ([output] + texts).map { $0.path(percentEncoded: false) },
        inputFiles: texts, outputFiles: [output])
    ]
  }
}
