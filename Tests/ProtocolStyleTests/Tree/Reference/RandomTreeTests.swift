import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// Random changes of a tree, compared with a plain and slow reference.
///
/// A failure names the seed and the step; `STYLE_SEEDS=7 swift test --filter RandomTreeTests` runs
/// one seed alone, and `STYLE_SEEDS=1...200` the first 200.
@Suite struct RandomTreeTests {
  @Test(arguments: TestScale.seeds(20))
  func `a tree shows what the reference does, whatever happens to it`(seed: UInt64) {
    let random = RandomTree(SeededGenerator(seed: seed), limits: TreeLimits(seed: seed))
    for step in 0..<TestScale.steps(5_000) {
      random.step()
      let isThorough = step.isMultiple(of: 20)
      if isThorough { random.tree.checkInvariants() }
      // Reports are checked at other times than styles, so that much is stale, and some was read
      // before.
      let difference =
        random.surprise
        ?? (step % 20 == 13
          ? random.checkReport()
          : random.checkLooks(all: isThorough)
            ?? (isThorough ? random.checkShape() ?? random.checkLosses() : nil))
      guard let difference else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)\nLast:\n\(random.history)")
      return
    }
  }
}
