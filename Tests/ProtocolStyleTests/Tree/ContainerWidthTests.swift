import Synchronization
import Testing

@testable import ProtocolStyle

private struct Page: ScreenNode {}

private struct Stack: ViewNode {}

/// A card that lays itself out by the width around it, and is a container itself.
private struct Card: ViewNode, SizeContainer, CornerRadius {
  var cornerRadius: Double { ContainerWidth.isAtLeast(600) ? 20 : 10 }
}

/// A label that counts how often it's styled.
private struct Price: LabelNode, Alpha {
  let count = SharedCount()
  var alpha: Double {
    count.value.add(1, ordering: .relaxed)
    return ContainerWidth.isAtLeast(300) ? ContainerWidth.isAtLeast(600) ? 1 : 0.5 : 0.25
  }
}

/// A label that counts how often it's styled, and reads no width.
private struct Plain: LabelNode, Alpha {
  let count = SharedCount()
  var alpha: Double {
    count.value.add(1, ordering: .relaxed)
    return 0.75
  }
}

private final class SharedCount: Sendable {
  let value = Atomic(0)
  var current: Int { value.load(ordering: .relaxed) }
}

private struct Caption: LabelNode, TextContent {
  var text: String { ContainerWidth.isAtLeast(600) ? "Product details" : "Details" }
}

private struct Numbered: LabelNode, TextContent {
  var number: Int
  var text: String {
    let isDark = StyleEnvironment.current.colorScheme == .dark
    return "\(number) \(ContainerWidth.isAtLeast(500))\(isDark ? " dark" : "")"
  }
}

private struct Scoped: ViewNode, ScopeProviding {
  var isDark: Bool
  var styleScope: StyleScope {
    let isDark = isDark
    return StyleScope { if isDark { $0.colorScheme = .dark } }
  }
}

private struct Named: LabelNode, StyleClassed {
  var styleClasses: [String] { ContainerWidth.isAtLeast(600) ? ["Wide"] : [] }
}

private struct Shaded: ViewNode, ScopeProviding {
  var styleScope: StyleScope {
    let isWide = ContainerWidth.isAtLeast(600)
    return StyleScope { if isWide { $0.colorScheme = .dark } }
  }
}

private struct Tinting: ViewNode, TintColor {
  var tintColor: Color { ContainerWidth.isAtLeast(600) ? .red : .blue }
}

private struct Adaptive: LabelNode, TextColor {
  var textColor: Color { Token.wide.value }
}

/// A button whose state depends on the width around it.
private struct Toggle: ButtonNode, ControlStateContent {
  var controlState: ControlState { ContainerWidth.isAtLeast(600) ? .selected : .normal }
}

private struct Trailing: ViewNode, Alpha {
  var alpha: Double { ControlState.ofEnclosingControl.contains(.selected) ? 1 : 0.5 }
}

private struct Odd: LabelNode, Alpha, CornerRadius, BorderWidth {
  var alpha: Double { ContainerWidth.isAtLeast(.nan) ? 1 : 0.5 }
  var cornerRadius: Double { ContainerWidth.isAtLeast(-5) ? 1 : 2 }
  var borderWidth: Double { ContainerWidth.isAtLeast(.infinity) ? 1 : 2 }
}

/// A label that compares the width with a number of its own.
private struct Fitting: LabelNode, Alpha {
  var width: Double
  var alpha: Double { ContainerWidth.isAtLeast(width) ? 1 : 0.5 }
}

extension Token<Color> {
  fileprivate static let wide = Token(
    "wide", default: ContainerWidth.isAtLeast(600) ? .red : .black)
}

/// The width of the container around a node, as getters, closures and conditions compare it.
@Suite struct ContainerWidthTests {
  private let tree = StyleTree()

