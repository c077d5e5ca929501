import Testing

@testable import StyleNavigation

/// Random changes of stacks of screens, compared with plain ones.
@Suite struct RandomStackTests {
  @Test(arguments: TestScale.seeds(21))
  func `bars always have the last applied appearance`(seed: UInt64) {
    let random = RandomStack(seed: seed)
    let stepCount = max(1_200, TestScale.steps(2_400))
    for step in 0..<stepCount {
      random.step()
      guard let difference = random.difference() else { continue }
      Issue.record("seed \(seed), step \(step): \(difference)\nLast: \(random.history)")
      return
    }
    let all: Set = [
      "theme", "scheme", "present", "dismiss", "push", "pop", "popToRoot", "popTo", "replace",
      "finishAnimation", "begin", "progress", "finish", "cancel", "mind", "update", "strategy",
      "default",
      "defaultInPop", "refresh",
    ]
    #expect(Set(random.counts.filter { $0.value >= stepCount / 240 }.keys) == all)
  }
}
