@testable import StyleChecker

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
  func problems(exported: Bool = false) -> [String] {
    let program = Program([GraphBuilder.library.graph, graph])
    let check = StyleCheck(
      program: StyleProgram(program), checked: [module], exported: exported ? [module] : [])
    return check.problems.map { "\($0.kind.rawValue): \($0.message)" }.sorted()
  }
}
