import Foundation
import Testing

@testable import CommandSupport
@testable import StyleChecker

@Suite struct StyleProgramTests {
  private let library = GraphBuilder.library

  @Test func `attributes are learned from keys and requirements of any module`() {
    var app = GraphBuilder(module: "App")
    app.add(styleProtocol: "Glow", requiring: "glow", type: "Sd")
    app.add(protocol: "Priced")
    let program = StyleProgram(Program([library.graph, app.graph]))
    #expect(program.requirements.keys.sorted() == ["cornerRadius", "glow", "textColor"])
    #expect(program.keys == ["cornerRadius", "glow", "textColor"])
    #expect(program.styleProtocols.contains(app.id("Glow", "P")))
    #expect(!program.styleProtocols.contains(app.id("Priced", "P")))
  }

  @Test func `kinds are the node protocols with their own kind`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Fancy", adopting: [library.id("ButtonNode", "P")])
    let program = StyleProgram(Program([library.graph, app.graph]))
    #expect(
      program.kinds == Set(["ViewNode", "ButtonNode", "LabelNode"].map { library.id($0, "P") }))
    #expect(program.isNode(app.id("Fancy", "P")))
  }

  @Test func `a conformance through a protocol of another module is used`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    var other = GraphBuilder(module: "Other")
    other.add("swift.struct", "Card", suffix: "V", adopting: [app.id("Round", "P")])
    let program = Program([other.graph, app.graph, library.graph])
    #expect(
      program.protocols(of: other.id("Card", "V")).contains(library.id("CornerRadius", "P")))
  }

  @Test func `a module without the library in its graph is recognized`() {
    var app = GraphBuilder(module: "App")
    app.add(protocol: "Round", adopting: [library.id("CornerRadius", "P")])
    var other = GraphBuilder(module: "Other")
    other.add(protocol: "Plain")
    let program = Program([library.graph, app.graph, other.graph])
    #expect(program.refers("App", to: "ProtocolStyle"))
    #expect(!program.refers("Other", to: "ProtocolStyle"))
  }
}

// MARK: - SymbolGraphTests

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

// MARK: - MangledTypeTests

@Suite struct MangledTypeTests {
  private static let properties: [(String, String?)] = [
    ("s:3App4CardV12cornerRadiusSdvp", "Swift.Double"),
    ("s:3App4CardV11borderColor13ProtocolStyle0D0VSgvp", "Swift.Optional<ProtocolStyle.Color>"),
    ("s:3App5RoundPAAE12cornerRadius10Foundation7CGFloatVvp", "Foundation.CGFloat"),
    ("s:3App4CardV12cornerRadiusSdvpZ", "Swift.Double"),
    ("s:3App4CardV", nil),
    ("c:objc(cs)NSObject(py)description", nil),
    ("s:nonsense", nil),
  ]

  @Test(arguments: properties)
  func `the type of a property is read from its mangled name`(id: String, type: String?) {
    #expect(MangledType.ofProperty(id) == type)
  }

  private static let methods: [(String, String?)] = [
    ("s:3App3A12V11borderWidthSdyF", "Swift.Double"),
    ("s:3App3A13V11borderWidthSdyFZ", "Swift.Double"),
    ("s:3App3Tr2PAAE11borderWidthSdyF", "Swift.Double"),
    ("s:3App3A43V11borderWidthySdSiF", nil),
    ("s:3App4CardV12cornerRadiusSdvp", nil),
    ("s:nonsense", nil),
  ]

  @Test(arguments: methods)
  func `the result of a method without parameters is read`(id: String, type: String?) {
    #expect(MangledType.ofResult(id) == type)
  }
}

// MARK: - GraphBuilder

/// Symbol graphs of a few declarations, in the compiler's format, without a compiler.
///
/// Names are mangled as the compiler mangles them, because the types of properties are read from there.
struct GraphBuilder {
  static let library: GraphBuilder = {
    var graph = GraphBuilder(module: "ProtocolStyle")
    graph.add(protocol: "StyleNode")
    graph.add(protocol: "AnyAttribute")
    for (kind, parent) in [("ViewNode", "StyleNode"), ("ButtonNode", "ViewNode")] {
      graph.add(protocol: kind, adopting: [graph.id(parent, "P"), graph.id("StyleNode", "P")])
      graph.add(
        "swift.type.property", "nodeKind", in: kind, "P", type: "Si", owned: false)
    }
    graph.add(protocol: "LabelNode", adopting: [graph.id("StyleNode", "P")])
    graph.add("swift.type.property", "nodeKind", in: "LabelNode", "P", type: "Si", owned: false)
    graph.add(styleProtocol: "CornerRadius", requiring: "cornerRadius", type: "Sd")
    graph.add(styleProtocol: "TextColor", requiring: "textColor", type: "AA5ColorV")
    return graph
  }()

