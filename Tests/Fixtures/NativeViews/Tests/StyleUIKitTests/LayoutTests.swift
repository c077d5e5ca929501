import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import KindFixtures
@testable import StyleUIKit

/// The arrangements of children, and the sizes of views.
@Suite @MainActor struct LayoutTests {
  let tree = StyleTree()
  let window = UIWindow()
  let binding: StyleBinding<AnyObject>

  struct Line: LabelNode, TextContent {
    var text: String
  }

  init() {
    binding = .uiKit(tree, in: window)
    binding.onProblem = { Issue.record($0) }
  }

  /// Attaches a container with labels, and shows them.
  private func container(
    _ texts: [String], in parent: AnyNodeHandle? = nil,
    _ change: @escaping (inout ViewModel) -> Void
  ) -> (node: AnyNodeHandle, lines: [AnyNodeHandle]) {
    let node =
      parent.map { tree.attach(KindNodes.View(), to: $0) } ?? tree.attach(KindNodes.View())
    tree.override(node, change)
    let lines = texts.map { tree.attach(Line(text: $0), to: node).erased }
    show()
    return (node.erased, lines)
  }

  private func show() {
    binding.refresh()
    window.layoutIfNeeded()
  }

  private func stack(_ node: AnyNodeHandle) throws -> StyleStackView {
    try #require(binding.view(of: node) as? StyleStackView)
  }

  /// The arranged views of a stack as text; lines are in brackets, and free space is a dot.
  private func text(_ stack: UIStackView) -> String {
    stack.arrangedSubviews.map { view in
      switch view {
      case let label as UILabel: label.text ?? ""
      case is Spacer: "."
      case let stack as UIStackView: "[\(text(stack))]"
      default: "\(type(of: view))"
      }
    }.joined(separator: " ")
  }

  struct Page: ScreenNode, Padding {
    var padding: EdgeInsets { EdgeInsets(top: 0, left: 10, bottom: 0, right: 40) }
  }

  struct List: ScrollNode, SizeContainer {}

  struct Price: LabelNode, TextColor {
    var textColor: Color { ContainerWidth.isAtLeast(600) ? .red : .black }
  }

  @Test(arguments: [true, false])
  func `containers have the width that UIKit has laid out`(isPage: Bool) throws {
    let insets = isPage ? 50.0 : 0
    let page = isPage ? tree.attach(Page()).erased : tree.attach(List()).erased
    let price = tree.attach(Price(), to: page)
    show()
    let view = try #require(binding.view(of: page) as? UIView)
    let label = try #require(binding.view(of: price) as? UILabel)
    #expect(tree.containerWidth(of: page) == nil)
    for (width, color) in [
      (500.0, Color.black), (640 + insets, .red), (700 + insets, .red), (599, .black),
    ] {
      window.frame.size.width = width
      view.frame.size.width = width
      window.layoutIfNeeded()
      #expect(tree.containerWidth(of: page) == width - insets)
      #expect(label.textColor == UIColor(color))
    }
  }

