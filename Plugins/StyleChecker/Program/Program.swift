/// The declarations of all modules, and how they relate, from their symbol graphs.
struct Program {
  /// The declarations by identifier.
  private(set) var declarations: [String: Declaration] = [:]

  /// The identifiers of what is declared in a type or its extensions, by the type's.
  private(set) var members: [String: [String]] = [:]

  /// The owners of members.
  private(set) var owners: [String: String] = [:]

  /// The protocols that a type or protocol adopts, inherited ones included.
  private(set) var adopted: [String: Set<String>] = [:]

  /// The superclasses of classes.
  private(set) var superclasses: [String: String] = [:]

  /// The requirements of protocols.
  private(set) var requirements: Set<String> = []

  /// The requirements that some extension implements.
  private(set) var implementedRequirements: Set<String> = []

  /// The properties that override one of a superclass.
  private(set) var overrides: Set<String> = []

  /// The modules whose graphs refer to another one, by its name.
  private var referring: [String: Set<String>] = [:]

  init(_ graphs: [SymbolGraph]) {
    for graph in graphs {
      // The compiler repeats an inherited member for each type.
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

  /// Finds the owners of default implementations by name, because the compiler doesn't
  /// relate the two where the requirement is of the same module.
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
    case "conformsTo": adopted[source, default: []].insert(target)
    case "inheritsFrom": superclasses[source] = target
    case "defaultImplementationOf": implementedRequirements.insert(target)
    case "overrides": overrides.insert(source)
    default: break
    }
  }

  /// Adds what adopted protocols and superclasses adopt, because a graph has only what
  /// its module sees.
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

  /// The module that a mangled name begins with: its length, then its name.
  private static func module(of id: String) -> String {
    let name = id.dropFirst(2)
    let digits = name.prefix(while: \.isNumber)
    return String(name.dropFirst(digits.count).prefix(Int(digits) ?? 0))
  }

  private static func isRepeated(_ id: String) -> Bool { id.contains("::SYNTHESIZED::") }
}

extension Program {
  /// All declarations, in an order that doesn't depend on the run.
  var sorted: [Declaration] { declarations.values.sorted { $0.id < $1.id } }

  /// Whether a module's declarations refer to those of another one.
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
