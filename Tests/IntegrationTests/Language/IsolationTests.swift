import Testing

@testable import PageFixtures

@Suite(.needsCompiler) struct IsolationTests {
  @Test func `a conformance isolated to the main actor does not compile`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        @MainActor struct Isolated: ViewNode, @MainActor BackgroundColor {  // error: main \
        actor-isolated conformance … SendableMetatype-inheriting protocol 'BackgroundColor'
          var backgroundColor: Color { .red }
        }

        @MainActor struct Crossing: ViewNode, BackgroundColor {  // error: crosses into main \
        actor-isolated code … main actor-isolated property 'backgroundColor' cannot satisfy
          var backgroundColor: Color { .red }
        }

        @MainActor struct Free: ViewNode, BackgroundColor {
          nonisolated var backgroundColor: Color { .red }
        }
        """)
  }

  @Test func `a protocol without SendableMetatype would let it through`() async throws {
    try await expectDiagnostics(
      in: """
        protocol Bare { var leftColor: Int { get } }

        @MainActor struct Isolated: @MainActor Bare { var leftColor: Int { 1 } }
        """)
  }

  @Test func `a custom style protocol must refine SendableMetatype`() async throws {
    let found = try await Compiler.current.diagnose([
      .init(
        text: """
          import ProtocolStyle

          protocol LeftColor { var leftColor: Color { get } }
          extension AnyAttribute where Self == Attribute<Color> {
            static var leftColor: Self {
              @Sendable func read(
                _ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>
              ) -> AttributeWrite {
                slot.write(node.leftColor)
              }
              return Attribute("leftColor") {
                ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
              }
            }
          }
          """)
    ])
    #expect(found.contains { $0.message.contains("[#SendableMetatypes]") }, "\(found)")
  }

  @Test func `a main-actor module needs only nonisolated`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        nonisolated enum Palette { static let brand = Color.orange }

        nonisolated protocol Branded: BackgroundColor, BorderWidth { var count: Int { get } }
        nonisolated extension Branded {
          var backgroundColor: Color { Palette.brand }
          var borderWidth: Double { Double(count) }
        }

        nonisolated struct Halo: Hashable, Codable { var radius: Double }
        nonisolated extension AnyAttribute where Self == Attribute<Halo> {
          static var halo: Self { Attribute("halo") }
        }
        nonisolated extension ViewModel {
          var halo: Halo? { self[.halo] }
        }

        nonisolated protocol GaugeNode: ViewNode {}
        nonisolated extension GaugeNode { static var nodeKind: NodeKind { .gauge } }
        nonisolated extension NodeKind {
          static let gauge = NodeKind("gauge", of: (any GaugeNode).self, parent: .view)
        }

        struct Gauge: GaugeNode, Branded, Alpha, CustomClosure {
          var count = 1
          var alpha: Double { opacity }
          var customClosure: StyleClosure { { $0[.halo] = Halo(radius: Double(count)) } }
        }
        extension Gauge { var opacity: Double { 0.5 } }

        final class Counter: LabelNode, Branded { var count = 1 }

        final class Screen {
          struct Badge: ViewNode, Branded { var count = 1 }
          var badge = Badge()
          func draw() -> ViewModel { StyleApplier().viewModel(for: badge) }
        }

        nonisolated func draw(_ gauge: Gauge) -> Halo? {
          StyleApplier(attributes: .standard + [.halo]).viewModel(for: gauge).halo
        }
        """, flags: Self.mainActorByDefault)
  }

  @Test func `in a main-actor module, traits need nonisolated twice`() async throws {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        nonisolated protocol Red: BackgroundColor {}
        extension Red { var backgroundColor: Color { .red } }
        struct OfPlainExtension: ViewNode, Red {}  // error: crosses into main actor-isolated code \
        … main actor-isolated property 'backgroundColor' cannot satisfy nonisolated requirement

        protocol Blue: BackgroundColor {}
        nonisolated extension Blue { var backgroundColor: Color { .blue } }
        struct OfPlainProtocol: ViewNode, Blue {}
        struct WithGetter: ViewNode, Blue, Alpha { var alpha: Double { 1 } }  // error: crosses \
        into main actor-isolated code … main actor-isolated property 'alpha' cannot satisfy

        protocol Counted: BorderWidth { var count: Int { get } }
        nonisolated extension Counted {
          var borderWidth: Double { Double(count) }  // error: main actor-isolated property 'count' \
        can not be referenced from a nonisolated context
        }
        """, flags: Self.mainActorByDefault)
  }

  @Test func `in a main-actor module, declarations that getters read need nonisolated`()
    async throws
  {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        extension Color { static let brand = Color.orange }
        struct Card: ViewNode, BackgroundColor {
          var backgroundColor: Color { .brand }  // error: main actor-isolated static property \
        'brand' can not be referenced from a nonisolated context
        }

        struct Product { var price = 1; var isCheap: Bool { price < 3 } }
        struct Row: ViewNode, Alpha, BorderWidth {
          var product: Product
          var borderWidth: Double { Double(product.price) }
          var alpha: Double { product.isCheap ? 1 : 0.5 }  // error: main actor-isolated property \
        'isCheap' can not be referenced from a nonisolated context
        }

        struct Late {}
        extension Late: ViewNode, BackgroundColor {  // error: crosses into main actor-isolated code
          var backgroundColor: Color { .red }
        }
        """, flags: Self.mainActorByDefault)
  }

  @Test func `in a main-actor module, keys, values and kinds need nonisolated`()
    async throws
  {
    try await expectDiagnostics(
      in: """
        import ProtocolStyle

        nonisolated protocol LeftColor: SendableMetatype { var leftColor: Color { get } }
        extension AnyAttribute where Self == Attribute<Color> {
          static var leftColor: Self {
            @Sendable func read(  // error: main actor-isolated synchronous local function 'read' \
        cannot be marked as '@Sendable' // error: must be marked
              _ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>
            ) -> AttributeWrite {
              slot.write(node.leftColor)
            }
            return Attribute("leftColor") {
              ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }  // error: loses global \
        actor 'MainActor'
            }
          }
        }

        extension ViewModel { var alphaInPercent: Double? { alpha.map { $0 * 100 } } }
        nonisolated func percent(_ model: ViewModel) -> Double? {
          model.alphaInPercent  // error: main actor-isolated property 'alphaInPercent'
        }

        nonisolated protocol GaugeNode: ViewNode {}
        nonisolated extension GaugeNode {
          static var nodeKind: NodeKind { .gauge }  // error: main actor-isolated static property
        }
        extension NodeKind { static let gauge = NodeKind("gauge", of: (any GaugeNode).self) }
        """, flags: Self.mainActorByDefault)
    let found = try await Compiler.current.diagnose(
      [
        .init(
          text: """
            import ProtocolStyle

            struct Halo: Hashable, Codable { var radius: Double }
            nonisolated extension AnyAttribute where Self == Attribute<Halo> {}
            """)
      ], flags: Self.mainActorByDefault)
    #expect(
      found.contains { $0.message.contains("main actor-isolated conformance of 'Halo'") },
      "\(found)")
  }

  private static let mainActorByDefault = ["-default-isolation", "MainActor"]
}
