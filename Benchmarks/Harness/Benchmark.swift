import Foundation

/// One row of the table: ours, a baseline, and the maximum ratio.
struct Benchmark: Sendable {
  /// The measurement of a row.
  enum Measurement {
    /// The time of two pieces of work on the same input, in nanoseconds per item.
    case time(items: Int, ours: () -> Void, baseline: () -> Void)

    /// Two amounts from one run, such as bytes per node.
    case amount(unit: String, ours: () -> Double, baseline: () -> Double)

    /// An amount with a maximum, without a baseline.
    case count(unit: String, ours: () -> Double)

    /// No measurement, because this machine lacks a requirement.
    case unmeasured(reason: String)
  }

  /// The name for `--only`: `attach.by-hand`.
  let name: String

  /// A description of the baseline.
  let baseline: String

  /// The maximum ratio, or for a count the maximum amount; nil for a row without a limit.
  let bar: Double?

  /// Prepares the input, which isn't part of the measurement.
  let prepare: @Sendable () -> Measurement
}

/// The outcome of one row.
struct BenchmarkResult {
  let benchmark: Benchmark
  let ours: Double
  let baseline: Double?
  let unit: String

  /// The ratio of ours to the baseline; for a count, the amount itself.
  let ratio: Double

  var meetsBar: Bool { benchmark.bar.map { ratio <= $0 } ?? true }
}

// MARK: - Runner

/// Runs rows, with ours and the baseline alternating in the same process, and takes the median of
/// several rounds.
struct Runner {
  var rounds = 9

  /// Measures a row.
  ///
  /// - Throws: `StaticProgram.Unavailable` if this machine can't measure the row.
  func run(_ benchmark: Benchmark) throws(StaticProgram.Unavailable) -> BenchmarkResult {
    switch benchmark.prepare() {
    case .time(let items, let ours, let baseline):
      let pairs = (0...rounds).map { round in
        // The second measurement benefits from warm caches, so the order alternates.
        if round.isMultiple(of: 2) {
          let first = nanoseconds(ours)
          return TimedRound(ours: first, baseline: nanoseconds(baseline))
        }
        let first = nanoseconds(baseline)
        return TimedRound(ours: nanoseconds(ours), baseline: first)
      }.dropFirst()
      let pair = TimedRound.median(of: Array(pairs))
      return BenchmarkResult(
        benchmark: benchmark, ours: pair.ours / Double(items),
        baseline: pair.baseline / Double(items), unit: "ns", ratio: pair.ratio)
    case .amount(let unit, let ours, let baseline):
      let amounts = (ours: ours(), baseline: baseline())
      return BenchmarkResult(
        benchmark: benchmark, ours: amounts.ours, baseline: amounts.baseline, unit: unit,
        ratio: amounts.ours / amounts.baseline)
    case .count(let unit, let ours):
      let amount = ours()
      return BenchmarkResult(
        benchmark: benchmark, ours: amount, baseline: nil, unit: unit, ratio: amount)
    case .unmeasured(let reason):
      throw StaticProgram.Unavailable(reason: reason)
    }
  }

  private func nanoseconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) * 1e9
      + Double(duration.components.attoseconds) / 1e9
  }
}

// MARK: - TimedRound

/// One round of a row: ours and the baseline, measured one right after the other.
package struct TimedRound: Equatable {
  /// The time of ours.
  package let ours: Double

  /// The time of the baseline.
  package let baseline: Double

  /// Creates a round from two times in the same unit.
  package init(ours: Double, baseline: Double) {
    self.ours = ours
    self.baseline = baseline
  }

  /// The ratio of ours to the baseline.
  package var ratio: Double { ours / baseline }

  /// The round with the median ratio of all rounds.
  ///
  /// Both times come from the same round, so their ratio is the reported one. Separate medians of
  /// ours and the baseline could come from rounds in which the machine had different speeds.
  ///
  /// - Parameter rounds: The rounds, at least one; for an even number, the upper median is used.
  /// - Returns: The round.
  package static func median(of rounds: [TimedRound]) -> TimedRound {
    rounds.sorted { $0.ratio < $1.ratio }[rounds.count / 2]
  }
}

// MARK: - Table

/// Prints results as a table, or as one JSON object per line.
enum Table {
  static func header() -> String {
    row("row", "ours", "baseline", "ratio", "bar", "")
  }

  static func line(_ result: BenchmarkResult) -> String {
    row(
      result.benchmark.name, number(result.ours) + " " + result.unit,
      result.baseline.map { number($0) + " " + result.unit } ?? "–",
      result.baseline == nil ? "–" : number(result.ratio),
      result.benchmark.bar.map { "≤ " + number($0) } ?? "–",
      result.meetsBar ? "" : "missed")
  }

  static func json(_ result: BenchmarkResult) -> String {
    var fields = ["\"name\":\"\(result.benchmark.name)\"", "\"ours\":\(result.ours)"]
    fields.append("\"baseline\":\(result.baseline.map { "\($0)" } ?? "null")")
    fields.append("\"ratio\":\(result.ratio)")
    fields.append("\"unit\":\"\(result.unit)\"")
    fields.append("\"bar\":\(result.benchmark.bar.map { "\($0)" } ?? "null")")
    return "{" + fields.joined(separator: ",") + "}"
  }

  private static func row(_ cells: String...) -> String {
    let widths = [24, 12, 12, 9, 9]
    let padded = zip(cells, widths).enumerated().map { index, pair in
      let space = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
      return index == 0 ? pair.0 + space : space + pair.0
    }
    return padded.joined() + (cells[5].isEmpty ? "" : "  " + cells[5])
  }

  /// A number with three significant digits.
  private static func number(_ value: Double) -> String {
    let magnitude = abs(value)
    let digits =
      switch magnitude {
      case 0, 100...: 0
      case 10...: 1
      case 1...: 2
      default: 4
      }
    return String(format: "%.\(digits)f", value)
  }
}

/// The most recent result of each row on this machine, which the gallery shows.
enum Record {
  /// Stores results in `.build/benchmarks.jsonl`, and replaces older results of the same rows.
  ///
  /// Does nothing if there is no `.build` in the current folder.
  static func save(_ results: [BenchmarkResult]) throws {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build")
    guard FileManager.default.fileExists(atPath: folder.path()) else { return }
    let file = folder.appending(path: "benchmarks.jsonl")
    let names = results.map { "\"name\":\"\($0.benchmark.name)\"" }
    let kept = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
      .filter { line in !names.contains { line.contains($0) } }
    let lines = kept.map(String.init) + results.map(Table.json)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
  }
}
