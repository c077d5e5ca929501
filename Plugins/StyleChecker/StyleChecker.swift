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
      print(try report.text(as: options.format), terminator: "")
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
  /// - Throws: Any error from reading a symbol graph.
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
    let check = StyleCheck(
      program: StyleProgram(program), checked: Set(checked.map(\.name)),
      exported: Set(checked.filter { $0.role == .exported }.map(\.name)))
    let folders = Dictionary(checked.map { ($0.name, $0.sources) }) { first, _ in first }
    return Report(
      check.problems, of: program, in: Sources(folders: folders), allowing: options.allowed)
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
