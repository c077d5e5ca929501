import ProtocolStyle
import Testing

@testable import StyleBinding
@testable import TestSupport

/// A view with values that move.
private final class Panel: Widget {
  var width = 7.0
  var transform = TransformValue(rotation: 1)
}

private struct Tile: ViewNode, Width, Alpha, Transform, Motion {
  var width = 0.0
  var alpha = 1.0
  var transform = TransformValue.identity
  var motion = MotionValues(.linear(duration: 1))
}

private struct PressTile: ButtonNode, Width, Motion {
  var width: Double { ControlState.current.contains(.highlighted) ? 100 : 0 }
  var motion: MotionValues {
    MotionValues(.immediate).with(.linear(duration: 1), into: .highlighted)
      .with(.linear(duration: 2), outOf: .highlighted)
  }
}

private struct Note: LabelNode, TextContent, Alpha, Motion {
  var text = "a"
  var alpha = 1.0
  var motion: MotionValues { MotionValues(.linear(duration: 1)) }
}

/// Changes that are shown by the motion of their node.
@Suite struct MotionTests {
  let shop = Shop(StyleTree()) { $0 == .label ? Label() : Panel() }
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }

  init() {
    Self.bind(shop)
    shop.binding.animation = .interpolated(duration: .seconds(8)) { $0 }
    // In the first report of a binding, no node appears.
    shop.binding.refresh()
  }

  private static func bind(_ shop: Shop) {
    shop.binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
    shop.binding.on(.width, Panel.self, restoring: \.width) { $0.width = $1 }
    shop.binding.on(.transform, Panel.self, restoring: \.transform) { $0.transform = $1 }
    shop.binding.on(.text, Label.self) { $0.text = $1 ?? "" }
  }

  private func panel(of node: some NodeReference) -> Panel? {
    binding.view(of: node) as? Panel
  }

  private func attach(_ tile: Tile) -> NodeHandle<Tile> {
    let handle = tree.attach(tile)
    binding.refresh()
    return handle
  }

  // MARK: Curves

  @Test(arguments: [false, true])
  func `a change follows the motion, whether or not it's flagged`(isFlagged: Bool) {
    let tile = attach(Tile())
    #expect(!binding.isAnimating)
    if isFlagged { tree.animated { tree[tile].width = 100 } } else { tree[tile].width = 100 }
    binding.refresh()
    #expect(panel(of: tile)?.width == 0)
    #expect(binding.advanceAnimations(by: .milliseconds(250)))
    #expect(panel(of: tile)?.width == 25)
    #expect(!binding.advanceAnimations(by: .milliseconds(750)))
    #expect(panel(of: tile)?.width == 100)
  }

  @Test func `each attribute has its own curve and delay`() {
    let motion = MotionValues(.linear(duration: 1)).with(.linear(duration: 2), for: .width)
      .with(.linear(duration: 1).delay(1), for: .transform)
    let tile = attach(Tile(motion: motion))
    tree.update(tile, width: 100, alpha: 0, TransformValue(scale: 3))
    binding.refresh()
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(panel(of: tile)?.alpha == 0.5)
    #expect(panel(of: tile)?.width == 25)
    #expect(panel(of: tile)?.transform == .identity)
    binding.advanceAnimations(by: .milliseconds(1000))
    #expect(panel(of: tile)?.alpha == 0)
    #expect(panel(of: tile)?.width == 75)
    #expect(panel(of: tile)?.transform == TransformValue(scale: 2))
    #expect(!binding.advanceAnimations(by: .milliseconds(500)))
    #expect(panel(of: tile)?.transform == TransformValue(scale: 3))
  }

  @Test func `an attribute without a curve, and content, change at once`() {
    let tile = attach(Tile(motion: .immediate.with(.linear(duration: 1), for: .width)))
    let note = tree.attach(Note())
    binding.refresh()
    tree.update(tile, width: 100, alpha: 0.5, .identity)
    tree[note].text = "b"
    tree[note].alpha = 0
    binding.refresh()
    #expect(panel(of: tile)?.alpha == 0.5)
    #expect(panel(of: tile)?.width == 0)
    #expect((binding.view(of: note) as? Label)?.text == "b")
    #expect(binding.view(of: note)?.alpha == 1)
  }

  @Test func `no motion beats the animation of the binding`() {
    let tile = attach(Tile(motion: .immediate))
    tree.animated { tree[tile].width = 100 }
    binding.refresh()
    #expect(panel(of: tile)?.width == 100)
    #expect(!binding.isAnimating)
  }

  @Test func `a host without a clock, and one who prefers no motion, see the end`() {
    let tile = attach(Tile())
    binding.animation = nil
    tree[tile].width = 100
    binding.refresh()
    #expect(panel(of: tile)?.width == 100)
    binding.animation = .interpolated(duration: .seconds(8)) { $0 }
    tree.environment.reduceMotion = true
    tree[tile].width = 50
    binding.refresh()
    #expect(panel(of: tile)?.width == 50)
    tree.environment.reduceMotion = false
    tree[tile].width = 0
    binding.refresh()
    binding.finishAnimations()
    #expect(panel(of: tile)?.width == 0)
    #expect(!binding.isAnimating)
  }

  @Test func `a press moves by the curves into and out of the state`() throws {
    let tile = tree.attach(PressTile())
    binding.refresh()
    let view = try #require(panel(of: tile))
    binding.setControlState(.highlighted, of: view)
    #expect(view.width == 0)
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(view.width == 50)
    binding.refresh()
    #expect(view.width == 50)
    binding.setControlState(.normal, of: view)
    #expect(view.width == 50)
    binding.advanceAnimations(by: .milliseconds(1000))
    #expect(view.width == 25)
    binding.advanceAnimations(by: .milliseconds(1000))
    #expect(view.width == 0)
    #expect(!binding.isAnimating)
  }

  @Test func `a toolkit animates each curve of a change by itself`() {
    var steps: [String] = []
    // The animation retains this suite, which retains the binding.
    defer { (binding.animation, binding.motionAnimation) = (nil, nil) }
    let motion = MotionValues(.linear(duration: 1)).with(.snappy(), for: .width)
      .with(.immediate, for: .transform)
    let tile = attach(Tile(motion: motion))
    func values() -> String {
      panel(of: tile).map { "\($0.width) \($0.alpha) \($0.transform)" } ?? "none"
    }
    binding.animation = .toolkit { changes, _ in
      changes()
      steps.append("toolkit \(values())")
    }
    binding.motionAnimation = { curve, changes in
      let before = values()
      changes()
      steps.append("\(curve): \(before) → \(values())")
    }
    tree.update(tile, width: 100, alpha: 0, TransformValue(scale: 3))
    binding.refresh()
    #expect(
      steps == [
        "linear 1s: 0.0 1.0 scale(3) → 0.0 0.0 scale(3)",
        "spring 0.5s bounce 0.15: 0.0 0.0 scale(3) → 100.0 0.0 scale(3)",
      ])
    #expect(!binding.isAnimating)
    binding.motionAnimation = nil
    tree.animated { tree[tile].width = 0 }
    binding.refresh()
    #expect(steps.last == "toolkit 0.0 0.0 scale(3)")
    #expect(binding.unhandledAttributes.map(\.attribute.name) == ["motion"])
  }

  @Test func `a late animation of a toolkit doesn't show former values`() {
    var late: [() -> Void] = []
    defer { (binding.animation, binding.motionAnimation) = (nil, nil) }
    let tile = attach(Tile())
    binding.animation = .toolkit { changes, _ in changes() }
    binding.motionAnimation = { _, changes in late.append(changes) }
    tree[tile].width = 100
    binding.refresh()
    #expect(panel(of: tile)?.width == 0)
    tree[tile].motion = .immediate
    tree[tile].width = 50
    binding.refresh()
    #expect(panel(of: tile)?.width == 50)
    for changes in late { changes() }
    #expect(panel(of: tile)?.width == 50)
  }

  @Test func `the binding handles the motion itself`() {
    _ = attach(Tile())
    #expect(binding.unhandledAttributes == [])
  }

  // MARK: Interruptions

  @Test func `an attribute whose new value stays the same isn't interrupted`() {
    let tile = attach(Tile())
    tree[tile].width = 100
    binding.refresh()
    binding.advanceAnimations(by: .milliseconds(500))
    tree[tile].alpha = 0
    binding.refresh()
    binding.advanceAnimations(by: .milliseconds(250))
    #expect(panel(of: tile)?.width == 75)
    #expect(panel(of: tile)?.alpha == 0.75)
    binding.advanceAnimations(by: .milliseconds(250))
    #expect(panel(of: tile)?.width == 100)
    #expect(panel(of: tile)?.alpha == 0.5)
  }

  @Test func `a timing curve starts again from the shown value`() {
    let tile = attach(Tile())
    tree[tile].width = 100
    binding.refresh()
    binding.advanceAnimations(by: .milliseconds(500))
    tree[tile].width = 0
    binding.refresh()
    #expect(panel(of: tile)?.width == 50)
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(panel(of: tile)?.width == 25)
  }

  private static let springs: [MotionCurve] = [
    .spring(duration: 0.4, bounce: 0.2), .smooth(duration: 0.3), .bouncy(),
    .spring(duration: 0.4, bounce: -0.3), .spring(duration: 0.5, bounce: 0.6),
  ]

  /// The oracle is a single spring per interruption with the position and velocity of the last.
  @Test(arguments: springs)
  func `an interrupted spring goes on with its velocity`(curve: MotionCurve) throws {
    let tile = attach(Tile(width: 500, motion: MotionValues(curve)))
    var (start, target, velocity, time) = (500.0, 500.0, 0.0, 0.0)
    func position() -> Double {
      let distance = target - start
      if distance == 0 { return start }
      return start + distance * curve.progress(at: time, initialVelocity: velocity / distance)
    }
    for (next, wait) in [(600.0, 90), (400, 40), (900, 150), (450, 10), (460, 60), (800, 0)] {
      let distance = target - start
      let newVelocity =
        distance == 0
        ? 0 : distance * curve.velocity(at: time, initialVelocity: velocity / distance)
      (start, velocity, target, time) = (position(), newVelocity, next, 0)
      tree[tile].width = next
      binding.refresh()
      for _ in 0..<wait / 10 {
        binding.advanceAnimations(by: .milliseconds(10))
        time += 0.01
        let width = try #require(panel(of: tile)?.width)
        #expect((width - position()).magnitude < 0.05, "at \(time) towards \(target)")
      }
    }
    for _ in 0..<10 {
      binding.advanceAnimations(by: .milliseconds(50))
      time += 0.05
      let width = try #require(panel(of: tile)?.width)
      #expect((width - position()).magnitude < 0.6, "at \(time) towards \(target)")
    }
    binding.advanceAnimations(by: .seconds(60))
    #expect(panel(of: tile)?.width == 800)
    #expect(!binding.isAnimating)
  }

  // MARK: Presence

  private static let appearing = MotionValues(.linear(duration: 1))
    .with(presence: .fade.scaled(0.5).offset(x: 0, y: 40))

  @Test func `a node appears by the presence of its motion`() throws {
    let tile = tree.animated { tree.attach(Tile(alpha: 0.5, motion: Self.appearing)) }
    binding.refresh()
    let view = try #require(panel(of: tile))
    #expect(view.alpha == 0)
    #expect(view.transform == TransformValue(scale: 0.5, offset: Offset(x: 0, y: 40)))
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(view.alpha == 0.25)
    #expect(view.transform == TransformValue(scale: 0.75, offset: Offset(x: 0, y: 20)))
    #expect(!binding.advanceAnimations(by: .milliseconds(500)))
    #expect(view.alpha == 0.5)
    #expect(view.transform == .identity)
  }

  @Test func `a node disappears from where it is, and its view is removed`() throws {
    let tile = tree.animated { tree.attach(Tile(motion: Self.appearing)) }
    binding.refresh()
    weak let view = panel(of: tile)
    binding.advanceAnimations(by: .milliseconds(500))
    tree.animated { _ = tree.detach(tile) }
    binding.refresh()
    #expect(view?.alpha == 0.5)
    binding.advanceAnimations(by: .milliseconds(500))
    #expect(view?.alpha == 0.25)
    #expect(shop.window.children.count == 1)
    #expect(!binding.advanceAnimations(by: .milliseconds(500)))
    #expect(shop.window.children.isEmpty)
    #expect(view == nil)
  }

  @Test func `a view has its own values again when a node without them has appeared`() throws {
    struct Bare: ViewNode, Motion {
      var motion: MotionValues { MotionTests.appearing }
    }
    let bare = tree.animated { tree.attach(Bare()) }
    binding.refresh()
    let view = try #require(panel(of: bare))
    #expect(view.alpha == 0)
    binding.finishAnimations()
    #expect(view.alpha == 1)
    #expect(view.transform == TransformValue(rotation: 1))
  }

  @Test func `changes that aren't animated, and nodes without a presence, appear at once`() {
    let tile = attach(Tile(motion: Self.appearing))
    #expect(panel(of: tile)?.alpha == 1)
    let other = tree.animated { tree.attach(Tile()) }
    binding.refresh()
    #expect(panel(of: other)?.alpha == 1)
    tree.detach(tile)
    tree.animated { _ = tree.detach(other) }
    binding.refresh()
    #expect(shop.window.children.isEmpty)
  }

  // MARK: Random edits

  @Test(arguments: TestScale.seeds(40))
  func `random edits during animations end as in a binding without animation`(
    seed: UInt64
  ) throws {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let motions: [MotionValues] = [
      .immediate, Self.appearing, MotionValues(.bouncy()),
      MotionValues(.linear(duration: 0.3)).with(.spring(), for: .width),
      .immediate.with(.snappy().delay(0.1), for: .alpha, .transform).with(presence: .fade),
    ]
    for _ in 0..<TestScale.steps(600) {
      let tiles = Array(tree.nodes).compactMap { tree.handle($0, as: Tile.self) }
      let isFlagged = Bool.random(using: &numbers)
      let tile = tiles.randomElement(using: &numbers)
      let motion = motions.randomElement(using: &numbers) ?? .immediate
      let number = Double(Int.random(in: 0..<5, using: &numbers)) / 4
      func change() {
        switch (Int.random(in: 0..<9, using: &numbers), tile) {
        case (0, _), (_, nil):
          if tiles.count < 8 { tree.attach(Tile(width: number * 90, motion: motion)) }
        case (1, let tile?): tree.detach(tile)
        case (2, let tile?): tree[tile].motion = motion
        case (3, let tile?): tree[tile].alpha = number
        case (4, let tile?): tree[tile].transform = TransformValue(scale: 1 + number)
        case (5, let tile?): tree.override(tile) { $0.alpha = number < 0.5 ? nil : number }
        case (6, let tile?): tree.clearOverrides(of: tile)
        case (_, let tile?): tree[tile].width = number * 90
        }
      }
      if isFlagged { tree.animated(change) } else { change() }
      if Int.random(in: 0..<3, using: &numbers) > 0 { binding.refresh() }
      binding.advanceAnimations(by: .milliseconds(Int.random(in: 0..<200, using: &numbers)))
      for view in shop.window.children.compactMap({ $0 as? Panel }) {
        #expect(view.width.isFinite && view.width >= 0)
        #expect((0...1.5).contains(view.alpha))
      }
    }
    binding.refresh()
    binding.advanceAnimations(by: .seconds(1000))
    #expect(!binding.isAnimating)
    let other = Shop(tree) { $0 == .label ? Label() : Panel() }
    Self.bind(other)
    other.binding.refresh()
    func values(_ shop: Shop) -> [String] {
      shop.window.children.compactMap { $0 as? Panel }
        .map { "\($0.width) \($0.alpha) \($0.transform)" }
    }
    #expect(values(shop) == values(other))
    #expect(shop.log.problems.isEmpty)
    #expect(binding.core.running.isEmpty)
    #expect(shop.log.removed.count == shop.log.inserted.count - tree.roots.count)
  }
}

extension StyleTree {
  /// Changes all values of a tile.
  fileprivate func update(
    _ tile: NodeHandle<Tile>, width: Double, alpha: Double, _ transform: TransformValue
  ) {
    self[tile].width = width
    self[tile].alpha = alpha
    self[tile].transform = transform
  }
}
