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
    text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
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
