internal import CommandSupport
internal import Foundation
internal import ProtocolStyle
internal import StyleFiles

/// `swift package generate-tokens`, and each build with the build plugin: generates Swift from token files.
struct GenerateCommand: TokenCommand {
  static let syntax = CommandSyntax(
    "generate-tokens", operands: "FILE…",
    TokenSources.options + [
      .value("output", "FOLDER"), .value("output-file", "FILE"), .value("name", "NAME"),
      .value("mode", "MODE=FILE", isRepeatable: true), .value("access", "public|package|internal"),
      .flag("check"), .flag("quiet"),
    ])

  static let usage = """
    usage: swift package generate-tokens FILE… [--output FOLDER] [--name NAME]
                                         [--access public|package|internal] [--base FILE]…
                                         [--lenient] [--check]
           swift package generate-tokens --mode MODE=FILE… --name NAME …

      FILE      a token file or a resolver; the code is FILE's name with "Tokens.swift" behind it
      --output  the folder of the code; that of each file by default
      --name    the name of the pack, with which those of themes begin; by default, it's that of
                FILE, and `StylePack.fileTokens` in code
      --mode    a file for each mode, such as Light and Dark, as one file with these contexts
      --access  the access of the declarations; public by default
      --base    a token file that references may be to; its tokens are generated, too
      --lenient reads older forms of token files, and leaves out what it can't read
      --check   writes nothing, and fails where files and code differ
    """

  /// The number of findings that are printed for a file.
  private static let maximumFindings = 100

  private let sources: TokenSources
  private let modes: [(name: String, file: URL)]
  private let folder: URL?
  private let file: URL?
  private let name: String?
  private let access: TokenGenerator.Access
  private let isCheck: Bool
  private let isQuiet: Bool

  init(_ options: CommandOptions) throws(CommandMisuse) {
    modes = try options.pairs(of: "mode", "a name and a file, such as Dark=dark.json")
      .map { ($0, URL(filePath: $1)) }
    sources = try TokenSources(options, of: Self.syntax, isRequired: modes.isEmpty)
    name = options.value(of: "name")
    guard modes.isEmpty || (sources.paths.isEmpty && name != nil) else {
      throw CommandMisuse("--mode needs --name, and no other file.")
    }
    folder = options.value(of: "output").map { URL(filePath: $0) }
    file = options.value(of: "output-file").map { URL(filePath: $0) }
    access = try options.choice(of: "access") ?? .public
    (isCheck, isQuiet) = (options.has("check"), options.has("quiet"))
  }

  /// Reads all files, and then generates the code of each, so that none is written if one is rejected.
  func run() throws -> CommandOutcome {
    var (lines, outcome) = ([String](), CommandOutcome(""))
    for (file, input, title) in try inputs {
      try generate(file, of: input, title, &lines, &outcome)
    }
    if !outcome.isSuccess {
      outcome.notes.append(
        "error: Generated code is out of date: run `swift package generate-tokens` without --check."
      )
    }
    outcome.output = lines.joined(separator: "\n")
    return outcome
  }

  /// The files, or those of the modes as one, with the subject of the code's header.
  private var inputs: [(file: TokenFile, input: URL, title: String)] {
    get throws {
      if let first = modes.first {
        let file = try TokenFile(
          modes: modes, named: name ?? "", mode: sources.mode, bases: sources.bases)
        return [
          (file, first.file, modes.map(\.file.lastPathComponent).joined(separator: ", "))
        ]
      }
      return try sources.paths.map { path in
        let input = URL(filePath: path)
        return (try sources.read(path), input, input.lastPathComponent)
      }
    }
  }

  /// Generates the code of a file, or compares it with the existing code.
  private func generate(
    _ file: TokenFile, of input: URL, _ title: String, _ lines: inout [String],
    _ outcome: inout CommandOutcome
  ) throws {
    let output = output(for: input)
    let generator = TokenGenerator(
      file, source: title, name: name, output: output.deletingPathExtension().lastPathComponent,
      access: access)
    let findings = file.findings + generator.findings
    outcome.notes += findings.prefix(Self.maximumFindings).map {
      "warning: \($0.summary) \($0.explanation) \($0.remedy)"
    }
    if findings.count > Self.maximumFindings {
      outcome.notes.append(
        "warning: \(input.path) has \(findings.count - Self.maximumFindings) more findings.")
    }
    let text = generator.text()
    let current = try? String(contentsOf: output, encoding: .utf8)
    if isCheck {
      if current == text { return }
      outcome.notes.append("warning: \(output.relativePath) differs from \(input.path).")
      outcome.isSuccess = false
      return
    }
    if current != text {
      try FileManager.default.createDirectory(
        at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: output, atomically: true, encoding: .utf8)
    }
    if !isQuiet { lines.append("\(output.relativePath): \(file.modifiers.count) modifiers") }
  }

  /// The generated file: `BrandTokens.swift` for `brand.resolver.json`, and for modes of that name.
  private func output(for input: URL) -> URL {
    if let file { return file }
    let folder = folder ?? input.deletingLastPathComponent()
    let title = modes.isEmpty ? input.lastPathComponent : name ?? ""
    let words = (title.split(separator: ".").first ?? title[...])
      .split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return folder.appending(path: words.joined() + "Tokens.swift")
  }
}
