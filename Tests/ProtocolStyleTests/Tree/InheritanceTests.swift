import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The inherited attribute tint color.
@Suite struct InheritanceTests {
  private struct Pages: PageControlNode {}

  @Test func `a node without a tint has its parent's`() {
    let tree = StyleTree()
    let card = tree.attach(CardView(), to: tree.attach(AccentView()))
    let label = tree.attach(PriceLabel(), to: card)
    #expect(tree.viewModel(of: card).tintColor == .red)
    #expect(tree.viewModel(of: label).tintColor == .red)
    #expect(tree.viewModel(of: tree.attach(CardView())).tintColor == nil)
  }

  @Test func `other attributes are not inherited`() {
    let tree = StyleTree()
    let button = tree.attach(BuyButton())
    let label = tree.attach(PriceLabel(), to: button)
    #expect(tree.viewModel(of: label).backgroundColor == nil)
  }

  @Test func `it passes through nodes whose kind does not use it`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen(), to: tree.attach(AccentView()))
    let label = tree.attach(PriceLabel(), to: screen)
    #expect(tree.viewModel(of: screen).tintColor == nil)
    #expect(tree.viewModel(of: label).tintColor == .red)
  }

  @Test func `a node's own tint is inherited by its children`() {
    let tree = StyleTree()
    let inner = tree.attach(AccentView(tintColor: .green), to: tree.attach(AccentView()))
    #expect(tree.viewModel(of: tree.attach(PriceLabel(), to: inner)).tintColor == .green)
  }

  @Test func `a rule overrides the inherited tint, and its value is inherited`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: CardView.self) { $0.tintColor = .green } })
    let card = tree.attach(CardView(), to: tree.attach(AccentView()))
    #expect(tree.viewModel(of: tree.attach(PriceLabel(), to: card)).tintColor == .green)
  }

  @Test func `nil stops it`() {
    let tree = StyleTree()
    let card = tree.attach(CardView(), to: tree.attach(AccentView()))
    let label = tree.attach(PriceLabel(), to: card)
    tree.override(card) { $0.tintColor = nil }
    #expect(tree.viewModel(of: card).tintColor == nil)
    #expect(tree.viewModel(of: label).tintColor == nil)
    tree.clearOverrides(of: card)
    #expect(tree.viewModel(of: label).tintColor == .red)
  }

  @Test func `an override at the parent is inherited by its children`() {
    let tree = StyleTree()
    let parent = tree.attach(AccentView())
    let label = tree.attach(PriceLabel(), to: tree.attach(ShopScreen(), to: parent))
    tree.override(parent) { $0.tintColor = .blue }
    #expect(tree.viewModel(of: label).tintColor == .blue)
    tree.clearOverride(.tintColor, of: parent)
    #expect(tree.viewModel(of: label).tintColor == .red)
  }

  @Test func `a move changes the inherited tint`() throws {
    let tree = StyleTree()
    let card = tree.attach(CardView(), to: tree.attach(AccentView()))
    let label = tree.attach(PriceLabel(), to: card)
    try tree.move(card, to: tree.attach(AccentView(tintColor: .green)))
    #expect(tree.viewModel(of: label).tintColor == .green)
    tree.moveToRoot(card)
    #expect(tree.viewModel(of: label).tintColor == nil)
  }

  @Test func `a page control derives its indicators from its inherited tint`() {
    let tree = StyleTree()
    let parent = tree.attach(AccentView())
    let pages = tree.attach(Pages(), to: tree.attach(ShopScreen(), to: parent))
    #expect(tree.viewModel(of: pages).pageIndicatorTintColor == .red)
    tree[parent].tintColor = .green
    #expect(tree.viewModel(of: pages).pageIndicatorTintColor == .green)
    tree.styleSheet.insert(StyleRule(for: .pageControl) { $0.pageIndicatorTintColor = .blue })
    #expect(tree.viewModel(of: pages).pageIndicatorTintColor == .blue)
  }

  @Test func `an adaptive tint is resolved where it is written`() {
    let tree = StyleTree()
    let parent = tree.attach(AccentView(tintColor: .adaptive(light: .white, dark: .black)))
    let label = tree.attach(PriceLabel(), to: parent)
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: label)
    #expect(tree.viewModel(of: label).tintColor == .white)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: label).tintColor == .black)
  }

  @Test func `a rule that reads the model runs above each inherited value`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: PriceLabel.self) { $0.backgroundColor = $0.tintColor?.withAlpha(0.5) }
      })
    let colors: [Color] = [.red, .green, .blue, .red, .blue]
    let parents = colors.map { tree.attach(AccentView(tintColor: $0)) }
    let labels = parents.map { tree.attach(PriceLabel(), to: $0) }
    let alone = tree.attach(PriceLabel())
    for (label, color) in zip(labels, colors) {
      #expect(tree.viewModel(of: label).backgroundColor == color.withAlpha(0.5))
    }
    #expect(tree.viewModel(of: alone).backgroundColor == nil)
    tree[parents[0]].tintColor = .green
    #expect(tree.viewModel(of: labels[0]).backgroundColor == .green.withAlpha(0.5))
    #expect(tree.viewModel(of: labels[3]).backgroundColor == .red.withAlpha(0.5))
  }

  @Test func `a value that a rule reads above one tint only invalidates the labels in it`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: PriceLabel.self) { model in
          if model.tintColor == .green {
            model.alpha = StyleEnvironment.current.contrast == .increased ? 1 : 0.5
          }
        }
      })
    let labels = [Color.green, .red, .green, .red].map { color in
      tree.attach(PriceLabel(), to: tree.attach(AccentView(tintColor: color)))
    }
    func alphas() -> [Double?] { labels.map { tree.viewModel(of: $0).alpha } }
    #expect(alphas() == [0.5, nil, 0.5, nil])
    tree.refresh()
    tree.environment.contrast = .increased
    let report = tree.refresh()
    #expect(report.changes.map(\.node).filter(labels.map(\.erased).contains).count == 2)
    #expect(alphas() == [1, nil, 1, nil])
    tree.environment.contrast = .standard
    #expect(alphas() == [0.5, nil, 0.5, nil])
  }

  @Test func `a state that a rule reads above one tint only is that of each node's control`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: PriceLabel.self) { model in
          guard model.tintColor == .green else { return }
          model.alpha = ControlState.ofEnclosingControl.contains(.highlighted) ? 0.5 : 1
        }
      })
    let pairs = [Color.red, .green, .green].map { color in
      let button = tree.attach(BuyButton(), to: tree.attach(AccentView(tintColor: color)))
      return (button: button, label: tree.attach(PriceLabel(), to: button))
    }
    func alphas() -> [Double?] { pairs.map { tree.viewModel(of: $0.label).alpha } }
    #expect(alphas() == [nil, 1, 1])
    tree.setControlState(.highlighted, of: pairs[1].button)
    #expect(alphas() == [nil, 0.5, 1])
    tree.setControlState(.highlighted, of: pairs[0].button)
    tree.setControlState(nil, of: pairs[1].button)
    tree.setControlState(.highlighted, of: pairs[2].button)
    #expect(alphas() == [nil, 1, 0.5])
  }

  @Test func `content that a rule writes above one tint only is shown there`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: CardView.self) { model in
          if model.tintColor == .green { model.accessibilityLabel = "green" }
        }
      })
    let parents = [Color.red, .green, .red, .green].map {
      tree.attach(AccentView(tintColor: $0))
    }
    let cards = parents.map { tree.attach(CardView(), to: $0) }
    func labels() -> [String?] { cards.map { tree.viewModel(of: $0).accessibilityLabel } }
    #expect(labels() == [nil, "green", nil, "green"])
    tree[parents[0]].tintColor = .green
    tree[parents[1]].tintColor = .red
    #expect(labels() == ["green", nil, nil, "green"])
    tree.setControlState(.selected, of: cards[3])
    tree.environment.colorScheme = .dark
    #expect(labels() == ["green", nil, nil, "green"])
  }

  @Test func `a custom attribute can be inherited as well`() {
    let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.mood]))
    let parent = tree.attach(ShopScreen())
    let label = tree.attach(PriceLabel(), to: tree.attach(CardView(), to: parent))
    tree.override(parent) { $0[.mood] = "glad" }
    #expect(tree.viewModel(of: label)[.mood] == "glad")
  }
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var mood: Self { Attribute("mood", isInherited: true) }
}
