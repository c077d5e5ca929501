import Testing

@testable import ProtocolStyle

@Suite struct ControlStateTests {
  static let described: [(ControlState, String)] = [
    (.normal, "normal"),
    (.highlighted, "highlighted"),
    (.disabled, "disabled"),
    (.selected, "selected"),
    (.focused, "focused"),
    (.hovered, "hovered"),
    (.expanded, "expanded"),
    (.readOnly, "readOnly"),
    (.indeterminate, "indeterminate"),
    (.busy, "busy"),
    (.invalid, "invalid"),
    ([.invalid, .hovered, .focused], "focused+hovered+invalid"),
    ([.selected, .highlighted], "highlighted+selected"),
    ([.highlighted, .disabled, .selected, .focused], "highlighted+disabled+selected+focused"),
    (ControlState(rawValue: 0x10000), "application(0x10000)"),
    (ControlState(rawValue: 0x30004), "selected+application(0x30000)"),
    (ControlState(rawValue: 0x10), "application(0x10)"),
  ]

  @Test func `the bits are UIKit's`() {
    #expect(ControlState.normal.rawValue == 0)
    #expect(ControlState.highlighted.rawValue == 1)
    #expect(ControlState.disabled.rawValue == 2)
    #expect(ControlState.selected.rawValue == 4)
    #expect(ControlState.focused.rawValue == 8)
  }

  @Test(arguments: described)
  func `a description reads back`(state: ControlState, description: String) throws {
    #expect(state.description == description)
    #expect(ControlState(description) == state)
    try expectRoundTrip(state, as: "\"\(description)\"")
  }

  @Test(arguments: described) func `the name of a built-in state is that state`(
    state: ControlState, description: String
  ) {
    guard Array(state.elements).count == 1, ControlState.builtIn.contains(state) else { return }
    #expect(ControlState.named.contains { $0.name == description && $0.state == state })
  }

  @Test func `a custom name that the library has taken over means its state`() {
    #expect(ControlState(named: "hovered") == .hovered)
    #expect(ControlState(named: "invalid") == .invalid)
    #expect(ControlState(named: "focused") == .focused)
  }

  static let fallbacks: [(ControlState, String)] = [
    (.normal, "plain"), (.highlighted, "pressed"), (.hovered, "over"), (.invalid, "wrong"),
    ([.highlighted, .hovered], "pressed"), ([.hovered, .invalid], "wrong"),
    ([.hovered, .busy], "over"), (.busy, "plain"), ([.focused, .hovered], "plain"),
    ([.highlighted, .focused], "plain"), ([.highlighted, .invalid, .hovered], "both"),
  ]

  @Test(arguments: fallbacks)
  func `a value for a state without the additional ones is used if there is none with them`(
    state: ControlState, value: String
  ) {
    let values: StateValues<String> = [
      .normal: "plain", .highlighted: "pressed", .hovered: "over", .invalid: "wrong",
      [.highlighted, .invalid]: "both",
    ]
    #expect(values[state] == value)
  }

  static let normality: [(ControlState, Bool)] = [
    (.normal, true), (.hovered, true), ([.invalid, .busy], true), (.focused, false),
    ([.hovered, .focused], false), (ControlState(named: "loading"), false),
  ]

  @Test(arguments: normality)
  func `a condition for the normal state also holds in additional states`(
    state: ControlState, holds: Bool
  ) {
    #expect(StyleCondition.controlState(.normal).holds(in: [.controlState(state)]) == holds)
    #expect(
      StyleCondition.enclosingControlState(.normal).holds(in: [.enclosingControlState(state)])
        == holds)
  }

  static let variants: [(String, ControlState)] = [
    ("selected+highlighted", [.highlighted, .selected]),
    ("application(0xF0000)+focused", ControlState(rawValue: 0xF0008)),
  ]

  @Test(arguments: variants)
  func `the order and the case of digits do not matter`(text: String, state: ControlState) {
    #expect(ControlState(text) == state)
  }

  @Test(arguments: [
    "", "Normal", "foucsed", "normal+selected", "selected+", "+selected", "selected+selected",
    " selected", "application", "application()", "application(0x)", "application(0x0)",
    "application(0x1)", "application(0x10001)", "application(0x+10)", "application(0x10",
    "application(10)", "application(0xfffffffffffffffff)",
    "application(0x10)+application(0x10)",
  ])
  func `anything else is refused`(text: String) {
    #expect(ControlState(text) == nil)
    let error = #expect(throws: InvalidValueError.self) { try ControlState(validating: text) }
    #expect(error?.code == (text.isEmpty ? .empty : .malformed))
    let message = """
      control state: "\(text)" was given; "normal", or highlighted, disabled, selected, focused, \
      hovered, expanded, readOnly, indeterminate, busy, invalid, names of custom states and application(0x…) joined by +, each at most once, is accepted.
      """
    #expect(error?.description == message)
    #expect(refusal(of: "[\"\(text)\"]", as: [ControlState].self) == "0: \(message)")
  }
}

// MARK: - ControlStateNamesTests

