import ProtocolStyle
import StyleHTML
import Testing

/// A card whose border follows the fields in it.
private struct Card: ViewNode, BorderColor, BorderWidth {
  var borderWidth: Double { 2 }
  var borderColor: Color {
    let state = ControlState.ofDescendants
    return state.contains(.invalid) ? .red : state.contains(.focused) ? .blue : .black
  }
}

/// A row that is a control, so that its own state counts as well.
private struct Row: TableCellNode, BackgroundColor {
  var backgroundColor: Color {
    if ControlState.current.contains(.selected) { return .yellow }
    return ControlState.ofDescendants.contains(.focused) ? .blue : .white
  }
}

private struct Name: TextFieldNode, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String { "Name" }
  var accessibilityLabel: String { "Name" }
}

private struct Stripe: LabelNode, TextContent, BackgroundColor {
  var text: String { "Stripe" }
  var backgroundColor: Color { SiblingPosition.isEven ? .black : .white }
}

/// A row with round ends, which is pressed at its end only.
private struct Item: ButtonNode, TextContent, CornerRadius, BackgroundColor {
  var text: String { "Item" }
  var cornerRadius: Double {
    if SiblingPosition.isOnly { return 20 }
    return SiblingPosition.isFirst ? 8 : SiblingPosition.isLast ? 4 : 0
  }
  var backgroundColor: Color {
    let isPressed = ControlState.current.contains(.highlighted)
    return isPressed && SiblingPosition.isLast ? .black : .white
  }
}

private struct Stack: ViewNode {}

/// A row with a round start, and a view with corners that follow those around it.
private struct Tile: ViewNode, CornerRadius {
  var cornerRadius: Double { SiblingPosition.isFirst ? 8 : 2 }
}

private struct Inner: ViewNode, CornerShape {
  var cornerShape: CornerShapeValue { .concentric }
}

/// Elements of a page that depend on what is in them and beside them.
@Suite(.needsChromium) struct DescendantSelectorTests {
  private let tree = StyleTree()

  private func values(_ script: String) async throws -> [String] {
    try await #require(Chromium.installed).result(
      of: String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self),
      running: """
        const element = number => document.getElementById('n' + number)
        const color = (number, name) => getComputedStyle(element(number))[name]
        \(script)
        """)
  }

  @Test func `a card follows the focus in it, and a field that is invalid`() async throws {
    let card = tree.attach(Card())
    tree.attach(Name(), to: card)
    let values = try await values(
      """
      const border = () => color(0, 'borderTopColor')
      const before = border()
      element(1).focus()
      const focused = border()
      element(1).setAttribute('aria-invalid', 'true')
      return [before, focused, border()]
      """)
    #expect(values == ["rgb(0, 0, 0)", "rgb(0, 0, 255)", "rgb(255, 0, 0)"])
  }

  @Test func `a state that is set has the same rule`() async throws {
    let card = tree.attach(Card())
    tree.setControlState([.invalid, .focused], of: tree.attach(Name(), to: card))
    #expect(try await values("return [color(0, 'borderTopColor')]") == ["rgb(255, 0, 0)"])
  }

  @Test func `a control compares its own state and those in it`() async throws {
    let row = tree.attach(Row())
    tree.attach(Name(), to: row)
    let values = try await values(
      """
      const ground = () => color(0, 'backgroundColor')
      const before = ground()
      element(1).focus()
      const focused = ground()
      element(0).setAttribute('data-state', 'selected')
      return [before, focused, ground()]
      """)
    #expect(values == ["rgb(255, 255, 255)", "rgb(0, 0, 255)", "rgb(255, 255, 0)"])
  }

  @Test func `an element has the style of the place to which a script moves it`() async throws {
    let list = tree.attach(Stack())
    for _ in 0..<4 { tree.attach(Item(), to: list) }
    let values = try await values(
      """
      const items = () => [...element(0).children]
      const radii = () => items().map(item => parseFloat(getComputedStyle(item).borderTopLeftRadius))
      const result = [radii().join(' ')]
      element(0).append(element(1))
      result.push(radii().join(' '), new Set(items().map(item => item.className)).size)
      for (const item of items()) item.setAttribute('data-state', 'highlighted')
      result.push(items().map(item => getComputedStyle(item).backgroundColor == 'rgb(0, 0, 0)').join(' '))
      for (const item of items().slice(1)) item.remove()
      return [...result, radii().join(' ')].map(String)
      """)
    #expect(values == ["8 0 0 4", "8 0 0 4", "1", "false false false true", "20"])
  }

  @Test func `corners that follow those around them follow a position`() async throws {
    let list = tree.attach(Stack())
    for _ in 0..<2 { tree.attach(Inner(), to: tree.attach(Tile(), to: list)) }
    let values = try await values(
      "return [2, 4].map(number => color(number, 'borderTopLeftRadius'))")
    #expect(values == ["8px", "2px"])
  }

  @Test func `each sibling has the style of its place`() async throws {
    for _ in 0..<3 { tree.attach(Stripe()) }
    let values = try await values("return [0, 1, 2].map(n => color(n, 'backgroundColor'))")
    #expect(values == ["rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgb(255, 255, 255)"])
  }
}
