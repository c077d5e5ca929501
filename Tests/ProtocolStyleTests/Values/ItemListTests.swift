import ProtocolStyle
import Testing

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

  @Test func `lists whose images have other bytes aren't exactly equal`() {
    let lists = ["e\u{301}", "\u{e9}"].map { ItemList(["a"], images: [.named($0)]) }
    #expect(lists[0] == lists[1])
    #expect(!lists[0].isExactlyEqual(to: lists[1]))
    #expect(lists[0].isExactlyEqual(to: lists[0]))
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
