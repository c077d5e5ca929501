import Foundation
import Testing

@testable import StyleChecker

@Suite struct SourcesTests {
  private static let reads = [
    "  isOn ? 2 : 1", "return self.isOn", "if !isOn {", "f(isOn, 2)", "x = isOn", "isOn == true",
  ]

  @Test(arguments: reads)
  func `code that reads a property is found`(line: String) {
    #expect(Sources.reads("isOn", in: line[...]))
  }

  private static let others = [
    "self.isOn = isOnAtFirst", "init(isOn: Bool) {", "Switch(isOn: true)", "tree[buy].isOn",
    "var isOn = false", "func isOn() {", "let isOn: Bool", "// isOn", "wasisOn", "isOn = true",
    "\\.isOn", "",
  ]

  @Test(arguments: others)
  func `labels, writes, declarations and members of others don't read it`(line: String) {
    #expect(!Sources.reads("isOn", in: line[...]))
  }

  @Test func `a private declaration is searched for in the sources of its module`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      struct Other { var alpha: Float }
      private struct Cärd {
        var é = 1; var alpha: Float { 1 }
      }
      """
    let file = folder.appending(path: "Card.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let sources = Sources(folders: ["App": folder])
    let place = try #require(sources.place(of: .property(["Cärd", "alpha"])))
    #expect(place.file == file.path())
    #expect((place.line, place.column) == (3, 19))
    #expect(sources.place(of: .property(["Nobody", "alpha"])) == nil)
  }
}

extension Declaration {
  /// A property without a position.
  fileprivate static func property(_ path: [String]) -> Declaration {
    Declaration(
      SymbolGraph.Symbol(
        kind: .init(identifier: "swift.property"), identifier: .init(precise: "s:1"),
        pathComponents: path, accessLevel: .private, location: nil, swiftExtension: nil,
        swiftGenerics: nil, declarationFragments: nil), in: "App")
  }
}