  @Test func `a node compares the width of its nearest container, through other views`() {
    let page = tree.attach(Page())
    let price = tree.attach(Price(), to: tree.attach(Stack(), to: tree.attach(Stack(), to: page)))
    #expect(tree.viewModel(of: price).alpha == 0.25)
    for (width, alpha) in [(299.5, 0.25), (300, 0.5), (599, 0.5), (600, 1), (5_000, 1)] {
      tree.setContainerWidth(width, of: page)
      #expect(tree.viewModel(of: price).alpha == alpha, "\(width)")
      #expect(tree.enclosingContainerWidth(of: price) == width)
    }
    tree.setContainerWidth(nil, of: page)
    #expect(tree.viewModel(of: price).alpha == 0.25)
    #expect(tree.enclosingContainer(of: price) == page.erased)
    #expect(tree.enclosingContainer(of: page) == nil)
  }

  @Test func `the getters of a container read the next container above`() {
    let page = tree.attach(Page())
    let card = tree.attach(Card(), to: page)
    let inner = tree.attach(Card(), to: card)
    tree.setContainerWidth(700, of: card)
    #expect(tree.viewModel(of: card).cornerRadius == 10)
    #expect(tree.viewModel(of: inner).cornerRadius == 20)
    tree.setContainerWidth(700, of: page)
    tree.setContainerWidth(200, of: card)
    #expect(tree.viewModel(of: card).cornerRadius == 20)
    #expect(tree.viewModel(of: inner).cornerRadius == 10)
  }

  @Test func `no width is at least a threshold where there's no container, or none is known`() {
    let price = tree.attach(Price(), to: tree.attach(Stack()))
    #expect(tree.viewModel(of: price).alpha == 0.25)
    #expect(tree.enclosingContainerWidth(of: price) == nil)
    #expect(!ContainerWidth.isAtLeast(0))
    #expect(StyleApplier().viewModel(for: Price()).alpha == 0.25)
    let wide = StyleApplier().viewModel(for: Price(), in: .containerWidth(600))
    #expect(wide.alpha == 1)
  }

  @Test func `a resize that crosses no threshold evaluates nothing and notifies no one`() {
    let page = tree.attach(Page())
    let price = Price()
    let handle = tree.attach(price, to: page)
    tree.setContainerWidth(400, of: page)
    tree.refresh()
    let (count, styledCount) = (price.count.current, tree.resolver.styledCount)
    let notified = SharedCount()
    let token = tree.onInvalidation { notified.value.add(1, ordering: .relaxed) }
    for width in stride(from: 300.0, to: 600, by: 10) { tree.setContainerWidth(width, of: page) }
    #expect(tree.viewModel(of: handle).alpha == 0.5)
    #expect(tree.refresh().changes.isEmpty)
    #expect(price.count.current == count)
    #expect(tree.resolver.styledCount == styledCount)
    #expect(notified.current == 0)
    tree.setContainerWidth(600, of: page)
    #expect(notified.current == 1)
    #expect(tree.viewModel(of: handle).alpha == 1)
    withExtendedLifetime(token) {}
  }

  @Test func `a thousand widths make as many contexts as there are ranges`() {
    let pages = (0..<1_000).map { number in
      let page = tree.attach(Page())
      tree.attach(Price(), to: page)
      tree.setContainerWidth(Double(number), of: page)
      return page
    }
    tree.refresh()
    let contexts = pages.map { page in
      let index = Int(tree.children(of: page)[0].index)
      return tree.computedStyles[tree.store.records[index].computedStyle].context
    }
    #expect(Set(contexts).count == 3)
    #expect(tree.resolver.thresholds == [300, 600])
  }

