import FixturePack
import ProtocolStyle
import Synchronization
import Testing

@testable import StyleTesting

/// Counts calls of an observer.
private final class Calls: Sendable {
  let count = Atomic(0)
}

@Suite struct StyleMatrixTests {
  private static let matrix = StyleMatrix(themes: [[], [.sea], [.sea, .mud]])

  @Test func `a line has a value and its combinations`() {
    let tree = StyleTree(packs: [.fixture])
    tree.attach(BuyButton())
    expectStyles(
      of: tree, in: Self.matrix,
      equal: #"""
        themes: no theme, sea, sea + mud
        environments: light, dark
        states: normal, highlighted, disabled, selected, focused

        BuyButton (button)
          alpha: none when normal, highlighted, selected, focused
          alpha: 0.5 when disabled
          backgroundColor: #ffff00 yellow when no theme · light
          backgroundColor: #0000ff blue when no theme · dark
          backgroundColor: #00ffff cyan when sea, sea + mud · light
          backgroundColor: color(srgb 0.5 0 0.5) purple when sea, sea + mud · dark
          borderWidth: 1
          text: "Buy \"it\"\nnow"
          textColor: #000000 black when no theme, sea · light
          textColor: #eeeeee when no theme, sea · dark
          textColor: #996633 brown when sea + mud
          titleColorForState[normal]: #000000 black when no theme, sea · light
          titleColorForState[normal]: #eeeeee when no theme, sea · dark
          titleColorForState[normal]: #996633 brown when sea + mud
        """#)
  }

  @Test func `nodes that follow the control around them have an axis for its states`() {
    struct Icon: ImageNode, TintColor {
      var tintColor: Color {
        ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .black
      }
    }
    let tree = StyleTree()
    tree.attach(Card()) { Icon() }
    let matrix = StyleMatrix(states: [.normal, .highlighted])
    let lines = matrix.text(of: tree).split(separator: "\n").map(String.init)
    #expect(
      lines.contains("enclosing controls: in a normal control, in a highlighted control"))
    #expect(
      lines.suffix(3) == [
        "  Icon (image)", "    tintColor: #000000 black when in a normal control",
        "    tintColor: #ffffff white when in a highlighted control",
      ])
    tree.detach(tree.first(Icon.self)!)
    #expect(!matrix.text(of: tree).contains("enclosing"))
  }

  @Test func `nodes that compare the width of their container have an axis for it`() {
    struct Page: ScreenNode {}
    struct Price: LabelNode, Alpha {
      var alpha: Double {
        ContainerWidth.isAtLeast(600) ? 1 : ContainerWidth.isAtLeast(300) ? 0.5 : 0.25
      }
    }
    struct Title: LabelNode {}
    let tree = StyleTree()
    let page = tree.attach(Page())
    tree.attach(Price(), to: page)
    tree.attach(Title(), to: page)
    let matrix = StyleMatrix(states: [.normal])
    let lines = matrix.text(of: tree).split(separator: "\n")
    #expect(
      lines.contains(
        "container widths: below 300 points, from 300 points, from 600 points"))
    #expect(lines.contains("    alpha: 0.25 when below 300 points"))
    #expect(lines.contains("    alpha: 1 when from 600 points"))
    // A node of its own is in a container, which isn't shown.
    let alone = matrix.text(of: Price())
    #expect(alone.contains("\nPrice (label)\n  alpha: 0.25 when below 300 points\n"), "\(alone)")
    #expect(!alone.contains("screen"))
    #expect(!matrix.text(of: Title()).contains("points"))
    #expect(matrix.page(of: Price()).matches(of: /<td>/).count == 6)
  }

  @Test func `a page has a column for each pair of states of a node and the control around it`() {
    struct Icon: ImageNode, TintColor {
      var tintColor: Color {
        ControlState.ofEnclosingControl.contains(.highlighted) ? .white : .black
      }
    }
    let matrix = StyleMatrix(
      environments: ["light": StyleEnvironment()], states: [.normal, .highlighted])
    let page = matrix.page(of: Icon())
    let columns = [
      "normal · in a normal control", "normal · in a highlighted control",
      "highlighted · in a normal control", "highlighted · in a highlighted control",
    ]
    #expect(page.contains("<tr>\((([""] + columns).map { "<th>\($0)</th>" }).joined())</tr>"))
    let cells = page.matches(of: #/<td><img class="(s.*?)"/#).map(\.1)
    #expect(cells.count == 4)
    #expect(cells.first == cells.dropFirst(2).first)
    #expect(Set(cells).count == 2)
    #expect(!matrix.page(of: Card()).contains("in a normal control"))
  }

  @Test func `a matrix doesn't change the tree`() {
    let tree = StyleTree(packs: [.fixture])
    tree.attach(BuyButton())
    tree.refresh()
    let calls = Calls()
    let observation = tree.onInvalidation { calls.count.add(1, ordering: .relaxed) }
    _ = Self.matrix.text(of: tree)
    #expect(calls.count.load(ordering: .relaxed) == 0)
    #expect(tree.refresh().isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test func `children are indented below their parents`() {
    let tree = StyleTree()
    tree.attach(ShopScreen()) {
      Subtree(Card()) { SwitchingButton() }
      Card()
    }
    expectStyles(
      of: tree, in: StyleMatrix(environments: ["light": StyleEnvironment()], states: [.normal]),
      equal: """
        themes: no theme
        environments: light
        states: normal

        ShopScreen (screen)
          Card (view)
            tintColor: #007aff
            SwitchingButton (button)
              tintColor: #007aff
              titleColorForState[normal]: #000000 black
              titleColorForState[highlighted]: #ff0000 red
          Card (view)
            tintColor: #007aff
        """)
  }

  @Test func `places of an axis are in order, in any combination`() {
    struct Moody: ButtonNode, TitleColorForState {
      var titleColorForState: StateValues<Color> {
        StyleEnvironment.current.colorScheme == .dark ? [.highlighted: .red] : [.selected: .blue]
      }
    }
    expectStyles(
      of: Moody(), in: StyleMatrix(states: [.normal]),
      equal: """
        themes: no theme
        environments: light, dark
        states: normal

        Moody (button)
          titleColorForState[highlighted]: none when light
          titleColorForState[highlighted]: #ff0000 red when dark
          titleColorForState[selected]: #0000ff blue when light
          titleColorForState[selected]: none when dark
        """)
  }

  @Test func `values along an axis that has none show as such`() {
    struct Mute: ButtonNode, TitleColorForState {}
    #expect(StyleMatrix().text(of: Mute()).hasSuffix("\n  titleColorForState: [:]\n"))
  }

  @Test func `a name is text in a page, even after a mark that joins it`() {
    let matrix = StyleMatrix(themes: [[Theme("\u{600}<b>&")]])
    #expect(matrix.page(of: BuyButton()).contains("<th>\u{600}&lt;b&gt;&amp; · light</th>"))
  }

  private static let names = [
    ("sea", "sea"), ("sea at night", "sea at night"), ("\u{600}<b>", "\u{600}<b>"),
    ("two\nlines", #""two\nlines""#), ("two\u{2028}lines", #""two\u{2028}lines""#),
    ("two\r\nlines", #""two\r\nlines""#), ("no theme", #""no theme""#), ("", #""""#),
    ("a, b", #""a, b""#), ("a + b", #""a + b""#), ("a · b", #""a · b""#), ("a | b", #""a | b""#),
    (#""a""#, #""\"a\"""#), (#"a\nb"#, #""a\\nb""#), (" a", #"" a""#),
  ]

  @Test(arguments: names)
  func `a name is quoted if it could be mistaken for something else`(
    name: String, shown: String
  ) throws {
    let matrix = StyleMatrix(
      themes: [[], [Theme(name)], [.sea, Theme(name)]], environments: [name: StyleEnvironment()])
    let lines = matrix.text(of: BuyButton()).split(separator: "\n")
    #expect(lines.first == "themes: no theme, \(shown), sea + \(shown)")
    #expect(lines.dropFirst().first == "environments: \(shown)")
  }

  @Test func `each name of a theme has another text`() {
    let names = Self.names.map(\.0)
    #expect(Set(names.map { StyleMatrix(themes: [[Theme($0)]]).names[0] }).count == names.count)
  }

  @Test func `a tree is as it was afterwards`() {
    let tree = StyleTree(themes: [.mud], environment: StyleEnvironment(colorScheme: .dark))
    let buy = tree.attach(BuyButton())
    let before = tree.viewModel(of: buy)
    _ = Self.matrix.text(of: tree)
    _ = Self.matrix.page(of: tree)
    #expect(tree.themes == [.mud])
    #expect(tree.environment == StyleEnvironment(colorScheme: .dark))
    #expect(tree.viewModel(of: buy) == before)
  }

  @Test func `an issue shows the lines that differ`() {
    let message = """
      The text differs from the result (- expected, + result):
      …

        Card (view)
      -   tintColor: #ff0000 red
      +   tintColor: #007aff
      """
    withKnownIssue {
      expectStyles(
        of: Card(), in: StyleMatrix(environments: ["any": StyleEnvironment()], states: [.normal]),
        equal: """
          themes: no theme
          environments: any
          states: normal

          Card (view)
            tintColor: #ff0000 red
          """)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [message]
    }
  }

  @Test func `an empty axis is refused with a message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StyleMatrix(themes: [])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "StyleMatrix: an axis is empty, so there are no combinations. Omit it, or give it a "
          + "position: [[]] is one without themes."))
  }

  @Test func `without an expected text the rendered one is shown`() {
    let line = #line + 2
    withKnownIssue {
      expectStyles(of: ShopScreen(), in: StyleMatrix(), equal: "")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasSuffix("\n\nShopScreen (screen)") == true
    }
  }
}
