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
    let (place, options) = try CommandOptions.parse(arguments, among: commands.map { $0.syntax })
    let command = commands[place]
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

  /// Takes the files from the arguments of a command.
  ///
  /// - Parameters:
  ///   - options: The arguments.
  ///   - syntax: The syntax of the command.
  ///   - isRequired: Whether there must be a file; true by default.
  /// - Throws: `CommandMisuse` if there is none.
  init(
    _ options: CommandOptions, of syntax: CommandSyntax, isRequired: Bool = true
  ) throws(CommandMisuse) {
    if isRequired, options.operands.isEmpty {
      throw CommandMisuse("No file is given. See swift package \(syntax.name) --help.")
    }
    paths = options.operands
    bases = options.values(of: "base").joined().map { URL(filePath: $0) }
    mode = options.has("lenient") ? .lenient : .strict
  }

  /// The options that a command with token files has.
  static let options: [CommandSyntax.Option] = [
    .value("base", "FILE", isRepeatable: true), .flag("lenient"),
  ]

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
