import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@testable import FileFixtures

@Suite struct ResolverTests {
  @Test(arguments: [
    (["brand": "plain"], Color(white: 0), Color(white: 0)),
    (["brand": "acme"], Color(white: 0), Color(red: 1, green: 0, blue: 0)),
    (["THEME": "Dark", "brand": "plain"], Color(white: 1), Color(white: 1)),
  ])
  func `inputs choose the contexts, regardless of case`(
    inputs: [String: String], ink: Color, link: Color
  ) throws {
    let tokens = try TokenFile(Samples.resolver).tokens(inputs)
    #expect(tokens["color.ink"]?.value == .color(ink))
    #expect(tokens["color.link"]?.value == .color(link))
  }

  @Test func `every wrong input is reported`() throws {
    let file = try TokenFile(Samples.resolver, named: "shop.json")
    let error = #expect(throws: StyleFileError.self) {
      try file.tokens(["theme": "drak", "them": "dark"])
    }
    #expect(
      error?.description == """
        shop.json: the input "them" was found; one of the modifiers "theme" or "brand" is accepted; \
        the nearest is "theme".
        shop.json: the context "drak" for the modifier "theme" was found; one of "light", "dark" or \
        "darkHighContrast" is accepted; the nearest is "dark".
        shop.json: no input for the modifier "brand" was found; one of "plain" or "acme" is accepted.
        """)
  }

  /// The contents of a resolver besides its version, with its problems.
  static let refusals: [(text: String, problems: [String])] = [
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/modifiers/m"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      [
        "#/sets/a/sources/0/$ref: \"#/modifiers/m\" was found; a set or a file; modifiers and the "
          + "resolution order can't be referred to is accepted."
      ]
    ),
    (
      ##""sets": {"size": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/sizes"}]"##,
      [
        "#/resolutionOrder/0/$ref: \"#/sets/sizes\" was found; one of the sets \"size\" is accepted; "
          + "the nearest is \"size\"."
      ]
    ),
    (
      #""resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": [], "b": []}, "default": "c"}]"#,
      [
        "#/resolutionOrder/0/default: \"c\" was found; one of the contexts \"a\" or \"b\" is accepted."
      ]
    ),
    (
      #""resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": []}}]"#,
      [
        "#/resolutionOrder/0/contexts: a single context, \"a\" was found; two contexts or more, or a "
          + "set is accepted. Lenient reading accepts this older form."
      ]
    ),
    (
      #""resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "https://x.org/a.json"}]}]"#,
      [
        "#/resolutionOrder/0/sources/0/$ref: \"https://x.org/a.json\" was found; a path relative to "
          + "the resolver's file is accepted."
      ]
    ),
    (
      #""resolutionOrder": [{"sources": []}]"#,
      [
        "#/resolutionOrder/0/type: no \"type\" was found; \"set\" or \"modifier\" for one that is "
          + "declared in the order is accepted."
      ]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      [
        "#/sets/a/sources/0/$ref: \"#/resolutionOrder/0\" was found; a set or a file; modifiers and "
          + "the resolution order can't be referred to is accepted."
      ]
    ),
  ]

  @Test(arguments: refusals.indices)
  func `a resolver is refused with all its problems`(index: Int) {
    let row = Self.refusals[index]
    let text = "{\"version\": \"2025.10\", \(row.text)}"
    let error = #expect(throws: StyleFileError.self) { try TokenFile(text, named: "r") }
    #expect(error?.problems.map(Self.description(of:)) == row.problems.map { "r" + $0 })
  }

  /// The description without the position, which JSONPositionsTests has.
  private static func description(of problem: StyleFileProblem) -> String {
    problem.description.replacing(/:\d+:\d+#/, with: "#")
  }

  @Test func `files and parts of files are sources, and members beside a reference override`()
    throws
  {
    try SharedFiles.withFolder { folder in
      try #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}"#
        .write(to: folder.appending(path: "one.json"), atomically: true, encoding: .utf8)
      try #"{"part": {"$type": "number", "b": {"$value": 20}, "c": {"$value": 30}}}"#
        .write(to: folder.appending(path: "two.json"), atomically: true, encoding: .utf8)
      let resolver = folder.appending(path: "all.resolver.json")
      try """
      {"version": "2025.10", "$defs": {"x": {"$type": "number", "d": {"$value": 4}}},
       "resolutionOrder": [{"type": "set", "name": "s", "sources": [
         {"$ref": "one.json", "a": {"$type": "number", "$value": 10}}, {"$ref": "./two.json#/part"},
         {"$ref": "two.json#part"}, {"$ref": "#/$defs/x"}]}]}
      """.write(to: resolver, atomically: true, encoding: .utf8)
      let file = try TokenFile(contentsOf: resolver)
      let values = try file.tokens().map { "\($0.name) \($0.value)" }
      #expect(values == ["a number(10.0)", "b number(20.0)", "c number(30.0)", "d number(4.0)"])
      #expect(file.files.count == 4)
      #expect(file.name == "all")
    }
  }

  @Test func `a file that is missing is a problem at its reference`() throws {
    try SharedFiles.withFolder { folder in
      let resolver = folder.appending(path: "r.json")
      try
        #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "no.json"}]}]}"#
        .write(to: resolver, atomically: true, encoding: .utf8)
      let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: resolver) }
      #expect(error?.code == .unreadable)
      #expect(error?.problems.first?.file == resolver.path)
      #expect(error?.problems.first?.pointer == "#/resolutionOrder/0/sources/0/$ref")
      #expect(error?.problems.first?.found == "\"no.json\" (no file)")
    }
  }

  /// References of a resolver in the folder `a/b`, with the problem that each has; nil for none.
  static let paths: [(path: String, root: String?, problem: String?)] = [
    ("in.json", nil, nil), ("../b/in.json", nil, nil), ("../out.json", "a", nil),
    ("../out.json", nil, outside("../out.json")),
    ("../../top.json", "a", outside("../../top.json")), ("../../top.json", "", nil),
    ("link.json", nil, outside("link.json")), ("link.json", "a", nil),
    ("%2e%2e/out.json", "a", escaped("%2e%2e/out.json")),
    ("..%2Fout.json", "a", escaped("..%2Fout.json")),
    ("in.json%00.png", nil, escaped("in.json%00.png")),
    (
      "/etc/hostname", nil,
      "\"/etc/hostname\" was found; a path relative to the resolver's file is accepted."
    ),
  ]

  private static func outside(_ path: String) -> String {
    "\"\(path)\" was found; a file in the folder of the resolver, or below the root that is set, is "
      + "accepted. Move the file, or set a folder that contains both as the \"root\"."
  }

  private static func escaped(_ path: String) -> String {
    "\"\(path)\" was found; a path without escaped periods, slashes and control characters is "
      + "accepted."
  }

  @Test(arguments: paths.indices)
  func `a reference leads only to files below the root`(index: Int) throws {
    let row = Self.paths[index]
    try SharedFiles.withFolder { folder in
      let inner = folder.appending(path: "a/b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let tokens = #"{"t": {"$type": "number", "$value": 1}}"#
      for path in ["top.json", "a/out.json", "a/b/in.json"] {
        try Data(tokens.utf8).write(to: folder.appending(path: path))
      }
      try FileManager.default.createSymbolicLink(
        at: inner.appending(path: "link.json"),
        withDestinationURL: folder.appending(path: "a/out.json"))
      let resolver = inner.appending(path: "r.json")
      try Data(
        """
        {"version": "2025.10",
         "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "\(row.path)"}]}]}
        """.utf8
      ).write(to: resolver)
      let root = row.root.map { folder.appending(path: $0) }
      do {
        let file = try TokenFile(contentsOf: resolver, root: root)
        #expect(row.problem == nil)
        #expect(file.files.map(\.isFileURL) == [true, true])
        #expect(file.files[0] == resolver.standardizedFileURL)
      } catch let error as StyleFileError {
        let place = "#/resolutionOrder/0/sources/0/$ref: "
        #expect(
          error.problems.map(Self.description(of:))
            == row.problem.map { [resolver.path + place + $0] })
      }
    }
  }

  @Test func `a named pipe, a folder and a missing folder are refused at once`() throws {
    try SharedFiles.withFolder { folder in
      let pipe = folder.appending(path: "pipe.json")
      unsafe #expect(mkfifo(pipe.path, 0o600) == 0)
      func found(_ url: URL) -> String? {
        do {
          _ = try TokenFile(contentsOf: url)
          return nil
        } catch { return error.problems[0].found }
      }
      #expect(found(pipe) == "a named pipe or a device")
      #expect(found(folder) == "a folder")
      #expect(found(folder.appending(path: "no.json")) == "no file")
      let missing = folder.appending(path: "no")
      let refused = found(missing.appending(path: "no.json"))
      #expect(refused?.hasPrefix("no folder \"/") == true)
    }
  }
}
