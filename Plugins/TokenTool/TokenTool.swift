internal import CommandSupport
internal import Foundation
internal import StyleFiles

/// The program behind `swift package generate-tokens`, `check-tokens` and `export-tokens`, and behind the
/// build plugin.
@main
enum TokenTool {
  static func main() {
    exit(CommandOutcome.print { try run(CommandLine.arguments.dropFirst()) })
  }

  /// Runs a command.
  ///
  /// - Parameter arguments: The command, such as `check-tokens`, and its arguments.
  /// - Returns: What to print, and whether it succeeded.
  /// - Throws: `CommandMisuse` for an invalid argument, an error of the file system, or `StyleFileError`
  ///   for rules that can't be read and for a choice that doesn't exist.
  static func run(_ arguments: some Collection<String>) throws -> CommandOutcome {
    let commands: [any TokenCommand.Type] = [
      GenerateCommand.self, CheckCommand.self, ExportCommand.self,
    ]
    guard let command = commands.first(where: { $0.syntax.name == arguments.first }) else {
      let names = commands.map { $0.syntax.name }.joined(separator: ", ")
      throw CommandMisuse("The first argument is one of \(names).")
    }
    let options = try CommandOptions(arguments.dropFirst(), of: command.syntax)
    return options.isHelp ? CommandOutcome(command.usage) : try command.init(options).run()
  }
}

/// A command on token files.
protocol TokenCommand {
  /// The options and operands that it accepts.
  static var syntax: CommandSyntax { get }

  /// What `--help` prints.
  static var usage: String { get }

  /// Creates the command.
  ///
  /// - Parameter options: Its arguments, which its syntax accepts.
  /// - Throws: `CommandMisuse` for a value that it doesn't accept.
  init(_ options: CommandOptions) throws(CommandMisuse)

  func run() throws -> CommandOutcome
}

/// The token files of a command, and how they are read.
struct TokenSources {
  let paths: [String]
  let bases: [URL]
  let mode: TokenFile.Mode

  init(_ options: CommandOptions) {
    paths = options.operands
    bases = options.values(of: "base").joined().map { URL(filePath: $0) }
    mode = options.has("lenient") ? .lenient : .strict
  }

  /// The options that a command with token files has.
  static let options: [CommandSyntax.Option] = [
    .value("base", "FILE", isRepeatable: true), .flag("lenient"),
  ]

  /// The files, of which there is at least one.
  func required(by syntax: CommandSyntax) throws(CommandMisuse) -> TokenSources {
    if !paths.isEmpty { return self }
    throw CommandMisuse("No file is given. See swift package \(syntax.name) --help.")
  }

  /// Reads one of the files, which may refer to any others.
  func read(_ path: String) throws(StyleFileError) -> TokenFile {
    try TokenFile(
      contentsOf: URL(filePath: path), mode: mode, root: URL(filePath: "/"), bases: bases)
  }

  /// What's wrong in one of the files.
  func diagnostics(in path: String, _ rules: TokenRules? = nil) -> [FileDiagnostic] {
    TokenFile.diagnostics(in: path, mode: mode, bases: bases, rules: rules)
  }
}

extension CommandOptions {
  /// The values of an option in two parts, as `Dark=dark.json`.
  ///
  /// - Parameters:
  ///   - name: The option.
  ///   - form: What it needs: `a modifier and a context, MODIFIER=CONTEXT`.
  /// - Returns: The parts of each value; empty if the option wasn't given.
  /// - Throws: `CommandMisuse` for a value in one part.
  func pairs(of name: String, _ form: String) throws(CommandMisuse) -> [(String, String)] {
    var pairs: [(String, String)] = []
    for text in values(of: name).joined() {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandMisuse("--\(name) needs \(form), not '\(text)'.")
      }
      pairs.append((parts[0], parts[1]))
    }
    return pairs
  }
}
