internal import Foundation
internal import ProtocolStyle
internal import StyleFiles

/// The program behind `swift package check-tokens` and `swift package export-tokens`.
///
/// It's separate from the generator, because builds with the build plugin compile that one.
@main
enum TokenCommands {
  static func main() {
    do {
      let command = try TokenCommand(CommandLine.arguments.dropFirst())
      let result = try command.run()
      write(result.output, to: .standardOutput)
      write(result.notes, to: .standardError)
      exit(result.isSuccess ? 0 : 1)
    } catch {
      write(["error: \(error)"], to: .standardError)
      exit(2)
    }
  }

  private static func write(_ lines: [String], to handle: FileHandle) {
    handle.write(Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}

// MARK: - TokenCommand

/// A parsed command line.
enum TokenCommand: Equatable {
  /// Print the usage of a command.
  case help(String)

  /// Print what's wrong in files.
  case check([String], TokenFile.Mode, bases: [String])

  /// Write files for other platforms.
  case export(Export)

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

  /// An invalid argument.
  struct Misuse: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The outcome of a command.
  struct Result: Equatable {
    /// The lines for the standard output.
    var output: [String] = []

    /// The lines for the standard error.
    var notes: [String] = []
    var isSuccess = true
  }

  /// Parses arguments.
  ///
  /// - Parameter arguments: The command, `check` or `export`, and its arguments.
  /// - Throws: ``Misuse`` for an invalid argument.
  init(_ arguments: some Sequence<String>) throws(Misuse) {
    var rest = Array(arguments)[...]
    switch rest.popFirst() {
    case "check": self = try Self.checking(&rest)
    case "export": self = try Self.exporting(&rest)
    default: throw Misuse(description: "The first argument is check or export.")
    }
  }

  private static func checking(_ rest: inout ArraySlice<String>) throws(Misuse) -> TokenCommand {
    var files: [String] = []
    var bases: [String] = []
    var mode = TokenFile.Mode.strict
    while let argument = rest.popFirst() {
      switch argument {
      case "--lenient": mode = .lenient
      case "--base": bases.append(try value(of: argument, in: &rest, checkUsage))
      case "--help", "-h": return .help(checkUsage)
      case _ where argument.hasPrefix("-"):
        throw Misuse(description: "\(argument) is no option.\n\(checkUsage)")
      default: files.append(argument)
      }
    }
    guard !files.isEmpty else { throw Misuse(description: "No file is given.\n\(checkUsage)") }
    return .check(files, mode, bases: bases)
  }

  private static func exporting(_ rest: inout ArraySlice<String>) throws(Misuse) -> TokenCommand {
    var export = Export()
    while let argument = rest.popFirst() {
      switch argument {
      case "--format": export.formats.append(try format(value(of: argument, in: &rest)))
      case "--output": export.folder = try value(of: argument, in: &rest)
      case "--choose":
        let text = try value(of: argument, in: &rest)
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw Misuse(
            description: "--choose needs a modifier and a context, MODIFIER=CONTEXT, not \(text).")
        }
        export.choices[parts[0]] = parts[1]
      case "--lenient": export.mode = .lenient
      case "--base": export.bases.append(try value(of: argument, in: &rest))
      case "--check": export.isCheck = true
      case "--help", "-h": return .help(exportUsage)
      case _ where argument.hasPrefix("-"):
        throw Misuse(description: "\(argument) is no option.\n\(exportUsage)")
      default: export.files.append(argument)
      }
    }
    guard !export.files.isEmpty else {
      throw Misuse(description: "No file is given.\n\(exportUsage)")
    }
    guard !export.formats.isEmpty else {
      throw Misuse(description: "--format is missing: it's one of \(formatNames).")
    }
    return .export(export)
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>, _ usage: String = exportUsage
  ) throws(Misuse) -> String {
    guard let value = rest.popFirst() else {
      throw Misuse(description: "\(option) needs a value.\n\(usage)")
    }
    return value
  }

  private static func format(_ name: String) throws(Misuse) -> PlatformExport.Format {
    guard let format = PlatformExport.Format(rawValue: name) else {
      throw Misuse(description: "--format is one of \(formatNames), not \(name).")
    }
    return format
  }

  private static let formatNames = PlatformExport.Format.allCases.map(\.rawValue)
    .joined(separator: ", ")

  static let checkUsage = """
    usage: swift package check-tokens FILE… [--base FILE]… [--lenient]

      FILE       a token file or a resolver
      --base     a token file that references may be to
      --lenient  accepts older forms, with a warning for each; only what rejects a file is an error

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
  /// - Returns: The lines to print, and whether it succeeded.
  /// - Throws: An error of the file system, or `StyleFileError` for a choice that doesn't exist.
  func run() throws -> Result {
    switch self {
    case .help(let usage): return Result(output: [usage])
    case .check(let files, let mode, let bases):
      let bases = bases.map { URL(filePath: $0) }
      let diagnostics = files.flatMap { TokenFile.diagnostics(in: $0, mode: mode, bases: bases) }
      let errors = diagnostics.count { $0.severity == .error }
      let files = files.count == 1 ? "1 file" : "\(files.count) files"
      return Result(
        output: diagnostics.map(\.description),
        notes: ["\(files), \(errors) errors, \(diagnostics.count - errors) warnings"],
        isSuccess: errors == 0)
    case .export(let export):
      return try export.files.reduce(into: Result()) { try export.run($1, &$0) }
    }
  }
}

extension TokenCommand.Export {
  /// Exports one file.
  fileprivate func run(_ path: String, _ result: inout TokenCommand.Result) throws {
    let input = URL(filePath: path)
    let file: TokenFile
    let bases = bases.map { URL(filePath: $0) }
    do {
      // The files of a command line may refer to any others.
      file = try TokenFile(contentsOf: input, mode: mode, root: URL(filePath: "/"), bases: bases)
    } catch {
      result.output += TokenFile.diagnostics(in: path, mode: mode, bases: bases)
        .map(\.description)
      result.isSuccess = false
      return
    }
    let folder = folder.map { URL(filePath: $0) } ?? input.deletingLastPathComponent()
    for format in formats {
      let export = try PlatformExport(of: file, as: format, choosing: choices)
      if isCheck {
        for file in export.files where !export.isWritten(file, in: folder) {
          result.output.append("\(folder.appending(path: file.path).path) differs from \(path).")
          result.isSuccess = false
        }
      } else {
        try export.write(to: folder)
        result.output += export.files.map { folder.appending(path: $0.path).path }
      }
      for finding in export.findings {
        result.notes.append("warning: \(finding.summary) \(finding.remedy)")
      }
      let omitted = export.omittedNames
      if !omitted.isEmpty {
        let others = omitted.count > 5 ? " and \(omitted.count - 5) others" : ""
        result.notes.append(
          "note: \(format.rawValue) has no form for \(omitted.prefix(5).joined(separator: ", "))"
            + "\(others).")
      }
    }
  }
}