  @Test(arguments: [
    (StackDistributionValue.leading, "a b .", UIStackView.Distribution.fill),
    (.trailing, ". a b", .fill), (.center, ". a b .", .fill),
    (.equalSpacing, "a b", .equalSpacing), (.fillEqually, "a b", .fillEqually),
  ])
  func `free space is where the distribution has it`(
    value: StackDistributionValue, expected: String, distribution: UIStackView.Distribution
  ) throws {
    let (node, _) = container(["a", "b"]) {
      $0.stackAxis = .horizontal
      $0.stackDistribution = value
      $0.spacing = 4
    }
    let stack = try stack(node)
    #expect(text(stack) == expected)
    #expect(stack.distribution == distribution)
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 4)
  }

  @Test(arguments: [
    (StackAxisValue.horizontal, StackAlignmentValue.leading, UIStackView.Alignment.top),
    (.horizontal, .trailing, .bottom), (.horizontal, .firstBaseline, .firstBaseline),
    (.horizontal, .fill, .fill), (.vertical, .center, .center), (.vertical, .leading, .leading),
    (.vertical, .trailing, .trailing), (.vertical, .firstBaseline, .leading),
  ])
  func `alignments are across the axis`(
    axis: StackAxisValue, value: StackAlignmentValue, expected: UIStackView.Alignment
  ) throws {
    let (node, _) = container(["a"]) {
      $0.stackAxis = axis
      $0.stackAlignment = value
    }
    #expect(try stack(node).alignment == expected)
  }

  @Test func `growing views take the free space by their shares`() throws {
    let (node, lines) = container(["a", "b", "c"]) { $0.stackAxis = .horizontal }
    tree.override(lines[0]) { $0.growth = 1 }
    tree.override(lines[2]) { $0.growth = 2 }
    show()
    #expect(text(try stack(node)) == "a b c")
    let views = try lines.map { try #require(binding.view(of: $0) as? UIView) }
    #expect(views[0].contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(views[1].contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(views[2].constraints.map(\.equation) == ["width == 2.0 * width + 0.0"])
    #expect(views[2].constraints[0].isRelative(to: views[0]))
    tree.clearOverrides(of: lines[0])
    tree.clearOverrides(of: lines[2])
    show()
    #expect(text(try stack(node)) == "a b c .")
    #expect(views[2].constraints.isEmpty)
  }

  // MARK: Places over others

  /// The equations of a view's constraints to another object.
  private func equations(_ view: UIView, to other: AnyObject) -> [String] {
    view.constraints.filter { $0.isRelative(to: other) }.map(\.equation)
  }

  @Test func `a child over its parent isn't arranged, and is in front`() throws {
    let (node, lines) = container(["a", "b", "c"]) { $0.stackAxis = .horizontal }
    tree.override(lines[0]) {
      $0.overlay = OverlayValue(.topTrailing, offset: Offset(x: 6, y: -4))
    }
    show()
    let stack = try stack(node)
    #expect(text(stack) == "b c .")
    let badge = try #require(binding.view(of: lines[0]) as? UILabel)
    #expect(stack.subviews.last === badge)
    #expect(badge.layer.zPosition == 1)
    #expect(
      equations(badge, to: stack) == [
        "trailing == 1.0 * trailing + 6.0", "top == 1.0 * top + -4.0",
      ])
    tree.override(lines[0]) { $0.overlay = OverlayValue(.center) }
    show()
    #expect(
      equations(badge, to: stack) == [
        "centerX == 1.0 * centerX + 0.0", "centerY == 1.0 * centerY + 0.0",
      ])
    tree.clearOverrides(of: lines[0])
    show()
    #expect(text(stack) == "a b c .")
    #expect(badge.constraints.isEmpty)
    #expect(badge.layer.zPosition == 0)
  }

  @Test(arguments: [true, false])
  func `a child over a parent that scrolls stays over what scrolls`(isScroll: Bool) throws {
    let node = isScroll ? tree.attach(KindNodes.Scroll()).erased : tree.attach(Card()).erased
    tree.override(node) { $0.overflow = .scrolls }
    let lines = ["a", "b"].map { tree.attach(Line(text: $0), to: node).erased }
    tree.override(lines[1]) { $0.overlay = OverlayValue(.bottomTrailing) }
    show()
    let view = try #require(binding.view(of: node) as? UIView)
    let scroller = try #require(
      view as? StyleScrollView ?? view.subviews.lazy.compactMap { $0 as? StyleScrollView }.first)
    let button = try #require(binding.view(of: lines[1]) as? UILabel)
    #expect(text(scroller.content) == "a")
    #expect(button.superview === scroller)
    #expect(
      equations(button, to: scroller.frameLayoutGuide) == [
        "trailing == 1.0 * trailing + 0.0", "bottom == 1.0 * bottom + 0.0",
      ])
    tree.detach(lines[1])
    show()
    #expect(button.superview == nil)
    #expect(text(scroller.content) == "a")
  }

  struct Card: ViewNode {}
  struct Action: ButtonNode {}

  @Test(arguments: [
    (OverlayValue.Alignment.top, false, "centerX == 1.0 * centerX + 5.0"),
    (.top, true, "centerX == 1.0 * centerX + -5.0"),
    (.topLeading, true, "leading == 1.0 * leading + 5.0"),
  ])
  func `the offset is in the direction of text`(
    alignment: OverlayValue.Alignment, isMirrored: Bool, equation: String
  ) throws {
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    let (node, lines) = container(["a"]) { _ in }
    tree.override(lines[0]) { $0.overlay = OverlayValue(alignment, offset: Offset(x: 5, y: 0)) }
    show()
    let label = try #require(binding.view(of: lines[0]) as? UILabel)
    #expect(equations(label, to: try stack(node)).first == equation)
  }

  @Test func `a badge is over a button`() throws {
    let action = tree.attach(Action())
    let badge = tree.attach(Line(text: "3"), to: action)
    tree.override(badge) { $0.overlay = OverlayValue(.topTrailing, offset: Offset(x: 2, y: 0)) }
    show()
    let button = try #require(binding.view(of: action) as? UIButton)
    let label = try #require(binding.view(of: badge) as? UILabel)
    #expect(
      equations(label, to: button) == [
        "trailing == 1.0 * trailing + 2.0", "top == 1.0 * top + 0.0",
      ])
    tree.override(badge) { $0.overlay = OverlayValue(.bottomLeading) }
    show()
    #expect(
      equations(label, to: button) == [
        "leading == 1.0 * leading + 0.0", "bottom == 1.0 * bottom + 0.0",
      ])
    tree.clearOverrides(of: badge)
    show()
    #expect(equations(label, to: button).isEmpty)
  }

  @Test func `views are drawn by their order in depth`() throws {
    let (_, lines) = container(["a"]) { _ in }
    tree.override(lines[0]) { $0.zIndex = -3 }
    show()
    let view = try #require(binding.view(of: lines[0]) as? UIView)
    #expect(view.layer.zPosition == -3)
    tree.clearOverrides(of: lines[0])
    show()
    #expect(view.layer.zPosition == 0)
  }

  @Test(arguments: [
    (StickyEdgeValue.top, CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 100)),
    (.top, CGPoint(x: 0, y: 50), .zero), (.bottom, .zero, CGPoint(x: 0, y: -40)),
    (.bottom, CGPoint(x: 0, y: 90), .zero), (.leading, CGPoint(x: 30, y: 0), CGPoint(x: 10, y: 0)),
    (.trailing, .zero, CGPoint(x: -50, y: 0)),
  ])
  func `a child stays at an edge of a parent that scrolls`(
    edge: StickyEdgeValue, offset: CGPoint, moved: CGPoint
  ) throws {
    let list = tree.attach(List())
    let header = tree.attach(Line(text: "a"), to: list)
    tree.override(header) {
      $0.stickyEdge = edge
      $0.transform = TransformValue(offset: Offset(x: 1, y: 2))
    }
    show()
    let scroller = try #require(binding.view(of: list) as? StyleScrollView)
    let view = try #require(binding.view(of: header) as? UILabel)
    scroller.frame.size = CGSize(width: 70, height: 80)
    view.frame = CGRect(x: 20, y: 100, width: 100, height: 20)
    scroller.contentOffset = offset
    #expect(view.transform == CGAffineTransform(translationX: moved.x + 1, y: moved.y + 2))
    #expect(view.layer.zPosition == 1)
    tree.override(header) { $0.stickyEdge = nil }
    show()
    #expect(view.transform == CGAffineTransform(translationX: 1, y: 2))
  }

  @Test func `a grid has lines of equal columns`() throws {
    let (node, lines) = container(["a", "b", "c", "d"]) {
      $0.gridColumns = .count(3)
      $0.spacing = 6
    }
    let stack = try stack(node)
    #expect(text(stack) == "[a b c] [d .]")
    tree.override(lines[1]) { $0.columnSpan = 2 }
    show()
    #expect(text(stack) == "[a b] [c d .]")
    let views = try lines.map { try #require(binding.view(of: $0) as? UIView) }
    let widths = views.map { $0.constraints.map(\.equation) }
    let (one, two): (CGFloat, CGFloat) = (1.0 / 3, 2.0 / 3)
    #expect(widths[0] == ["width == \(one) * width + \(6 * one - 6)"])
    #expect(widths[1] == ["width == \(two) * width + \(6 * two - 6)"])
    tree.override(lines[0]) { $0.isHidden = true }
    show()
    #expect(text(stack) == "[b c] [d .]")
  }

  @Test func `rows of a grid have its columns`() throws {
    let (node, _) = container(["title"]) {
      $0.gridColumns = .count(3)
      $0.spacing = 6
    }
    let (row, cells) = container(["x", "y", "z"], in: node) {
      $0.stackAxis = .horizontal
      $0.spacing = 20
    }
    let stack = try stack(node)
    #expect(text(stack) == "[title .] [[x y z]]")
    let cell = try #require(binding.view(of: cells[0]) as? UIView)
    let share: CGFloat = 1.0 / 3
    #expect(cell.constraints.map(\.equation) == ["width == \(share) * width + \(6 * share - 6)"])
    tree.override(node) { $0.gridColumns = .count(1) }
    show()
    #expect(text(stack) == "title [x y z .]")
    #expect(try self.stack(row).spacing == 20)
  }

  @Test func `as many columns as fit are those of the width`() throws {
    let (node, _) = container(["a", "b", "c"]) { $0.gridColumns = .adaptive(minimum: 100) }
    let stack = try stack(node)
    #expect(text(stack) == "[a] [b] [c]")
    stack.frame = CGRect(x: 0, y: 0, width: 250, height: 100)
    window.layoutIfNeeded()
    #expect(text(stack) == "[a b] [c .]")
  }

  @Test func `children that don't fit go on in the next line`() throws {
    let (node, lines) = container(["a", "b", "c"]) {
      $0.stackAxis = .horizontal
      $0.wrapsChildren = true
      $0.spacing = 10
    }
    for line in lines {
      let label = try #require(binding.view(of: line) as? UILabel)
      label.standInFittingSize = CGSize(width: 40, height: 20)
    }
    let stack = try stack(node)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layoutIfNeeded()
    #expect(text(stack) == "[a b .] [c .]")
  }

  @Test func `layers are over each other`() throws {
    let (node, lines) = container(["a", "b"]) {
      $0.stackAxis = .layered
      $0.stackAlignment = .trailing
      $0.padding = EdgeInsets(8)
    }
    let stack = try stack(node)
    #expect(text(stack) == "")
    #expect(stack.subviews.compactMap { ($0 as? UILabel)?.text } == ["a", "b"])
    let label = try #require(binding.view(of: lines[0]) as? UILabel)
    #expect(
      label.constraints.map(\.equation) == [
        "leading >= 1.0 * leading + 0.0", "trailing == 1.0 * trailing + 0.0",
        "top >= 1.0 * top + 0.0", "bottom == 1.0 * bottom + 0.0",
      ])
    #expect(label.constraints[0].isRelative(to: stack.layoutMarginsGuide))
    tree.clearOverrides(of: node)
    show()
    #expect(text(stack) == "a b")
    #expect(label.constraints.isEmpty)
  }

  @Test func `what scrolls is in a scroll view`() throws {
    let (node, lines) = container(["a", "b"]) { $0.overflow = .scrolls }
    let stack = try stack(node)
    #expect(text(stack) == "StyleScrollView")
    let scrolling = try #require(stack.arrangedSubviews[0] as? StyleScrollView)
    #expect(text(scrolling.content) == "a b")
    #expect(scrolling.content.constraints.last?.equation == "width == 1.0 * width + 0.0")
    tree.detach(lines[0])
    show()
    #expect(text(scrolling.content) == "b")
    tree.clearOverrides(of: node)
    show()
    #expect(text(stack) == "b")
  }

  @Test func `the children of a scroll view are in a stack`() throws {
    let scroll = tree.attach(KindNodes.Scroll())
    tree.override(scroll) { $0.stackAxis = .horizontal }
    tree.attach(Line(text: "a"), to: scroll)
    show()
    let view = try #require(binding.view(of: scroll) as? StyleScrollView)
    #expect(text(view.content) == "a .")
    #expect(view.content.constraints.last?.equation == "height == 1.0 * height + 0.0")
  }

  @Test func `a control and a cell arrange their children`() throws {
    let button = tree.attach(KindNodes.Button())
    let cell = tree.attach(KindNodes.TableCell(), to: tree.attach(KindNodes.Table()))
    for parent in [button.erased, cell.erased] {
      tree.attach(Line(text: "a"), to: parent)
      tree.override(parent) { $0.stackAxis = .horizontal }
    }
    show()
    let control = try #require(binding.view(of: button) as? UIButton)
    let container = try #require(control.childContainer)
    let row = try #require(binding.view(of: cell) as? UITableViewCell)
    row.layoutIfNeeded()
    #expect(text(container) == "a .")
    #expect(!container.isUserInteractionEnabled)
    let content = try #require(row.contentConfiguration as? RowContent)
    #expect(text(content.stack) == "a .")
    #expect(content.list == nil)
    tree.clearOverrides(of: button)
    show()
    #expect(control.childContainer == nil)
    #expect(control.subviews.compactMap { ($0 as? UILabel)?.text } == ["a"])
  }

  @Test func `children keep their order where they're inserted and moved`() throws {
    let (node, lines) = container(["a", "b", "c"]) { $0.stackAxis = .horizontal }
    try tree.move(lines[2], to: node, at: 0)
    show()
    #expect(text(try stack(node)) == "c a b .")
    tree.detach(lines[0])
    show()
    #expect(text(try stack(node)) == "c b .")
  }

  @Test(arguments: [
    ([Attribute.minimumWidth], 30.0, ["width >= 30.0"]),
    ([.maximumWidth], 30, ["width <= 30.0"]), ([.minimumHeight], 30, ["height >= 30.0"]),
    ([.maximumHeight], 30, ["height <= 30.0"]), ([.minimumWidth], -1, []),
    ([.maximumWidth], -1, []), ([.maximumWidth], .infinity, []),
    ([.maximumWidth], .greatestFiniteMagnitude, []), ([.minimumHeight], .nan, []),
    ([.aspectRatio], 1.5, ["width == 1.5 * height + 0.0"]), ([.aspectRatio], 0, []),
    ([.width, .maximumWidth], 30, ["width == 30.0", "width <= 30.0"]),
    ([.width, .height, .aspectRatio], 2, ["width == 2.0", "height == 2.0"]),
  ])
  func `sizes and their limits are constraints`(
    attributes: [Attribute<Double>], value: Double, expected: [String]
  ) throws {
    let (node, _) = container([]) { model in
      for attribute in attributes { model[attribute] = value }
    }
    let view = try stack(node)
    #expect(view.constraints.map(\.equation) == expected)
    let isLimited = attributes.contains(.maximumWidth) && attributes.contains(.width)
    if isLimited { #expect(view.constraints[0].priority.rawValue == 999) }
    tree.clearOverrides(of: node)
    show()
    #expect(view.constraints.isEmpty)
  }
}
