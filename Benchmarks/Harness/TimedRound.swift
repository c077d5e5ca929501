/// One round of a row: ours and the baseline, one right after the other.
package struct TimedRound: Equatable {
  /// The time that ours took.
  package let ours: Double

  /// The time that the baseline took.
  package let baseline: Double

  /// Makes a round of two times in one unit.
  package init(ours: Double, baseline: Double) {
    self.ours = ours
    self.baseline = baseline
  }

  /// Ours against the baseline.
  package var ratio: Double { ours / baseline }

  /// The round whose ratio is the median of all rounds' ratios.
  ///
  /// Both times come from that round, so that they divide to the ratio: the median of all times of
  /// ours and that of all times of the baseline can be from rounds in which the machine was not
  /// equally fast.
  ///
  /// - Parameter rounds: The rounds, at least one; of an even number, the upper median counts.
  /// - Returns: The round.
  package static func median(of rounds: [TimedRound]) -> TimedRound {
    rounds.sorted { $0.ratio < $1.ratio }[rounds.count / 2]
  }
}
