internal import CommandSupport
internal import Foundation

/// The program behind `swift package check-styles`.
///
/// It's a separate program because plugins can neither be tested nor share code. It reads symbol
/// graphs, writes findings to standard output and progress to standard error, and exits with status
/// 1 if a strict run has findings, or 2 if it fails.
@main
enum StyleChecker {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      let report = try report(options)
      // Not buffered, so that the notes stay between lines where both outputs are shown together.
      FileHandle.standardOutput.write(Data(try report.text(as: options.format).utf8))
      note("\(report.findings.count) findings")
      exit(options.isStrict && !report.findings.isEmpty ? 1 : 0)
    } catch {
      note("error: \(error)")
      exit(2)
    }
  }

  /// Checks the modules listed in the options.
  ///
  /// - Parameter options: The options.
  /// - Returns: The findings.
  /// - Throws: Any error from reading a symbol graph or the list of node types, or from writing the
  ///   places of getters.
  static func report(_ options: Options) throws -> Report {
    var graphs: [SymbolGraph] = []
    for module in options.modules {
      note("Reading the symbols of \(module.name)")
      graphs += try SymbolGraph.all(in: module.graphs)
    }
    let checked = options.modules.filter { $0.role != .read }
    note("Checking \(checked.map(\.name).joined(separator: ", "))")
    let program = Program(graphs)
    for module in checked where !program.refers(module.name, to: StyleProgram.library) {
      note(
        "\(module.name) has no styles in its symbol graph, which is so if all its files import "
          + "\(StyleProgram.library) by 'package import'")
    }
    let styles = StyleProgram(program)
    if let file = options.getters {
      try GetterPlaces(of: styles).write(to: file)
      note("The places of getters are in \(file.path(percentEncoded: false))")
    }
    let unshown = try options.unshown.map { try String(contentsOf: $0, encoding: .utf8) } ?? ""
    let check = StyleCheck(
      program: styles, checked: Set(checked.map(\.name)),
      exported: Set(checked.filter { $0.role == .exported }.map(\.name)),
      unshown: Set(unshown.split(separator: "\n").map(String.init)),
      deprecatedReads: try options.deprecated.map(deprecatedGetters) ?? [])
    let folders = Dictionary(checked.map { ($0.name, $0.sources) }) { first, _ in first }
    return Report(
      check.problems, of: program, in: Sources(folders: folders), allowing: options.allowed)
  }

  /// The getters that a program with samples has listed in a file.
  private static func deprecatedGetters(in file: URL) throws -> [DeprecatedGetter] {
    try JSONDecoder().decode([DeprecatedGetter].self, from: Data(contentsOf: file))
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

// MARK: - Options

/// The options of a run: those of `swift package check-styles`, and the modules that the plugin
/// adds.
struct Options: Equatable {
  /// A module of the program.
  struct Module: Equatable {
    /// The role of a module.
    enum Role: String, CaseIterable {
      /// Checked; all modules that can use it are in the program.
      case checked

      /// Checked; other packages can use it, too.
      case exported

      /// Only read.
      case read
    }

    let role: Role
    let name: String

    /// The folder of the module's symbol graphs.
    let graphs: URL

    /// The folder of the module's sources.
    let sources: URL
  }

  private(set) var modules: [Module] = []
  private(set) var format = Report.Format.text
  private(set) var isStrict = false
  private(set) var allowed: Set<Problem.Kind> = []

  /// The file to which the places of getters are written; nil for none.
  private(set) var getters: URL?

  /// The file with the node types that no sample shows, a qualified name in each line; nil for none.
  private(set) var unshown: URL?

  /// The file with the getters that read deprecated tokens, in JSON; nil for none.
  private(set) var deprecated: URL?

  private static let syntax = CommandSyntax(
    "check-styles",
    [
      .flag("strict"), .value("format", "<name>"), .value("allow", "<kind>", isRepeatable: true),
      .value("getters", "<file>"), .value("unshown", "<file>"), .value("deprecated", "<file>"),
      .value("module", "<role>", "<name>", "<graphs>", "<sources>", isRepeatable: true),
    ])

  /// Parses arguments.
  ///
  /// - Parameter arguments: The arguments, without the name of the program.
  /// - Throws: `CommandMisuse` for an invalid argument.
  init(_ arguments: some Sequence<String>) throws(CommandMisuse) {
    let options = try CommandOptions(arguments, of: Self.syntax)
    isStrict = options.has("strict")
    format = try options.choice(of: "format") ?? .text
    allowed = Set(try options.choices(of: "allow"))
    getters = options.value(of: "getters").map { URL(filePath: $0) }
    unshown = options.value(of: "unshown").map { URL(filePath: $0) }
    deprecated = options.value(of: "deprecated").map { URL(filePath: $0) }
    for values in options.values(of: "module") {
      guard let role = Module.Role(rawValue: values[0]) else {
        let names = Module.Role.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandMisuse("The role of --module is one of \(names), not '\(values[0])'.")
      }
      modules.append(
        Module(
          role: role, name: values[1],
          graphs: URL(filePath: values[2], directoryHint: .isDirectory),
          sources: URL(filePath: values[3], directoryHint: .isDirectory)))
    }
  }
}
