/// The result of one row.
struct BenchmarkResult {
  let benchmark: Benchmark
  let ours: Double
  let baseline: Double?
  let unit: String

  /// The ratio of ours to the baseline; for a count, the amount itself.
  let ratio: Double

  var meetsBar: Bool { benchmark.bar.map { ratio <= $0 } ?? true }
}
