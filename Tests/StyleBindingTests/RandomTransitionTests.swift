import ProtocolStyle
import Testing

@testable import StyleBinding
@testable import TestSupport

/// An animating binding and one that doesn't animate, on one tree that changes at random.
@Suite struct RandomTransitionTests {
  let tree = StyleTree(styleSheet: shopStyleSheet)
  let plain: Shop
  let animating: Shop

  /// The ends of the toolkit's animations.
  final class Toolkit {
    var completions: [() -> Void] = []
  }

  let toolkit = Toolkit()

  init() {
    (plain, animating) = (Shop(tree), Shop(tree))
    for shop in [plain, animating] { shop.bindStandardTable() }
    animating.binding.onTransition(Widget.self, restoring: \.alpha) { $0.alpha = $1 * $2 }
  }

  private func setAnimation(usesToolkit: Bool) {
    animating.binding.animation =
      usesToolkit
      ? .toolkit { [toolkit] changes, completion in
        changes()
        toolkit.completions.append(completion)
      } : .interpolated(duration: .seconds(3)) { $0 * $0 }
  }

  /// The views that show nodes, with all that entries set if no animation is running.
  private func outline(_ shop: Shop, withValues: Bool = false) -> String {
    func outline(_ view: Widget) -> String? {
      guard shop.binding.node(of: view) != nil else { return nil }
      let inner = view.children.compactMap(outline).joined(separator: " ")
      let color = (view as? Label)?.color ?? ""
      let values = withValues ? " \(view.alpha) \(view.background) \(color)" : ""
      return "\(view.name)\(values)(\(inner))"
    }
    return shop.window.children.compactMap(outline).joined(separator: " ")
  }

  private func change(_ number: Int, _ numbers: inout Numbers) throws {
    let nodes = Array(tree.nodes)
    let node = nodes.randomElement(using: &numbers)
    switch (Int.random(in: 0..<9, using: &numbers), node) {
    case (0..<2, _), (_, nil):
      if let node { tree.attach(Card(), to: node) } else { tree.attach(Card()) }
    case (2, let node?): tree.attach(Caption(text: "\(number)"), to: node)
    case (3..<5, let node?): tree.detach(node)
    case (5..<7, let node?):
      tree.override(node) { model in
        model.alpha = Double(number % 5) / 4
        model.backgroundColor = number.isMultiple(of: 2) ? .red : .blue
      }
    case (_, let node?):
      let parents = nodes.filter { !tree.nodes(in: node).contains($0) }
      guard let parent = parents.randomElement(using: &numbers) else { return }
      let count = tree.children(of: parent).count { $0 != node }
      try tree.move(node, to: parent, at: Int.random(in: 0...count, using: &numbers))
    }
  }

  @Test(arguments: TestScale.seeds(20))
  func `when animations have ended, an animating binding shows what a plain one shows`(
    seed: UInt64
  ) throws {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var number = 0
    for round in 0..<80 {
      if round.isMultiple(of: 8) {
        setAnimation(usesToolkit: Bool.random(using: &numbers))
      }
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        number += 1
        if Bool.random(using: &numbers) {
          try tree.animated { try change(number, &numbers) }
        } else {
          try change(number, &numbers)
        }
      }
      plain.binding.refresh()
      animating.binding.refresh()
      try #require(outline(animating) == outline(plain))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: animating.binding.advanceAnimations(by: .seconds(1))
      case 1:
        if !toolkit.completions.isEmpty {
          let index = Int.random(in: toolkit.completions.indices, using: &numbers)
          toolkit.completions.remove(at: index)()
        }
      case 2 where round.isMultiple(of: 3): try finish()
      default: break
      }
    }
    try finish()
  }

  /// Ends all animations, and compares all that is shown.
  private func finish() throws {
    while animating.binding.advanceAnimations(by: .seconds(1)) {}
    for completion in toolkit.completions { completion() }
    toolkit.completions = []
    try #require(!animating.binding.isAnimating)
    try #require(outline(animating, withValues: true) == outline(plain, withValues: true))
    // No view remains that doesn't show a node.
    try #require(animating.window.outline == plain.window.outline)
  }
}
