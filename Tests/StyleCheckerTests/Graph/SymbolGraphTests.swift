import Foundation
import Testing

@testable import StyleChecker

@Suite struct SymbolGraphTests {
  @Test func `the graphs of a folder are read, and nothing else in it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let graph = """
      {"metadata": {}, "module": {"name": "App"}, "symbols": [{
        "kind": {"identifier": "swift.property", "displayName": "Instance Property"},
        "identifier": {"precise": "s:3App4CardV5alphaSdvp", "interfaceLanguage": "swift"},
        "pathComponents": ["Card", "alpha"], "accessLevel": "fileprivate",
        "swiftExtension": {"extendedModule": "App", "constraints": [
          {"kind": "conformance", "lhs": "Self", "rhs": "Hashable", "rhsPrecise": "s:SH"},
          {"kind": "conformance", "lhs": "Value", "rhs": "Hashable", "rhsPrecise": "s:SH"},
          {"kind": "sameType", "lhs": "Self", "rhs": "Card", "rhsPrecise": "s:3App4CardV"}]},
        "declarationFragments": [{"kind": "keyword", "spelling": "var alpha: Double"}]
      }], "relationships": [{
        "kind": "memberOf", "source": "s:3App4CardV5alphaSdvp", "target": "s:3App4CardV"
      }]}
      """
    for name in ["App.symbols.json", "App@Other.symbols.json", "App.json"] {
      try graph.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let graphs = try SymbolGraph.all(in: folder)
    #expect(graphs.map(\.module.name) == ["App", "App"])
    let declaration = Declaration(try #require(graphs.first?.symbols.first), in: "App")
    #expect(declaration.fullName == "Card.alpha")
    #expect(declaration.access == .fileprivate)
    #expect(declaration.position == nil)
    #expect(declaration.extendedModule == "App")
    #expect(declaration.requiredProtocols == ["s:SH"])
    #expect(declaration.spelledType == "Double")
    #expect(declaration.constraints.map(\.rhs) == ["Hashable", "Hashable", "Card"])
    #expect(declaration.isData)
  }
}

@Suite struct AccessLevelTests {
  @Test func `access levels are ordered by how far a declaration is visible`() {
    let levels: [AccessLevel] = [.open, .private, .package, .public, .fileprivate, .internal]
    #expect(levels.sorted() == AccessLevel.allCases)
  }
}
