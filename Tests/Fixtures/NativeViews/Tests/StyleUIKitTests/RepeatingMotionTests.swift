import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import StyleUIKit

/// Repeating motions in UIKit's animations.
@Suite(.serialized) @MainActor struct RepeatingMotionTests {
  private struct Tile: ViewNode, Alpha, RepeatingMotion {
    var alpha = 0.9
    var repeatingMotion: RepeatingMotionValue
  }

  let tree = StyleTree()
  let window = UIWindow()
  let binding: StyleBinding<AnyObject>

  init() {
    binding = .uiKit(tree, in: window)
    binding.onProblem = { Issue.record($0) }
    UIView.removeKeyframeAnimations()
  }

  private func view(_ motion: RepeatingMotionValue) throws -> (NodeHandle<Tile>, UIView) {
    let tile = tree.attach(Tile(repeatingMotion: motion))
    binding.refresh()
    return (tile, try #require(binding.view(of: tile) as? UIView))
  }

  @Test func `key frames of UIKit show opacities, colors and transforms`() throws {
    let motion = RepeatingMotionValue(.linear(duration: 2).delay(0.5), direction: .alternating)
      .animating(.alpha, 1, 0)
    let (tile, view) = try view(motion)
    #expect(UIView.keyframeAnimations.count == 1)
    let animation = UIView.keyframeAnimations[0]
    #expect(animation.duration == 4)
    #expect(animation.delay == 0.5)
    #expect(animation.options.contains([.repeat, .allowUserInteraction]))
    #expect(animation.frames.count == 34)
    for (index, frame) in animation.frames.enumerated() {
      let (cycle, step) = (index / 17, index % 17)
      frame.show()
      let progress = Double(step) / 16
      #expect(abs(frame.end - (Double(cycle) + progress) / 2) < 1e-9)
      #expect(abs(view.alpha - (cycle == 0 ? 1 - progress : progress)) < 1e-9)
    }
    tree[tile].repeatingMotion = .stopped
    binding.refresh()
    #expect(view.layer.removals == 2)
    #expect(view.alpha == 0.9)
  }

  @Test func `a motion with an end is unrolled, and its end shows the view's own values`() throws {
    let motion = RepeatingMotionValue(.linear(duration: 1), count: 3).animating(.alpha, 1, 0)
    let (_, view) = try view(motion)
    let animation = UIView.keyframeAnimations[0]
    #expect(animation.duration == 3)
    #expect(!animation.options.contains(.repeat))
    #expect(animation.frames.count == 51)
    animation.completion?(true)
    #expect(view.alpha == 0.9)
  }

  @Test(arguments: [nil, 2])
  func `other values are shown at each update`(count: Int?) throws {
    let motion = RepeatingMotionValue(.linear(duration: 2).delay(1), count: count)
      .animating(.alpha, 1, 0).animating(.cornerRadius, 0, 8)
    let (tile, view) = try view(motion)
    #expect(UIView.keyframeAnimations.isEmpty)
    let link = try #require(UIUpdateLink.links.last)
    #expect(link.isEnabled && link.requiresContinuousUpdates)
    for (time, alpha, radius) in [(10.0, 0.9, 0.0), (11, 1, 0), (12, 0.5, 4), (13.5, 0.75, 2)] {
      link.update(at: time)
      #expect(Double(view.alpha) == alpha)
      #expect(Double(view.layer.cornerRadius) == radius)
    }
    link.update(at: 20)
    #expect(link.isEnabled == (count == nil))
    #expect(view.alpha == (count == nil ? 0.5 : 0.9))
    tree.detach(tile)
    binding.refresh()
    #expect(!link.isEnabled)
  }

  @Test func `many cycles are shown at each update`() throws {
    _ = try view(RepeatingMotionValue(.linear(duration: 1), count: 1000).animating(.alpha, 1, 0))
    #expect(UIView.keyframeAnimations.isEmpty)
  }
}
