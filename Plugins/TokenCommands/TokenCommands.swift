internal import CommandSupport
internal import Foundation
internal import ProtocolStyle
internal import StyleFiles

/// The program behind `swift package check-tokens` and `swift package export-tokens`.
///
/// It's separate from the generator, because builds with the build plugin compile that one.
@main
enum TokenCommands {
  static func main() {
    exit(CommandOutcome.print { try TokenCommand(CommandLine.arguments.dropFirst()).run() })
  }
}

// MARK: - TokenCommand

/// A parsed command line.
enum TokenCommand: Equatable {
  /// Print the usage of a command.
  case help(String)

  /// Print what's wrong in files.
  case check(Check)

  /// Write files for other platforms.
  case export(Export)

  /// The options of a check.
  struct Check: Equatable {
    var files: [String] = []
    var mode = TokenFile.Mode.strict
    var bases: [String] = []

    /// The file with the rules of the design system; nil for none.
    var rules: String?

    /// Whether each finding is printed, in place of the first one with its cause in a file.
    var printsAll = false
    var isJSON = false
  }

  /// The options of an export.
  struct Export: Equatable {
    var files: [String] = []
    var formats: [PlatformExport.Format] = []
    var folder: String?
    var choices: [String: String] = [:]
    var mode = TokenFile.Mode.strict
    var bases: [String] = []
    var isCheck = false
  }

  /// Parses arguments.
  ///
  /// - Parameter arguments: The command, `check` or `export`, and its arguments.
  /// - Throws: `CommandMisuse` for an invalid argument.
  init(_ arguments: some Sequence<String>) throws(CommandMisuse) {
    var rest = Array(arguments)[...]
    switch rest.popFirst() {
    case "check": self = try Self.checking(rest)
    case "export": self = try Self.exporting(rest)
    default: throw CommandMisuse("The first argument is check or export.")
    }
  }

  private static let checkSyntax = CommandSyntax(
    "check-tokens", operands: "FILE…",
    [
      .value("base", "FILE", isRepeatable: true), .flag("lenient"), .value("rules", "FILE"),
      .flag("all"), .flag("json"),
    ])

  private static func checking(_ arguments: some Sequence<String>) throws(CommandMisuse) -> Self {
    let options = try CommandOptions(arguments, of: checkSyntax)
    if options.isHelp { return .help(checkUsage) }
    return .check(
      Check(
        files: try files(of: options, checkSyntax), mode: mode(of: options),
        bases: bases(of: options), rules: options.value(of: "rules"), printsAll: options.has("all"),
        isJSON: options.has("json")))
  }

  private static let exportSyntax = CommandSyntax(
    "export-tokens", operands: "FILE…",
    [
      .value("format", formatNames, isRepeatable: true), .value("output", "FOLDER"),
      .value("choose", "MODIFIER=CONTEXT", isRepeatable: true),
      .value("base", "FILE", isRepeatable: true), .flag("lenient"), .flag("check"),
    ])

