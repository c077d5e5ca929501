import Benchmarks
import Testing

/// The shown columns of a row divide to the ratio beside them.
@Suite struct TimedRoundTests {
  /// Rounds on a machine that slows down; the medians of the columns are 557 and 352.
  private static let slowing = [
    TimedRound(ours: 330, baseline: 340), TimedRound(ours: 345, baseline: 342),
    TimedRound(ours: 557, baseline: 352), TimedRound(ours: 560, baseline: 550),
    TimedRound(ours: 600, baseline: 602),
  ]

  @Test func `the round with the median ratio is used, with both of its times`() {
    let round = TimedRound.median(of: Self.slowing)
    #expect(round == TimedRound(ours: 345, baseline: 342))
    #expect(round.ratio == round.ours / round.baseline)
  }

  @Test func `the upper median of an even number of rounds is used`() {
    #expect(TimedRound.median(of: Array(Self.slowing.prefix(4))).ours == 560)
  }

  @Test func `one round is its own median`() {
    #expect(TimedRound.median(of: [TimedRound(ours: 3, baseline: 2)]).ratio == 1.5)
  }
}
