import ProtocolStyle
import Testing

/// Values along a custom axis whose fallbacks form a chain.
@Suite struct AxisValuesTests {
  let values: AxisValues<Season, Int> = [.winter: 4, .spring: 1, .summer: 2]

  static let chains: [(Set<Season>, Season, Season?)] = [
    ([.spring, .summer, .autumn, .winter], .winter, .winter),
    ([.spring, .summer, .autumn], .winter, .autumn),
    ([.spring, .summer], .winter, .spring),
    ([.summer], .winter, nil),
    ([.spring, .winter], .autumn, .spring),
    ([.summer, .winter], .autumn, nil),
    ([.autumn, .winter], .spring, nil),
    ([.spring], .summer, nil),
    ([], .winter, nil),
  ]

  @Test(arguments: chains)
  func `a place without a value is answered by the nearest of its fallbacks`(
    set: Set<Season>, place: Season, answering: Season?
  ) {
    var values = AxisValues<Season, String>()
    for place in set { values[place] = place.rawValue }
    #expect(values[place] == answering?.rawValue)
    #expect(values[exact: place] == (set.contains(place) ? place.rawValue : nil))
  }

  @Test func `places and iteration go by the axis's order`() {
    #expect(values.keys == [.spring, .summer, .winter])
    #expect(values.map(\.key) == [.spring, .summer, .winter])
    #expect(values.map(\.value) == [1, 2, 4])
    #expect(values.count == 3)
    #expect(!values.isEmpty)
    #expect(values.description == "[spring: 1, summer: 2, winter: 4]")
  }

  @Test func `the last value of a repeated place in a literal wins`() {
    let values: AxisValues<Season, Int> = [.winter: 1, .spring: 2, .winter: 3]
    #expect(values.keys == [.spring, .winter])
    #expect(values[.winter] == 3)
    #expect(AxisValues<Season, Int>() == [:])
  }

  @Test func `setting touches exactly that place and nil removes it`() {
    var values = values
    values[.autumn] = 3
    #expect(values == [.spring: 1, .summer: 2, .autumn: 3, .winter: 4])
    values[.winter] = nil
    #expect(values == [.spring: 1, .summer: 2, .autumn: 3])
    #expect(values[.winter] == 3)
    values[exact: .winter] = nil
    #expect(values.count == 3)
  }

  @Test func `equality and hash do not depend on the order of setting`() {
    let reversed: AxisValues<Season, Int> = [.summer: 2, .spring: 1, .winter: 4]
    #expect(values == reversed)
    #expect(values.hashValue == reversed.hashValue)
    #expect(values != [.spring: 1, .summer: 2, .autumn: 4])
    #expect(values != [.spring: 1, .summer: 2])
  }

  @Test func `values are merged place by place, without fallbacks`() {
    let lower: AxisValues<Season, Int> = [.spring: 10, .autumn: 30, .winter: 40]
    let upper: AxisValues<Season, Int> = [.spring: 1, .winter: 4]
    #expect(upper.merged(over: lower) == [.spring: 1, .autumn: 30, .winter: 4])
    #expect(lower.merged(over: upper) == lower)
    #expect(upper.merged(over: [:]) == upper)
    #expect(AxisValues().merged(over: upper) == upper)
    #expect(([.autumn: 3] as AxisValues).merged(over: lower)[.winter] == 40)
  }

  @Test func `mapping keeps the places`() {
    #expect(values.mapValues { "\($0)" } == [.spring: "1", .summer: "2", .winter: "4"])
  }

  @Test func `values are an object keyed by the description of the places`() throws {
    try expectRoundTrip(values, as: #"{"spring":1,"summer":2,"winter":4}"#)
    try expectRoundTrip(AxisValues<Season, Int>(), as: "{}")
  }

  static let refused: [(String, String)] = [
    (
      #"[{"lent":1}]"#,
      #"0.lent: season: "lent" was given; spring, summer, autumn or winter is accepted."#
    ),
    (
      #"[{"":1}]"#, #"0.: season: "" was given; spring, summer, autumn or winter is accepted."#
    ),
  ]

  @Test(arguments: refused)
  func `an invalid place is refused with the axis's message`(json: String, message: String) {
    #expect(refusal(of: json, as: [AxisValues<Season, Int>].self) == message)
  }

  @Test func `two spellings of the same place are refused`() {
    let message = refusal(of: #"{"autumn":1,"fall":2}"#, as: AxisValues<Season, Int>.self)
    // The decoder determines which of the two keys is the second one.
    #expect(
      message?.hasSuffix(
        """
        : values by season: autumn in two spellings was given; \
        each season at most once is accepted.
        """) == true)
  }

  @Test func `a value of another type is refused with its place`() {
    let error = #expect(throws: DecodingError.self) {
      try decoded(#"{"summer":"hot"}"#, as: AxisValues<Season, Int>.self)
    }
    guard case .typeMismatch(_, let context)? = error else {
      Issue.record("\(String(describing: error)) is no mismatch of types.")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["summer"])
  }

  @Test func `an attribute of such values reads, writes and merges by the axis`() {
    let applier = StyleApplier(attributes: .standard + [.leafColor])
    var model = ViewModel(kind: .view)
    model[.leafColor, .spring] = .green
    model[.leafColor, .summer] = .yellow
    #expect(model[.leafColor, .winter] == .green)
    applier.apply(Tree(), to: &model)
    #expect(model[.leafColor] == [.spring: .green, .summer: .red, .autumn: .brown])
    #expect(model[.leafColor, .winter] == .brown)
  }
}

extension AxisValuesTests {
  /// Winter falls back to autumn and then to spring, autumn to spring, the others to nothing.
  enum Season: String, CaseIterable, Sendable {
    case spring
    case summer
    case autumn
    case winter
  }

