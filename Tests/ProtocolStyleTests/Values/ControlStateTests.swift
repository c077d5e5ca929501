import ProtocolStyle
import Testing

@Suite struct ControlStateTests {
  static let described: [(ControlState, String)] = [
    (.normal, "normal"),
    (.highlighted, "highlighted"),
    (.disabled, "disabled"),
    (.selected, "selected"),
    (.focused, "focused"),
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
      names of custom states and application(0x…) joined by +, each at most once, is accepted.
      """
    #expect(error?.description == message)
    #expect(refusal(of: "[\"\(text)\"]", as: [ControlState].self) == "0: \(message)")
  }
}
