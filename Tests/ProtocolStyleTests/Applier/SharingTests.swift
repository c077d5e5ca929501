import Testing

@testable import ProtocolStyle

/// Nodes with equal results share one block of values, which is that of the first such node.
@Suite struct SharingTests {
  private let applier = StyleApplier()

  private func expectShared<Node: StyleNode>(
    _ first: Node, _ same: Node, _ other: Node, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let one = applier.viewModel(for: first)
    let two = applier.viewModel(for: same)
    let different = applier.viewModel(for: other)
    let again = applier.viewModel(for: first)
    #expect(one.style === two.style, sourceLocation: sourceLocation)
    #expect(one.style === again.style, sourceLocation: sourceLocation)
    #expect(one.style !== different.style, sourceLocation: sourceLocation)
    #expect(one == two, sourceLocation: sourceLocation)
    #expect(one != different, sourceLocation: sourceLocation)
  }

  @Test func `equal nodes share, differing ones do not`() {
    struct Button: ButtonNode, BackgroundColor, BorderWidth, Alpha {
      var backgroundColor: Color
    }
    expectShared(
      Button(backgroundColor: .red), Button(backgroundColor: .red),
      Button(backgroundColor: .blue))
  }

  @Test func `equal nodes of which much is derived share`() {
    struct Bar: NavigationBarNode, BackgroundColor, TextColor, Font {
      var backgroundColor: Color
    }
    expectShared(
      Bar(backgroundColor: .red), Bar(backgroundColor: .red), Bar(backgroundColor: .blue))
  }

  @Test func `equal nodes with a closure share`() {
    struct Bar: NavigationBarNode, BackgroundColor, CustomClosure {
      var backgroundColor: Color
      var customClosure: StyleClosure { { $0[.titleTextAttributes] = TextAttributes() } }
    }
    expectShared(
      Bar(backgroundColor: .red), Bar(backgroundColor: .red), Bar(backgroundColor: .blue))
  }

  @Test func `nodes that differ by their closure alone do not share`() {
    struct Button: ButtonNode, BackgroundColor, CustomClosure {
      var width: Double
      var customClosure: StyleClosure { { [width] in $0.borderWidth = width } }
    }
    expectShared(Button(width: 1), Button(width: 1), Button(width: 2))
  }

  @Test func `equal class nodes share by their dynamic type`() {
    class Base: ButtonNode, BackgroundColor {
      let backgroundColor: Color
      init(_ backgroundColor: Color) { self.backgroundColor = backgroundColor }
    }
    final class Derived: Base {}
    expectShared(Base(.red), Base(.red), Base(.blue))
    expectShared(Derived(.red) as Base, Derived(.red), Derived(.blue))
  }

  @Test func `nodes without attributes share`() {
    struct Plain: ViewNode {}
    #expect(applier.viewModel(for: Plain()).style === applier.viewModel(for: Plain()).style)
  }

  @Test func `appliers of the standard attributes share their plans`() {
    struct Button: ButtonNode, BackgroundColor {}
    let one = StyleApplier().viewModel(for: Button())
    #expect(StyleApplier().viewModel(for: Button()).style === one.style)
    #expect(StyleApplier(attributes: .standard).viewModel(for: Button()).style === one.style)
  }

  @Test func `a result that was changed does not share any more`() {
    struct Button: ButtonNode, BackgroundColor {}
    let one = applier.viewModel(for: Button())
    var two = applier.viewModel(for: Button())
    two.alpha = 0.5
    #expect(one.style !== two.style)
    #expect(applier.viewModel(for: Button()).style === one.style)
  }

  @Test func `nodes in two environments share equal results`() {
    struct Adaptive: ViewNode, BackgroundColor {}
    struct Plain: ViewNode, Alpha {}
    let dark = StyleEnvironment(colorScheme: .dark)
    #expect(
      applier.viewModel(for: Plain()).style === applier.viewModel(for: Plain(), in: dark).style)
    #expect(
      applier.viewModel(for: Adaptive()).style
        !== applier.viewModel(for: Adaptive(), in: dark).style)
  }
}
