import ProtocolStyle
import StyleBinding
import StyleSwiftUI
import SwiftUI
import Testing

/// Which views are evaluated again, and when.
@Suite @MainActor struct UpdateTests {
  struct Line: LabelNode, TextContent, TextColor {
    var text = "a"
    var textColor: ProtocolStyle.Color { text == "red" ? .red : .black }
  }

  struct Field: TextFieldNode, TextContent {
    var text = "a"
  }

  struct Lines: View {
    let nodes: [NodeHandle<Line>]
    let tree: StyleTree

    var body: some View {
      VStack {
        Text(verbatim: "1").styled(nodes[0], in: tree)
        Text(verbatim: "2").styled(nodes[1], in: tree)
      }
    }
  }

  let tree = StyleTree()

  @Test func `only the views of changed nodes are evaluated again`() {
    let nodes = [tree.attach(Line()), tree.attach(Line())]
    let renderer = Renderer(Lines(nodes: nodes, tree: tree))
    let before = renderer.render()
    #expect(renderer.outdated.isEmpty)
    tree[nodes[1]].text = "red"
    ObservableTree.observing(tree).binding.refresh()
    // Both of the second node.
    #expect(renderer.outdated.sorted() == ["ControlModifier", "StyledModifier"])
    #expect(renderer.render() != before)
  }

  @Test func `a change is shown without a refresh by the app`() async throws {
    let node = tree.attach(Line())
    let renderer = Renderer(Text(verbatim: "1").styled(node, in: tree))
    _ = renderer.render()
    tree[node].text = "red"
    while renderer.outdated.isEmpty { await Task.yield() }
    #expect(renderer.render().contains("1.0 0.0 0.0 1.0"))
  }

  @Test func `animated changes are made by withAnimation`() {
    let node = tree.attach(Line())
    let observable = ObservableTree.observing(tree)
    let before = Animation.runCount
    tree.animated { tree[node].text = "red" }
    observable.binding.refresh()
    #expect(Animation.runCount > before)
    #expect(observable.node(node)?.viewModel.textColor == .red)
  }

  /// One animation for each curve, with SwiftUI's parameters.
  @Test func `changes of a node with a motion are made by withAnimation with its curves`() {
    struct Moving: LabelNode, TextColor, Alpha, CornerRadius, Motion {
      var textColor = Color.black
      var alpha = 1.0
      var cornerRadius = 0.0
      var motion: MotionValues {
        MotionValues(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1.25))
          .with(.spring(duration: 0.75, bounce: 0.5).delay(0.25), for: .alpha)
          .with(.immediate, for: .cornerRadius)
      }
    }
    let node = tree.attach(Moving())
    let observable = ObservableTree.observing(tree)
    observable.binding.refresh()
    let before = Animation.all.count
    tree[node].textColor = .red
    tree[node].alpha = 0.5
    tree[node].cornerRadius = 3
    observable.binding.refresh()
    let animations = Animation.all.dropFirst(before)
    #expect(animations.contains { $0?.description == "curve 0.1 0.2 0.3 0.4 1.25" })
    #expect(animations.contains { $0?.description == "spring 0.75 0.5 delay 0.25" })
    #expect(observable.node(node)?.viewModel == tree.viewModel(of: node))
  }

  @Test func `a node that was just attached is styled, and a detached one isn't`() {
    let observable = ObservableTree.observing(tree)
    let node = tree.attach(Line(text: "red"))
    let renderer = Renderer(Text(verbatim: "1").styled(node, in: tree))
    #expect(renderer.render().contains("1.0 0.0 0.0 1.0"))
    tree.detach(node)
    observable.binding.refresh()
    #expect(Renderer(Text(verbatim: "1").styled(node, in: tree)).render() == "Text(1)\n")
  }

  @Test func `a hidden view isn't drawn`() {
    struct Gone: LabelNode, Hidden {
      var isHidden: Bool { true }
    }
    let node = tree.attach(Gone())
    #expect(Renderer(Text(verbatim: "1").styled(node, in: tree)).render() == "")
  }

  @Test func `a binding reads and writes the model`() {
    let node = tree.attach(Field())
    let binding = tree.binding(to: node, \.text)
    let renderer = Renderer(TextField("", text: binding).styled(node, in: tree))
    #expect(renderer.render().contains("TextField(a)"))
    binding.wrappedValue = "b"
    #expect(tree[node].text == "b")
    #expect(renderer.outdated.contains("TextField"))
    #expect(renderer.render().contains("TextField(b)"))
  }

  @Test func `a binding outlives its node`() {
    let node = tree.attach(Field())
    let binding = tree.binding(to: node, \.text)
    #expect(binding.wrappedValue == "a")
    tree.detach(node)
    binding.wrappedValue = "b"
    #expect(binding.wrappedValue == "a")
  }

  @Test func `a tree and its observable tree are released with the views`() {
    weak var tree: StyleTree?
    weak var observable: ObservableTree?
    do {
      let own = StyleTree()
      let node = own.attach(Line())
      _ = Renderer(Text(verbatim: "1").styled(node, in: own)).render()
      let observing = ObservableTree.observing(own)
      #expect(ObservableTree.observing(own) === observing)
      (tree, observable) = (own, observing)
    }
    #expect(tree == nil && observable == nil)
  }

  struct Toast: LabelNode, Motion {
    var isImmediate = false
    var motion: MotionValues {
      MotionValues(isImmediate ? .immediate : .linear(duration: 2))
        .with(presence: .fade.scaled(0.5).offset(x: 0, y: 20))
    }
  }

  @Test func `a view appears by the presence of its node's motion`() {
    let toast = tree.attach(Toast())
    let renderer = Renderer(Text(verbatim: "1").styled(toast, in: tree))
    #expect(!renderer.render().contains("transition"))
    renderer.showsTransitions = true
    let text = renderer.render()
    #expect(text.contains("transition(modifier curve 0.0 0.0 1.0 1.0 2.0)"), "\(text)")
    #expect(text.contains("opacity(0.0)"))
    #expect(text.contains("scaleEffect(0.5, 0.5)"))
    #expect(text.contains("offset(0.0, 20.0)"))
    tree[toast].isImmediate = true
    ObservableTree.observing(tree).binding.refresh()
    #expect(!renderer.render().contains("transition"))
  }

  struct Shelf: ScreenNode, Padding {
    var padding: ProtocolStyle.EdgeInsets { .init(top: 0, left: 10, bottom: 0, right: 40) }
  }

  struct Price: LabelNode, TextColor {
    var textColor: ProtocolStyle.Color { ContainerWidth.isAtLeast(600) ? .red : .black }
  }

  @Test func `views follow the width of the container that they're in`() {
    let shelf = tree.attach(Shelf())
    let price = tree.attach(Price(), to: shelf)
    let renderer = Renderer(
      StyledStack(shelf, in: tree) { Text(verbatim: "1").styled(price, in: tree) })
    for (width, content, color) in [
      (500.0, 450.0, ProtocolStyle.Color.black), (700, 650, .red), (640, 590, .black),
      (700, 650, .red),
    ] {
      renderer.width = width
      _ = renderer.render()
      #expect(tree.containerWidth(of: shelf) == content)
      #expect(ObservableTree.observing(tree).node(price)?.viewModel.textColor == color)
    }
    #expect(tree.containerWidth(of: price) == nil)
  }
}
