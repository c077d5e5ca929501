import CommandSupport
import Foundation
import StyleBook
import StyleSampling
import Testing

@testable import StyleCommands

/// Versions from symbol graphs, whose looks are those of an empty catalog.
@Suite struct StyleVersionChangeTests {
  /// A declaration with its text.
  private struct Symbol {
    let path: [String]
    let text: String
    var isRequirement = false
    var hasDefault = false
  }

  private static let button = Symbol(path: ["HarborButton"], text: "struct HarborButton")
  private static let accent = Symbol(
    path: ["Token", "harborAccent"], text: "static let harborAccent: Token<Color>")
  private static let text = Symbol(
    path: ["HarborButton", "text"], text: "var text: String { get }")

  private static func change(
    since: String = "1.2.3", from old: [Symbol], to new: [Symbol]
  ) throws -> StyleVersionChange {
    let review = StyleReview(
      from: StyleSnapshot(of: .init(of: [])), to: StyleSnapshot(of: .init(of: [])))
    return StyleVersionChange(
      since: since, names: (try names(of: old), try names(of: new)), review: review)
  }

  /// The names in a folder with a graph in the compiler's format.
  private static func names(of symbols: [Symbol]) throws -> PublicNames {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list: [[String: Any]] = symbols.map { symbol in
      [
        "kind": ["identifier": "swift.type"], "identifier": ["precise": "s:\(symbol.text)"],
        "pathComponents": symbol.path, "accessLevel": "public",
        "declarationFragments": symbol.text.split(separator: " ").map { ["spelling": "\($0) "] },
      ]
    }
    var relations: [[String: String]] = []
    for symbol in symbols where symbol.isRequirement {
      relations.append(["kind": "requirementOf", "source": "s:\(symbol.text)", "target": "s:P"])
      if symbol.hasDefault {
        relations.append(
          ["kind": "defaultImplementationOf", "source": "s:D", "target": "s:\(symbol.text)"])
      }
    }
    let graph: [String: Any] = [
      "module": ["name": "HarborPack"], "symbols": list, "relationships": relations,
    ]
    try JSONSerialization.data(withJSONObject: graph)
      .write(to: folder.appending(path: "HarborPack.symbols.json"))
    try Data("no graph".utf8).write(to: folder.appending(path: "notes.txt"))
    return PublicNames(in: try SymbolGraph.all(in: folder))
  }

  @Test func `nothing that differs is a patch`() throws {
    let change = try Self.change(from: [Self.button, Self.accent], to: [Self.accent, Self.button])
    #expect(change.description == "patch, 1.2.4: 0 differences since 1.2.3")
  }

  @Test func `a name that's gone is major, and one that's new is minor`() throws {
    let removed = try Self.change(from: [Self.button, Self.text], to: [Self.button])
    #expect(removed.level == .major)
    #expect(removed.next == "2.0.0")
    #expect(removed.causes.map(\.text) == ["the name HarborPack.HarborButton.text was removed"])
    let added = try Self.change(from: [Self.button], to: [Self.button, Self.text])
    #expect(added.level == .minor)
    #expect(added.next == "1.3.0")
  }

  @Test func `a token is named as one`() throws {
    let change = try Self.change(from: [Self.accent], to: [])
    #expect(
      change.causes.map(\.text) == ["the token HarborPack.Token.harborAccent was removed"])
    #expect(change.causes.map(\.subject) == ["token"])
  }

  @Test func `a declaration that differs is major, with both texts`() throws {
    let other = Symbol(path: Self.text.path, text: "var text: String? { get }")
    let change = try Self.change(from: [Self.text], to: [other])
    #expect(change.level == .major)
    #expect(
      change.causes.map(\.text) == [
        "the name HarborPack.HarborButton.text was changed: `var text: String { get }` → "
          + "`var text: String? { get }`"
      ])
    let overload = try Self.change(from: [Self.text], to: [Self.text, other])
    #expect(overload.level == .minor)
  }

  @Test(arguments: [(false, StyleVersionChange.Level.major), (true, .minor)])
  private func `a requirement is major unless it has a default`(
    hasDefault: Bool, level: StyleVersionChange.Level
  ) throws {
    let requirement = Symbol(
      path: ["Raised", "rise"], text: "var rise: Double { get }", isRequirement: true,
      hasDefault: hasDefault)
    #expect(try Self.change(from: [], to: [requirement]).level == level)
  }

  @Test func `the section of a changelog has the breaking changes first`() throws {
    let change = try Self.change(from: [Self.text], to: [Self.accent, Self.button])
    #expect(
      change.markdown == """
        ## 2.0.0

        ### Breaking changes

        - The name HarborPack.HarborButton.text was removed.

        ### Additions and changed looks

        - The name HarborPack.HarborButton was added.
        - The token HarborPack.Token.harborAccent was added.
        """)
  }

  nonisolated static let versions: [(since: String, next: String?)] = [
    ("v1.2.3", "v2.0.0"), ("0.4.1", "0.5.0"), ("1.2", nil), ("main", nil), ("1.2.3-beta", nil),
    ("1..2", nil), ("1.-2.3", nil), ("9223372036854775807.0.0", nil),
  ]

  @Test(arguments: versions)
  func `a version follows only a semantic one`(row: (since: String, next: String?)) throws {
    #expect(try Self.change(since: row.since, from: [Self.text], to: []).next == row.next)
  }
}
