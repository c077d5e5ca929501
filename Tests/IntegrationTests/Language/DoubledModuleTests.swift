import Foundation
import Testing

/// A module that is in the program twice, in two loaded libraries.
@Suite struct DoubledModuleTests {
  private static let library = """
    public import ProtocolStyle

    public struct Knob: Hashable, Sendable, Codable { public var size = 2.0 }
    public protocol KnobNode: ViewNode {}
    extension KnobNode { public static var nodeKind: NodeKind { .knob } }
    extension NodeKind {
      public static let knob = NodeKind("knob", of: (any KnobNode).self, parent: .view)
    }
    extension Token<Knob> { static let knob = Token("knob", default: Knob()) }
    extension AnyAttribute where Self == Attribute<Knob> {
      static var knob: Self { Attribute("knob") }
    }
    struct Dial: KnobNode, CustomClosure {
      var customClosure: StyleClosure { { $0[.knob] = Token.knob.value } }
    }

    @_cdecl("dial") public func dial() -> UnsafeMutableRawPointer {
      let made = UnsafeMutablePointer<(StylePack, any StyleNode)>.allocate(capacity: 1)
      let pack = StylePack(
        "knobs", styleSheet: StyleSheet { StyleRule(for: .kind(.knob)) { $0.alpha = 0.5 } },
        tokens: [Token.knob], attributes: [.knob], kinds: [.knob])
      made.initialize(to: (pack, Dial()))
      return UnsafeMutableRawPointer(made)
    }
    """

  private static let loader = """
    import Foundation
    import ProtocolStyle
    import StyleInspector

    let made = CommandLine.arguments.dropFirst().map { path in
      guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
        fatalError(dlerror().map { String(cString: $0) } ?? "No library.")
      }
      let dial = unsafeBitCast(
        dlsym(library, "dial"), to: (@convention(c) () -> UnsafeMutableRawPointer).self)
      return dial().assumingMemoryBound(to: (StylePack, any StyleNode).self).pointee
    }
    let packs = made.map(\\.0)
    for finding in packs.findings() { print(finding.summary) }
    let tree = StyleTree(packs: packs)
    for (_, node) in made { print(tree.viewModel(of: tree.attach(erased: node))) }
    """

  @Test(.needsCompiler) func `both copies are found, and nothing stops`() async throws {
    let compiler = try Compiler.current
    let execution = try await compiler.withLibrary("Knobs", of: Self.library) { one in
      try await compiler.withLibrary("Knobs", of: Self.library) { other in
        try await compiler.run(
          [.init(name: "main.swift", text: Self.loader)], flags: Compiler.exportingSymbols,
          arguments: [one.path(), other.path()])
      }
    }
    #expect(execution.diagnostics.isEmpty)
    #expect(
      execution.output == """
        Pack 'knobs' 1.0.0 is listed 2 times.
        There are 2 types named Knobs.KnobNode, in packs 'knobs' and 'knobs'.
        There are 2 types named Knobs.Knob, in packs 'knobs' and 'knobs'.
        Attribute 'knob' has type Knob in pack 'knobs', but Knob in pack 'knobs'.
        Token 'knob' has type Knob in pack 'knobs', but Knob in pack 'knobs'.
        knob(alpha: 0.5, knob: Knob(size: 2.0))
        knob(alpha: 0.5, knob: Knob(size: 2.0))

        """)
    #expect(execution.status == 0)
  }
}
