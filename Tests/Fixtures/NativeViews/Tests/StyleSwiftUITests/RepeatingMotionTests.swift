import ProtocolStyle
import StyleBinding
import SwiftUI
import Testing

@testable import StyleSwiftUI

/// Repeating motions in SwiftUI's key frames.
@Suite @MainActor struct RepeatingMotionTests {
  private struct Tile: LabelNode, Alpha, RepeatingMotion {
    var alpha = 0.9
    var repeatingMotion: RepeatingMotionValue
  }

  let tree = StyleTree()

  private func opacities(_ renderer: Renderer) -> [String] {
    renderer.render().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("opacity") }
  }

  @Test(arguments: [nil, 2])
  func `key frames move a view after the delay`(count: Int?) async {
    let motion = RepeatingMotionValue(
      .linear(duration: 2).delay(0.001), direction: .alternating, count: count
    ).animating(.alpha, 1, 0)
    let tile = tree.attach(Tile(repeatingMotion: motion))
    let renderer = Renderer(Text(verbatim: "a").styled(tile, in: tree))
    #expect(opacities(renderer) == ["opacity(0.9)"])
    await renderer.runTasks()
    for (time, alpha) in [(0.0, 1.0), (1, 0.5), (2, 0), (3, 0.5), (6, count == nil ? 0 : 0.9)] {
      renderer.animationTime = time
      #expect(opacities(renderer) == ["opacity(\(alpha))"], "at \(time)")
    }
  }

  @Test func `a view inside doesn't move, unless it has a motion itself`() async {
    let motion = RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 1, 0)
    let outer = tree.attach(Tile(repeatingMotion: motion))
    let inner = tree.attach(Tile(alpha: 0.3, repeatingMotion: .stopped), to: outer)
    let renderer = Renderer(
      Text(verbatim: "a").styled(inner, in: tree).styled(outer, in: tree))
    _ = renderer.render()
    await renderer.runTasks()
    renderer.animationTime = 1
    #expect(opacities(renderer) == ["opacity(0.5)", "opacity(0.3)"])
  }

  @Test func `siblings begin one after the other, and nothing moves with reduced motion`() async {
    let motion = RepeatingMotionValue(.linear(duration: 2), stagger: 0.002).animating(.alpha, 1, 0)
    let tiles = (0..<2).map { _ in tree.attach(Tile(repeatingMotion: motion)) }
    let text = Renderer(Text(verbatim: "a").styled(tiles[1], in: tree))
    #expect(text.render().contains("keyframeAnimator(repeating false"))
    await text.runTasks()
    #expect(text.render().contains("keyframeAnimator(repeating true"))
    tree.environment.reduceMotion = true
    ObservableTree.observing(tree).binding.refresh()
    #expect(!text.render().contains("keyframeAnimator"))
  }
}
