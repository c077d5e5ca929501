#if os(Linux)
import Testing

@testable import PageFixtures

/// What prevents Embedded Swift, which the article about performance states.
@Suite struct EmbeddedSwiftTests {
  @Test(.needsCompiler)
  func `the compiler refuses or warns about the cast by which an applier finds attributes`()
    async throws
  {
    let code = """
      protocol Alpha {}
      struct Card: Alpha {}
      func isAdopted<Node>(by type: Node.Type) -> Bool { type is any Alpha.Type }
      let card = isAdopted(by: Card.self)
      """
    let found = try await Compiler.current.diagnose(
      [Compiler.File(name: "main.swift", text: code)],
      flags: ["-enable-experimental-feature", "Embedded", "-wmo"])
    #expect(
      found.contains { $0.text.contains("cast") && $0.text.lowercased().contains("embedded swift") }
    )
  }
}
#endif
