import ProtocolStyle
import StyleTerminal
import Testing

/// Each kind draws each part of its content: other values are other texts.
@Suite struct ValueTests {
  /// Two values of one part of a node's content.
  private struct Content: Sendable {
    let attribute: any AnyAttribute
    let first: @Sendable (inout ViewModel) -> Void
    let second: @Sendable (inout ViewModel) -> Void
  }

  private static let contents = [
    Content(
      attribute: Attribute<String>.text, first: { $0.text = "one" }, second: { $0.text = "two" }),
    Content(
      attribute: Attribute<String>.placeholder, first: { $0.placeholder = "one" },
      second: { $0.placeholder = "two" }),
    Content(
      attribute: Attribute<ImageReference>.image, first: { $0.image = .named("one") },
      second: { $0.image = .named("two") }),
    Content(
      attribute: Attribute<Bool>.isOn, first: { $0.isOn = true }, second: { $0.isOn = false }),
    Content(
      attribute: Attribute<RangedValue>.rangedValue, first: { $0.rangedValue = RangedValue(0) },
      second: { $0.rangedValue = RangedValue(1) }),
    Content(
      attribute: Attribute<RangedDate>.rangedDate,
      first: { $0.rangedDate = RangedDate(CalendarDate(year: 2026, month: 11, day: 22)) },
      second: { $0.rangedDate = RangedDate(CalendarDate(year: 2026, month: 11, day: 23)) }),
    Content(
      attribute: Attribute<PageNumber>.page, first: { $0.page = PageNumber(0, of: 3) },
      second: { $0.page = PageNumber(1, of: 3) }),
    Content(
      attribute: Attribute<ItemList>.items,
      first: { $0.items = ItemList(["a", "b"], selectedIndex: 0) },
      second: { $0.items = ItemList(["a", "b"], selectedIndex: 1) }),
  ]

  private static let pairs: [(NodeKind, Int)] = [NodeKind].standard.flatMap { kind in
    contents.indices.filter { kind.uses(contents[$0].attribute) }.map { (kind, $0) }
  }

  @Test(arguments: pairs)
  func `a kind draws the content that it uses`(kind: NodeKind, index: Int) {
    let content = Self.contents[index]
    func text(_ body: StyleClosure) -> String {
      var model = ViewModel(kind: kind)
      body(&model)
      return TerminalRenderer().text(of: model)
    }
    #expect(text(content.first) != text(content.second))
    #expect(text(content.first) != "")
  }

  @Test func `all standard kinds but containers and bars have such content`() {
    let kinds = Set(Self.pairs.map(\.0))
    #expect(
      [NodeKind].standard.filter { !kinds.contains($0) }
        == [
          .activityIndicator, .control, .screen, .scroll, .tabBar, .table, .tableSection, .toolbar,
          .view,
        ])
  }
}
