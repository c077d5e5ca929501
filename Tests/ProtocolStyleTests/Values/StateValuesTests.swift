import ProtocolStyle
import Testing

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
      focused, names of custom states and application(0x…) joined by +, each at most once, is \
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
