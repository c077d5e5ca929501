import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Inherited attributes in trees with a kind that uses only some of them: a screen has no tint.
@Suite struct PartialInheritanceTests {
  private let tree = StyleTree(applier: StyleApplier(attributes: .standard + [.season]))

  @Test func `a node adds its own value to those that pass through it`() {
    let outer = tree.attach(AccentView())
    let screen = tree.attach(ShopScreen(), to: outer)
    let label = tree.attach(PriceLabel(), to: screen)
    tree.override(screen) { $0[.season] = "summer" }
    #expect(tree.viewModel(of: screen).tintColor == nil)
    #expect(tree.viewModel(of: label).tintColor == .red)
    #expect(tree.viewModel(of: label)[.season] == "summer")
    tree[outer].tintColor = .green
    #expect(tree.viewModel(of: label).tintColor == .green)
    #expect(tree.viewModel(of: label)[.season] == "summer")
  }

  @Test func `a node replaces one of the values, and the other passes through it`() {
    let outer = tree.attach(AccentView())
    tree.override(outer) { $0[.season] = "spring" }
    let screen = tree.attach(ShopScreen(), to: outer)
    let label = tree.attach(PriceLabel(), to: screen)
    #expect(tree.viewModel(of: label)[.season] == "spring")
    tree.override(screen) { $0[.season] = "summer" }
    #expect(tree.viewModel(of: label).tintColor == .red)
    #expect(tree.viewModel(of: label)[.season] == "summer")
  }

  @Test func `a value without others around it is inherited alone`() {
    let screen = tree.attach(ShopScreen())
    let label = tree.attach(PriceLabel(), to: screen)
    tree.override(screen) {
      $0[.season] = "summer"
      $0.backgroundColor = .red
    }
    #expect(tree.viewModel(of: label)[.season] == "summer")
    #expect(tree.viewModel(of: label).tintColor == nil)
    #expect(tree.viewModel(of: label).backgroundColor == nil)
  }
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var season: Self { Attribute("season", isInherited: true) }
}