  protocol LeafColor: SendableMetatype {
    var leafColor: AxisValues<Season, Color> { get }
  }

  private struct Tree: ViewNode, LeafColor {
    var leafColor: AxisValues<Season, Color> { [.summer: .red, .autumn: .brown] }
  }
}

extension AxisValuesTests.Season: StyleAxis {
  static var name: String { "season" }

  var description: String { rawValue }

  var fallbacks: [Self] {
    switch self {
    case .spring, .summer: []
    case .autumn: [.spring]
    case .winter: [.autumn, .spring]
    }
  }

  init(validating description: String) throws(InvalidValueError) {
    let name = description == "fall" ? "autumn" : description
    guard let season = Self(rawValue: name) else {
      throw InvalidValueError(
        .malformed, subject: Self.name, given: String(reflecting: description),
        accepted: "spring, summer, autumn or winter")
    }
    self = season
  }

  static func < (left: Self, right: Self) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

extension AnyAttribute where Self == Attribute<AxisValues<AxisValuesTests.Season, Color>> {
  fileprivate static var leafColor: Self {
    @Sendable func read(
      _ node: borrowing some AxisValuesTests.LeafColor,
      _ slot: borrowing AttributeSlot<AxisValues<AxisValuesTests.Season, Color>>
    ) -> AttributeWrite {
      slot.write(node.leafColor)
    }
    return Attribute("leafColor", of: (any AxisValuesTests.LeafColor).self) {
      ($0 as? any AxisValuesTests.LeafColor.Type).map { AttributeReader($0, read) }
    }
  }
}

@Suite struct AxisValuesInterpolationTests {
  let start: StateValues<Double> = [.normal: 0, .highlighted: 10, .selected: 4]
  let end: StateValues<Double> = [.normal: 8, .highlighted: 20, .disabled: 6]

  static let points: [(Double, StateValues<Double>)] = [
    (0, [.normal: 0, .highlighted: 10, .selected: 4]),
    (0.25, [.normal: 2, .highlighted: 12.5, .selected: 4]),
    (0.5, [.normal: 4, .highlighted: 15, .disabled: 6]),
    (1, [.normal: 8, .highlighted: 20, .disabled: 6]),
    (1.5, [.normal: 12, .highlighted: 25, .disabled: 6]),
    (.nan, [.normal: 0, .highlighted: 10, .selected: 4]),
  ]

  @Test(arguments: points)
  func `common places are interpolated, and the others change at 0.5`(
    fraction: Double, expected: StateValues<Double>
  ) {
    #expect(start.interpolated(to: end, at: fraction) == expected)
  }
}

// MARK: - StateValuesTests

@Suite struct StateValuesTests {
  let colors: StateValues<Color> = [.highlighted: .red, .normal: .black]

  @Test func `a state without a value falls back to normal`() {
    #expect(colors[.highlighted] == .red)
    #expect(colors[.normal] == .black)
    #expect(colors[.selected] == .black)
    #expect(colors[[.highlighted, .selected]] == .black)
    #expect(StateValues<Color>()[.normal] == nil)
    #expect(([.highlighted: 1] as StateValues<Int>)[.normal] == nil)
  }

  @Test func `an exact look-up does not fall back`() {
    #expect(colors[exact: .highlighted] == .red)
    #expect(colors[exact: .selected] == nil)
  }

