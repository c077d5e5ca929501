import ProtocolStyle
import StyleTerminal
import Testing

/// The items of bars are placed as in pages.
@Suite struct BarTests {
  private struct Tabs: TabBarNode {}

  private struct LargeBar: NavigationBarNode, TextContent, LargeTitleTextAttributes {
    let text: String
    var largeTitleTextAttributes: TextAttributes { TextAttributes() }
  }

  private static func branch(_ bar: any StyleNode, _ items: [String]) -> Branch {
    Branch(bar, items.map { Branch(Title(text: $0)) })
  }

  private static let titled: [([String], Int, String, String)] = [
    ([], 20, "        Shop", "        Shop"),
    (["Save"], 20, "        Shop    Save", "Save    Shop"),
    (["Save"], 12, "  Shop  Save", "Save  Shop"),
    (["Save"], 9, "  Shop\n     Save", "  Shop\nSave"),
    (["Map", "Cart"], 20, "Map     Shop    Cart", "Cart    Shop     Map"),
    (["Map", "Cart"], 15, "Map  Shop  Cart", "Cart  Shop  Map"),
    (["Map", "Cart"], 14, "     Shop\nMap       Cart", "     Shop\nCart       Map"),
    (["A", "B", "C"], 20, "A       Shop    B  C", "C  B    Shop       A"),
    (["Longer", "B"], 17, "Longer  Shop    B", "B    Shop  Longer"),
    (["A", "Longer", "C"], 20, "A    Shop  Longer  C", "C  Longer  Shop    A"),
  ]

  @Test(arguments: titled)
  func `items are on both sides of a title in the middle, the first of several before it`(
    items: [String], columns: Int, text: String, mirrored: String
  ) {
    let branch = Self.branch(TopBar(text: "Shop"), items)
    #expect(branch.text(columns: columns) == text + "\n")
    #expect(branch.text(columns: columns, .rightToLeft) == mirrored + "\n")
  }

  private static let untitled: [(@Sendable () -> any StyleNode, [String], Int, String)] = [
    ({ TopBar(text: "") }, ["Save"], 12, "\n        Save"),
    ({ Bar() }, ["One"], 13, "     One"),
    ({ Bar() }, ["One", "Two"], 13, "One       Two"),
    ({ Bar() }, ["A", "Bcd", "E"], 13, "A    Bcd    E"),
    ({ Bar() }, ["One", "Two"], 8, "One  Two"),
    ({ Tabs() }, ["One"], 13, "     One"),
    ({ Tabs() }, ["A", "B"], 12, "  A     B"),
    ({ Tabs() }, ["A", "Longer", "B"], 15, "  A  Longer  B"),
    ({ Tabs() }, ["Longest", "A", "B"], 14, "Longest  A  B"),
    ({ Tabs() }, ["A", "B", "Longest"], 14, " A  B  Longest"),
  ]

  @Test(arguments: untitled)
  func `toolbars have equal gaps, and tab bars equal shares`(
    bar: @Sendable () -> any StyleNode, items: [String], columns: Int, text: String
  ) {
    #expect(Self.branch(bar(), items).text(columns: columns) == text + "\n")
  }

  @Test func `the first item of a bar is where reading begins`() {
    #expect(
      Self.branch(Bar(), ["One", "Two"]).text(columns: 13, .rightToLeft) == "Two       One\n")
    #expect(Self.branch(Tabs(), ["A", "B"]).text(columns: 12, .rightToLeft) == "   B     A\n")
  }

  @Test func `a large title is below the items`() {
    #expect(
      Self.branch(LargeBar(text: "Shop"), ["Map", "Cart"]).text(columns: 14)
        == "Map       Cart\nShop\n")
    #expect(Self.branch(LargeBar(text: "Shop"), []).text(columns: 14) == "Shop\n")
  }

  @Test func `a bar with words of layout places its items by them`() {
    let bar = StyledBar {
      $0.text = "Shop"
      $0.stackDistribution = .leading
    }
    #expect(Self.branch(bar, ["A", "B"]).text(columns: 20) == "        Shop    A  B\n")
  }

  private struct StyledBar: NavigationBarNode, CustomClosure {
    let customClosure: StyleClosure
  }

  private struct Dots: PageControlNode, PageContent, CustomClosure {
    let numberOfPages = 3
    var customClosure: StyleClosure = { _ in }
  }

  private static let dots: [(@Sendable () -> Branch, Int, String)] = [
    ({ Branch(Screen(), Branch(Dots())) }, 11, "   ● ○ ○"),
    ({ Branch(Plain(), Branch(Title(text: "Tea")), Branch(Dots())) }, 11, "Tea\n   ● ○ ○"),
    ({ Branch(StyledView { $0.width = 72 }, Branch(Dots())) }, 20, "  ● ○ ○"),
    ({ Branch(Screen(), Branch(Dots { $0.width = 56 })) }, 11, "   ● ○ ○"),
    ({ Branch(StyledView { $0.stackAlignment = .leading }, Branch(Dots())) }, 11, "● ○ ○"),
    ({ Branch(StyledView { $0.stackAlignment = .fill }, Branch(Dots())) }, 11, "   ● ○ ○"),
    (
      { Branch(StyledView { $0.stackDistribution = .leading }, Branch(Dots())) }, 11,
      "   ● ○ ○"
    ),
    ({ Branch(List(), Branch(Dots())) }, 11, "● ○ ○"),
    ({ Branch(Bar(), Branch(Title(text: "A")), Branch(Dots())) }, 11, "A     ● ○ ○"),
  ]

  @Test(arguments: dots)
  func `dots are in the middle of a column, as in pages`(
    branch: @Sendable () -> Branch, columns: Int, text: String
  ) {
    #expect(branch().text(columns: columns) == text + "\n")
  }
}