  @Test func `a width isn't read until something compares it`() {
    let page = tree.attach(Page())
    let plain = Plain()
    let handle = tree.attach(plain, to: page)
    tree.refresh()
    let context = tree.computedStyles[tree.store.records[Int(handle.erased.index)].computedStyle]
      .context
    let count = plain.count.current
    tree.setContainerWidth(700, of: page)
    tree.refresh()
    #expect(plain.count.current == count)
    #expect(
      tree.computedStyles[tree.store.records[Int(handle.erased.index)].computedStyle].context
        == context)
  }

  @Test func `crossing a threshold is reported at the nodes that computedStyle different`() throws {
    let page = tree.attach(Page())
    let card = tree.attach(Card(), to: tree.attach(Stack(), to: page))
    tree.attach(Plain(), to: page)
    tree.refresh()
    tree.setContainerWidth(700, of: page)
    let changes = tree.refresh().changes
    #expect(changes.map(\.node) == [card.erased])
    let change = try #require(changes.first)
    #expect(change.previous.cornerRadius == 10)
    #expect(change.current.cornerRadius == 20)
    #expect(tree.refresh().changes.isEmpty)
  }

  @Test func `containers of different widths that were equal until a threshold was read`() {
    let pages = [100.0, 500, 900].map { width in
      let page = tree.attach(Page())
      tree.setContainerWidth(width, of: page)
      return page
    }
    let prices = pages.map { tree.attach(Price(), to: $0) }
    #expect(prices.map { tree.viewModel(of: $0).alpha } == [0.25, 0.5, 1])
    let fitting = pages.map { tree.attach(Fitting(width: 850), to: $0) }
    #expect(fitting.map { tree.viewModel(of: $0).alpha } == [0.5, 0.5, 1])
    #expect(tree.refresh().changes.isEmpty)
  }

  @Test func `a report after a first reading has no changes`() {
    let page = tree.attach(Page())
    tree.setContainerWidth(700, of: page)
    let fitting = tree.attach(Fitting(width: 300), to: page)
    tree.refresh()
    tree[fitting].width = 400
    #expect(tree.refresh().changes.isEmpty)
    #expect(tree.resolver.thresholds == [300, 400])
    tree[fitting].width = 800
    #expect(tree.refresh().changes.map(\.current.alpha) == [0.5])
  }

  @Test(
    arguments: [
      (nil, 0.5, 2.0, 2.0), (0, 0.5, 1, 2), (.nan, 0.5, 1, 2), (-3, 0.5, 1, 2),
      (.infinity, 0.5, 1, 2),
    ] as [(Double?, Double, Double, Double)])
  func `bad thresholds and widths`(
    width: Double?, alpha: Double, radius: Double, border: Double
  ) {
    let page = tree.attach(Page())
    tree.setContainerWidth(width, of: page)
    let model = tree.viewModel(of: tree.attach(Odd(), to: page))
    #expect(model.alpha == alpha)
    #expect(model.cornerRadius == radius)
    #expect(model.borderWidth == border)
    let known = width.map { $0.isNaN ? 0 : min(max($0, 0), .greatestFiniteMagnitude) }
    #expect(tree.containerWidth(of: page) == known)
  }

  @Test func `conditions of rules compare the width`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .containerWidth(atLeast: 300)) { $0.cornerRadius = 1 }
      StyleRule(for: .label, when: .containerWidth(atLeast: 600)) { $0.cornerRadius = 2 }
      StyleRule(for: .label, when: !.containerWidth(atLeast: 300)) { $0.borderWidth = 3 }
    }
    let page = tree.attach(Page())
    let label = tree.attach(Plain(), to: page)
    #expect(tree.viewModel(of: label).borderWidth == 3)
    for (width, radius, border) in [(299.0, nil, 3.0), (300, 1, nil), (601, 2, nil)]
      as [(Double, Double?, Double?)]
    {
      tree.setContainerWidth(width, of: page)
      #expect(tree.viewModel(of: label).cornerRadius == radius)
      #expect(tree.viewModel(of: label).borderWidth == border)
    }
    let condition = StyleCondition.containerWidth(atLeast: 600) && .controlState(.selected)
    #expect("\(condition)" == "containerWidth(atLeast: 600) && controlState(selected)")
    #expect(StyleCondition.containerWidth(atLeast: .nan) == .containerWidth(atLeast: .infinity))
    #expect(StyleCondition.containerWidth(atLeast: -1) == .containerWidth(atLeast: 0))
  }

  @Test func `closures of rules, content, classes, scopes and tokens compare the width`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label) { if ContainerWidth.isAtLeast(600) { $0.borderWidth = 4 } }
      StyleRule(for: .styleClass("Wide")) { $0.cornerRadius = 7 }
      StyleRule(for: .label, when: .colorScheme(.dark)) { $0.alpha = 0.5 }
    }
    let page = tree.attach(Page())
    let caption = tree.attach(Caption(), to: page)
    let named = tree.attach(Named(), to: page)
    let adaptive = tree.attach(Adaptive(), to: page)
    let shaded = tree.attach(Named(), to: tree.attach(Shaded(), to: page))
    func values() -> [String?] {
      [
        tree.viewModel(of: caption).text, tree.viewModel(of: caption).borderWidth?.description,
        tree.viewModel(of: named).cornerRadius?.description,
        (tree.viewModel(of: adaptive).textColor == .red).description,
        tree.viewModel(of: shaded).alpha?.description,
      ]
    }
    #expect(values() == ["Details", nil, nil, "false", nil])
    tree.setContainerWidth(600, of: page)
    #expect(values() == ["Product details", "4.0", "7.0", "true", "0.5"])
    tree.setContainerWidth(599, of: page)
    #expect(values() == ["Details", nil, nil, "false", nil])
  }

  @Test func `content that follows the width is reported`() throws {
    let page = tree.attach(Page())
    let caption = tree.attach(Caption(), to: page)
    #expect(tree.viewModel(of: caption).text == "Details")
    tree.refresh()
    tree.setContainerWidth(600, of: page)
    let change = try #require(tree.refresh().changes.first)
    #expect(change.previous.text == "Details")
    #expect(change.current.text == "Product details")
  }

  @Test func `content that was never read has its former value in a report`() throws {
    let page = tree.attach(Page())
    tree.attach(Price(), to: page)
    tree.setContainerWidth(200, of: page)
    let caption = tree.attach(Caption(), to: page)
    tree.refresh()
    tree.setContainerWidth(650, of: page)
    let change = try #require(tree.refresh().changes.first { $0.node == caption.erased })
    #expect(change.previous.text == "Details")
    #expect(change.current.text == "Product details")
  }

  @Test func `content that was never read is reported when nothing has compared the width before`()
    throws
  {
    let page = tree.attach(Page())
    let caption = tree.attach(Caption(), to: tree.attach(Stack(), to: page))
    tree.refresh()
    tree.setContainerWidth(650, of: page)
    var change = try #require(tree.refresh().changes.first { $0.node == caption.erased })
    #expect(change.previous.text == "Details")
    #expect(change.current.text == "Product details")
    // In the same batch as an attachment, and back again.
    tree.setContainerWidth(100, of: page)
    tree.attach(Caption(), to: page)
    tree.setContainerWidth(50, of: page)
    change = try #require(tree.refresh().changes.first { $0.node == caption.erased })
    #expect(change.previous.text == "Product details")
    #expect(change.current.text == "Details")
  }

  @Test func `content that was never read is reported with what it was before a move`() throws {
    let (narrow, wide) = (tree.attach(Page()), tree.attach(Page()))
    tree.setContainerWidth(100, of: narrow)
    tree.setContainerWidth(900, of: wide)
    let stack = tree.attach(Stack(), to: wide)
    let caption = tree.attach(Caption(), to: stack)
    tree.refresh()
    try tree.move(stack, to: narrow)
    let change = try #require(tree.refresh().changes.first { $0.node == caption.erased })
    #expect(change.previous.text == "Product details")
    #expect(change.current.text == "Details")
  }

  @Test
  func `content is reported after an edit of its model, or of one that scopes it, and a resize`()
    throws
  {
    let page = tree.attach(Page())
    tree.setContainerWidth(100, of: page)
    let scoped = tree.attach(Scoped(isDark: false), to: page)
    let text = tree.attach(Numbered(number: 1), to: scoped)
    let other = tree.attach(Numbered(number: 1), to: page)
    tree.refresh()
    tree[scoped].isDark = true
    tree[other].number = 2
    tree.setContainerWidth(900, of: page)
    let changes = tree.refresh().changes
    let change = try #require(changes.first { $0.node == text.erased })
    #expect(change.previous.text == "1 false")
    #expect(change.current.text == "1 true dark")
    let otherChange = try #require(changes.first { $0.node == other.erased })
    #expect(otherChange.previous.text == "1 false")
    #expect(otherChange.current.text == "2 true")
    tree[other].number = 3
    tree.refresh()
    tree.setContainerWidth(200, of: page)
    let last = try #require(tree.refresh().changes.first { $0.node == other.erased })
    #expect(last.previous.text == "3 true")
    #expect(last.current.text == "3 false")
  }

  @Test func `a situatedTree of some nodes may be the first to compare a width`() {
    let page = tree.attach(Page())
    tree.attach(Plain(), to: page)
    tree.attach(Shaded(), to: page)
    let caption = tree.attach(Caption(), to: page)
    tree.setContainerWidth(650, of: page)
    let selection = NodeSelection(of: tree, within: [], and: [caption.erased])
    let texts = tree.withSituatedTree(
      of: selection, themes: [], environment: StyleEnvironment(colorScheme: .dark)
    ) { tree, nodes in
      nodes.map { node in
        _ = tree.viewModel(of: node).text
        // Divides the contexts.
        return tree.viewModel(of: node).text
      }
    }
    #expect(texts == ["Product details"])
  }

  @Test func `inherited values, and the state of a control, follow the width`() {
    let page = tree.attach(Page())
    let inner = tree.attach(Stack(), to: tree.attach(Tinting(), to: page))
    let button = tree.attach(Toggle(), to: page)
    let card = tree.attach(Card(), to: button)
    let follower = tree.attach(Trailing(), to: card)
    #expect(tree.viewModel(of: inner).tintColor == .blue)
    #expect(tree.viewModel(of: follower).alpha == 0.5)
    tree.refresh()
    tree.setContainerWidth(600, of: page)
    #expect(tree.viewModel(of: inner).tintColor == .red)
    #expect(tree.viewModel(of: follower).alpha == 1)
    #expect(tree.controlState(of: button) == .selected)
  }

  @Test func `a node takes the width of the container that it's moved to`() throws {
    let (narrow, wide) = (tree.attach(Page()), tree.attach(Page()))
    tree.setContainerWidth(100, of: narrow)
    tree.setContainerWidth(900, of: wide)
    let price = tree.attach(Price(), to: narrow)
    #expect(tree.viewModel(of: price).alpha == 0.25)
    try tree.move(price, to: wide)
    #expect(tree.viewModel(of: price).alpha == 1)
    tree.moveToRoot(price)
    #expect(tree.viewModel(of: price).alpha == 0.25)
  }

  @Test func `the width of a detached container isn't that of the next one in its record`() {
    let page = tree.attach(Page())
    tree.setContainerWidth(900, of: page)
    #expect(tree.viewModel(of: tree.attach(Price(), to: page)).alpha == 1)
    tree.detach(page)
    let others = (0..<2).map { _ in tree.attach(Page()) }
    #expect(others.contains { $0.erased.index == page.erased.index })
    for other in others {
      #expect(tree.containerWidth(of: other) == nil)
      #expect(tree.viewModel(of: tree.attach(Price(), to: other)).alpha == 0.25)
    }
  }

  @Test func `a node can be styled as if its container had another width`() {
    let page = tree.attach(Page())
    let price = tree.attach(Price(), to: page)
    let inner = tree.attach(Stack(), to: tree.attach(Tinting(), to: page))
    let caption = tree.attach(Caption(), to: page)
    let widths = [0, 299, 300, 600, 1_000.0]
    #expect(
      widths.map { tree.viewModel(of: price, in: .containerWidth($0)).alpha } == [
        0.25, 0.25, 0.5, 1, 1,
      ])
    #expect(
      widths.map { tree.viewModel(of: inner, in: .containerWidth($0)).tintColor }
        == [.blue, .blue, .blue, .red, .red])
    #expect(tree.viewModel(of: caption, in: .containerWidth(700)).text == "Product details")
    #expect(
      tree.viewModel(of: caption, in: .containerWidth(700), includingContent: false).text == nil)
    #expect(tree.viewModel(of: price).alpha == 0.25)
    #expect(tree.containerWidth(of: page) == nil)
  }

  @Test func `the thresholds that affect a node`() {
    let page = tree.attach(Page())
    let price = tree.attach(Price(), to: page)
    let inner = tree.attach(Stack(), to: tree.attach(Tinting(), to: page))
    let plain = tree.attach(Plain(), to: page)
    // At less than 300 points, the getter doesn't compare with 600.
    #expect(tree.containerWidths(affecting: price) == [300, 600])
    #expect(tree.containerWidths(affecting: inner) == [600])
    #expect(tree.containerWidths(affecting: plain) == [])
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .containerWidth(atLeast: 450)) { $0.cornerRadius = 1 }
    }
    #expect(tree.containerWidths(affecting: plain) == [450])
    let styles = tree.widthStyles(of: price.erased)
    #expect(styles.widths.map(\.own) == [0, 300, 450, 600])
    #expect(styles.styles.map(\.styles[0].alpha) == [0.25, 0.5, 0.5, 1])
    #expect(styles.styles.map(\.styles[0].cornerRadius) == [nil, nil, 1, 1])
    #expect(tree.widthStyles(of: page.erased).widths.count == 1)
  }

  @Test func `a situatedTree has the widths of its tree`() {
    let page = tree.attach(Page())
    let price = tree.attach(Price(), to: page)
    tree.setContainerWidth(600, of: page)
    let alpha = tree.withSituatedTree(themes: [], environment: StyleEnvironment()) {
      $0.viewModel(of: price).alpha
    }
    #expect(alpha == 1)
    let selection = NodeSelection(of: tree, within: [], and: [price.erased])
    let alphas = tree.withSituatedTree(
      of: selection, themes: [], environment: StyleEnvironment()
    ) { tree, nodes in nodes.map { tree.viewModel(of: $0).alpha } }
    #expect(alphas == [1])
  }

  @Test func `only containers have a width`() async {
    #expect(tree.isSizeContainer(tree.attach(Page())))
    #expect(!tree.isSizeContainer(tree.attach(Stack())))
    await #expect(processExitsWith: .failure) {
      let tree = StyleTree()
      tree.setContainerWidth(5, of: tree.attach(Stack()))
    }
  }

  @Test func `a closure that was evaluated at a node may change when a threshold is crossed`() {
    let page = tree.attach(Page())
    let stack = tree.attach(Stack(), to: page)
    tree.setContainerWidth(500, of: page)
    #expect(!tree.evaluate(at: stack.erased) { ContainerWidth.isAtLeast(600) }.result)
    let (isWide, evaluation) = tree.evaluate(at: stack.erased) { ContainerWidth.isAtLeast(600) }
    #expect(!isWide)
    tree.setContainerWidth(550, of: page)
    #expect(!tree.mayHaveChanged(evaluation))
    tree.setContainerWidth(600, of: page)
    #expect(tree.mayHaveChanged(evaluation))
    #expect(tree.evaluating(at: stack) { ContainerWidth.isAtLeast(600) })
  }
}