extension ControlState {
  fileprivate static let pending = ControlState(named: "pending")
  fileprivate static let loading = ControlState(named: "loading")
  fileprivate static let deselected = ControlState(named: "deselected")
}

@Suite struct ControlStateNamesTests {
  static let described: [(ControlState, String)] = [
    (.pending, "pending"),
    ([.focused, .pending], "focused+pending"),
    ([.pending, .loading], "loading+pending"),
    (
      [.selected, .pending, ControlState(rawValue: 0x10000)],
      "selected+pending+application(0x10000)"
    ),
    (.deselected, "deselected"),
  ]

  @Test(arguments: described)
  func `a custom state prints, decodes and encodes by its name`(
    state: ControlState, description: String
  ) throws {
    #expect(state.description == description)
    #expect(ControlState(description) == state)
    try expectRoundTrip(state, as: "\"\(description)\"")
  }

  @Test func `equal names are one state`() {
    #expect(ControlState(named: "pending") == .pending)
    #expect(ControlState.pending != .loading)
    #expect(ControlState.pending.isDisjoint(with: .loading))
    #expect(ControlState([.focused, .pending]).customStates == [.pending])
    #expect(ControlState([.loading, .pending]).customStates == [.loading, .pending])
    #expect(ControlState.focused.customStates.isEmpty)
  }

  @Test func `values per state are in the order of names`() {
    var colors: StateValues<Color> = [.pending: .red]
    colors[.loading] = .blue
    colors[.focused] = .green
    colors[.normal] = .black
    colors[[.loading, .focused]] = .white
    #expect(
      colors.keys == [.normal, .focused, .loading, [.loading, .focused], .pending])
    #expect(
      "\(colors)"
        == "[normal: #000000, focused: #00ff00, loading: #0000ff, focused+loading: #ffffff, pending: #ff0000]"
    )
  }

  @Test func `a name that only data mentions is a state from then on`() throws {
    let state = try ControlState(validating: "measured+focused")
    #expect(state.description == "focused+measured")
    #expect(ControlState(named: "measured") == state.subtracting(.focused))
  }

  @Test(arguments: [
    "application", "focussed", "Normal", "é", "9lives", "two words", "a.b", "a/b", "-dash",
    String(repeating: "n", count: 65),
  ])
  func `data can't introduce an invalid or misspelled name`(text: String) {
    let error = #expect(throws: InvalidValueError.self) { try ControlState(validating: text) }
    #expect(error?.code == .malformed)
    #expect(ControlState(text) == nil)
  }

  @Test func `data that mentions too many names is refused, and code still has room`() async {
    await #expect(processExitsWith: .success) {
      for number in 0..<15 { #expect(ControlState("data-\(number)") != nil) }
      #expect(ControlState("data-3+data-14+focused") != nil)
      let error = #expect(throws: InvalidValueError.self) {
        try ControlState(validating: "focused+data-15")
      }
      #expect(error?.code == .tooMany)
      #expect(
        error?.description == """
          control state: the new name "data-15" was given; a name that code declares by \
          'ControlState(named:)' or one of the first 15 new names in data is accepted.
          """)
      let declared: [ControlState] = [
        ControlState(named: "a"), ControlState(named: "b"), ControlState(named: "c"),
        ControlState(named: "d"), ControlState(named: "e"), ControlState(named: "f"),
        ControlState(named: "g"), ControlState(named: "h"), ControlState(named: "i"),
        ControlState(named: "j"), ControlState(named: "k"), ControlState(named: "l"),
        ControlState(named: "m"), ControlState(named: "n"), ControlState(named: "o"),
        ControlState(named: "p"), ControlState(named: "data-3"),
      ]
      #expect(Set(declared).count == 17)
      #expect(ControlState(declared).customStates.count == 17)
    }
  }

  @Test func `declaring more names than there is room for stops with a message that names them`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      for number in 0..<15 { _ = ControlState("data-\(number)") }
      _ = [
        ControlState(named: "a"), ControlState(named: "b"), ControlState(named: "c"),
        ControlState(named: "d"), ControlState(named: "e"), ControlState(named: "f"),
        ControlState(named: "g"), ControlState(named: "h"), ControlState(named: "i"),
        ControlState(named: "j"), ControlState(named: "k"), ControlState(named: "l"),
        ControlState(named: "m"), ControlState(named: "n"), ControlState(named: "o"),
        ControlState(named: "p"), ControlState(named: "one-too-many"),
      ]
    }
    let message = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      message.contains(
        """
        ControlState(named: "one-too-many"): a process has room for 31 names of control states, \
        and all are taken: a, b, c, d, data-0,
        """), "\(message)")
  }

  @Test func `declaring an invalid name traps with a message that contains it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ControlState(named: "not valid")
    }
    let message = String(decoding: result.map { $0.standardErrorContent } ?? [], as: UTF8.self)
    #expect(
      message.contains(
        #"ControlState(named: "not valid"): a letter followed by up to 63 letters, digits"#),
      "\(message)")
  }
}
