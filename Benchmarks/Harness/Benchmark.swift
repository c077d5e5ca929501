/// One row of the table: ours against a baseline, and the ratio that must hold.
struct Benchmark: Sendable {
  /// What is measured, and how.
  enum Measurement {
    /// The time of two pieces of work on the same input, in nanoseconds per item.
    case time(items: Int, ours: () -> Void, baseline: () -> Void)

    /// Two amounts that one run tells, such as bytes per node.
    case amount(unit: String, ours: () -> Double, baseline: () -> Double)

    /// An amount that must not be exceeded, without a baseline.
    case count(unit: String, ours: () -> Double)

    /// Nothing, because this machine lacks what is needed.
    case unmeasured(reason: String)
  }

  /// The name by which `--only` chooses it: `attach.by-hand`.
  let name: String

  /// What ours is compared with.
  let baseline: String

  /// The largest ratio (for a count: the largest amount) that is accepted; nil for a row that only
  /// tells.
  let bar: Double?

  /// Sets the input up, outside of what is measured.
  let prepare: @Sendable () -> Measurement
}
