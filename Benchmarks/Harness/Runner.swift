/// Runs rows, with ours and the baseline alternating in the same process, and takes the median of
/// several rounds.
struct Runner {
  var rounds = 9

  /// Measures a row.
  ///
  /// - Throws: `StaticProgram.Unavailable` if this machine can't measure the row.
  func run(_ benchmark: Benchmark) throws(StaticProgram.Unavailable) -> Outcome {
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
      return Outcome(
        benchmark: benchmark, ours: pair.ours / Double(items),
        baseline: pair.baseline / Double(items), unit: "ns", ratio: pair.ratio)
    case .amount(let unit, let ours, let baseline):
      let amounts = (ours: ours(), baseline: baseline())
      return Outcome(
        benchmark: benchmark, ours: amounts.ours, baseline: amounts.baseline, unit: unit,
        ratio: amounts.ours / amounts.baseline)
    case .count(let unit, let ours):
      let amount = ours()
      return Outcome(
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
