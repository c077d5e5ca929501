internal import CommandSupport
internal import Foundation
internal import ProtocolStyle
internal import StyleFiles

/// `swift package export-tokens`: writes token files for other platforms.
struct ExportCommand: TokenCommand {
  static let syntax = CommandSyntax(
    "export-tokens", operands: "FILE…",
    TokenSources.options + [
      .value("format", formatNames, isRepeatable: true), .value("output", "FOLDER"),
      .value("choose", "MODIFIER=CONTEXT", isRepeatable: true), .flag("check"),
    ])

  private static let formatNames = PlatformExport.Format.allCases.map(\.rawValue)
    .joined(separator: ", ")

  static let usage = """
    usage: swift package --allow-writing-to-package-directory export-tokens FILE…
             --format css|tailwind|android|asset-catalog [--output FOLDER]
             [--choose MODIFIER=CONTEXT]… [--base FILE]… [--lenient] [--check]

      FILE       a token file or a resolver
      --format   the form of the result; may be repeated
      --output   the folder of the result; that of each file by default
      --choose   the context of a modifier that isn't a color scheme or a contrast
      --base     a token file that references may be to; its tokens are exported, too
      --lenient  reads older forms of token files, and leaves out what it can't read
      --check    writes nothing, and fails where the files differ from an export
    """

  private let sources: TokenSources
  private let formats: [PlatformExport.Format]
  private let folder: URL?

  /// The contexts of modifiers.
  let choices: [String: String]
  private let isCheck: Bool

  init(_ options: CommandOptions) throws(CommandMisuse) {
    sources = try TokenSources(options, of: Self.syntax)
    formats = try options.choices(of: "format")
    folder = options.value(of: "output").map { URL(filePath: $0) }
    choices = Dictionary(
      try options.pairs(of: "choose", "a modifier and a context, MODIFIER=CONTEXT"),
      uniquingKeysWith: { $1 })
    isCheck = options.has("check")
    guard !formats.isEmpty else {
      throw CommandMisuse("--format is missing: it's one of \(Self.formatNames).")
    }
  }

  func run() throws -> CommandOutcome {
    var (lines, outcome) = ([String](), CommandOutcome(""))
    for path in sources.paths { try export(path, &lines, &outcome) }
    outcome.output = lines.joined(separator: "\n")
    return outcome
  }

  /// Exports one file, and adds the lines of the output.
  private func export(
    _ path: String, _ lines: inout [String], _ outcome: inout CommandOutcome
  ) throws {
    guard let file = try? sources.read(path) else {
      lines += sources.diagnostics(in: path).map(\.description)
      outcome.isSuccess = false
      return
    }
    let folder = folder ?? URL(filePath: path).deletingLastPathComponent()
    for format in formats {
      let export = try PlatformExport(of: file, as: format, choosing: choices)
      if isCheck {
        for file in export.files where !export.isWritten(file, in: folder) {
          lines.append("\(folder.appending(path: file.path).path) differs from \(path).")
          outcome.isSuccess = false
        }
      } else {
        try export.write(to: folder)
        lines += export.files.map { folder.appending(path: $0.path).path }
      }
      for finding in export.findings {
        outcome.notes.append("warning: \(finding.summary) \(finding.remedy)")
      }
      let omitted = export.omittedNames
      if !omitted.isEmpty {
        let others = omitted.count > 5 ? " and \(omitted.count - 5) others" : ""
        outcome.notes.append(
          "note: \(format.rawValue) has no form for \(omitted.prefix(5).joined(separator: ", "))"
            + "\(others).")
      }
    }
  }
}
