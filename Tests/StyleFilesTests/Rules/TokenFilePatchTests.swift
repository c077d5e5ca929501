import Foundation
import Testing

@testable import StyleFiles
@testable import TestSupport

/// Patches of design files, which are read again after they're applied.
@Suite struct TokenFilePatchTests {
  private static let file = """
    {
      "color": {
        "$type": "color",
        "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
        "brand": {
          "$value": {"colorSpace": "srgb", "components": [0, 0, 1]},
          "$description": "The brand, and \\"more\\"."
        },
        "old": {
          "shade": {"$value": "{color.kept}"}
        },
        "kept": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "link": {"$value": "{color.kept}"},
        "last": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
        "end": {"$value": {"colorSpace": "srgb", "components": [1, 1, 0]}}
      },
      "gap": {"$type": "number", "$value": 8}
    }

    """

  /// The text of a file without some tokens; nil if it's the same.
  private static func patch(
    _ text: String, removing removed: Set<String>, aliasing references: [String: String] = [:]
  ) throws -> String? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let changes = try TokenFilePatch(of: file.path, removing: removed, aliasing: references).changes
    #expect(changes.allSatisfy { $0.old == text })
    return changes.first?.new
  }

  @Test func `removed tokens, empty groups and equal values are patched, and commas are right`()
    throws
  {
    let removed: Set = ["color.old.shade", "color.kept", "color.last", "color.end", "gap"]
    let text = try Self.patch(Self.file, removing: removed, aliasing: ["color.brand": "color.blue"])
    #expect(
      text == """
        {
          "color": {
            "$type": "color",
            "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
            "brand": {
              "$value": "{color.blue}",
              "$description": "The brand, and \\"more\\"."
            },
            "kept": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
            "link": {"$value": "{color.kept}"}
          }
        }

        """)
  }

  @Test func `nothing to change is no patch`() throws {
    #expect(try Self.patch(Self.file, removing: ["color.kept", "none"]) == nil)
  }

  @Test func `a file in lenient form, on one line and without a line break at its end is patched`()
    throws
  {
    #expect(
      try Self.patch(
        #"{"a": {"type": "number", "value": 1}, "b": {"type": "number", "value": 2}}"#,
        removing: ["a"]) == #"{"b": {"type": "number", "value": 2}}"#)
  }

  @Test(arguments: 1...20)
  func `the patched file has the same values of all tokens that stay`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (names, groups) = ([String](), [String: [String]]())
    for number in 0..<12 {
      let group = ["a", "b", "c"].randomElement(using: &generator)!
      let value =
        names.isEmpty || Bool.random(using: &generator)
        ? "\(Int.random(in: 0...3, using: &generator))"
        : #""{\#(names.randomElement(using: &generator)!)}""#
      names.append("\(group).t\(number)")
      groups[group, default: []].append(#"    "t\#(number)": {"$value": \#(value)}"#)
    }
    let parts = groups.sorted { $0.key < $1.key }.map { name, tokens in
      "  \"\(name)\": {\n\(tokens.joined(separator: ",\n"))\n  }"
    }
    let text = "{\n  \"$type\": \"number\",\n\(parts.joined(separator: ",\n"))\n}\n"
    let removed = Set(names.filter { _ in Int.random(in: 0...2, using: &generator) == 0 })
    let before = try TokenFile(text).tokens()
    let after = try TokenFile(Self.patch(text, removing: removed) ?? text).tokens()
    let kept = before.names.filter { !removed.contains($0) }
    #expect(after.names.filter { !removed.contains($0) } == kept)
    #expect(kept.allSatisfy { after[$0]?.value == before[$0]?.value })
    // What stays besides is referred to.
    let referred = after.compactMap(\.alias)
    #expect(after.names.filter(removed.contains).allSatisfy(referred.contains))
  }
}
