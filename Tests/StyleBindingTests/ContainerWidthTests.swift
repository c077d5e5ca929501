import ProtocolStyle
import Testing

@testable import StyleBinding

/// A container around a label, which is narrow in a wide one and wide in a narrow one, or follows it.
private struct Frame: ViewNode, SizeContainer {}

private struct Follower: LabelNode, Alpha {
  var alpha: Double { ContainerWidth.isAtLeast(600) ? 1 : 0.5 }
}

/// The widths of containers that a toolkit reports.
@Suite struct ContainerWidthTests {
  let shop = Shop(StyleTree())
  var tree: StyleTree { shop.tree }
  var binding: StyleBinding<Widget> { shop.binding }

  init() {
    shop.binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
  }

  /// Attaches a frame with a follower, and reports its first width.
  private func attachFrame(
    _ width: Double, to parent: AnyNodeHandle? = nil
  ) throws -> (frame: AnyNodeHandle, view: Widget, label: Widget) {
    let frame = parent.map { tree.attach(Frame(), to: $0).erased } ?? tree.attach(Frame()).erased
    let label = tree.attach(Follower(), to: frame)
    binding.refresh()
    let views = try (
      #require(binding.view(of: frame)), #require(binding.view(of: label))
    )
    report(width, of: views.0)
    return (frame, views.0, views.1)
  }

  private func report(_ width: Double, of view: Widget, in hostWidth: Double = 1000) {
    binding.setContainerWidth(width, of: view, in: hostWidth)
    binding.refresh()
  }

  @Test func `views follow the width that the toolkit has arranged`() throws {
    let (frame, view, label) = try attachFrame(400)
    #expect(label.alpha == 0.5)
    report(700, of: view)
    #expect(tree.containerWidth(of: frame) == 700)
    #expect(label.alpha == 1)
    report(500, of: view, in: 800)
    #expect(label.alpha == 0.5)
    #expect(shop.log.problems.isEmpty)
  }

  @Test func `a width that depends on itself ends after one pass, with its nodes`() throws {
    let (frame, view, label) = try attachFrame(500)
    // In a wide frame, the label makes it narrow, and in a narrow one wide.
    var passes = 0
    var width = 700.0
    repeat {
      passes += 1
      report(width, of: view)
      width = label.alpha == 1 ? 500 : 700
    } while tree.containerWidth(of: frame) != width && passes < 10
    #expect(passes == 10)
    #expect(tree.containerWidth(of: frame) == 700)
    #expect(label.alpha == 1)
    let problem = try #require(shop.log.problems.first)
    #expect(shop.log.problems.count == 1)
    #expect(problem.code == .endlessWidth)
    #expect(problem.node == frame)
    #expect(problem.message.contains("Frame, node"))
    #expect(problem.message.contains("Follower, node"))
    #expect(problem.message.contains("700.0 points") && problem.message.contains("500.0 points"))
  }

  @Test func `after another change of the host or the tree, the width is set again`() throws {
    let (frame, view, _) = try attachFrame(500)
    report(700, of: view)
    report(500, of: view)
    #expect(tree.containerWidth(of: frame) == 700)
    report(500, of: view, in: 600)
    #expect(tree.containerWidth(of: frame) == 500)
    tree.attach(Plain(), to: frame)
    binding.refresh()
    report(700, of: view, in: 600)
    #expect(tree.containerWidth(of: frame) == 700)
    #expect(shop.log.problems.count == 1)
  }

  @Test func `a side that a user moves back and forth is no chain`() throws {
    let (frame, view, _) = try attachFrame(500)
    for width in [700.0, 650, 601, 599, 560, 601, 650, 590] {
      report(width, of: view)
      #expect(tree.containerWidth(of: frame) == width)
    }
    #expect(shop.log.problems.isEmpty)
  }

  @Test func `after a width that wasn't set, another one is`() throws {
    let (frame, view, _) = try attachFrame(599)
    for (width, expected) in [(601.0, 601.0), (599, 601), (599, 601), (590, 590), (601, 590)] {
      report(width, of: view)
      #expect(tree.containerWidth(of: frame) == expected)
    }
    #expect(shop.log.problems.count == 2)
  }

  @Test func `a container in one that has changed as well is no chain`() throws {
    let outer = tree.attach(Frame())
    let (inner, view, _) = try attachFrame(500, to: outer.erased)
    let outerView = try #require(binding.view(of: outer))
    for width in [700.0, 500, 700] {
      binding.setContainerWidth(width + 100, of: outerView, in: 1000)
      report(width, of: view)
      #expect(tree.containerWidth(of: inner) == width)
    }
    #expect(shop.log.problems.isEmpty)
  }

  @Test func `views of other nodes, and of none, have no width`() throws {
    let card = tree.attach(Card())
    binding.refresh()
    report(500, of: try #require(binding.view(of: card)))
    report(500, of: Widget())
    #expect(tree.containerWidth(of: card) == nil)
  }
}
