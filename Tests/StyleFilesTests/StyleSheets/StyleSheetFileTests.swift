import Foundation
import ProtocolStyle
import StyleInspector
import Testing

@testable import FileFixtures
@testable import StyleFiles

@Suite struct StyleSheetFileTests {
  struct Buy: ButtonNode {}
  struct Big: ButtonNode, StyleClassed {
    var styleClasses: [String] { ["LargeButton"] }
  }
  struct Note: LabelNode {}
  struct Box: ViewNode {}
  struct Row: TableCellNode {}
  struct Bar: NavigationBarNode {}
  struct Item: TabBarItemNode {}
  struct Search: SearchBarNode {}
  struct Scope: SegmentedControlNode {}
  struct Dots: PageControlNode {}
  struct Form: TextFieldNode {}

  private func tree(_ text: String) throws -> StyleTree {
    let file = try StyleSheetFile(text, named: "t\(text.hashValue).nss")
    return StyleTree(
      applier: StyleApplier(attributes: .standard + [.styleSheetProperties]),
      themes: [file.theme], styleSheet: file.sheet)
  }

  @Test func `a button has its title, its states and its gradient`() throws {
    let tree = try tree(
      """
      @ink: #00ff00;
      Button { font-color: @ink; font-color-highlighted: red; font-name: Georgia; font-size: 18;
        background-color-top: white; background-color-bottom: black; corner-radius: 7;
        background-image-selected: pressed.png; title-insets: 1 2; padding: 9; height: 37; }
      """)
    let model = tree.viewModel(of: tree.attach(Buy()))
    #expect(model.titleColorForState == [.normal: .green, .highlighted: .red])
    #expect(model.font == FontDescriptor("Georgia", size: 18))
    #expect(model.backgroundGradient == Gradient([.white, .black]))
    #expect(model.cornerRadius == 7)
    #expect(model.masksToBounds == true)
    #expect(model.backgroundImageForState == [.selected: .named("pressed.png")])
    #expect(model.titleEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(model.height == 37)
    #expect(model.styleSheetProperties == nil)
  }

  @Test func `a background of a state is in force in that state`() throws {
    let tree = try tree(
      "Button { background-color: white; background-color-highlighted: gray; background-color-disabled: black; }"
    )
    let node = tree.attach(Buy())
    #expect(tree.viewModel(of: node).backgroundColor == .white)
    #expect(tree.viewModel(of: node).styleSheetProperties == nil, "All of them have an effect.")
    tree.setControlState(.highlighted, of: node)
    #expect(tree.viewModel(of: node).backgroundColor == .gray)
    tree.setControlState(.disabled, of: node)
    #expect(tree.viewModel(of: node).backgroundColor == .black)
  }

  @Test func `a style class is over its kind, property by property`() throws {
    let tree = try tree(
      """
      Button { font-size: 18; font-name: Georgia; corner-radius: 7; }
      LargeButton { font-size: 24; }
      LargeButton { height: 50; }
      """)
    let model = tree.viewModel(of: tree.attach(Big()))
    #expect(model.font == FontDescriptor("Georgia", size: 24))
    #expect(model.cornerRadius == 7)
    #expect(model.height == 50)
  }

  @Test func `a view's rule is for plain views only`() throws {
    let tree = try tree("View { background-color: red; background-image: wood.png; }")
    let box = tree.viewModel(of: tree.attach(Box()))
    #expect(box.backgroundColor == .red)
    #expect(box.styleSheetProperties == ["background-image": "wood.png"])
    #expect(tree.viewModel(of: tree.attach(Note())).backgroundColor == nil)
    #expect(tree.viewModel(of: tree.attach(Buy())).backgroundColor == nil)
  }

