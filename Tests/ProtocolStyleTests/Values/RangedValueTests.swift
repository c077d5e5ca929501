import ProtocolStyle
import Testing

@Suite struct RangedValueTests {
  private static let huge = Double.greatestFiniteMagnitude

  static let totals: [(Double, ClosedRange<Double>, String)] = [
    (0.25, 0...1, "0.25 of 0…1"),
    (3, 0...10, "3 of 0…10"),
    (-3, 0...10, "0 of 0…10"),
    (30, 0...10, "10 of 0…10"),
    (.nan, 2...10, "2 of 2…10"),
    (.infinity, 2...10, "10 of 2…10"),
    (-.infinity, 2...10, "2 of 2…10"),
    (5, 7...7, "7 of 7…7"),
    (0.5, -.infinity...10, "0.5 of 0…1"),
    (5, 2...(.infinity), "1 of 0…1"),
    (-.infinity, -.infinity...(.infinity), "0 of 0…1"),
    (-0.0, -0.0...0, "0 of 0…0"),
  ]

  @Test(arguments: totals)
  func `any number in any range makes a value within a finite range`(
    number: Double, range: ClosedRange<Double>, description: String
  ) {
    let value = RangedValue(number, in: range)
    #expect(value.description == description)
    #expect((value.minimum...value.maximum).contains(value.value))
  }

  @Test func `the range is 0 to 1 by default`() {
    #expect(RangedValue(0.5) == RangedValue(0.5, in: 0...1))
    #expect(RangedValue(0.5) != RangedValue(0.5, in: 0...2))
    #expect(RangedValue(0.5) != RangedValue(0.25))
  }

  static let fractions: [(RangedValue, Double)] = [
    (RangedValue(3, in: 0...10), 0.3),
    (RangedValue(0, in: -1...3), 0.25),
    (RangedValue(-1, in: -1...3), 0),
    (RangedValue(3, in: -1...3), 1),
    (RangedValue(7, in: 7...7), 0),
    (RangedValue(huge, in: 0...huge), 1),
    // The length of this range is not a finite number.
    (RangedValue(huge, in: -huge...huge), 1),
    (RangedValue(-huge, in: -huge...huge), 0),
    (RangedValue(0, in: -huge...huge), 0.5),
  ]

  @Test(arguments: fractions)
  func `the fraction is the part below the number`(value: RangedValue, fraction: Double) {
    #expect(value.fraction == fraction)
  }

