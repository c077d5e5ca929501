import Foundation
import Testing

@testable import CommandSupport
@testable import StyleChecker

@Suite struct ReportTests {
  private static let library = GraphBuilder.library

  private static func report(allowing allowed: Set<Problem.Kind> = []) -> Report {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    app.add("swift.property", "cornerRadius", in: "Round", "P", type: "Sf")
    let program = Program([library.graph, app.graph])
    let check = StyleCheck(program: StyleProgram(program), checked: ["App"], exported: [])
    return Report(
      check.problems + check.problems, of: program, in: Sources(folders: [:]), allowing: allowed)
  }

  @Test func `findings are written as compilers write them, each once and by line`() throws {
    #expect(
      try Self.report().text(as: .text) == """
        /App.swift:1:1: warning: no type adopts the trait 'Round' [unadopted-trait]
        /App.swift:1:1: note: adopt it, or remove it
        /App.swift:2:1: warning: 'cornerRadius' of 'Round' is 'Sf', but CornerRadius requires \
        'Sd', so styling doesn't read it [mistyped-property]
        /App.swift:2:1: note: declare it as 'Sd'; or, if it's no style, rename it

        """)
  }

  @Test func `findings are written as JSON`() throws {
    #expect(
      try Self.report(allowing: [.mistypedProperty]).text(as: .json) == """
        {
          "findings" : [
            {
              "column" : 1,
              "file" : "/App.swift",
              "kind" : "unadopted-trait",
              "line" : 1,
              "message" : "no type adopts the trait 'Round'",
              "remedy" : "adopt it, or remove it"
            }
          ]
        }

        """)
  }

  @Test func `allowed kinds are left out`() {
    #expect(Self.report(allowing: [.mistypedProperty, .unadoptedTrait]).findings == [])
  }

  @Test func `a finding without a place has none`() {
    let finding = Finding(
      kind: .twoKinds, file: nil, line: 0, column: 0, message: "a", remedy: "b")
    #expect(finding.text == "warning: a [two-kinds]\nnote: b\n")
  }
}

// MARK: - GetterPlacesTests

@Suite struct GetterPlacesTests {
  private static let library = GraphBuilder.library

  private static var app: GraphBuilder {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    app.add("swift.property", "cornerRadius", in: "Round", "P", type: "Sd")
    app.add(protocol: "Plain")
    app.add("swift.property", "width", in: "Plain", "P", type: "Sd")
    return app
  }

  @Test func `getters of traits have their files and lines, and no others`() {
    let places = GetterPlaces(of: StyleProgram(Program([Self.library.graph, Self.app.graph])))
    #expect(places.places == ["App.Round.cornerRadius": "App/App.swift:2"])
  }

  @Test func `the file is an object of places`() throws {
    let file = URL.temporaryDirectory.appending(path: "getters-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try GetterPlaces(of: StyleProgram(Program([Self.library.graph, Self.app.graph])))
      .write(to: file)
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        {
          "App.Round.cornerRadius" : "App/App.swift:2"
        }
        """)
  }

  @Test func `the option needs a path`() throws {
    #expect(try Options(["--getters", "/tmp/a.json"]).getters == URL(filePath: "/tmp/a.json"))
    #expect(try Options(["--unshown", "/tmp/a.txt"]).unshown == URL(filePath: "/tmp/a.txt"))
  }
}

// MARK: - SourcesTests

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

// MARK: - OptionsTests

@Suite struct OptionsTests {
  @Test func `options are read`() throws {
    let options = try Options([
      "--module", "checked", "App", "/graphs", "/sources", "--strict", "--format", "json",
      "--allow", "two-kinds", "--allow", "nonfinal-node",
    ])
    #expect(
      options.modules == [
        Options.Module(
          role: .checked, name: "App",
          graphs: URL(filePath: "/graphs", directoryHint: .isDirectory),
          sources: URL(filePath: "/sources", directoryHint: .isDirectory))
      ])
    #expect(options.isStrict)
    #expect(options.format == .json)
    #expect(options.allowed == [.twoKinds, .nonfinalNode])
  }

  @Test func `without options, findings are text and don't fail`() throws {
    let options = try Options([])
    #expect(!options.isStrict)
    #expect(options.format == .text)
    #expect(options.allowed == [])
  }

  private static let hint = " See swift package check-styles --help."

  private static let failures = [
    (
      ["--loud"],
      "--loud is no option of check-styles; it has --strict, --format, --allow, --getters, "
        + "--unshown, --deprecated, --module, --help.\(hint)"
    ),
    (["--format"], "--format needs <name>.\(hint)"),
    (["--getters"], "--getters needs <file>.\(hint)"),
    (["--unshown"], "--unshown needs <file>.\(hint)"),
    (["--deprecated"], "--deprecated needs <file>.\(hint)"),
    (["--format", "xml"], "--format is one of text, json, not 'xml'."),
    (
      ["--module", "checked", "App"],
      "--module needs <role> <name> <graphs> <sources>.\(hint)"
    ),
    (
      ["--module", "made", "App", "/graphs", "/sources"],
      "The role of --module is one of checked, exported, read, not 'made'."
    ),
  ]

  @Test(arguments: failures)
  func `unknown options are errors`(arguments: [String], message: String) {
    #expect(throws: CommandMisuse(message)) { try Options(arguments) }
  }
}