  @Test func `bars and items have text attributes`() throws {
    let tree = try tree(
      """
      NavigationBar { font-color: white; font-size: 20; text-shadow-color: black;
        text-shadow-offset: 0,1; bar-tint-color: blue; title-vertical-offset: 3; }
      TabBarItem { font-color: gray; font-color-selected: red; text-offset: 0,-11; }
      """)
    let bar = tree.viewModel(of: tree.attach(Bar()))
    #expect(
      bar.titleTextAttributes
        == TextAttributes(
          foregroundColor: .white, font: .system(size: 20), shadowColor: .black,
          shadowOffset: Offset(x: 0, y: 1)))
    #expect(bar.barTintColor == .blue)
    #expect(bar.titleVerticalPositionForMetrics == [.default: 3])
    let item = tree.viewModel(of: tree.attach(Item()))
    #expect(item.titleTextAttributesForState?[.normal]?.foregroundColor == .gray)
    #expect(item.titleTextAttributesForState?[.selected]?.foregroundColor == .red)
    #expect(item.styleSheetProperties == ["text-offset": "0 , -11"])
  }

  @Test func `the text of a cell is a label in it, and a scope bar is in a search bar`() throws {
    let tree = try tree(
      """
      TableCell { font-color: red; background-color: white; background-color-selected: gray; }
      SearchBarScopeBar { background-color: blue; }
      PageControl { color: gray; current-color: white; }
      TextField { border-style: rounded; vertical-align: center; horizontal-align: right; }
      """)
    let row = tree.attach(Row())
    let label = tree.attach(Note(), to: row)
    #expect(tree.viewModel(of: row).backgroundColor == .white)
    #expect(tree.viewModel(of: label).textColor == .red)
    #expect(tree.viewModel(of: label).backgroundColor == nil)
    tree.setControlState(.selected, of: row)
    #expect(tree.viewModel(of: row).backgroundColor == .gray)
    let search = tree.attach(Search())
    #expect(tree.viewModel(of: tree.attach(Scope(), to: search)).backgroundColor == .blue)
    #expect(tree.viewModel(of: tree.attach(Scope())).backgroundColor == nil)
    let dots = tree.viewModel(of: tree.attach(Dots()))
    #expect(dots.pageIndicatorTintColor == .gray)
    #expect(dots.currentPageIndicatorTintColor == .white)
    let form = tree.viewModel(of: tree.attach(Form()))
    #expect(form.borderStyle == .roundedRect)
    #expect(form.contentVerticalAlignment == .center)
    #expect(form.contentHorizontalAlignment == .right)
  }

  @Test func `media blocks follow the environment, rules and variables alike`() throws {
    let tree = try tree(
      """
      @ink: black;
      @media (device:ipad) and (orientation:landscape) { @ink: red; Label { font-size: 30; } }
      Label { font-color: @ink; font-size: 12; }
      """)
    let node = tree.attach(Note())
    #expect(tree.viewModel(of: node).textColor == .black)
    tree.environment.idiom = .pad
    tree.environment.orientation = .landscapeLeft
    #expect(tree.viewModel(of: node).textColor == .red)
    // No specificity: the later declaration wins, as in NUI.
    #expect(tree.viewModel(of: node).font?.size == 12)
  }

  @Test func `excluded views are left alone`() throws {
    let tree = try tree(
      "Button { font-size: 18; exclude-subviews: UITableViewCell, UITextField; } Label { font-size: 9; exclude-views: UILabel; }"
    )
    let row = tree.attach(Row())
    #expect(tree.viewModel(of: tree.attach(Buy(), to: row)).font == nil)
    #expect(tree.viewModel(of: tree.attach(Buy())).font?.size == 18)
    #expect(tree.viewModel(of: tree.attach(Note())).font == nil)
  }

  @Test func `a variable is a token that other themes set`() throws {
    let file = try StyleSheetFile(
      "@ink: black; Label { font-color: @ink; }", named: "ink.nss")
    let ink: Token<Color> = try file.token("ink")
    let night = Theme("night") { $0[ink] = .white }
    let tree = StyleTree(themes: [file.theme, night], styleSheet: file.sheet)
    #expect(tree.viewModel(of: tree.attach(Note())).textColor == .white)
    let error = #expect(throws: StyleFileError.self) { try file.token("inc", as: Color.self) }
    #expect(error?.problems.first?.nearest == "ink")
  }

  @Test func `selectors and declarations can't be multiplied without bound`() {
    let selectors = (0..<400).map { "A\($0)" }.joined(separator: ",")
    let declarations = String(repeating: "width: 1;", count: 400)
    let error = #expect(throws: StyleFileError.self) {
      try StyleSheetFile("\(selectors) { \(declarations) }")
    }
    #expect(error?.code == .tooLarge)
  }

  @Test func `dead parts are found`() throws {
    let file = try StyleSheetFile(
      """
      Label { font-colour: red; title-insets: 1; font-size: 2px; exclude-views: UIAlertButton; }
      @media (device:tv) { Label { font-size: 3; } }
      @media (scale:2) { Label { font-size: 4; } }
      """, named: "s")
    #expect(
      file.findings.map(\.summary) == [
        "s:2:9: the media option (device:tv) has no effect.",
        "s:3:9: the media option (scale:2) has no effect.",
        "s:1:9: font-colour of Label has no effect.",
        "s:1:27: title-insets of Label has no effect.",
        "s:1:55: what follows the number in \"2px\" has no effect.",
        "s:1:75: the exclusion of UIAlertButton has no effect.",
      ])
    #expect(file.findings[2].remedy == "Write font-color, or remove it.")
  }

  @Test(
    .enabled(if: SharedFiles.exist, "../shared isn't beside the repository"),
    arguments: [
      ("Default", ["font-color-disabled of BarButton", "the exclusion of UIAlertButton"]),
      ("Blue", ["the exclusion of UIAlertButton"]), ("Round", ["the exclusion of UIAlertButton"]),
    ])
  func `a theme of NUI loads with findings for its dead parts alone`(
    name: String, dead: [String]
  ) throws {
    let file = try StyleSheetFile(
      contentsOf: SharedFiles.nui.appending(path: "themes/\(name).nss"))
    #expect(file.findings.count == dead.count)
    for (finding, part) in zip(file.findings, dead) { #expect(finding.summary.contains(part)) }
    let tree = StyleTree(themes: [file.theme], styleSheet: file.sheet)
    let model = tree.viewModel(of: tree.attach(Buy()))
    #expect(model.cornerRadius == 7)
    #expect(model.font?.size == 18)
    #expect(file.sheet.findings().isEmpty)
  }
}

