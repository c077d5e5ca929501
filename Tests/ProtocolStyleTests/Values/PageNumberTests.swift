import ProtocolStyle
import Testing

@Suite struct PageNumberTests {
  static let totals: [(Int, Int, String)] = [
    (0, 5, "1 of 5"), (4, 5, "5 of 5"), (5, 5, "5 of 5"), (-1, 5, "1 of 5"), (0, 0, "0 of 0"),
    (3, 0, "0 of 0"), (3, -2, "0 of 0"), (.min, .min, "0 of 0"), (.max, .min, "0 of 0"),
    (.min, 1, "1 of 1"), (.max, 1, "1 of 1"),
    (.max, .max, "9223372036854775807 of 9223372036854775807"),
  ]

  @Test(arguments: totals)
  func `any two numbers make a page that there is`(
    current: Int, count: Int, description: String
  ) {
    let page = PageNumber(current, of: count)
    #expect(page.description == description)
    #expect(page.count >= 0)
    #expect(page.current >= 0)
    #expect(page.current < max(page.count, 1))
  }

  @Test func `pages are counted from 0`() {
    #expect(PageNumber(2, of: 5).current == 2)
    #expect(PageNumber(2, of: 5).count == 5)
    #expect(PageNumber(2, of: 5) != PageNumber(1, of: 5))
    #expect(PageNumber(2, of: 5) != PageNumber(2, of: 4))
  }

  @Test func `a page is an object`() throws {
    try expectRoundTrip(PageNumber(2, of: 5), as: #"{"count":5,"current":2}"#)
    try expectRoundTrip(PageNumber(0, of: 0), as: #"{"count":0,"current":0}"#)
  }

  static let accepted = "a page from 0 to count - 1, or 0 of 0, is accepted."

  static let refused: [(String, String)] = [
    (#"[{"current":5,"count":5}]"#, "0: page: 5 of 5 was given; \(accepted)"),
    (#"[{"current":-1,"count":5}]"#, "0: page: -1 of 5 was given; \(accepted)"),
    (#"[{"current":1,"count":0}]"#, "0: page: 1 of 0 was given; \(accepted)"),
    (#"[{"current":0,"count":-3}]"#, "0: page: 0 of -3 was given; \(accepted)"),
  ]

  @Test(arguments: refused)
  func `a page that there is not is refused with its place`(json: String, message: String) {
    #expect(refusal(of: json, as: [PageNumber].self) == message)
  }

  @Test(arguments: [#"{"current":1}"#, #"{"current":0.5,"count":2}"#, "1"])
  func `data with another structure is refused`(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: PageNumber.self) }
  }
}
