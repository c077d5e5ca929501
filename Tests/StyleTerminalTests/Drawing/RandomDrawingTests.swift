import ProtocolStyle
import Testing

@testable import StyleTerminal

/// Trees of any shape and style are drawn like the reference draws them, character by character.
@Suite struct RandomDrawingTests {
  // Nodes whose style is written by their closures.

  private struct AnyLabel: LabelNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyButton: ButtonNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyView: ViewNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyBar: ToolbarNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyTop: NavigationBarNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyCell: TableCellNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyTable: TableNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnySection: TableSectionNode, CustomClosure { let customClosure: StyleClosure }
  private struct AnyHeader: TableSectionHeaderNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyFooter: TableSectionFooterNode, CustomClosure {
    let customClosure: StyleClosure
  }
  private struct AnyImage: ImageNode, CustomClosure { let customClosure: StyleClosure }

  @Test(arguments: TestScale.rows(0..<400))
  func `a tree is drawn as the reference draws it`(seed: Int) {
    var generator = SplitMix(state: UInt64(seed))
    let tree = Self.tree(&generator)
    let columns = Int.random(in: 1...60, using: &generator)
    for root in tree.roots {
      let reference = ReferenceBox(root, in: tree, columns: columns).lines.map(\.trimmed)
      let drawn = TerminalRenderer(columns: columns).lines(of: root, in: tree)
      #expect(drawn.map(Self.cells) == reference.map(Self.cells))
    }
  }

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
    return switch Int.random(in: 0..<14, using: &generator) {
    case 0...1: AnyLabel(customClosure: closure)
    case 2: AnyButton(customClosure: closure)
    case 3: AnyBar(customClosure: closure)
    case 4: AnyTable(customClosure: closure)
    case 5: AnyImage(customClosure: closure)
    case 6: AnyTop(customClosure: closure)
    case 7...8: AnyCell(customClosure: closure)
    case 9: AnySection(customClosure: closure)
    case 10: AnyHeader(customClosure: closure)
    case 11: AnyFooter(customClosure: closure)
    default: AnyView(customClosure: closure)
    }
  }

  private static func look(_ generator: inout SplitMix) -> StyleClosure {
    var model = ViewModel(kind: .view)
    func isChosen(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &generator) == 0 }
    func length(_ limit: Double) -> Double { Double.random(in: -8...limit, using: &generator) }
    if isChosen(2) { model.borderWidth = [0, 1, 2].randomElement(using: &generator) }
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
    "a longer text that wraps",
  ]
}

/// Vigna's generator, which repeats the same trees in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
