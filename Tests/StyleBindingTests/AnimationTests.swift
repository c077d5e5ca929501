import ProtocolStyle
import Testing

@testable import StyleBinding

/// Changes that are flagged as animated.
@Suite struct AnimationTests {
  let shop = Shop()
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }
  let card: NodeHandle<Card>

  init() {
    shop.bindStandardTable()
    card = shop.tree.attach(Card())
    shop.binding.refresh()
  }

  private var alpha: Double? { binding.view(of: card)?.alpha }

  @Test func `without an animation, changes are shown at once`() {
    tree.animated { tree[card].alpha = 0 }
    binding.refresh()
    #expect(alpha == 0)
    #expect(!binding.isAnimating)
  }

  @Test func `the toolkit animates the flagged changes of a refresh together`() {
    var runs: [[Double?]] = []
    // The animation retains this suite, which retains the binding.
    defer { binding.animation = nil }
    binding.animation = .toolkit { changes, _ in
      let before = alpha
      changes()
      runs.append([before, alpha])
    }
    let other = tree.attach(Card())
    binding.refresh()
    tree.animated {
      tree[card].alpha = 0.5
      tree[other].alpha = 0.5
    }
    tree[other].backgroundColor = .green
    binding.refresh()
    #expect(runs == [[1, 0.5]])
    #expect(binding.view(of: other)?.alpha == 0.5)
    tree[card].alpha = 1
    binding.refresh()
    #expect(runs.count == 1)
    #expect(alpha == 1)
  }

  @Test func `interpolation shows the values in between on the host's clock`() {
    binding.animation = .interpolated(duration: .seconds(2)) { $0 * $0 }
    tree.animated { tree[card].alpha = 0 }
    binding.refresh()
    #expect(alpha == 1)
    #expect(binding.isAnimating)
    #expect(binding.advanceAnimations(by: .seconds(1)))
    #expect(alpha == 0.75)
    #expect(!binding.advanceAnimations(by: .seconds(1)))
    #expect(alpha == 0)
    #expect(!binding.isAnimating)
  }

  @Test func `an animation goes on from where another one was`() {
    binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    tree.animated { tree[card].alpha = 0 }
    binding.refresh()
    binding.advanceAnimations(by: .seconds(1))
    tree.animated { tree[card].alpha = 1 }
    binding.refresh()
    #expect(alpha == 0.5)
    binding.advanceAnimations(by: .seconds(1))
    #expect(alpha == 0.75)
  }

  @Test func `a change that isn't animated ends an animation`() {
    binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    tree.animated { tree[card].alpha = 0 }
    binding.refresh()
    tree[card].alpha = 0.25
    binding.refresh()
    #expect(alpha == 0.25)
    #expect(!binding.advanceAnimations(by: .seconds(1)))
    #expect(alpha == 0.25)
  }

  @Test func `animations can be finished at once`() {
    binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    tree.animated { tree[card].alpha = 0 }
    binding.refresh()
    binding.finishAnimations()
    #expect(alpha == 0)
    #expect(!binding.isAnimating)
  }

  @Test func `the animation of a detached node ends`() {
    binding.animation = .interpolated(duration: .seconds(2)) { $0 }
    tree.animated { tree[card].alpha = 0 }
    binding.refresh()
    tree.detach(card)
    binding.refresh()
    #expect(!binding.isAnimating)
    #expect(!binding.advanceAnimations(by: .seconds(1)))
  }
}
