import ProtocolStyle
import Testing

@testable import StyleTerminal
@testable import TestSupport

/// Trees of any shape and style are drawn like the reference draws them, character by character.
@Suite struct RandomDrawingTests {
  // Nodes of all kinds whose style is written by their closures.

  private struct AnyLabel: LabelNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyButton: ButtonNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyView: ViewNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyToolbar: ToolbarNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyNavigationBar: NavigationBarNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTabBar: TabBarNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTabBarItem: TabBarItemNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyBarButtonItem: BarButtonItemNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTableCell: TableCellNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTable: TableNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTableSection: TableSectionNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTableSectionHeader: TableSectionHeaderNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTableSectionFooter: TableSectionFooterNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyImage: ImageNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnySlider: SliderNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnySwitch: SwitchNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyStepper: StepperNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyProgress: ProgressNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyPageControl: PageControlNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnySegmentedControl: SegmentedControlNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyPicker: PickerNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyDatePicker: DatePickerNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyActivityIndicator: ActivityIndicatorNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTextField: TextFieldNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyTextView: TextViewNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnySearchBar: SearchBarNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyScreen: ScreenNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyScroll: ScrollNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyControl: ControlNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyLink: LinkNode, CustomClosure {
    let customClosure: StyleClosure
  }

  private static let makers: [@Sendable (@escaping StyleClosure) -> any StyleNode] = [
    { AnyLabel(customClosure: $0) },
    { AnyButton(customClosure: $0) },
    { AnyView(customClosure: $0) },
    { AnyToolbar(customClosure: $0) },
    { AnyNavigationBar(customClosure: $0) },
    { AnyTabBar(customClosure: $0) },
    { AnyTabBarItem(customClosure: $0) },
    { AnyBarButtonItem(customClosure: $0) },
    { AnyTableCell(customClosure: $0) },
    { AnyTable(customClosure: $0) },
    { AnyTableSection(customClosure: $0) },
    { AnyTableSectionHeader(customClosure: $0) },
    { AnyTableSectionFooter(customClosure: $0) },
    { AnyImage(customClosure: $0) },
    { AnySlider(customClosure: $0) },
    { AnySwitch(customClosure: $0) },
    { AnyStepper(customClosure: $0) },
    { AnyProgress(customClosure: $0) },
    { AnyPageControl(customClosure: $0) },
    { AnySegmentedControl(customClosure: $0) },
    { AnyPicker(customClosure: $0) },
    { AnyDatePicker(customClosure: $0) },
    { AnyActivityIndicator(customClosure: $0) },
    { AnyTextField(customClosure: $0) },
    { AnyTextView(customClosure: $0) },
    { AnySearchBar(customClosure: $0) },
    { AnyScreen(customClosure: $0) },
    { AnyScroll(customClosure: $0) },
    { AnyControl(customClosure: $0) },
    { AnyLink(customClosure: $0) },
  ]

  @Test func `the random nodes have all standard kinds`() {
    let kinds = Self.makers.map { type(of: $0 { _ in }).nodeKind }
    #expect(Set([NodeKind].standard).subtracting(kinds) == [.barItem])
  }

