import Foundation

/// Measures the library against baselines in the same run: `swift run -c release Benchmarks`.
@main
enum Benchmarks {
  static let all: [Benchmark] =
    AttachRows.all + ReadRows.all + MemoryRows.all + TreeRows.all
    + RefreshRows.all + SharingRows.all + StateRows.all + ScopeRows.all + HTMLRows.all
    + InspectRows.all + FilesRows.all + GrowthRows.all + StartRows.all + BindingRows.all
    + StressRows.all + CertifyRows.all + SituationRows.all + SolverRows.all + TokenLifeRows.all
    + ContainerRows.all + SampleRows.all

  static func main() throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      progress(Options.usage + "\n")
      exit(2)
    }
    let chosen = all.filter { options.selects($0.name) }
    guard !chosen.isEmpty else {
      progress("no row is named \(options.only.joined(separator: " or ")); the rows are\n")
      for benchmark in all { progress("  \(benchmark.name)\n") }
      exit(2)
    }
    if !options.printsJSON { print(Table.header()) }
    var results: [BenchmarkResult] = []
    for (index, benchmark) in chosen.enumerated() {
      progress("\(index + 1)/\(chosen.count) \(benchmark.name) against \(benchmark.baseline)\n")
      let result: BenchmarkResult
      do {
        result = try Runner().run(benchmark)
      } catch {
        progress("\(benchmark.name) isn't measured: \(error.reason)\n")
        continue
      }
      print(options.printsJSON ? Table.json(result) : Table.line(result))
      results.append(result)
    }
    try Record.save(results)
    let missed = results.count { !$0.meetsBar }
    if options.checks, missed > 0 {
      progress("\(missed) of \(chosen.count) rows miss their bar\n")
      exit(1)
    }
  }

  private static func progress(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

// MARK: - Options

/// The options of the command line.
struct Options {
  var only: [String] = []
  var checks = false
  var printsJSON = false

  static let usage = """
    usage: Benchmarks [--only NAME]… [--check] [--json]

      --only NAME   only the rows whose name starts with NAME
      --check       exit with status 1 when a row misses its bar
      --json        one JSON object per line, with name, ours, baseline, ratio, unit and bar
    """

  /// Parses the arguments; nil if they are invalid.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--only":
        guard let name = arguments.next() else { return nil }
        only.append(name)
      case "--check": checks = true
      case "--json": printsJSON = true
      default: return nil
      }
    }
  }

  func selects(_ name: String) -> Bool {
    only.isEmpty || only.contains { name.hasPrefix($0) }
  }
}
