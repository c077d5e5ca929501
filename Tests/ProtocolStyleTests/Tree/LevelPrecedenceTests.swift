import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The levels of the cascade for the tint color, which all but a variant can write.
@Suite struct LevelPrecedenceTests {
  private static let writing = CascadeLevel.allCases.filter { $0 != .variant }

  private static let colors: [CascadeLevel: Color] = [
    .inherited: .red, .rules: .orange, .conformances: .yellow, .closure: .green,
    .overridingRules: .purple, .overrides: .blue,
  ]

  private static let pairs = writing.flatMap { higher in
    writing.filter { $0 < higher }.map { (higher, $0) }
  }

  @Test(arguments: pairs)
  func `the higher of two levels wins`(higher: CascadeLevel, lower: CascadeLevel) {
    #expect(tint(written: [lower, higher]) == Self.colors[higher])
  }

  @Test(arguments: pairs)
  func `nil is none for its own level and lower ones`(
    higher: CascadeLevel, lower: CascadeLevel
  ) {
    // A parent without a tint doesn't have one to inherit, and conformances can't return nil.
    guard higher != .conformances else { return }
    #expect(tint(written: [lower], clearing: higher) == nil)
  }

  @Test(arguments: pairs)
  func `a level writes over a value that a lower one has cleared`(
    higher: CascadeLevel, lower: CascadeLevel
  ) {
    guard lower != .conformances, lower != .inherited else { return }
    #expect(tint(written: [higher, .inherited], clearing: lower) == Self.colors[higher])
  }

  @Test(arguments: writing)
  func `a level that is alone writes`(level: CascadeLevel) {
    #expect(tint(written: [level]) == Self.colors[level])
  }

  @Test(arguments: writing)
  func `the highest of several levels wins`(level: CascadeLevel) {
    let levels = Self.writing.filter { $0 <= level }
    #expect(tint(written: levels) == Self.colors[level])
  }

  @Test func `levels are ordered from variants to overrides`() {
    let levels: [CascadeLevel] = [
      .variant, .inherited, .rules, .conformances, .closure, .overridingRules, .overrides,
    ]
    #expect(levels == levels.sorted())
    #expect(Set(levels) == Set(CascadeLevel.allCases))
  }

  /// Returns the tint of a view that some levels write and one clears.
  private func tint(written: [CascadeLevel], clearing cleared: CascadeLevel? = nil) -> Color? {
    func says(_ level: CascadeLevel) -> Bool { written.contains(level) || cleared == level }
    let color = { (level: CascadeLevel) in level == cleared ? nil : Self.colors[level] }
    let tree = StyleTree()
    let parent = tree.attach(CardView())
    tree.override(parent) { $0.tintColor = written.contains(.inherited) ? .red : nil }
    if says(.rules) {
      let rule = color(.rules)
      tree.styleSheet.insert(
        StyleRule(for: .view, containedIn: [CardView.self]) { $0.tintColor = rule })
    }
    if says(.overridingRules) {
      let rule = color(.overridingRules)
      tree.styleSheet.insert(
        StyleRule(for: .view, containedIn: [CardView.self]) { $0.tintColor = rule }
          .overridingConformances())
    }
    let closure = color(.closure)
    let node: any StyleNode =
      switch (written.contains(.conformances), says(.closure)) {
      case (false, false): PriceLabel()
      case (true, false): Tinted()
      case (false, true): Closed { $0.tintColor = closure }
      case (true, true): TintedAndClosed { $0.tintColor = closure }
      }
    let handle = tree.attach(erased: node, to: parent)
    if says(.overrides) { tree.override(handle) { $0.tintColor = color(.overrides) } }
    return tree.viewModel(of: handle).tintColor
  }

  private struct Tinted: ViewNode, TintColor {
    var tintColor: Color { .yellow }
  }

  private struct Closed: ViewNode, CustomClosure {
    let customClosure: StyleClosure
  }

  private struct TintedAndClosed: ViewNode, TintColor, CustomClosure {
    let customClosure: StyleClosure
    var tintColor: Color { .yellow }
  }
}
