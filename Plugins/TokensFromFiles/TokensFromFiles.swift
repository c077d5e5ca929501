import Foundation
import PackagePlugin

/// Generates the tokens of a target's token files and resolvers in each build.
///
/// Uses files that end in `.tokens`, `.tokens.json` or `.resolver.json`; in a folder with a
/// resolver, only that. A file `tokens.lenient` in the target enables lenient reading.
@main
struct TokensFromFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "TokenTool")
    let files = target.sourceFiles.map(\.url)
    let resolvers = files.filter { $0.lastPathComponent.hasSuffix(".resolver.json") }
    let tokens = files.filter {
      $0.lastPathComponent.hasSuffix(".tokens") || $0.lastPathComponent.hasSuffix(".tokens.json")
    }
    let isLenient = files.contains { $0.lastPathComponent == "tokens.lenient" }
    return (resolvers.isEmpty ? tokens : resolvers).map { input in
      let stem = input.lastPathComponent.split(separator: ".").first ?? "Design"
      let name = stem.split { !$0.isLetter && !$0.isNumber }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let output = context.pluginWorkDirectoryURL.appending(path: name + "Tokens.swift")
      return .buildCommand(
        displayName: "Generating \(output.lastPathComponent)", executable: tool.url,
        arguments: [input.path, "--output-file", output.path, "--quiet"]
          + (isLenient ? ["--lenient"] : []),
        inputFiles: [input] + tokens, outputFiles: [output])
    }
  }
}
