import Foundation
import ProtocolStyle
import StyleBinding
import SwiftUI
import Testing

@testable import KindFixtures
@testable import StyleSwiftUI

/// Stacks and grids of nodes, rich text, and what only some states show.
@Suite @MainActor struct LayoutTests {
  struct Line: LabelNode {}
  struct Card: ViewNode {}

  let tree = StyleTree()

  /// The lines of the view of a node with three children that begin with one of some words.
  private func lines(
    _ words: [String], _ change: @escaping (inout ViewModel) -> Void,
    children: [(inout ViewModel) -> Void] = []
  ) -> [String] {
    let card = tree.attach(Card())
    tree.override(card, change)
    for index in 0..<3 {
      let child = tree.attach(Line(), to: card)
      if index < children.count { tree.override(child, children[index]) }
    }
    let view = StyledStack(card, in: tree) {
      Text(verbatim: "a")
      Text(verbatim: "b")
      Text(verbatim: "c")
    }
    return Renderer(view).render().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in words.contains { line.hasPrefix($0) } }
  }

  private let stacks = ["HStack", "VStack", "ZStack", "ScrollView", "Spacer", "Text"]

  @Test(arguments: [
    (StackDistributionValue.leading, ["Text(a)", "Text(b)", "Text(c)", "Spacer"]),
    (.trailing, ["Spacer", "Text(a)", "Text(b)", "Text(c)"]),
    (.center, ["Spacer", "Text(a)", "Text(b)", "Text(c)", "Spacer"]),
  ])
  func `free space is where the distribution has it`(
    value: StackDistributionValue, expected: [String]
  ) {
    let result = lines(stacks) {
      $0.stackAxis = .horizontal
      $0.stackAlignment = .firstBaseline
      $0.stackDistribution = value
      $0.spacing = 4
    }
    #expect(result == ["HStack(firstTextBaseline, 4.0)"] + expected)
  }

  @Test func `a node without attributes of layout is a vertical stack`() {
    #expect(lines(stacks) { _ in } == ["VStack(center, nil)", "Text(a)", "Text(b)", "Text(c)"])
  }

  @Test func `layers are over each other, and content scrolls`() {
    let result = lines(stacks) {
      $0.stackAxis = .layered
      $0.stackAlignment = .trailing
      $0.overflow = .scrolls
    }
    #expect(
      result.prefix(2) == ["ScrollView(vertical)", "ZStack(trailing, bottom)"])
  }

  @Test func `a child over its parent isn't arranged`() {
    let inset = SwiftUI.EdgeInsets(top: -4, leading: 6, bottom: 4, trailing: -6)
    let result = lines(
      stacks + ["padding(\(inset))"], { $0.spacing = 4 },
      children: [{ $0.overlay = OverlayValue(.bottomTrailing, offset: Offset(x: 6, y: -4)) }])
    #expect(
      result == ["VStack(center, 4.0)", "Text(b)", "Text(c)", "padding(\(inset))", "Text(a)"])
  }

  @Test(arguments: [
    (StickyEdgeValue.top, CGRect(x: 0, y: 30, width: 100, height: 80), "offset(0.0, 30.0)"),
    (.bottom, CGRect(x: 0, y: -70, width: 100, height: 80), "offset(0.0, -10.0)"),
    (.leading, CGRect(x: 7, y: 0, width: 100, height: 80), "offset(7.0, 0.0)"),
    (.trailing, CGRect(x: -10, y: 0, width: 40, height: 80), "offset(-70.0, 0.0)"),
  ])
  func `a child stays at an edge of a parent that scrolls`(
    edge: StickyEdgeValue, visible: CGRect, expected: String
  ) {
    for scrolls in [true, false] {
      let list = tree.attach(Card())
      if scrolls { tree.override(list) { $0.overflow = .scrolls } }
      let header = tree.attach(Line(), to: list)
      tree.override(header) { $0.stickyEdge = edge }
      let renderer = Renderer(
        StyledStack(list, in: tree) { Text(verbatim: "a").styled(header, in: tree) })
      (renderer.width, renderer.visible) = (100, visible)
      let text = renderer.render()
      #expect(text.contains("visualEffect(\(expected))") == scrolls)
      #expect(text.contains("zIndex(1.0)"))
    }
  }

  @Test func `views are drawn by their order in depth`() {
    let line = tree.attach(Line())
    tree.override(line) { $0.zIndex = -3 }
    #expect(
      Renderer(Text(verbatim: "a").styled(line, in: tree)).render().contains("zIndex(-3.0)"))
  }

  @Test func `growing children take the free space`() {
    let result = lines(stacks, { $0.stackAxis = .horizontal }, children: [{ $0.growth = 1 }])
    #expect(!result.contains("Spacer"))
  }

  @Test(arguments: [
    (StackAxisValue.horizontal, StackDistributionValue.fillEqually, "frame(nil…inf, nil…nil)"),
    (.vertical, .fillEqually, "frame(nil…nil, nil…inf)"),
    (.horizontal, .leading, "frame(nil…nil, nil…nil)"),
  ])
  func `the children of a stack that fills equally take equal shares`(
    axis: StackAxisValue, distribution: StackDistributionValue, expected: String
  ) {
    let card = tree.attach(Card())
    tree.override(card) {
      $0.stackAxis = axis
      $0.stackDistribution = distribution
    }
    let child = tree.attach(Card(), to: card)
    let inner = tree.attach(Line(), to: child)
    let view = StyledStack(card, in: tree) {
      Text(verbatim: "a").styled(inner, in: tree).styled(child, in: tree)
    }
    let frames = Renderer(view).render().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        $0.hasPrefix("frame(") && $0.contains("…")
      }
    // The outermost is that of the stack itself.
    #expect(frames == ["frame(nil…nil, nil…nil)", expected, "frame(nil…nil, nil…nil)"])
  }

  @Test func `a grid has lines of equal columns`() {
    let words = ["Grid", "gridCellColumns", "Text"]
    let result = lines(
      words,
      {
        $0.gridColumns = .count(2)
        $0.spacing = 6
      }, children: [{ $0.columnSpan = 2 }])
    #expect(
      result == [
        "Grid(6.0)", "GridRow", "GridRow", "gridCellColumns(2)", "Text(a)", "GridRow",
        "gridCellColumns(1)", "Text(b)", "gridCellColumns(1)", "Text(c)",
      ])
  }

  @Test func `a row of a grid is a line with its columns`() {
    let card = tree.attach(Card())
    tree.override(card) { $0.gridColumns = .count(3) }
    let row = tree.attach(Card(), to: card)
    tree.override(row) { $0.stackAxis = .horizontal }
    for _ in 0..<2 { tree.attach(Line(), to: row) }
    let view = StyledStack(card, in: tree) {
      StyledStack(row, in: tree) {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    }
    let result = Renderer(view).render().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(result.filter { $0.hasPrefix("Grid(") }.count == 2)
    #expect(!result.contains { $0.hasPrefix("HStack") })
    #expect(result.filter { $0 == "gridCellColumns(1)" }.count == 2)
  }

  @Test func `as many columns as fit are a lazy grid`() {
    let result = lines(["LazyVGrid"]) { $0.gridColumns = .adaptive(minimum: 120) }
    #expect(result.count == 1 && result[0].contains("minimum: 120.0"))
  }

  @Test(arguments: [
    (10.0, 20.0, 5.0, "frame(10.0, nil"), (10, 20, 30, "frame(20.0, nil"),
    (30, 20, 5, "frame(30.0, nil"), (.nan, .infinity, 5, "frame(5.0, nil"),
  ])
  func `a fixed width is limited`(
    minimum: Double, maximum: Double, width: Double, expected: String
  ) {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.minimumWidth = minimum
      $0.maximumWidth = maximum
      $0.width = width
    }
    #expect(Renderer(Text(verbatim: "a").styled(node, in: tree)).render().contains(expected))
  }

  @Test func `concentric corners follow the container`() {
    let (outer, inner) = (tree.attach(Card()), tree.attach(Card()))
    tree.override(outer) {
      $0.cornerRadius = 20
      $0.padding = ProtocolStyle.EdgeInsets(6)
    }
    tree.override(inner) {
      $0.cornerShape = .concentric
      $0.masksToBounds = true
    }
    let view = Text(verbatim: "a").styled(inner, in: tree).styled(outer, in: tree)
    #expect(Renderer(view).render().contains("clipShape(rounded 14.0"))
  }

  @Test func `a transform scales, rotates and moves in this order`() throws {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.transform = TransformValue(scale: 2, rotation: 30, offset: Offset(x: 1, y: 2))
    }
    let text = Renderer(Text(verbatim: "a").styled(node, in: tree)).render()
    // The last modifier is the outermost, so it's written first.
    let places = try ["offset(1.0, 2.0)", "rotationEffect(30.0)", "scaleEffect(2.0, 2.0)"].map {
      try #require(text.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func `outer shadows are behind the box, the topmost last, and cut out of it`() throws {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.cornerRadius = 6
      $0.shadows = [
        Shadow(color: .red, offset: Offset(x: 1, y: 2), blur: 8, spread: 3),
        Shadow(color: .blue, offset: .zero, blur: 0),
        Shadow(color: .clear, offset: .zero, blur: 0),
      ]
    }
    let text = Renderer(Text(verbatim: "a").styled(node, in: tree)).render()
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let fills = lines.filter { $0.hasPrefix("Text(fill") && !$0.contains("even-odd") }
    #expect(fills.count == 2)
    #expect(fills[1].contains("inset by -3.0"))
    let colors = lines.filter { $0.hasPrefix("foregroundStyle(") && $0.contains("0.0") }
    try #require(colors.count == 2)
    #expect(colors[0].contains("0.0 0.0 1.0 1.0") && colors[1].contains("1.0 0.0 0.0 1.0"))
    #expect(text.contains("blur(4.0)") && text.contains("offset(1.0, 2.0)"))
    #expect(text.components(separatedBy: "mask\n").count == 3)
  }

  @Test func `an inner shadow is clipped to the box`() {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.shadows = [
        Shadow(color: .red, offset: Offset(x: 0, y: 1), blur: 2, spread: 3, isInner: true)
      ]
    }
    let text = Renderer(Text(verbatim: "a").styled(node, in: tree)).render()
    #expect(text.contains("rounded 0.0 inset by 3.0"))
    #expect(text.contains("offset by 0.0 1.0, ") && text.contains("even-odd)"))
    #expect(text.contains("foregroundStyle(1.0 0.0 0.0 1.0)"))
    #expect(text.contains("clipShape(rounded 0.0"))
  }

  @Test(arguments: [
    (LineStyle.solid, "2.0 butt []"), (.dashed, "2.0 butt [6.0, 4.0]"),
    (.dotted, "2.0 round [0.0, 4.0]"),
  ])
  func `an outline is a line around the box`(style: LineStyle, expected: String) {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.outline = OutlineValue(width: 2, color: .red, offset: 3, style: style)
    }
    let view = Text(verbatim: "a").styled(node, in: tree)
    let text = Renderer(view).render()
    #expect(text.contains("stroke(rounded 0.0 inset by -4.0"))
    #expect(text.contains("1.0 0.0 0.0 1.0, \(expected))"))
    tree.override(node) { $0.outline = .hidden }
    ObservableTree.observing(tree).binding.refresh()
    #expect(!Renderer(view).render().contains("stroke("))
  }

  @Test(arguments: [
    (Gradient.Shape.radial(x: 0.25, radius: 1), "EllipticalGradient"),
    (.angular(angle: 90), "AngularGradient"), (.linear(angle: 90), "LinearGradient"),
  ])
  func `a gradient is behind the content, in front of a text or a mask`(
    shape: ProtocolStyle.Gradient.Shape, name: String
  ) {
    let gradient = ProtocolStyle.Gradient([.red, .blue], shape: shape, colorSpace: .oklab)
    let node = tree.attach(Line())
    tree.override(node) { $0.backgroundGradient = gradient }
    let view = Text(verbatim: "a").styled(node, in: tree)
    #expect(Renderer(view).render().contains("background(\(name)"))
    tree.override(node) {
      $0.backgroundGradient = nil
      $0.textGradient = gradient
    }
    ObservableTree.observing(tree).binding.refresh()
    #expect(Renderer(view).render().contains("foregroundStyle(\(name)"))
    tree.override(node) {
      $0.textGradient = nil
      $0.maskGradient = gradient
    }
    ObservableTree.observing(tree).binding.refresh()
    #expect(Renderer(view).render().contains("fill(rectangle, \(name)"))
  }

  @Test func `an edge has a line of its own`() {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.borders = BordersValue(
        leading: .init(width: 2, color: .blue, style: .dashed), bottom: .init(width: 4, color: .red)
      )
    }
    let view = Text(verbatim: "a").styled(node, in: tree)
    let text = Renderer(view).render()
    #expect(text.contains("stroke(move 100.0 98.0 line 0.0 98.0 fixed"))
    #expect(text.contains("stroke(move 1.0 100.0 line 1.0 0.0 fixed"))
    #expect(text.contains("2.0 butt [6.0, 4.0]"))
  }

  @Test func `a border has a gradient in place of its color`() {
    let node = tree.attach(Line())
    tree.override(node) {
      $0.borderWidth = 2
      $0.borderColor = .red
      $0.borderGradient = Gradient([.red, .blue], angle: 90)
    }
    let view = Text(verbatim: "a").styled(node, in: tree)
    let text = Renderer(view).render()
    #expect(text.contains("strokeBorder("))
    #expect(text.contains("LinearGradient") && text.contains(", 2.0)"))
  }

  @Test func `a symbol and a progress bar have a gradient in place of their tint`() {
    let symbol = tree.attach(KindNodes.Image())
    tree.override(symbol) { $0.tintGradient = Gradient([.red, .blue]) }
    let image = Text(verbatim: "star").styled(symbol, in: tree)
    #expect(Renderer(image).render().contains("foregroundStyle(LinearGradient"))
    let progress = tree.attach(KindNodes.Progress())
    tree.override(progress) { $0.tintGradient = Gradient([.red, .blue]) }
    let bar = ProgressView(value: 0.5).styled(progress, in: tree)
    #expect(Renderer(bar).render().contains("tint(LinearGradient"))
  }

  @Test func `an invalid field has a ring`() {
    let node = tree.attach(KindNodes.TextField())
    func isRinged() -> Bool {
      let field = Text(verbatim: "a").styled(node, in: tree)
      return Renderer(field).render().contains("1.5 butt")
    }
    #expect(!isRinged())
    tree.setControlState([.invalid, .focused], of: node)
    #expect(isRinged())
    tree.override(node) { $0.outline = .hidden }
    #expect(!isRinged())
  }

  @Test func `glass and materials are behind the content`() {
    let node = tree.attach(Line())
    tree.override(node) { $0.backgroundMaterial = .glass(tint: .red) }
    let view = Text(verbatim: "a").styled(node, in: tree)
    #expect(Renderer(view).render().contains("glassEffect(regular 1.0 0.0 0.0 1.0"))
    tree.override(node) { $0.backgroundMaterial = .thick }
    ObservableTree.observing(tree).binding.refresh()
    let text = Renderer(view).render()
    #expect(text.contains("Material(name: \"thick\")") && !text.contains("glassEffect"))
  }

  @Test func `rich text is a text of its runs`() {
    let text = Text("a **b** [c](https://example.com)", font: .system(size: 20))
    #expect(
      Renderer(text).render()
        == "Text(a [b system 20.0 700 default] c -> https://example.com)\n")
  }

  @Test func `a link is drawn by the style of its node`() {
    struct Terms: LinkNode, TextColor {
      var textColor: ProtocolStyle.Color { .red }
    }
    let node = tree.attach(Terms())
    let view = Link("Terms", destination: URL(filePath: "/terms")).styled(node, in: tree)
    let text = Renderer(view).render()
    #expect(text.contains("foregroundStyle(1.0 0.0 0.0 1.0)") && text.contains("Text(Terms)"))
  }

  @Test func `a chosen row has the color for that, and its table's insets`() {
    struct Row: TableCellNode, SelectedBackgroundColor, ControlStateContent {
      var controlState = ControlState.selected
      var selectedBackgroundColor: ProtocolStyle.Color { .red }
    }
    let table = tree.attach(KindNodes.Table())
    tree.override(table) {
      $0.separatorInsets = ProtocolStyle.EdgeInsets(top: 0, left: 16, bottom: 0, right: 4)
    }
    let row = tree.attach(Row(), to: table)
    let text = Renderer(Text(verbatim: "a").styled(row, in: tree)).render()
    #expect(text.contains("listRowBackground(1.0 0.0 0.0 1.0)"))
    #expect(text.contains("alignmentGuide(separatorLeading, 16.0)"))
    #expect(text.contains("alignmentGuide(separatorTrailing, 96.0)"))
  }

  @Test func `a field has the keyboard of its kind`() {
    struct Email: TextFieldNode, InputKindContent {
      let inputKind = InputKind.email
    }
    let node = tree.attach(Email())
    let text = Renderer(Text(verbatim: "a").styled(node, in: tree)).render()
    #expect(text.contains("textContentType(email)"))
    #expect(text.contains("textInputAutocapitalization(never)"))
  }
}