  @Test func `a value is an object`() throws {
    try expectRoundTrip(RangedValue(3, in: -1...10), as: #"{"maximum":10,"minimum":-1,"value":3}"#)
    try expectRoundTrip(RangedValue(0.5), as: #"{"maximum":1,"minimum":0,"value":0.5}"#)
  }

  static let accepted = "finite numbers with minimum ≤ value ≤ maximum is accepted."

  static let refused: [(String, String)] = [
    (#"[{"value":3,"minimum":0,"maximum":2}]"#, "0: value: 3.0 of 0.0…2.0 was given; \(accepted)"),
    (#"[{"value":1,"minimum":2,"maximum":3}]"#, "0: value: 1.0 of 2.0…3.0 was given; \(accepted)"),
    (#"[{"value":1,"minimum":2,"maximum":0}]"#, "0: value: 1.0 of 2.0…0.0 was given; \(accepted)"),
    (
      #"[{"value":"NaN","minimum":0,"maximum":1}]"#,
      "0: value: nan of 0.0…1.0 was given; \(accepted)"
    ),
    (
      #"[{"value":1,"minimum":"NaN","maximum":1}]"#,
      "0: value: 1.0 of nan…1.0 was given; \(accepted)"
    ),
    (
      #"[{"value":1,"minimum":0,"maximum":"Infinity"}]"#,
      "0: value: 1.0 of 0.0…inf was given; \(accepted)"
    ),
  ]

  @Test(arguments: refused)
  func `numbers that are not in order are refused with their place`(json: String, message: String) {
    #expect(refusal(of: json, as: [RangedValue].self) == message)
  }

  @Test(arguments: [#"{"value":1}"#, #"{"value":1,"minimum":0}"#, "1"])
  func `data with another structure is refused`(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: RangedValue.self) }
  }
}

// MARK: - PageNumberTests

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

// MARK: - ItemListTests

@Suite struct ItemListTests {
  static let totals: [(Int?, Int?)] = [
    (nil, nil), (0, 0), (2, 2), (3, nil), (-1, nil), (.max, nil), (.min, nil),
  ]

  @Test(arguments: totals)
  func `an index of no item selects none`(given: Int?, kept: Int?) {
    let list = ItemList(["Day", "Week", "Month"], selectedIndex: given)
    #expect(list.selectedIndex == kept)
    #expect(list.titles == ["Day", "Week", "Month"])
  }

  @Test func `a list may be empty`() {
    #expect(ItemList([], selectedIndex: 0) == ItemList([]))
    #expect(ItemList([]).selectedIndex == nil)
    #expect(ItemList([]).description == "")
  }

  @Test func `equality compares titles and selection`() {
    #expect(ItemList(["a", "b"]) != ItemList(["a", "b"], selectedIndex: 0))
    #expect(ItemList(["a", "b"]) != ItemList(["b", "a"]))
  }

  @Test func `the description brackets the selected one`() {
    #expect(
      ItemList(["Day", "Week", "Month"], selectedIndex: 1).description == "Day, [Week], Month")
    #expect(ItemList(["Day", "Week"]).description == "Day, Week")
  }

  private static let icons: [ImageReference?] = [.symbol("list.bullet"), nil, .named("map")]

  @Test func `images belong to the titles at their positions`() {
    let list = ItemList(["List", "Grid", "Map"], images: Self.icons)
    #expect((-1...3).map(list.image) == [nil] + Self.icons + [nil])
    #expect(
      list.description == #"List (symbol "list.bullet"), Grid, Map (named "map")"#)
  }

  @Test func `images without a title, and missing ones at the end, are dropped`() {
    #expect(ItemList(["a"], images: [nil, .named("b")]) == ItemList(["a"]))
    #expect(ItemList(["a", "b"], images: [.named("a"), nil]).images.count == 1)
    #expect(ItemList(["a"], images: [.named("a")]) != ItemList(["a"]))
  }

  @Test func `titles and images are compared by their bytes`() {
    let names = ["e\u{301}", "\u{e9}"]
    let lists = names.map { ItemList(["a"], images: [.named($0)]) } + names.map { ItemList([$0]) }
    for (index, list) in lists.enumerated() {
      #expect(lists.indices.filter { lists[$0] == list } == [index])
    }
  }

  @Test func `images are encoded, with null for items without one`() throws {
    let images = #"[{"symbol":"list.bullet"},null,{"named":"map"}]"#
    try expectRoundTrip(
      ItemList(["List", "Grid", "Map"], images: Self.icons),
      as: #"{"images":\#(images),"titles":["List","Grid","Map"]}"#)
  }

  @Test func `a list is encoded as an object, with the selected index if there is one`() throws {
    try expectRoundTrip(ItemList(["Day", "Week"]), as: #"{"titles":["Day","Week"]}"#)
    try expectRoundTrip(
      ItemList(["Day", "Week"], selectedIndex: 1),
      as: #"{"selectedIndex":1,"titles":["Day","Week"]}"#)
    #expect(
      try decoded(#"{"titles":["Day"],"selectedIndex":null}"#, as: ItemList.self)
        == ItemList(["Day"]))
  }

  static let refused: [(String, String)] = [
    (
      #"[{"titles":["Day","Week"],"selectedIndex":2}]"#,
      """
      0.selectedIndex: selected index: 2 was given; the index of one of 2 items is accepted.
      """
    ),
    (
      #"[{"titles":["Day","Week"],"selectedIndex":-1}]"#,
      """
      0.selectedIndex: selected index: -1 was given; the index of one of 2 items is accepted.
      """
    ),
    (
      #"[{"titles":["Day"],"images":[null,{"named":"week"}]}]"#,
      """
      0.images: images: 2 was given; one image or null for each of 1 items is accepted.
      """
    ),
  ]

  @Test(arguments: refused)
  func `an index of no item is refused with its place`(json: String, message: String) {
    #expect(refusal(of: json, as: [ItemList].self) == message)
  }

  @Test(arguments: ["{}", #"{"titles":"Day"}"#, #"["Day"]"#])
  func `data with another structure is refused`(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: ItemList.self) }
  }
}
