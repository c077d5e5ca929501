import ProtocolStyle
import Testing

@testable import StyleTesting

private enum Size: CaseIterable {
  case regular
  case large
}

private enum Tone: CaseIterable {
  case neutral
  case danger
  case light
}

private struct PayButton: ButtonNode, BackgroundColor, BorderWidth, CornerRadius {
  var size = Size.large
  var tone = Tone.danger

  var isSmall: Tone {
    get { tone }
    set { tone = newValue }
  }

  var borderWidth: Double {
    switch (size, tone) {
    case (.large, .danger): 3
    case (.regular, .danger): 2
    case (_, .neutral), (_, .light): 1
    }
  }

  var cornerRadius: Double { size == .large ? 12 : 8 }

  var backgroundColor: Color {
    switch tone {
    case .danger: ControlState.current.contains(.highlighted) ? .red : .systemRed
    case .neutral, .light: .adaptive(light: .white, dark: .black)
    }
  }
}

private class Shape: ViewNode, BorderWidth {
  var size = Size.large
  var borderWidth: Double { size == .large ? 3 : 1 }
}

private final class Disc: Shape {}

private struct Odd: ViewNode, BorderWidth {
  var states = Size.regular
  var borderWidth: Double { states == .large ? 3 : 1 }
}

@Suite struct VariantTests {
  private static let states: [ControlState] = [.normal, .highlighted]

  private static let matrix = StyleMatrix(
    themes: [
      [], [Theme("square", styleSheet: StyleSheet { StyleRule(for: .button) { $0.alpha = 0.9 } })],
    ],
    states: states, variants: \PayButton.size, \.tone)

  @Test func `sizes, tones, states, environments and themes are one golden`() {
    expectStyles(of: PayButton(), in: Self.matrix, golden: "PayButton")
  }

  @Test func `a page has a row for each variant in each theme and environment`() {
    let page = Self.matrix.page(of: PayButton())
    let heads = page.matches(of: /<tr class="[a-z]+"><th>([^<]*)/).map { String($0.1) }
    #expect(heads.count == 2 * 2 * 2 * 3)
    #expect(heads.first == "no theme · light · regular · neutral")
    #expect(heads.last == "square · dark · large · tone light")
    #expect(page.split(separator: "<td>").count - 1 == heads.count * Self.states.count)
  }

  @Test func `a value has the variants in which it occurs`() {
    expectStyles(
      of: PayButton(),
      in: StyleMatrix(
        environments: ["light": StyleEnvironment(), "dark": StyleEnvironment(colorScheme: .dark)],
        states: Self.states, variants: \PayButton.size, \.tone),
      equal: """
        themes: no theme
        environments: light, dark
        states: normal, highlighted
        size: regular, large
        tone: neutral, danger, tone light

        PayButton (button)
          backgroundColor: #ffffff white when light · neutral, tone light
          backgroundColor: #ff3b30 when light · normal · danger
          backgroundColor: #ff0000 red when highlighted · danger
          backgroundColor: #000000 black when dark · neutral, tone light
          backgroundColor: #ff453a when dark · normal · danger
          borderWidth: 1 when neutral, tone light
          borderWidth: 2 when regular · danger
          borderWidth: 3 when large · danger
          cornerRadius: 8 when regular
          cornerRadius: 12 when large
        """)
  }

  @Test func `every combination is styled as its own node`() {
    let matrix = StyleMatrix(states: Self.states, variants: \PayButton.size, \.tone)
    let tree = StyleTree()
    let button = tree.attach(PayButton())
    var seen: [String] = []
    matrix.forEachInheritedContext(of: tree) { row, variant, situatedTree in
      let size = Size.allCases[variant / 3]
      let tone = Tone.allCases[variant % 3]
      let scheme = row == 0 ? StyleEnvironment.ColorScheme.light : .dark
      let alone = StyleTree(environment: StyleEnvironment(colorScheme: scheme))
      let one = alone.attach(PayButton(size: size, tone: tone))
      for state in Self.states {
        #expect(
          situatedTree.viewModel(of: button, in: state) == alone.viewModel(of: one, in: state))
      }
      seen.append("\(row) \(variant)")
    }
    #expect(seen == (0..<2).flatMap { row in (0..<6).map { "\(row) \($0)" } })
  }

  @Test func `a tree is as it was afterwards, and reports nothing`() {
    let tree = StyleTree()
    let button = tree.attach(PayButton())
    tree.refresh()
    let revision = tree.viewModel(of: button)
    _ = Self.matrix.text(of: tree)
    _ = Self.matrix.page(of: tree)
    #expect(tree[button].size == .large)
    #expect(tree[button].tone == .danger)
    #expect(tree.refresh().isEmpty)
    #expect(tree.viewModel(of: button) == revision)
  }

  @Test func `all nodes of the type vary together, also of a subclass`() {
    let tree = StyleTree()
    let shape = Shape()
    tree.attach(shape)
    tree.attach(Disc())
    tree.attach(PayButton())
    let text = StyleMatrix(
      environments: ["light": StyleEnvironment()], states: [.normal], variants: \Shape.size
    ).text(of: tree)
    #expect(
      text == """
        themes: no theme
        environments: light
        states: normal
        Size: regular, large

        Shape (view)
          borderWidth: 1 when regular
          borderWidth: 3 when large
        Disc (view)
          borderWidth: 1 when regular
          borderWidth: 3 when large
        PayButton (button)
          backgroundColor: #ff3b30
          borderWidth: 3
          cornerRadius: 12

        """)
    #expect(shape.size == .large)
  }

  @Test func `a computed property has the name of its type, and no name occurs twice`() {
    #expect(
      StyleMatrix(variants: \PayButton.isSmall, \.isSmall).axes.dropFirst(3) == ["Tone", "Tone 2"])
    #expect(StyleMatrix(variants: \Odd.states).axes.dropFirst(3) == ["states 2"])
  }

  @Test func `variants of a type without nodes are refused with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StyleMatrix(variants: \PayButton.size).text(of: Shape())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "StyleMatrix: no node is a PayButton, so its size can't vary. Omit the variants, or style "
          + "a node of that type."))
  }
}