  @Test(arguments: seeds)
  func `a tree is drawn as the reference draws it, and no line is too wide`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let tree = Self.tree(&generator)
    let columns = Int.random(in: 1...60, using: &generator)
    let grounds: [Color?] = [nil, .black, .white]
    let ground = grounds.randomElement(using: &generator)!
    let renderer = TerminalRenderer(columns: columns, terminalBackground: ground)
    for root in tree.roots {
      var reference = ReferenceBox(root, in: tree, columns: columns).lines
      for line in reference.indices {
        for run in reference[line].runs.indices {
          let style = reference[line].runs[run].style
          reference[line].runs[run].style = style.opaque(on: ground)
        }
      }
      let drawn = renderer.lines(of: root, in: tree)
      #expect(drawn.map(Self.cells) == reference.map(\.trimmed).map(Self.cells))
      #expect(drawn.allSatisfy { $0.columnCount <= columns })
    }
  }

  @Test(arguments: seeds)
  func `a height bounds the rows of a node that masks to its bounds`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let tree = Self.tree(&generator)
    let rows = Int.random(in: 0...6, using: &generator)
    for root in tree.roots {
      tree.override(root) {
        $0.height = Double(16 * rows)
        $0.masksToBounds = true
      }
      guard tree.viewModel(of: root).masksToBounds == true else { continue }
      let columns = Int.random(in: 1...60, using: &generator)
      #expect(TerminalRenderer(columns: columns).lines(of: root, in: tree).count <= rows)
    }
  }

  /// The first 400 seeds or, as for other random tests, those that an environment variable names.
  private static let seeds = TestScale.seeds(400).map(Int.init)

  /// Returns the characters of a line, each with its style.
  private static func cells(_ line: TextLine) -> [Cell] {
    line.runs.flatMap { run in
      run.text.unicodeScalars.map { Cell(scalar: $0, style: run.style) }
    }
  }

  private struct Cell: Equatable {
    let scalar: Unicode.Scalar
    let style: CellStyle
  }

  private static func tree(_ generator: inout SplitMix) -> StyleTree {
    let tree = StyleTree()
    var nodes: [AnyNodeHandle] = []
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      let node = node(&generator)
      // Usually in one of the last nodes, so that trees are deep.
      let parent = nodes.suffix(3).randomElement(using: &generator)
      nodes.append(parent.map { tree.attach(erased: node, to: $0) } ?? tree.attach(erased: node))
    }
    return tree
  }

  private static func node(_ generator: inout SplitMix) -> any StyleNode {
    let closure = look(&generator)
    // Usually a container.
    let place =
      Bool.random(using: &generator)
      ? Int.random(in: 0..<makers.count, using: &generator)
      : Int.random(in: 0..<11, using: &generator)
    return makers[place](closure)
  }

  private static func look(_ generator: inout SplitMix) -> StyleClosure {
    var model = ViewModel(kind: .view)
    func isChosen(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }
    func length(_ limit: Double) -> Double { Double.random(in: -8...limit, using: &generator) }
    if isChosen(2) { model.borderWidth = [0, 1, 2].randomElement(using: &generator) }
    if isChosen(4) {
      func line() -> BordersValue.Line? {
        let style = LineStyle.allCases.randomElement(using: &generator) ?? .solid
        let color = colors.randomElement(using: &generator) ?? .red
        return isChosen(2)
          ? BordersValue.Line(width: length(3), color: color, style: style) : nil
      }
      model.borders = BordersValue(
        top: line(), leading: line(), bottom: line(), trailing: line())
    }
    if isChosen(3) { model.borderColor = colors.randomElement(using: &generator) }
    if isChosen(4) { model.cornerRadius = 4 }
    if isChosen(2) { model.backgroundColor = colors.randomElement(using: &generator) }
    if isChosen(3) { model.alpha = [0, 0.25, 0.5, 1, 2, -1].randomElement(using: &generator) }
    if isChosen(3) { model.textColor = colors.randomElement(using: &generator) }
    if isChosen(4) { model.width = length(200) }
    if isChosen(4) { model.height = length(120) }
    if isChosen(4) {
      model.padding = EdgeInsets(
        top: length(32), left: length(24), bottom: length(32), right: length(24))
    }
    if isChosen(4) {
      model.textAlignment = [.left, .center, .right].randomElement(using: &generator)
    }
    if isChosen(4) { model.contentVerticalAlignment = .bottom }
    if isChosen(2) { model.text = texts.randomElement(using: &generator) }
    if isChosen(4) { model.maximumNumberOfLines = 0 }
    if isChosen(6) { model.separatorStyle = .hidden }
    if isChosen(4) { model.spacing = length(40) }
    if isChosen(3) { model.masksToBounds = Bool.random(using: &generator) }
    if isChosen(3) { model.rangedValue = RangedValue(Double.random(in: 0...9, using: &generator)) }
    if isChosen(3) { model.page = PageNumber(1, of: Int.random(in: 2...40, using: &generator)) }
    if isChosen(2) {
      let count = Int.random(in: 0...6, using: &generator)
      let titles = (0..<count).map { _ in texts.randomElement(using: &generator)! }
      model.items = ItemList(titles, selectedIndex: 0)
    }
    if isChosen(4) { model.image = .named("picture") }
    if isChosen(4) { model.detailText = texts.randomElement(using: &generator) }
    if isChosen(4) { model.accessoryType = .disclosureIndicator }
    if isChosen(5) { model.badge = "12" }
    if isChosen(5) { model.prompt = texts.randomElement(using: &generator) }
    if isChosen(5) { model.controlState = .selected }
    if isChosen(5) { model.placeholder = texts.randomElement(using: &generator) }
    if isChosen(5) { model.isOn = Bool.random(using: &generator) }
    if isChosen(9) { model.isHidden = Bool.random(using: &generator) }
    return { [model] written in
      for element in model { Self.write(element, to: &written) }
    }
  }

  private static func write(_ element: ViewModel.Element, to model: inout ViewModel) {
    func write<Value: Hashable & Sendable & Codable>(_ value: Value) {
      guard let key = AttributeList.standard.first(where: { $0.id == element.attribute }),
        let key = key as? Attribute<Value>
      else { return }
      model[key] = value
    }
    write(element.value)
  }

  private static let colors: [Color] = [
    .red, .blue, .white, .clear, Color(white: 0.5, alpha: 0.5),
    Color(red: 0.2, green: 1.4, blue: -0.1, alpha: 0.75), Color(white: 1, alpha: 1.5),
  ]

  private static let texts = [
    "Tea", "", "two words", "one\ntwo\nthree", "日本語 text", "e\u{301}\u{200B}",
    "👩🏽‍💻 works", "☀\u{FE0F}1\u{FE0F}\u{20E3}☀", "🇩🇪 한 क्षि",
    "a longer text that wraps",
  ]
}

/// Vigna's generator, which repeats the same trees in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
