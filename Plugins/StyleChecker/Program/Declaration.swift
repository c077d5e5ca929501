/// A declaration of the program, with the module it was found in.
struct Declaration {
  /// The identifier that relationships use.
  let id: String
  let module: String
  let kind: String

  /// The names from the module to the declaration: `["Card", "borderWidth"]`.
  let path: [String]
  let access: AccessLevel
  let position: SymbolGraph.Symbol.Location?

  /// The module of the type that the extension around the declaration extends, if there is one.
  let extendedModule: String?

  /// The protocols that the extension around the declaration requires of `Self`.
  let requiredProtocols: [String]

  /// The declaration as the compiler prints it.
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

  /// The path in one: `Card.borderWidth`.
  var fullName: String { path.joined(separator: ".") }

  var isProtocol: Bool { kind == "swift.protocol" }

  /// Whether it's a class and no actor, of which symbol graphs make classes as well.
  var isClass: Bool { kind == "swift.class" && !text.contains("actor ") }

  /// Whether values are of it: a struct, an enumeration, a class or an actor.
  var isType: Bool {
    ["swift.struct", "swift.enum", "swift.class", "swift.actor"].contains(kind)
  }

  /// Whether it's a property of values, not of their type.
  var isProperty: Bool { kind == "swift.property" }

  /// Whether a property is stored, as far as the compiler prints no accessors.
  var isStored: Bool { !text.contains("{") }

  /// The modifiers in front of the keyword: `["override"]`.
  var modifiers: [Substring] {
    text.split(separator: " ").prefix { !["class", "var", "let"].contains($0) }
  }

  /// The type of a property in full: `Swift.Double`; nil where it isn't known.
  var type: String? { MangledType.ofProperty(id) }

  /// The type of a property as its author wrote it: `Double`.
  var spelledType: String {
    guard let colon = text.firstRange(of: "\(name): ") else { return type ?? "" }
    let spelled = text[colon.upperBound...]
    return String(spelled[..<(spelled.firstRange(of: " {")?.lowerBound ?? spelled.endIndex)])
  }
}
