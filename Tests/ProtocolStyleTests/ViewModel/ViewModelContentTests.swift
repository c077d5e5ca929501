import Testing

@testable import ProtocolStyle

/// Content is compared by its bytes, and by its values where the bytes differ.
@Suite struct ViewModelContentTests {
  private func label(_ text: String) -> ViewModel {
    var model = ViewModel(kind: .label)
    model.text = text
    return model
  }

  @Test(arguments: ["", "Row 1", "a text that is too long to be stored without a reference"])
  func `texts in different memory are the same content`(text: String) {
    // Created character by character, so a long one has separate memory.
    let copy = text.reduce(into: "") { $0.append($1) }
    #expect(label(text).hasSameContent(as: label(copy)))
  }

  @Test(arguments: [
    ("Row 1", "Row 2"), ("Row 1", ""), ("\u{E9}", "e\u{301}"),
    (
      "a text that is too long to be stored: \u{E9}",
      "a text that is too long to be stored: e\u{301}"
    ),
  ])
  func `texts with different bytes are different content`(one: String, other: String) {
    #expect(!label(one).hasSameContent(as: label(other)))
  }

  struct Mixed: Hashable, Sendable, Codable {
    var number: UInt64 = 1
    var flag: UInt8 = 2
    var text = "a"
    var last: UInt8 = 3
  }

  @Test(arguments: [
    (Mixed(), true), (Mixed(number: 9), false), (Mixed(flag: 9), false), (Mixed(text: "b"), false),
    (Mixed(last: 9), false),
  ])
  func `all bytes of a value count, whatever its size is`(other: Mixed, isSame: Bool) {
    #expect(ExactEquality.holds(Mixed(), other) == isSame)
  }
}
