import Foundation
import ProtocolStyle
import Testing

@testable import FileFixtures
@testable import StyleFiles

@Suite struct JSONPositionsTests {
  /// Files with a mark in front of what the only problem or finding is about.
  static let files: [(text: String, mode: TokenFile.Mode)] = [
    ("⌖[]", .strict),
    ("{\n  \"gap\": {\n    \"$type\": ⌖\"dimensoin\", \"$value\": 1\n  }\n}", .strict),
    (
      "{\"ä🙂\": {\"$type\": \"color\", \"$value\":\n  {\"colorSpace\": ⌖\"srbg\", \"components\": [0, 0, 0]}}}",
      .lenient
    ),
    ("{\"a\": {\"$type\": \"number\", \"$value\": 1, ⌖\"$descripton\": \"\"}}", .strict),
    ("{\n\"a\": {\"$value\": ⌖\"{b}\"}, \"c\": {\"$type\": \"number\", \"$value\": 1}}", .strict),
    ("{\"c\": {\"$type\": \"number\", \"$value\": 1},\n\n\"a\": {\"$value\": ⌖\"{b}\"}}", .lenient),
    (
      "{\"a\": {\"$type\": \"cubicBezier\", \"$value\": [0, 0,\r\n\t⌖\"x\", 1]}}", .strict
    ),
    ("{\"a\": {\"$type\": \"number\", \"$value\": 1, ⌖\"filePath\": \"x\"}}", .lenient),
    // Reading names the property `$value`.
    ("{$description: 'A', \"g\": {\"value\": ⌖\"6px\", \"type\": \"dimension\"}}", .lenient),
    // A property that is missing is in the object around it.
    ("{\"version\": \"2025.10\", \"resolutionOrder\": [⌖{\"name\": \"a\"}]}", .strict),
  ]

  @Test(arguments: files.indices)
  func `a mistake has the line and the column of its value or name`(index: Int) throws {
    let (marked, mode) = Self.files[index]
    let lines = marked.split(separator: "⌖")[0].unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    let column = 1 + (marked.hasPrefix("⌖") ? 0 : try #require(lines.last).count)
    let expected = TextPosition(line: marked.hasPrefix("⌖") ? 1 : lines.count, column: column)
    try SharedFiles.withFolder { folder in
      let file = folder.appending(path: "a.tokens.json")
      try Data(marked.replacing("⌖", with: "").utf8).write(to: file)
      let diagnostics = TokenFile.diagnostics(in: file.path, mode: mode)
      #expect(diagnostics.contains { $0.position == expected }, "\(expected) in \(diagnostics)")
      #expect(diagnostics.allSatisfy { $0.file == file.path })
    }
  }

  @Test func `problems have the position, in any number`() throws {
    let members = (0..<150).map { "\"t\($0)\": {\"$value\": \"{gone}\"}" }
    let text = "{\n" + members.joined(separator: ",\n") + "\n}"
    let error = #expect(throws: StyleFileError.self) { try TokenFile(text, named: "f") }
    let problems = try #require(error).problems
    #expect(problems.map(\.position?.line) == (2...101).map { $0 })
    #expect(problems[0].description.hasPrefix("f:2:18#/t0/$value: \"{gone}\" was found;"))
  }

  @Test func `a diagnostic is a line of a compiler, in the file that has the mistake`() throws {
    try SharedFiles.withFolder { folder in
      let resolver = """
        {"version": "2025.10", "resolutionOrder": [
          {"type": "set", "name": "a", "sources": [{"$ref": "sub/a.json"}, {"$ref": "b.json"}]}]}
        """
      try FileManager.default.createDirectory(
        at: folder.appending(path: "sub"), withIntermediateDirectories: true)
      try Data(resolver.utf8).write(to: folder.appending(path: "all.resolver.json"))
      try Data(#"{"g": {"$type": "dimension", "$value": "6px"}}"#.utf8)
        .write(to: folder.appending(path: "sub/a.json"))
      try Data(#"{"g": {"$type": "number", "$value": 6}}"#.utf8)
        .write(to: folder.appending(path: "b.json"))
      let path = folder.appending(path: "all.resolver.json").path
      func lines(_ mode: TokenFile.Mode) -> [String] {
        TokenFile.diagnostics(in: path, mode: mode)
          .map { $0.description.replacing(folder.path, with: "") }
      }
      #expect(lines(.strict) == [])
      try Data(#"{"h": {"$value": "{g}"}}"#.utf8).write(to: folder.appending(path: "b.json"))
      #expect(
        lines(.strict) == [
          "/sub/a.json:1:40: error: #/g/$value: \"6px\" was found; an object with \"value\", and "
            + "\"px\" or \"rem\" as \"unit\" is accepted. Lenient reading accepts this older form."
        ])
      #expect(
        lines(.lenient) == [
          "/sub/a.json:1:40: warning: #/g/$value has \"6px\". Write an object with \"value\", and "
            + "\"px\" or \"rem\" as \"unit\". [older-token-form]"
        ])
      try FileManager.default.removeItem(at: folder.appending(path: "b.json"))
      let missing = lines(.lenient).filter { $0.contains("error") }
      #expect(
        missing == [
          "/all.resolver.json:2:77: error: #/resolutionOrder/0/sources/1/$ref: \"b.json\" (no file) "
            + "was found; a file that exists is accepted. Correct the path."
        ])
    }
  }
}
