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
