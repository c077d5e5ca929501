import Testing

@testable import ProtocolStyle

/// Random edits of a tree and a copy that is updated only from the tree's reports.
///
/// A failure names the seed, the step and the last operations. `STYLE_SEED=7 swift test --filter
/// ReportMirrorTests` runs one seed, and `STYLE_SEEDS=200` the first 200.
@Suite struct ReportMirrorTests {
  @Test(arguments: TestScale.seeds(20))
  func `a copy that is updated from reports alone equals the tree`(seed: UInt64) async {
    let world = MirrorWorld(seed: seed, limits: TreeLimits(seed: seed))
    for step in 0..<TestScale.steps(400) {
      await world.step()
      world.tree.checkInvariants()
      guard !world.problems.isEmpty else { continue }
      Issue.record(
        """
        seed \(seed), step \(step), \(world.limits):
        \(world.problems.joined(separator: "\n"))
        Last operations:
        \(world.history)
        """)
      return
    }
  }
}
