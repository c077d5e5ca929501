import ProtocolStyle
import Testing

/// Thousands of random nodes, each compared with a plain reading; failures name the seed and the
/// step.
@Suite struct OracleTests {
  private let applier = StyleApplier()

  @Test(arguments: [1, 20_240_229, 0xC0FFEE] as [UInt64])
  func `styling a node equals a plain reading`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for step in 0..<TestScale.steps(3_000) {
      let node = Self.node(using: &generator)
      let isDark = Bool.random(using: &generator)
      var reading = PlainReading()
      reading.apply(node, isDark: isDark)
      let model = applier.viewModel(
        for: node, in: StyleEnvironment(colorScheme: isDark ? .dark : .light))
      try expect(model, toShow: reading, node, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [2, 19_700_101, 0xBADCAB] as [UInt64])
  func `applying nodes over each other equals a plain reading`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for step in 0..<TestScale.steps(1_000) {
      var reading = PlainReading()
      var model = ViewModel(kind: .view)
      for turn in 0..<4 {
        let node = Self.node(using: &generator)
        let isDark = Bool.random(using: &generator)
        reading.apply(node, isDark: isDark)
        applier.apply(
          node, to: &model, in: StyleEnvironment(colorScheme: isDark ? .dark : .light))
        try expect(model, toShow: reading, node, "seed \(seed), step \(step), turn \(turn)")
      }
    }
  }

  private func expect(
    _ model: ViewModel, toShow reading: PlainReading, _ node: any OracleNode, _ place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let slots = PlainReading.slots(of: model)
    guard slots != reading.shown else { return }
    func text(_ value: AnyHashable?) -> String { value.map { "\($0)" } ?? "nil" }
    let wrong = Set(slots.keys).union(reading.shown.keys)
      .filter { slots[$0] != reading.shown[$0] }
      .map { slot in
        let name = slot.place.map { "\(slot.name)[\($0)]" } ?? slot.name
        return "\(name): \(text(slots[slot])), not \(text(reading.shown[slot]))"
      }
    try #require(
      wrong.isEmpty, "\(place), \(type(of: node)) of \(node.state): \(wrong.sorted())",
      sourceLocation: sourceLocation)
  }

  private static func node(using generator: inout SeededGenerator) -> any OracleNode {
    let state = OracleState(using: &generator)
    return OracleNodes.types.randomElement(using: &generator)!.init(state: state)
  }
}
