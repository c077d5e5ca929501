import Foundation
import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import KindFixtures
@testable import StyleUIKit

/// Changes that are flagged as animated, in animations of UIKit.
@Suite @MainActor struct AnimationTests {
  let tree = StyleTree()
  let window = UIView()
  let binding: StyleBinding<AnyObject>

  struct Card: ViewNode, Alpha {
    var alpha = 0.5
  }

  struct Item: BarButtonItemNode, TextContent {
    var text = "a"
  }

  init() {
    binding = .uiKit(tree, in: window)
    binding.refresh()
  }

  /// Refreshes the binding, and returns the durations of the animations that begin.
  private func refresh() -> [TimeInterval] {
    UIView.endAnimations()
    binding.refresh()
    return UIView.animations
  }

  private func view(of node: some NodeReference) throws -> UIView {
    try #require(binding.view(of: node) as? UIView)
  }

  @Test func `values change in one animation`() throws {
    let cards = [tree.attach(Card()), tree.attach(Card())]
    binding.refresh()
    tree.animated { for card in cards { tree[card].alpha = 1 } }
    #expect(refresh() == [0.3])
    #expect(try cards.map { try view(of: $0).alpha } == [1, 1])
  }

  struct Moving: ViewNode, Alpha, Transform, BackgroundColor, Motion {
    var alpha = 0.5
    var transform = TransformValue.identity
    var backgroundColor = ProtocolStyle.Color.red
    var motion: MotionValues {
      MotionValues(.easeIn(duration: 0.2))
        .with(.spring(duration: 0.4, bounce: 0.2).delay(0.1), for: .transform)
        .with(.immediate, for: .backgroundColor)
    }
  }

  @Test func `a motion runs an animation for each of its curves`() throws {
    let moving = tree.attach(Moving())
    #expect(refresh() == [])
    #expect(UIView.curves == [])
    tree[moving].backgroundColor = .blue
    tree[moving].transform = TransformValue(scale: 2)
    tree[moving].alpha = 1
    #expect(refresh() == [])
    #expect(UIView.curves == ["curve 0.2 0.42 0.0 1.0 1.0 delay 0.0", "spring 0.4 0.2 delay 0.1"])
    #expect(try view(of: moving).alpha == 1)
    #expect(try view(of: moving).transform == CGAffineTransform(TransformValue(scale: 2)))
    #expect(try view(of: moving).backgroundColor == UIColor(ProtocolStyle.Color.blue))
    #expect(binding.unhandledAttributes == [])
  }

  @Test func `views fade in to their opacity`() throws {
    let card = tree.animated { tree.attach(Card()) }
    var alphas: [CGFloat] = []
    guard case .toolkit(let run) = binding.animation else {
      Issue.record("the animation isn't UIKit's")
      return
    }
    binding.animation = .toolkit { changes, completion in
      alphas = window.subviews.map(\.alpha)
      run(changes, completion)
    }
    #expect(refresh() == [0.3])
    #expect(alphas == [0])
    #expect(try view(of: card).alpha == 0.5)
  }

  @Test func `views fade out before they're removed`() throws {
    let card = tree.attach(Card())
    binding.refresh()
    weak let leaving = try view(of: card)
    tree.animated { _ = tree.detach(card) }
    binding.refresh()
    #expect(leaving?.alpha == 0)
    #expect(leaving?.superview === window)
    UIView.endAnimations()
    #expect(window.subviews.isEmpty)
    #expect(leaving == nil)
  }

  @Test func `cells stay in their table until they have faded out`() throws {
    let table = tree.attach(KindNodes.Table())
    let cells = (0..<2).map { _ in tree.attach(KindNodes.TableCell(), to: table) }
    binding.refresh()
    let view = try #require(binding.view(of: table) as? UITableView)
    tree.animated { _ = tree.detach(cells[0]) }
    binding.refresh()
    #expect(view.cells[0].map(\.alpha) == [0, 1])
    UIView.endAnimations()
    #expect(view.cells[0].count == 1)
  }

  @Test func `items of bars are inserted and removed at once`() throws {
    let bar = tree.attach(KindNodes.Toolbar())
    binding.refresh()
    let item = tree.animated { tree.attach(Item(), to: bar) }
    #expect(refresh().isEmpty)
    let toolbar = try #require(binding.view(of: bar) as? UIToolbar)
    #expect(toolbar.items?.count == 1)
    tree.animated { _ = tree.detach(item) }
    #expect(refresh().isEmpty)
    #expect(toolbar.items?.isEmpty == true)
  }
}
