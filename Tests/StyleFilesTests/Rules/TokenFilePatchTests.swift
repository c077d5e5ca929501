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

  private static func patch(
    _ text: String, removing removed: Set<String>, aliasing references: [String: String] = [:]
  ) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let patch = try TokenFilePatch(of: file.path, removing: removed, aliasing: references)
    return patch.text.replacing(String(file.path.dropFirst()), with: "brand.json")
  }

  @Test func `removed tokens, empty groups and equal values are patched, and commas are right`()
    throws
  {
    let removed: Set = ["color.old.shade", "color.kept", "color.last", "color.end", "gap"]
    let text = try Self.patch(Self.file, removing: removed, aliasing: ["color.brand": "color.blue"])
    #expect(
      text == """
        --- a/brand.json
        +++ b/brand.json
        @@ -3,16 +3,10 @@
             "$type": "color",
             "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
             "brand": {
        -      "$value": {"colorSpace": "srgb", "components": [0, 0, 1]},
        +      "$value": "{color.blue}",
               "$description": "The brand, and \\"more\\"."
        -    },
        -    "old": {
        -      "shade": {"$value": "{color.kept}"}
             },
             "kept": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        -    "link": {"$value": "{color.kept}"},
        -    "last": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
        -    "end": {"$value": {"colorSpace": "srgb", "components": [1, 1, 0]}}
        -  },
        -  "gap": {"$type": "number", "$value": 8}
        +    "link": {"$value": "{color.kept}"}
        +  }
         }

        """)
  }

  @Test func `nothing to change is an empty patch`() throws {
    #expect(try Self.patch(Self.file, removing: ["color.kept", "none"]) == "")
  }

  @Test func `a file in lenient form, on one line and without a line break at its end is patched`()
    throws
  {
    #expect(
      try Self.patch(
        #"{"a": {"type": "number", "value": 1}, "b": {"type": "number", "value": 2}}"#,
        removing: ["a"]) == """
          --- a/brand.json
          +++ b/brand.json
          @@ -1,1 +1,1 @@
          -{"a": {"type": "number", "value": 1}, "b": {"type": "number", "value": 2}}
          \\ No newline at end of file
          +{"b": {"type": "number", "value": 2}}
          \\ No newline at end of file

          """)
  }

  /// The text after a patch was applied, whose lines must match.
  private static func apply(_ patch: String, to text: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var (line, result) = (0, [String]())
    for part in patch.split(separator: "\n").dropFirst(2) {
      if let header = part.firstMatch(of: /^@@ -(\d+),/) {
        let start = Int(header.1)! - 1
        result += lines[line..<start]
        line = start
        continue
      }
      if part.hasPrefix("+") {
        result.append(String(part.dropFirst()))
      } else {
        try #require(lines[line] == part.dropFirst(), "\(part)")
        if part.hasPrefix(" ") { result.append(lines[line]) }
        line += 1
      }
    }
    lines = result + lines[line...]
    return lines.joined(separator: "\n")
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
    let patch = try Self.patch(text, removing: removed)
    let before = try TokenFile(text).tokens()
    let after = try TokenFile(Self.apply(patch, to: text)).tokens()
    let kept = before.names.filter { !removed.contains($0) }
    #expect(after.names.filter { !removed.contains($0) } == kept)
    #expect(kept.allSatisfy { after[$0]?.value == before[$0]?.value })
    // What stays besides is referred to.
    let referred = after.compactMap(\.alias)
    #expect(after.names.filter(removed.contains).allSatisfy(referred.contains))
  }
}