  @Test func `setting touches exactly that state and nil removes it`() {
    var colors = colors
    colors[.selected] = .blue
    #expect(colors[exact: .selected] == .blue)
    #expect(colors.count == 3)
    colors[.selected] = .green
    #expect(colors[exact: .selected] == .green)
    #expect(colors.count == 3)
    colors[.selected] = nil
    #expect(colors == self.colors)
    colors[exact: .disabled] = nil
    #expect(colors == self.colors)
    colors[exact: .normal] = nil
    #expect(colors[.selected] == nil)
    #expect(colors[.highlighted] == .red)
  }

  @Test func `changing a fallback in place copies it to the state`() {
    var numbers: StateValues<Int> = [.normal: 1]
    numbers[.focused]? += 10
    #expect(numbers == [.normal: 1, .focused: 11])
  }

  @Test func `the last value of a repeated state wins`() {
    let numbers: StateValues<Int> = [.normal: 1, .selected: 2, .normal: 3]
    #expect(numbers == [.normal: 3, .selected: 2])
    #expect(numbers.count == 2)
  }

  @Test func `equality does not depend on the order of setting`() {
    let reversed: StateValues<Color> = [.normal: .black, .highlighted: .red]
    #expect(colors == reversed)
    #expect(colors.hashValue == reversed.hashValue)
    #expect(colors != [.normal: .black])
    #expect(colors != [.normal: .black, .highlighted: .blue])
    #expect(colors != [.normal: .black, .selected: .red])
  }

  @Test func `states and iteration go by raw value`() {
    let numbers: StateValues<Int> = [
      .focused: 8, [.highlighted, .disabled]: 3, .normal: 0, .disabled: 2,
    ]
    #expect(
      numbers.keys == [.normal, .disabled, [.highlighted, .disabled], .focused])
    #expect(numbers.map(\.value) == [0, 2, 3, 8])
    #expect(numbers.map(\.key) == numbers.keys)
    #expect(numbers.count == 4)
    #expect(!numbers.isEmpty)
    #expect(StateValues<Int>().isEmpty)
  }

  @Test func `mapValues keeps the states`() {
    let numbers: StateValues<Int> = [.normal: 1, .selected: 2]
    #expect(numbers.mapValues { "\($0)" } == [.normal: "1", .selected: "2"])
  }

  @Test func `mapValues rethrows its closure's error`() {
    let error = InvalidValueError(.empty, subject: "a", given: "b", accepted: "c")
    #expect(throws: error) {
      try ([.normal: 1] as StateValues<Int>).mapValues { _ throws(InvalidValueError) -> Int in
        throw error
      }
    }
  }

  @Test func `merging keeps lower values for places without a value`() {
    let lower: StateValues<Int> = [.normal: 1, .highlighted: 2, .focused: 3]
    let upper: StateValues<Int> = [.highlighted: 20, .selected: 40]
    #expect(
      upper.merged(over: lower) == [.normal: 1, .highlighted: 20, .selected: 40, .focused: 3])
    #expect(upper.merged(over: [:]) == upper)
    #expect(StateValues().merged(over: lower) == lower)
    #expect(([.normal: 9] as StateValues<Int>).merged(over: lower)[.highlighted] == 2)
  }

  @Test func `the description lists states in order`() {
    #expect(colors.description == "[normal: #000000, highlighted: #ff0000]")
    #expect(StateValues<Color>().description == "[:]")
  }

  @Test func `values are an object keyed by state`() throws {
    try expectRoundTrip(colors, as: ##"{"highlighted":"#ff0000","normal":"#000000"}"##)
    try expectRoundTrip(StateValues<Int>(), as: "{}")
    let combined: StateValues<Int> = [[.highlighted, .selected]: 5]
    try expectRoundTrip(combined, as: #"{"highlighted+selected":5}"#)
  }

  @Test(arguments: [
    (
      ##"[{"foucsed":"#000"}]"##,
      """
      0.foucsed: control state: "foucsed" was given; "normal", or highlighted, disabled, selected, \
      focused, hovered, expanded, readOnly, indeterminate, busy, invalid, \
      names of custom states and application(0x…) joined by +, each at most once, is \
      accepted.
      """
    ),
    (
      ##"[{"selected":"black"}]"##,
      """
      0.selected: hex color: "black" was given; \
      a string of 3, 4, 6 or 8 hexadecimal digits after an optional # is accepted.
      """
    ),
  ])
  func `an invalid state or value is refused with its path`(json: String, message: String) {
    #expect(refusal(of: json, as: [StateValues<Color>].self) == message)
  }

  @Test func `two spellings of the same state are refused`() {
    let json = #"{"highlighted+selected":1,"selected+highlighted":2}"#
    let message = refusal(of: json, as: StateValues<Int>.self)
    // The decoder determines which of the two keys is the second one.
    #expect(
      message?.hasSuffix(
        """
        : values by control state: highlighted+selected in two spellings was given; \
        each control state at most once is accepted.
        """) == true)
  }
}
