import Foundation

/// Measures the library against baselines in the same run: `swift run -c release Benchmarks`.
@main
enum Benchmarks {
  static let all: [Benchmark] =
    AttachRows.all + ReadRows.all + MemoryRows.all + TreeRows.all
    + RefreshRows.all + SharingRows.all + StateRows.all + ScopeRows.all + HTMLRows.all
    + InspectRows.all + FilesRows.all + GrowthRows.all + StartRows.all + BindingRows.all
    + StressRows.all

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
    var outcomes: [Outcome] = []
    for (index, benchmark) in chosen.enumerated() {
      progress("\(index + 1)/\(chosen.count) \(benchmark.name) against \(benchmark.baseline)\n")
      let outcome: Outcome
      do {
        outcome = try Runner().run(benchmark)
      } catch {
        progress("\(benchmark.name) isn't measured: \(error.reason)\n")
        continue
      }
      print(options.printsJSON ? Table.json(outcome) : Table.line(outcome))
      outcomes.append(outcome)
    }
    try Record.save(outcomes)
    let missed = outcomes.count { !$0.meetsBar }
    if options.checks, missed > 0 {
      progress("\(missed) of \(chosen.count) rows miss their bar\n")
      exit(1)
    }
  }

  private static func progress(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
