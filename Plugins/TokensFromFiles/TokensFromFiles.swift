import Foundation
import PackagePlugin

/// Generates the tokens of a target's token files and resolvers in each build.
///
/// Uses files that end in `.tokens`, `.tokens.json` or `.resolver.json`, except those that a resolver
/// refers to and those in the folder of a resolver. A file `tokens.lenient` in the target enables
/// lenient reading. The tool is there only if the application enables the trait `TokensFromFiles`.
@main
struct TokensFromFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    guard let tool = try? context.tool(named: "TokenTool") else {
      Diagnostics.error(
        "The plugin TokensFromFiles needs a trait: add `traits: [\"TokensFromFiles\"]` to the "
          + "dependency on ProtocolStyle in Package.swift.")
      return []
    }
    let files = target.sourceFiles.map(\.url)
    let resolvers = files.filter { $0.lastPathComponent.hasSuffix(".resolver.json") }
    let sources = Dictionary(uniqueKeysWithValues: resolvers.map { ($0, Self.sources(of: $0)) })
    let folders = Set(resolvers.map { $0.deletingLastPathComponent().path })
    let referenced = Set(sources.values.joined().map(\.standardizedFileURL.path))
    let tokens = files.filter { file in
      let name = file.lastPathComponent
      return (name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json"))
        && !folders.contains(file.deletingLastPathComponent().path)
        && !referenced.contains(file.standardizedFileURL.path)
    }
    let lenient = files.filter { $0.lastPathComponent == "tokens.lenient" }
    let names = OutputNames(of: resolvers + tokens, in: target.directoryURL)
    return names.outputs.map { output in
      let url = context.pluginWorkDirectoryURL.appending(path: output.name + "Tokens.swift")
      return .buildCommand(
        displayName: "Generating \(url.lastPathComponent)", executable: tool.url,
        arguments: ["generate-tokens", output.input.path, "--output-file", url.path, "--quiet"]
          + (lenient.isEmpty ? [] : ["--lenient"]),
        inputFiles: [output.input] + (sources[output.input] ?? []) + lenient, outputFiles: [url])
    }
  }

  /// The files that a resolver refers to; a change of any of them generates its code again.
  ///
  /// Each `$ref` in the text counts that isn't a pointer into the resolver itself. The generator
  /// reports what's wrong with them.
  private static func sources(of resolver: URL) -> [URL] {
    guard let text = try? String(contentsOf: resolver, encoding: .utf8) else { return [] }
    let paths = text.matches(of: /\$ref["']?\s*:\s*["']([^"'#]+)/).map { String($0.1) }
    return Set(paths).sorted().map { path in
      resolver.deletingLastPathComponent().appending(path: path.removingPercentEncoding ?? path)
        .standardizedFileURL
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

// MARK: - OutputNames

/// The names of generated files: the words of a file's name up to its first period.
///
/// Where these are equal, the words of the folders in the target are put in front of them, and then
/// a number behind those that are still equal.
struct OutputNames {
  private(set) var outputs: [(input: URL, name: String)] = []

  init(of inputs: [URL], in folder: URL) {
    let stems = inputs.map { Self.words(of: $0.lastPathComponent.prefix { $0 != "." }) }
    let counts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
    var known: Set<String> = []
    for (input, stem) in zip(inputs, stems).sorted(by: { $0.0.path < $1.0.path }) {
      let isUnique = counts[stem] == 1
      let plain = isUnique ? stem : Self.folders(of: input, in: folder) + stem
      var name = plain
      var number = 2
      while !known.insert(name.lowercased()).inserted {
        name = plain + "\(number)"
        number += 1
      }
      outputs.append((input, name))
    }
  }

  private static func folders(of input: URL, in folder: URL) -> String {
    let path = input.deletingLastPathComponent().path
    return words(of: path.hasPrefix(folder.path) ? path.dropFirst(folder.path.count) : path[...])
  }

  private static func words(of text: Substring) -> String {
    text.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
