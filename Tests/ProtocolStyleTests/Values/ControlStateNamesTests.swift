import ProtocolStyle
import Testing

extension ControlState {
  fileprivate static let invalid = ControlState(named: "invalid")
  fileprivate static let busy = ControlState(named: "busy")
  fileprivate static let deselected = ControlState(named: "deselected")
}

@Suite struct ControlStateNamesTests {
  static let described: [(ControlState, String)] = [
    (.invalid, "invalid"),
    ([.focused, .invalid], "focused+invalid"),
    ([.invalid, .busy], "busy+invalid"),
    (
      [.selected, .invalid, ControlState(rawValue: 0x10000)],
      "selected+invalid+application(0x10000)"
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
    #expect(ControlState(named: "invalid") == .invalid)
    #expect(ControlState.invalid != .busy)
    #expect(ControlState.invalid.isDisjoint(with: .busy))
    #expect(ControlState([.focused, .invalid]).customStates == [.invalid])
    #expect(ControlState([.busy, .invalid]).customStates == [.busy, .invalid])
    #expect(ControlState.focused.customStates.isEmpty)
  }

  @Test func `values per state are in the order of names`() {
    var colors: StateValues<Color> = [.invalid: .red]
    colors[.busy] = .blue
    colors[.focused] = .green
    colors[.normal] = .black
    colors[[.busy, .focused]] = .white
    #expect(
      colors.keys == [.normal, .focused, .busy, [.busy, .focused], .invalid])
    #expect(
      "\(colors)"
        == "[normal: #000000, focused: #00ff00, busy: #0000ff, focused+busy: #ffffff, invalid: #ff0000]"
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
