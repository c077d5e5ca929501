/// The declarations of all modules and their relationships, from their symbol graphs.
struct Program {
  /// The declarations by identifier.
  private(set) var declarations: [String: Declaration] = [:]

  /// The identifiers of the members of types and their extensions, by the type's identifier.
  private(set) var members: [String: [String]] = [:]

  /// The owners of members.
  private(set) var owners: [String: String] = [:]

  /// The protocols that a type or protocol adopts, including inherited ones.
  private(set) var adopted: [String: Set<String>] = [:]

  /// The constraints of the conditional conformances of a type, by protocol.
  private(set) var conditions: [String: [String: [SymbolGraph.Symbol.Constraint]]] = [:]

  /// The superclasses of classes.
  private(set) var superclasses: [String: String] = [:]

  /// The requirements of protocols.
  private(set) var requirements: Set<String> = []

  /// The requirements that an extension implements.
  private(set) var implementedRequirements: Set<String> = []

  /// The properties that override a superclass's property.
  private(set) var overrides: Set<String> = []

  /// The names of the modules that each module's graphs refer to.
  private var referring: [String: Set<String>] = [:]

  init(_ graphs: [SymbolGraph]) {
    for graph in graphs {
      // The compiler repeats inherited members for each type.
      for symbol in graph.symbols where !Self.isRepeated(symbol.identifier.precise) {
        declarations[symbol.identifier.precise] = Declaration(symbol, in: graph.module.name)
      }
      for relationship in graph.relationships {
        add(relationship)
        referring[graph.module.name, default: []].insert(Self.module(of: relationship.target))
      }
    }
    completeOwners()
    completeAdoptions()
  }

  /// Finds the owners of default implementations by name, because the compiler doesn't relate an
  /// implementation to a requirement in the same module.
  private mutating func completeOwners() {
    var types: [[String]: String] = [:]
    for declaration in declarations.values where declaration.isType || declaration.isProtocol {
      types[[declaration.module] + declaration.path] = declaration.id
    }
    for declaration in declarations.values where owners[declaration.id] == nil {
      let module = declaration.extendedModule ?? declaration.module
      guard let owner = types[[module] + declaration.path.dropLast()] else { continue }
      owners[declaration.id] = owner
      members[owner, default: []].append(declaration.id)
    }
  }

  private mutating func add(_ relationship: SymbolGraph.Relationship) {
    let (source, target) = (relationship.source, relationship.target)
    guard !Self.isRepeated(source) else { return }
    switch relationship.kind {
    case "memberOf", "requirementOf":
      if relationship.kind == "requirementOf" { requirements.insert(source) }
      guard owners.updateValue(target, forKey: source) == nil else { return }
      members[target, default: []].append(source)
    case "conformsTo":
      adopted[source, default: []].insert(target)
      if let constraints = relationship.swiftConstraints, !constraints.isEmpty {
        conditions[source, default: [:]][target] = constraints
      }
    case "inheritsFrom": superclasses[source] = target
    case "defaultImplementationOf": implementedRequirements.insert(target)
    case "overrides": overrides.insert(source)
    default: break
    }
  }

  /// Adds the conformances of adopted protocols and superclasses, because a graph only contains
  /// those visible in its module.
  private mutating func completeAdoptions() {
    for (type, superclass) in superclasses {
      adopted[type, default: []].formUnion(adopted[superclass] ?? [])
    }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (type, protocols) in adopted {
        let all = protocols.reduce(into: protocols) { $0.formUnion(adopted[$1] ?? []) }
        guard all.count > protocols.count else { continue }
        adopted[type] = all
        isComplete = false
      }
    }
  }

  /// The module at the beginning of a mangled name, which is preceded by its length.
  private static func module(of id: String) -> String {
    let name = id.dropFirst(2)
    let digits = name.prefix(while: \.isNumber)
    return String(name.dropFirst(digits.count).prefix(Int(digits) ?? 0))
  }

  private static func isRepeated(_ id: String) -> Bool { id.contains("::SYNTHESIZED::") }
}

extension Program {
  /// All declarations, in an order that is the same in every run.
  var sorted: [Declaration] { declarations.values.sorted { $0.id < $1.id } }

  /// Whether a module's declarations refer to those of another module.
  func refers(_ module: String, to other: String) -> Bool {
    module == other || referring[module]?.contains(other) == true
  }

  /// The properties that a type or protocol and its extensions declare under a name.
  func properties(_ name: String, of owner: String) -> [Declaration] {
    members[owner, default: []].compactMap { declarations[$0] }
      .filter { $0.isProperty && $0.name == name }
  }

  /// The protocols that a type or protocol adopts.
  func protocols(of id: String) -> Set<String> { adopted[id] ?? [] }

  /// The superclasses of a class, the nearest first.
  func superclasses(of id: String) -> [String] {
    Array(sequence(first: id) { superclasses[$0] }.dropFirst())
  }
}
