import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A getter that uses the tree of its node, which is a mistake.
private final class Meddler: ViewNode, BackgroundColor {
  var meddle: () -> Void = {}

  var backgroundColor: Color {
    meddle()
    return .yellow
  }
}

/// Getters are functions of their node and the context; using the tree in them traps.
@Suite struct ReentrancyTests {
  @Test func `a getter that attaches a node while its own is styled traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let meddler = Meddler()
      meddler.meddle = { tree.attach(BuyButton()) }
      tree.attach(meddler)
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: A node of BuyButton was attached while a node of Meddler was being styled. "
          + "Getters, closures and rules must not use the tree; do it before or after."))
  }

  @Test func `a getter that writes through a handle traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let button = tree.attach(BuyButton())
      let meddler = Meddler()
      meddler.meddle = { tree[button].isOn = true }
      tree.attach(meddler)
    }
    #expect(
      trapMessage(of: result).contains(
        "BuyButton, node 0 was changed while a node of Meddler was being styled."))
  }

  @Test func `a getter that attaches a node while the tree is rendered in another situation traps`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let meddler = Meddler()
      tree.attach(meddler)
      meddler.meddle = { tree.attach(BuyButton()) }
      _ = tree.withSituatedTree(themes: [], environment: tree.environment) {
        $0.viewModel(of: $0.roots[0])
      }
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: A node of BuyButton was attached while the tree was being rendered in another "
          + "situation. Getters, closures and rules must not use the tree; do it before or after."))
  }

  @Test func `a getter that changes the tree's settings traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let meddler = Meddler()
      meddler.meddle = { tree.environment.colorScheme = .dark }
      tree.attach(meddler)
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: The tree's settings were changed while a node of Meddler was being styled."))
  }

  @Test func `a custom closure that detaches a node traps`() async {
    struct Closed: ViewNode, CustomClosure {
      let customClosure: StyleClosure
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let button = tree.attach(BuyButton())
      tree.attach(Closed { _ in tree.detach(button) })
    }
    #expect(
      trapMessage(of: result).contains(
        "BuyButton, node 0 was detached while a node of Closed was being styled."))
  }

  @Test func `an override that overrides traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let button = tree.attach(BuyButton())
      tree.override(button) { _ in tree.override(button) { $0.alpha = 0.5 } }
      _ = tree.viewModel(of: button)
    }
    #expect(trapMessage(of: result).contains("while a node of BuyButton was being styled."))
  }

  @Test func `a getter that reads another view model of the tree traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let button = tree.attach(BuyButton())
      let meddler = Meddler()
      meddler.meddle = { _ = tree.viewModel(of: button) }
      tree.attach(meddler)
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: The view model of BuyButton, node 0 was read while a node of Meddler was being "
          + "styled."))
  }

  @Test func `a rule that uses the tree by unsafe means traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated(unsafe) let tree = StyleTree()
      unsafe tree.styleSheet.insert(
        StyleRule(for: .button) { _ in unsafe tree.attach(CardView()) })
      unsafe tree.attach(BuyButton())
    }
    #expect(
      trapMessage(of: result).contains(
        "A node of CardView was attached while a node of BuyButton was being styled."))
  }

  @Test func `a getter of style classes that attaches traps`() async {
    struct Classed: ViewNode, StyleClassed {
      let meddle: () -> Void
      var styleClasses: [String] {
        meddle()
        return []
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree(
        styleSheet: StyleSheet { StyleRule(for: .styleClass("Large")) { $0.alpha = 0.5 } })
      tree.attach(Classed { tree.attach(CardView()) })
    }
    #expect(
      trapMessage(of: result).contains(
        "A node of CardView was attached while a node of Classed was being styled."))
  }

  @Test func `using the tree while a model is changed in place traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let tree = StyleTree()
      let button = tree.attach(BuyButton())
      _ = try tree.update(button) { _ in tree.detach(button) }
    }
    #expect(
      trapMessage(of: result).contains(
        "StyleTree: BuyButton, node 0 was detached while a node of BuyButton was being changed "
          + "through the tree. Do it before or after."))
  }

  @Test func `a getter may use another tree, or an applier`() {
    let other = StyleTree()
    let meddler = Meddler()
    meddler.meddle = {
      other.attach(BuyButton())
      _ = StyleApplier().viewModel(for: PriceLabel())
    }
    let tree = StyleTree()
    let handle = tree.attach(meddler)
    #expect(tree.viewModel(of: handle).backgroundColor == .yellow)
    #expect(other.count == 1)
  }
}
