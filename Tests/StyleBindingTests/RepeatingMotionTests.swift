import ProtocolStyle
import Testing

@testable import StyleBinding
@testable import TestSupport

private struct Tile: ViewNode, Width, Alpha, RepeatingMotion {
  var width = 10.0
  var alpha = 1.0
  var repeatingMotion = RepeatingMotionValue.stopped
}

private final class Panel: Widget {
  var width = 7.0
}

/// Motions that repeat, over the values of their nodes.
@Suite struct RepeatingMotionTests {
  let shop = Shop(StyleTree()) { _ in Panel() }
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }

  private static let fade = RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 1, 0)

  init() {
    shop.binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
    shop.binding.on(.width, Panel.self, restoring: \.width) { $0.width = $1 }
    shop.binding.animation = .interpolated(duration: .seconds(8)) { $0 }
  }

  private func panel(of node: some NodeReference) throws -> Panel {
    try #require(binding.view(of: node) as? Panel)
  }

  private func attach(_ motion: RepeatingMotionValue = fade) -> NodeHandle<Tile> {
    let tile = tree.attach(Tile(repeatingMotion: motion))
    binding.refresh()
    return tile
  }

  // MARK: Frames

  @Test func `each frame shows the values of the motion, for ever`() throws {
    let tile = attach()
    #expect(binding.isAnimating)
    #expect(try panel(of: tile).alpha == 1)
    for (interval, alpha) in [(500, 0.75), (1000, 0.25), (500, 1), (20_500, 0.75)] {
      #expect(binding.advanceAnimations(by: .milliseconds(interval)))
      #expect(try panel(of: tile).alpha == alpha)
      #expect(try panel(of: tile).width == 10)
    }
  }

  @Test func `changes of the node are shown below the motion, which goes on`() throws {
    let tile = attach()
    binding.advanceAnimations(by: .milliseconds(500))
    tree[tile].width = 20
    tree[tile].alpha = 0.1
    binding.refresh()
    #expect(try panel(of: tile).width == 20)
    #expect(try panel(of: tile).alpha == 0.75)
    tree.animated { tree[tile].width = 100 }
    binding.refresh()
    binding.advanceAnimations(by: .milliseconds(1000))
    #expect(try panel(of: tile).width == 30)
    #expect(try panel(of: tile).alpha == 0.25)
    tree[tile].repeatingMotion = .stopped
    binding.refresh()
    #expect(try panel(of: tile).alpha == 0.1)
    #expect(!binding.advanceAnimations(by: .seconds(8)))
    #expect(try panel(of: tile).width == 100)
  }

  @Test func `another motion begins from the start, an equal one doesn't`() throws {
    let tile = attach()
    binding.advanceAnimations(by: .milliseconds(500))
    tree[tile].repeatingMotion = RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 1, 0)
    binding.refresh()
    #expect(try panel(of: tile).alpha == 0.75)
    tree[tile].repeatingMotion = RepeatingMotionValue(.linear(duration: 1)).animating(.width, 1, 3)
    binding.refresh()
    #expect(try panel(of: tile).alpha == 1)
    #expect(try panel(of: tile).width == 1)
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(try panel(of: tile).width == 2)
  }

  @Test func `a motion with an end shows the node's own values after it`() throws {
    let tile = attach(
      RepeatingMotionValue(.linear(duration: 2), count: 2).animating(.alpha, 0.5, 0))
    #expect(binding.advanceAnimations(by: .seconds(3)))
    #expect(try panel(of: tile).alpha == 0.25)
    #expect(!binding.advanceAnimations(by: .seconds(1)))
    #expect(!binding.isAnimating)
    #expect(try panel(of: tile).alpha == 1)
    tree[tile].width = 12
    binding.refresh()
    #expect(try panel(of: tile).alpha == 1)
    #expect(!binding.isAnimating)
  }

  @Test func `siblings begin one after the other`() throws {
    let row = tree.attach(Card())
    let motion = RepeatingMotionValue(.linear(duration: 2).delay(1), stagger: 0.5)
      .animating(.alpha, 0.5, 0)
    let tiles = (0..<3).map { _ in tree.attach(Tile(repeatingMotion: motion), to: row) }
    binding.refresh()
    for alphas in [[1, 1, 1], [0.5, 1, 1], [0.375, 0.5, 1], [0.25, 0.375, 0.5]] {
      #expect(try tiles.map { try panel(of: $0).alpha } == alphas)
      binding.advanceAnimations(by: .milliseconds(alphas == [1, 1, 1] ? 1000 : 500))
    }
  }

  @Test func `nothing moves if the environment reduces motion, or when the host finishes`() throws {
    let tile = attach(RepeatingMotionValue(.linear(duration: 2)).animating(.alpha, 0.5, 0))
    #expect(try panel(of: tile).alpha == 0.5)
    tree.environment.reduceMotion = true
    binding.refresh()
    #expect(try panel(of: tile).alpha == 1)
    #expect(!binding.isAnimating)
    tree.environment.reduceMotion = false
    binding.refresh()
    #expect(try panel(of: tile).alpha == 0.5)
    tree.animated { tree[tile].width = 100 }
    binding.refresh()
    binding.finishAnimations(includingRepeating: false)
    #expect(try panel(of: tile).width == 100)
    #expect(try panel(of: tile).alpha == 0.5)
    #expect(binding.isAnimating)
    binding.finishAnimations()
    #expect(try panel(of: tile).alpha == 1)
    #expect(!binding.isAnimating)
  }

  @Test func `new entries keep the motion, and a detached node ends it`() throws {
    let tile = attach()
    binding.advanceAnimations(by: .milliseconds(500))
    binding.on(.isOpaque, Widget.self) { _, _ in }
    binding.refresh()
    #expect(try panel(of: tile).alpha == 0.75)
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(try panel(of: tile).alpha == 0.5)
    tree.detach(tile)
    binding.refresh()
    #expect(!binding.isAnimating)
  }

  // MARK: Toolkits

  @Test func `a toolkit runs the motion of a view that is in place`() throws {
    defer { (binding.animation, binding.repeatingAnimation) = (nil, nil) }
    var begun: [RepeatingAnimation?] = []
    binding.animation = .toolkit { changes, completion in
      changes()
      completion()
    }
    binding.repeatingAnimation = { view, animation in
      if animation != nil { #expect(view.parent != nil) }
      begun.append(animation)
    }
    let tile = attach(RepeatingMotionValue(.linear(duration: 2).delay(1)).animating(.alpha, 0.5, 0))
    #expect(begun.count == 1)
    #expect(!binding.isAnimating)
    let first = try #require(begun[0])
    #expect(first.delay == 1)
    #expect(try panel(of: tile).alpha == 1)
    first.show(0, 0.5)
    #expect(try panel(of: tile).alpha == 0.25)
    tree[tile].width = 30
    tree[tile].alpha = 0.9
    binding.refresh()
    #expect(begun.count == 1)
    #expect(try panel(of: tile).alpha == 0.25)
    first.finish()
    #expect(try panel(of: tile).alpha == 0.9)
    tree[tile].repeatingMotion = Self.fade
    binding.refresh()
    #expect(begun.count == 2)
    first.show(0, 0.5)
    #expect(try panel(of: tile).alpha == 1)
    begun[1]?.show(3, 0.5)
    #expect(try panel(of: tile).alpha == 0.5)
    tree[tile].repeatingMotion = .stopped
    binding.refresh()
    #expect(begun.count == 3 && begun[2] == nil)
    #expect(try panel(of: tile).alpha == 0.9)
    tree[tile].repeatingMotion = Self.fade
    binding.refresh()
    tree.detach(tile)
    binding.refresh()
    #expect(begun.count == 5 && begun[4] == nil)
  }

  @Test func `what the beginning of a motion changes and refreshes is shown at once`() throws {
    defer { (binding.animation, binding.repeatingAnimation) = (nil, nil) }
    binding.animation = .toolkit { changes, completion in
      changes()
      completion()
    }
    let tile = tree.attach(Tile(repeatingMotion: Self.fade))
    binding.repeatingAnimation = { [unowned shop] _, _ in
      shop.tree[tile].width = 33
      shop.binding.refresh()
    }
    binding.refresh()
    #expect(try panel(of: tile).width == 33)
  }

  @Test func `a motion is run again by what the animation is now`() throws {
    defer { (binding.animation, binding.repeatingAnimation) = (nil, nil) }
    var begun: [RepeatingAnimation?] = []
    binding.repeatingAnimation = { begun.append($1) }
    let tile = attach()
    binding.advanceAnimations(by: .milliseconds(500))
    binding.animation = .toolkit { changes, _ in changes() }
    tree[tile].width = 20
    binding.refresh()
    #expect(begun.count == 1 && begun[0] != nil)
    #expect(!binding.isAnimating)
    binding.finishAnimations()
    begun[0]?.show(0, 0.5)
    #expect(try panel(of: tile).alpha == 0.5)
    binding.animation = .interpolated(duration: .seconds(8)) { $0 }
    tree[tile].width = 30
    binding.refresh()
    #expect(begun.count == 2 && begun[1] == nil)
    #expect(try panel(of: tile).alpha == 1)
    binding.animation = nil
    #expect(binding.isAnimating)
    tree[tile].width = 40
    binding.refresh()
    #expect(!binding.isAnimating)
    #expect(begun.count == 2)
  }

  @Test func `a binding that is released ends the motions of its toolkit`() {
    var begun: [RepeatingAnimation?] = []
    do {
      let shop = Shop(StyleTree())
      shop.binding.animation = .toolkit { changes, _ in changes() }
      shop.binding.repeatingAnimation = { begun.append($1) }
      shop.tree.attach(Tile(repeatingMotion: Self.fade))
      shop.binding.refresh()
    }
    #expect(begun.count == 2 && begun[1] == nil)
    // It shows nothing anymore.
    begun[0]?.show(0, 0.5)
    #expect(begun[0]?.showFrame(at: 1) == true)
  }

  @Test func `frames at a time are shown, until the last cycle is over`() throws {
    defer { (binding.animation, binding.repeatingAnimation) = (nil, nil) }
    var begun: RepeatingAnimation?
    binding.animation = .toolkit { changes, _ in changes() }
    binding.repeatingAnimation = { begun = $1 }
    let tile = attach(
      RepeatingMotionValue(.linear(duration: 2).delay(1), direction: .alternating, count: 2)
        .animating(.alpha, 0.5, 0))
    let frames = [
      (0.0, 1, true), (1, 0.5, true), (2, 0.25, true), (4, 0.25, true), (5, 1, false),
    ]
    for (time, alpha, continues) in frames {
      #expect(begun?.showFrame(at: time) == continues)
      #expect(try panel(of: tile).alpha == alpha)
    }
  }

  // MARK: Randomly

  /// A view shows the motion's values since it began, over those of the node.
  @Test(arguments: TestScale.seeds(40))
  func `random motions and changes are shown as a plain reference has them`(seed: UInt64) throws {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let motions: [RepeatingMotionValue] = [
      .stopped, Self.fade, .pulse(),
      RepeatingMotionValue(.linear(duration: 1), direction: .alternating, count: 3)
        .animating(.width, 1, 5),
      RepeatingMotionValue(.easeIn(duration: 0.5).delay(0.7), stagger: 0.3)
        .animating(.width, 1, 5).animating(.alpha, 0, 1),
    ]
    let row = tree.attach(Card())
    var tiles: [(node: NodeHandle<Tile>, begin: Duration, index: Int)] = []
    var time = Duration.zero
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0 where tiles.count < 5:
        let motion = motions.randomElement(using: &numbers) ?? .stopped
        tiles.append((tree.attach(Tile(repeatingMotion: motion), to: row), time, tiles.count))
      case 1:
        if let tile = tiles.randomElement(using: &numbers) {
          tree[tile.node].width = Double(Int.random(in: 10..<20, using: &numbers))
          tree[tile.node].alpha = 0.5
        }
      case 2:
        if let place = tiles.indices.randomElement(using: &numbers) {
          let motion = motions.randomElement(using: &numbers) ?? .stopped
          if tree[tiles[place].node].repeatingMotion != motion { tiles[place].begin = time }
          tree[tiles[place].node].repeatingMotion = motion
        }
      default:
        binding.refresh()
        let interval = Duration.milliseconds(Int.random(in: 1...900, using: &numbers))
        binding.advanceAnimations(by: interval)
        time += interval
      }
      binding.refresh()
      for tile in tiles {
        let model = tree.viewModel(of: tile.node)
        let expected =
          model.repeatingMotion?.viewModel(
            over: model, at: (time - tile.begin).inSeconds, index: tile.index) ?? model
        let shown = try panel(of: tile.node)
        #expect(abs(shown.alpha - (expected.alpha ?? -1)) < 1e-9)
        #expect(abs(shown.width - (expected.width ?? -1)) < 1e-9)
      }
    }
  }
}
