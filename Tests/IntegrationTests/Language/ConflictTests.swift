import ProtocolStyle
import Testing

@Suite struct ConflictTests {
  @Test(.needsCompiler)
  func `two traits that fill one attribute do not compile on one node`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        protocol Red: BackgroundColor {}
        extension Red { var backgroundColor: Color { .red } }
        protocol Blue: BackgroundColor {}
        extension Blue { var backgroundColor: Color { .blue } }
        protocol Violet: Red, Blue {}

        struct Torn: ViewNode, Red, Blue {}  // error: 'Torn' does not conform to protocol \
        'BackgroundColor' … multiple matching properties named 'backgroundColor'
        struct Deep: ViewNode, Violet {}  // error: 'Deep' does not conform … multiple matching

        struct Settled: ViewNode, Red, Blue { var backgroundColor: Color { .green } }

        protocol Dark: Red {}
        extension Dark { var backgroundColor: Color { .brown } }
        struct Refined: ViewNode, Red, Dark {}

        protocol Mediator: Red, Blue {}
        extension Mediator { var backgroundColor: Color { .purple } }
        struct Mediated: ViewNode, Red, Blue, Mediator {}
        """)
  }

  @Test(.needsCompiler)
  func `two traits that carry a closure do not compile on one node`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        protocol Faded: CustomClosure {}
        extension Faded { var customClosure: StyleClosure { { $0.alpha = 0.5 } } }
        protocol Square: CustomClosure {}
        extension Square { var customClosure: StyleClosure { { $0.cornerRadius = nil } } }

        struct Torn: ViewNode, Faded, Square {}  // error: 'Torn' does not conform to protocol \
        'CustomClosure' … multiple matching properties named 'customClosure'
        struct Settled: ViewNode, Faded, Square {
          var customClosure: StyleClosure { { $0.alpha = 0.5; $0.cornerRadius = nil } }
        }

        struct Silent: ViewNode, CustomClosure {}  // error: does not conform to protocol \
        'CustomClosure' … requires property 'customClosure'
        """)
  }

  @Test func `a node settles a conflict by declaring the property`() {
    #expect(StyleApplier().viewModel(for: Settled()).backgroundColor == .green)
  }

  @Test func `a trait that refines the others settles a conflict, too`() {
    #expect(StyleApplier().viewModel(for: Mediated()).backgroundColor == .purple)
  }

  @Test func `the more refined trait wins`() {
    #expect(StyleApplier().viewModel(for: Refined()).backgroundColor == .brown)
  }

  @Test func `a node settles a conflict of closures by declaring the property`() {
    let model = StyleApplier().viewModel(for: SettledClosure())
    #expect(model.alpha == 0.5)
    #expect(model.borderWidth == nil)
  }
}

extension ConflictTests {
  protocol Red: BackgroundColor {}
  protocol Blue: BackgroundColor {}
  protocol Dark: Red {}
  protocol Mediator: Red, Blue {}

  protocol Faded: CustomClosure {}
  protocol Framed: CustomClosure {}

  private struct Settled: ViewNode, Red, Blue {
    var backgroundColor: Color { .green }
  }

  private struct Mediated: ViewNode, Red, Blue, Mediator {}
  private struct Refined: ViewNode, Red, Dark {}

  private struct SettledClosure: ViewNode, Faded, Framed {
    var customClosure: StyleClosure { { $0.alpha = 0.5 } }
  }
}

extension ConflictTests.Red {
  var backgroundColor: Color { .red }
}

extension ConflictTests.Blue {
  var backgroundColor: Color { .blue }
}

extension ConflictTests.Dark {
  var backgroundColor: Color { .brown }
}

extension ConflictTests.Mediator {
  var backgroundColor: Color { .purple }
}

extension ConflictTests.Faded {
  var customClosure: StyleClosure { { $0.alpha = 0.1 } }
}

extension ConflictTests.Framed {
  var customClosure: StyleClosure { { $0.borderWidth = 9 } }
}
