import Foundation

/// A measured row, from the file that the benchmarks write.
struct BenchmarkNumber: Decodable {
  let name: String
  let ours: Double
  let baseline: Double?
  let ratio: Double
  let unit: String
  let bar: Double?

  /// Reads `.build/benchmarks.jsonl`; returns an empty array if the benchmarks haven't run yet.
  static func last(in folder: URL) -> [BenchmarkNumber] {
    let file = folder.appending(path: "benchmarks.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(BenchmarkNumber.self, from: Data(line.utf8))
    }
  }

  /// The rows about growth that the article about performance has, whose table says when and where
  /// they were measured.
  static let published = [
    ratio(1.01, of: "refresh.switch-growth"), ratio(1.03, of: "tree.rules-growth"),
    ratio(0.87, of: "tree.depth-growth"), ratio(1.02, of: "classes.growth"),
    ratio(1.00, of: "refresh.one-object"), ratio(0.73, of: "html.growth"),
    ratio(1.28, of: "stress.siblings"), ratio(1.12, of: "stress.chain"),
  ]

  private static func ratio(_ ratio: Double, of name: String) -> BenchmarkNumber {
    BenchmarkNumber(name: name, ours: ratio, baseline: 1, ratio: ratio, unit: "×", bar: nil)
  }

  /// The cells of its row in a table.
  var cells: [String] {
    [
      name, "\(Self.text(ours)) \(unit)", baseline.map { "\(Self.text($0)) \(unit)" } ?? "–",
      baseline == nil ? "–" : Self.text(ratio),
      bar.map { "≤ \(Self.text($0))" + (ratio > $0 ? ", missed" : "") } ?? "–",
    ]
  }

  /// The number with up to three significant digits.
  private static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en")))
  }
}
