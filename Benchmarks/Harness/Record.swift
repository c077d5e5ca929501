import Foundation

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
