import ProtocolStyle
import Testing

@testable import TreeFixtures

private struct Bar: NavigationBarNode, BackgroundColor, CustomClosure {
  var backgroundColor: Color { .red }
  var customClosure: StyleClosure { { $0.alpha = 0.75 } }
}

private struct TitledButton: ButtonNode, TitleColorForState, TextContent {
  var titleColorForState: StateValues<Color> { [.highlighted: .red] }
  var text: String { "Buy" }
}

/// The explanation of a node's style, as a readable table.
@Suite struct ExplanationTests {
  private static let sheet = StyleSheet {
    StyleRule(for: .view, fileID: "App/Rules.swift", line: 12) { model in
      model.alpha = 0.5
      model.backgroundColor = .blue
      model.tintColor = .green
    }
    StyleRule(
      for: Bar.self, containedIn: [ShopScreen.self], when: .colorScheme(.light),
      fileID: "App/Bars.swift", line: 7
    ) { $0.barTintColor = .green }
  }

  @Test func `a table lists winning and overridden values, level by level`() {
    let tree = StyleTree(styleSheet: Self.sheet)
    let bar = tree.attach(Bar(), to: tree.attach(ShopScreen(), to: tree.attach(AccentView())))
    tree.override(bar, fileID: "App/Overrides.swift", line: 31) { $0.alpha = 0.25 }
    #expect(
      "\(tree.explain(bar))" == """
        Bar (navigationBar)
        alpha
          ✓ 0.25     overrides     override (Overrides.swift:31)
            0.75     closure       customClosure
            0.5      tree          ViewNode (Rules.swift:12)
        backgroundColor
          ✓ #ff0000  conformances  BackgroundColor
            #0000ff  tree          ViewNode (Rules.swift:12)
        barTintColor
          ✓ #ff0000  conformances  derived from backgroundColor
            #00ff00  tree          Bar in ShopScreen when colorScheme(light) (Bars.swift:7)
        tintColor
          ✓ #00ff00  tree          ViewNode (Rules.swift:12)
            #ff0000  inherited     the parent
              ← AccentView  conformances  TintColor
        """)
  }

  @Test func `places of an axis are explained one by one`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, fileID: "App/Rules.swift", line: 3) { model in
          model.titleColorForState = [.normal: .black, .highlighted: .blue]
          model.textColor = .green
        }
      })
    let button = tree.attach(TitledButton())
    tree.override(button, fileID: "App/Overrides.swift", line: 60) {
      $0[.titleColorForState, .selected] = nil
    }
    #expect(
      "\(tree.explain(button))" == """
        TitledButton (button)
        text
          ✓ Buy      conformances  TextContent
        textColor
          ✓ #00ff00  tree          ButtonNode (Rules.swift:3)
        titleColorForState[highlighted]
          ✓ #ff0000  conformances  TitleColorForState
            #0000ff  tree          ButtonNode (Rules.swift:3)
        titleColorForState[normal]
          ✓ #000000  tree          ButtonNode (Rules.swift:3)
        titleColorForState[selected]
          ✓ none     overrides     override (Overrides.swift:60)
        """)
  }

  @Test func `one attribute is listed like in the table`() throws {
    let tree = StyleTree(styleSheet: Self.sheet)
    let bar = tree.attach(Bar())
    let outcome = try #require(tree.explain(bar)[.alpha].first)
    #expect(
      "\(outcome)" == """
        alpha
          ✓ 0.75  closure  customClosure
            0.5   tree     ViewNode (Rules.swift:12)
        """)
    #expect("\(outcome.entries[1])" == "0.5  tree  ViewNode (Rules.swift:12)")
  }

  @Test func `values that a reset hides are listed as hidden`() {
    let tree = StyleTree(styleSheet: Self.sheet)
    let screen = tree.attach(ShopScreen())
    tree.withReset(of: .view, attributes: [.alpha, .backgroundColor]) {
      let bar = tree.attach(Bar(), to: screen)
      #expect(
        "\(tree.explain(bar))" == """
          Bar (navigationBar)
          alpha
            ✓ 0.75     closure       customClosure
            – 0.5      tree          ViewNode (Rules.swift:12)
          backgroundColor
            ✓ #ff0000  conformances  BackgroundColor
            – #0000ff  tree          ViewNode (Rules.swift:12)
          barTintColor
            ✓ #ff0000  conformances  derived from backgroundColor
              #00ff00  tree          Bar in ShopScreen when colorScheme(light) (Bars.swift:7)
          tintColor
            ✓ #00ff00  tree          ViewNode (Rules.swift:12)
          """)
    }
  }

  @Test func `if all writes are hidden, no level won`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label, fileID: "App/Rules.swift", line: 3) { $0.alpha = 0.5 }
      })
    tree.withReset(of: .label) {
      let label = tree.attach(ClassedLabel(styleClasses: []))
      #expect(
        "\(tree.explain(label))" == """
          ClassedLabel (label)
          alpha
            – 0.5  tree  LabelNode (Rules.swift:3)
          """)
      #expect(tree.explain(label)[.alpha].map { $0.winner == nil } == [true])
    }
  }

  @Test func `without writes there is only the heading`() {
    let tree = StyleTree()
    #expect("\(tree.explain(tree.attach(CardView())))" == "CardView (view)")
  }
}
