import Foundation

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

/// The most recent result of each row on this machine, which the Playground's page shows.
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