  let module: String
  private var symbols: [SymbolGraph.Symbol] = []
  private var relationships: [SymbolGraph.Relationship] = []

  init(module: String) {
    self.module = module
  }

  var graph: SymbolGraph {
    SymbolGraph(module: .init(name: module), symbols: symbols, relationships: relationships)
  }

  /// Returns the identifier of a type or protocol; the suffix depends on its sort, such as `V`.
  func id(_ name: String, _ suffix: String) -> String {
    "s:\(module.count)\(module)\(name.count)\(name)\(suffix)"
  }

  mutating func add(
    _ sort: String, _ name: String, suffix: String, access: AccessLevel = .internal,
    adopting adopted: [String] = [], text: String = ""
  ) {
    let id = id(name, suffix)
    add(sort, id: id, path: [name], access: access, text: text)
    for other in adopted { relate(id, "conformsTo", other) }
  }

  mutating func add(
    protocol name: String, access: AccessLevel = .internal, adopting adopted: [String] = []
  ) {
    add(
      "swift.protocol", name, suffix: "P", access: access,
      adopting: adopted + ["s:s16SendableMetatypeP"])
  }

  /// Adds a member; the compiler doesn't relate a default to its owner.
  mutating func add(
    _ sort: String, _ name: String, in owner: String, _ suffix: String, type: String,
    access: AccessLevel = .internal, text: String? = nil, requires: String? = nil,
    owned: Bool = true
  ) {
    let path = "\(id(owner, suffix))\(name.count)\(name)"
    let id = "\(path)\(type)vp\(sort == "swift.type.property" ? "Z" : "")"
    add(
      sort, id: id, path: [owner, name], access: access,
      text: text ?? "var \(name): \(type) { get }", requires: requires)
    if owned { relate(id, "memberOf", self.id(owner, suffix)) }
  }

  mutating func add(styleProtocol name: String, requiring property: String, type: String) {
    add(protocol: name, access: .public)
    let id = "\(id(name, "P"))\(property.count)\(property)\(type)vp"
    add("swift.property", id: id, path: [name, property], text: "var \(property): \(type) { get }")
    relate(id, "requirementOf", self.id(name, "P"))
    let key = "s:13ProtocolStyle12AnyAttributeP\(property.count)\(property)\(type)vpZ"
    add("swift.type.property", id: key, path: ["AnyAttribute", property])
    relate(key, "memberOf", "s:13ProtocolStyle12AnyAttributeP")
  }

  mutating func relate(_ source: String, _ kind: String, _ target: String) {
    relationships.append(
      .init(kind: kind, source: source, target: target, swiftConstraints: nil))
  }

  private mutating func add(
    _ sort: String, id: String, path: [String], access: AccessLevel = .internal,
    text: String = "", requires: String? = nil
  ) {
    let line = symbols.count
    let constraints = requires.map {
      [
        SymbolGraph.Symbol.Constraint(
          kind: "conformance", lhs: "Self", rhs: "Other", rhsPrecise: $0)
      ]
    }
    symbols.append(
      SymbolGraph.Symbol(
        kind: .init(identifier: sort), identifier: .init(precise: id), pathComponents: path,
        accessLevel: access,
        location: .init(
          uri: "file:///\(module).swift", position: .init(line: line, character: 0)),
        swiftExtension: constraints.map { .init(extendedModule: module, constraints: $0) },
        swiftGenerics: nil,
        declarationFragments: [.init(spelling: text)]))
  }
}

extension GraphBuilder {
  /// Returns the problems of this module and the library, each with its kind and message.
  func problems(
    exported: Bool = false, unshown: Set<String> = [], deprecatedReads: [DeprecatedGetter] = []
  ) -> [String] {
    let program = Program([GraphBuilder.library.graph, graph])
    let check = StyleCheck(
      program: StyleProgram(program), checked: [module], exported: exported ? [module] : [],
      unshown: unshown, deprecatedReads: deprecatedReads)
    return check.problems.map { "\($0.kind.rawValue): \($0.message)" }.sorted()
  }
}