  private static func exporting(_ arguments: some Sequence<String>) throws(CommandMisuse) -> Self {
    let options = try CommandOptions(arguments, of: exportSyntax)
    if options.isHelp { return .help(exportUsage) }
    var export = Export(
      files: try files(of: options, exportSyntax), folder: options.value(of: "output"),
      mode: mode(of: options), bases: bases(of: options), isCheck: options.has("check"))
    for name in options.values(of: "format").joined() { export.formats.append(try format(name)) }
    for text in options.values(of: "choose").joined() {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandMisuse(
          "--choose needs a modifier and a context, MODIFIER=CONTEXT, not '\(text)'.")
      }
      export.choices[parts[0]] = parts[1]
    }
    guard !export.formats.isEmpty else {
      throw CommandMisuse("--format is missing: it's one of \(formatNames).")
    }
    return .export(export)
  }

  private static func files(
    of options: CommandOptions, _ syntax: CommandSyntax
  ) throws(CommandMisuse) -> [String] {
    if !options.operands.isEmpty { return options.operands }
    throw CommandMisuse("No file is given. See swift package \(syntax.name) --help.")
  }

  private static func mode(of options: CommandOptions) -> TokenFile.Mode {
    options.has("lenient") ? .lenient : .strict
  }

  private static func bases(of options: CommandOptions) -> [String] {
    Array(options.values(of: "base").joined())
  }

  private static func format(_ name: String) throws(CommandMisuse) -> PlatformExport.Format {
    guard let format = PlatformExport.Format(rawValue: name) else {
      throw CommandMisuse("--format is one of \(formatNames), not '\(name)'.")
    }
    return format
  }

  private static let formatNames = PlatformExport.Format.allCases.map(\.rawValue)
    .joined(separator: ", ")

  static let checkUsage = """
    usage: swift package check-tokens FILE… [--base FILE]… [--lenient] [--rules FILE]
             [--all] [--json]

      FILE       a token file or a resolver
      --base     a token file that references may be to
      --lenient  accepts older forms, with a warning for each; only what rejects a file is an error
      --rules    a JSON file with the rules of the design system for names, values, aliases, modes,
                 contrast and colors; a warning for each token that breaks one
      --all      prints each finding; by default, the first in each file with the same cause, and
                 their number
      --json     prints JSON

    The status is 1 if there are errors.
    """

  static let exportUsage = """
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
}

// MARK: - Running

extension TokenCommand {
  /// Runs the command.
  ///
  /// - Returns: The text to print, and whether it succeeded.
  /// - Throws: An error of the file system, or `StyleFileError` for rules that can't be read and for a
  ///   choice that doesn't exist.
  func run() throws -> CommandOutcome {
    switch self {
    case .help(let usage): return CommandOutcome(usage)
    case .check(let check): return try check.run()
    case .export(let export): return try export.run()
    }
  }
}

extension TokenCommand.Check {
  /// Checks all files.
  fileprivate func run() throws -> CommandOutcome {
    let bases = bases.map { URL(filePath: $0) }
    let rules = try rules.map { path throws(StyleFileError) in try TokenRules(path: path) }
    var (all, progress) = ([FileDiagnostic](), CommandProgress())
    for (place, file) in files.enumerated() {
      progress.report("Files", place + 1, of: files.count, file)
      all += TokenFile.diagnostics(in: file, mode: mode, bases: bases, rules: rules)
    }
    let shown = printsAll ? all : all.byCause
    let errors = all.count { $0.severity == .error }
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    let hint = shown.count < all.count ? "; --all prints each" : ""
    return CommandOutcome(
      isJSON
        ? try shown.prettyJSON : shown.map(\.description).joined(separator: "\n"),
      notes: [
        "\(count), \(errors) errors, \(all.count - errors) warnings\(hint)"
      ],
      isSuccess: errors == 0)
  }
}

extension TokenCommand.Export {
  /// Exports all files.
  fileprivate func run() throws -> CommandOutcome {
    var (lines, outcome) = ([String](), CommandOutcome(""))
    for file in files { try run(file, &lines, &outcome) }
    outcome.output = lines.joined(separator: "\n")
    return outcome
  }

  /// Exports one file, and adds the lines of the output.
  private func run(
    _ path: String, _ lines: inout [String], _ outcome: inout CommandOutcome
  ) throws {
    let input = URL(filePath: path)
    let file: TokenFile
    let bases = bases.map { URL(filePath: $0) }
    do {
      // The files of a command line may refer to any others.
      file = try TokenFile(contentsOf: input, mode: mode, root: URL(filePath: "/"), bases: bases)
    } catch {
      lines += TokenFile.diagnostics(in: path, mode: mode, bases: bases).map(\.description)
      outcome.isSuccess = false
      return
    }
    let folder = folder.map { URL(filePath: $0) } ?? input.deletingLastPathComponent()
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
