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