// MARK: - StyleSheetClassTests

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct StyleSheetClassTests {
  struct Specification: Decodable {
    struct Class: Decodable {
      struct Property: Decodable {
        let name: String
        let type: String
      }
      let styleClass: String
      let properties: [Property]
    }
    let styleClasses: [Class]
  }

  private func specification() throws -> Specification {
    try JSONDecoder().decode(
      Specification.self,
      from: Data(contentsOf: SharedFiles.nui.appending(path: "spec.json")))
  }

  @Test func `the classes read the properties that NUI's classes read`() throws {
    let classes = try specification().styleClasses
    #expect(classes.count == 27)
    #expect(Set(classes.map(\.styleClass)) == Set(StyleSheetClass.all.keys))
    for known in classes {
      let own = StyleSheetClass.all[known.styleClass]?.properties ?? []
      let expected = Set(known.properties.map(\.name))
      #expect(own == expected, "\(known.styleClass): \(own.symmetricDifference(expected).sorted())")
    }
  }

  @Test func `each property has the type that it has in NUI`() throws {
    let types: [String: StyleSheetType] = [
      "Boolean": .boolean, "BorderStyle": .borderStyle, "Box": .box, "Color": .color,
      "FontName": .fontName, "Gradient": .color, "HorizontalAlign": .horizontalAlign,
      "Image": .image, "Integer": .integer, "KeyboardAppearance": .keyboardAppearance,
      "Number": .number, "Offset": .offset, "SeparatorStyle": .separatorStyle,
      "TextAlign": .textAlign, "TextTransform": .textTransform, "VerticalAlign": .verticalAlign,
    ]
    for property in try specification().styleClasses.flatMap(\.properties) {
      #expect(StyleSheetType(property: property.name) == types[property.type], "\(property.name)")
    }
  }

  @Test(arguments: [
    ("rgba(255,0,0,1)", 1), ("hsla(0,255,255,1)", 1), ("rgba(255,0,0,1.0)", 0),
    ("rgba(255,0,0,255)", 0), ("rgba(255,0,0,0)", 0), ("rgb(255,0,0)", 0), ("red", 0),
  ])
  func `an opacity of 1 without a decimal point is a finding`(color: String, count: Int) throws {
    let file = try StyleSheetFile("Label { font-color: \(color); }", named: "s")
    let faint = file.findings.filter { $0.identifier == .faintColor }
    #expect(faint.count == count)
    #expect(faint.allSatisfy { $0.summary.hasSuffix(" is nearly transparent.") })
    #expect(file.findings.count == count)
  }
}
