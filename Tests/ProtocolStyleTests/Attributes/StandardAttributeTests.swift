import ProtocolStyle
import Testing

@Suite struct StandardAttributeTests {
  @Test func `the generated table has every attribute of the standard list, in its order`() {
    #expect(StandardAttribute.all.map(\.key.id) == AttributeList.standard.map(\.id))
    #expect(Set(AttributeList.standard.map(\.name)).count == AttributeList.standard.count)
    #expect(StandardAttribute.styled.count > 60)
  }

  @Test(arguments: StandardAttribute.all)
  func `an accessor is equivalent to its key's subscript`(row: StandardAttribute) {
    row.expectAccess(#_sourceLocation)
  }

  @Test(arguments: StandardAttribute.adopted, StyleEnvironment.ColorScheme.allCases)
  func `a node that adopts a base protocol renders its default and nothing else`(
    row: StandardAttribute, colorScheme: StyleEnvironment.ColorScheme
  ) throws {
    let node = try #require(row.adopter)
    let environment = StyleEnvironment(colorScheme: colorScheme)
    let model = StyleApplier().viewModel(for: node, in: environment)
    row.expectDefault(model, environment, #_sourceLocation)
    #expect(model.filter { !$0.isDerived }.map(\.attribute.name) == [row.name])
  }

  @Test(arguments: StandardAttribute.styled)
  func `style attributes are not content`(row: StandardAttribute) throws {
    let node = try #require(row.adopter)
    let model = StyleApplier().viewModel(for: node)
    #expect(!model.hasSameStyle(as: ViewModel(kind: model.kind)))
  }

  @Test(arguments: StandardAttribute.content)
  func `content attributes are not style`(row: StandardAttribute) throws {
    let node = try #require(row.adopter)
    let model = StyleApplier().viewModel(for: node)
    #expect(model.hasSameStyle(as: ViewModel(kind: model.kind)))
    #expect(model != ViewModel(kind: model.kind))
  }

  @Test func `content has its details from its getters`() {
    struct Volume: SliderNode, ValueContent {
      let value = 30.0
      let range = 0.0...10
    }
    struct Period: SegmentedControlNode, ItemsContent {
      let items = ["Day", "Week"]
      let selectedIndex: Int? = 1
    }
    struct Layout: SegmentedControlNode, ItemsContent {
      let items = ["List", "Grid"]
      let itemImages: [ImageReference?] = [.symbol("list.bullet"), .symbol("square.grid.2x2")]
    }
    struct Tour: PageControlNode, PageContent {
      let numberOfPages = 5
      let currentPage = 2
    }
    struct Return: DatePickerNode, DateContent {
      let date = CalendarDate(year: 2026, month: 11, day: 22)
      let minimumDate: CalendarDate? = CalendarDate(year: 2026, month: 11, day: 23)
      let maximumDate: CalendarDate? = CalendarDate(year: 2026, month: 12, day: 24)
      let datePickerMode = DatePickerMode.dateAndTime
    }
    let applier = StyleApplier()
    #expect(
      applier.viewModel(for: Return()).rangedDate
        == RangedDate(
          CalendarDate(year: 2026, month: 11, day: 23),
          minimum: CalendarDate(year: 2026, month: 11, day: 23),
          maximum: CalendarDate(year: 2026, month: 12, day: 24), mode: .dateAndTime))
    #expect(applier.viewModel(for: Volume()).rangedValue == RangedValue(10, in: 0...10))
    #expect(applier.viewModel(for: Period()).items == ItemList(["Day", "Week"], selectedIndex: 1))
    let icons = [ImageReference.symbol("list.bullet"), .symbol("square.grid.2x2")]
    #expect(
      applier.viewModel(for: Layout()).items == ItemList(["List", "Grid"], images: icons))
    #expect(applier.viewModel(for: Tour()).page == PageNumber(2, of: 5))
  }

  @Test func `a shadow's opacity is not clamped`() {
    struct Deep: ViewNode, ShadowOpacity {
      var shadowOpacity: Double { 15 }
    }
    #expect(StyleApplier().viewModel(for: Deep()).shadowOpacity == 15)
  }
}
