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

  /// The protocols that the containing extension requires of `Self`.
  let requiredProtocols: [String]

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
    requiredProtocols = (symbol.swiftExtension?.constraints ?? []).compactMap { constraint in
      constraint.kind == "conformance" && constraint.lhs == "Self" ? constraint.rhsPrecise : nil
    }
    text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
  }

  /// The last part of the path: `borderWidth`.
  var name: String { path.last ?? "" }

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

  /// Whether a property is stored, judging by the absence of printed accessors.
  var isStored: Bool { !text.contains("{") }

  /// The modifiers before the keyword: `["override"]`.
  var modifiers: [Substring] {
    text.split(separator: " ").prefix { !["class", "var", "let"].contains($0) }
  }

  /// The full type of a property: `Swift.Double`; nil if it isn't known.
  var type: String? { MangledType.ofProperty(id) }

  /// The type of a property as written in the source: `Double`.
  var spelledType: String {
    guard let colon = text.firstRange(of: "\(name): ") else { return type ?? "" }
    let spelled = text[colon.upperBound...]
    return String(spelled[..<(spelled.firstRange(of: " {")?.lowerBound ?? spelled.endIndex)])
  }
}
