internal import CommandSupport

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

  /// The implementations of requirements in extensions of protocols, by requirement.
  private(set) var defaults: [String: Set<String>] = [:]

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
    case "defaultImplementationOf": defaults[target, default: []].insert(source)
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

  /// Whether an extension of the requirement's own protocol implements it, not one of a trait.
  func hasDefault(_ requirement: String) -> Bool {
    defaults[requirement, default: []].contains { owners[$0] == owners[requirement] }
  }

  /// The protocols that a type or protocol adopts.
  func protocols(of id: String) -> Set<String> { adopted[id] ?? [] }

  /// The superclasses of a class, the nearest first.
  func superclasses(of id: String) -> [String] {
    Array(sequence(first: id) { superclasses[$0] }.dropFirst())
  }
}

// MARK: - Declaration

/// A declaration of the program and its module.
struct Declaration {
  /// The identifier in relationships.
  let id: String
  let module: String
  let kind: String

  /// The names from the module to the declaration: `["Card", "borderWidth"]`.
  let path: [String]
  let access: AccessLevel
  let position: SymbolGraph.Symbol.Location?

  /// The module of the type that the containing extension extends, if there is one.
  let extendedModule: String?

  /// The constraints of the containing extension, or of a generic type.
  let constraints: [SymbolGraph.Symbol.Constraint]

  /// The declaration as printed by the compiler.
  let text: String

  init(_ symbol: SymbolGraph.Symbol, in module: String) {
    id = symbol.identifier.precise
    self.module = module
    kind = symbol.kind.identifier
    path = symbol.pathComponents
    access = symbol.accessLevel
    position = symbol.location
    extendedModule = symbol.swiftExtension?.extendedModule
    constraints =
      (symbol.swiftExtension?.constraints ?? []) + (symbol.swiftGenerics?.constraints ?? [])
    text = symbol.declaration
  }

  /// The last part of the path without the parentheses of a method: `borderWidth`.
  var name: String {
    let name = path.last ?? ""
    return name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  /// The full path: `Card.borderWidth`.
  var fullName: String { path.joined(separator: ".") }

  var isProtocol: Bool { kind == "swift.protocol" }

  /// Whether it's a class and not an actor, because symbol graphs represent both as classes.
  var isClass: Bool { kind == "swift.class" && !text.contains("actor ") }

  /// Whether it's a type with values: a struct, an enumeration, a class or an actor.
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.actor"].contains(kind)
  }

  /// Whether it's an instance property.
  var isProperty: Bool { kind == "swift.property" }

  /// Whether it's a method of instances or of the type.
  var isMethod: Bool { kind.hasSuffix("method") }

  /// Whether it's a property or method of the type itself.
  var isStatic: Bool { kind.hasPrefix("swift.type.") }

  /// The accessors of a property as printed by the compiler: `{ get set }`; empty for stored ones.
  var accessors: [Substring] {
    text[(text.firstIndex(of: "{") ?? text.endIndex)...].split(separator: " ")
  }

  /// Whether a property is data of its owner, and not only derived from it.
  ///
  /// It's stored or can be set, as a lazy property and one with observers can, or it has a property
  /// wrapper. An attribute other than the main actor may also be another global actor.
  var isData: Bool {
    accessors.isEmpty || accessors.contains("set")
      || modifiers.contains { $0.hasPrefix("@") && $0 != "@MainActor" }
  }

  /// The modifiers before the keyword: `["override"]`.
  var modifiers: [Substring] {
    text.split(separator: " ").prefix { !["class", "var", "let"].contains($0) }
  }

  /// The protocols that the containing extension requires of `Self`.
  var requiredProtocols: [String] {
    constraints.compactMap { constraint in
      constraint.kind == "conformance" && constraint.lhs == "Self" ? constraint.rhsPrecise : nil
    }
  }

  /// The full type of a property, or of the result of a method without parameters: `Swift.Double`;
  /// nil if it isn't known.
  var type: String? { isMethod ? MangledType.ofResult(id) : MangledType.ofProperty(id) }

  /// The type of a property as written in the source: `Double`.
  var spelledType: String {
    guard let colon = text.firstRange(of: "\(name): ") else { return type ?? "" }
    let spelled = text[colon.upperBound...]
    return String(spelled[..<(spelled.firstRange(of: " {")?.lowerBound ?? spelled.endIndex)])
  }
}
