internal import CommandSupport

/// All checks of a program.
struct StyleCheck {
  /// The checked modules and all their dependencies.
  let program: StyleProgram

  /// The modules whose declarations are checked.
  let checked: Set<String>

  /// The modules whose public declarations other packages can use.
  let exported: Set<String>

  /// The qualified names of the node types that no sample shows, if a program listed them.
  var unshown: Set<String> = []

  /// The getters that read deprecated tokens, if a program with samples found them.
  var deprecatedReads: [DeprecatedGetter] = []

  /// The problems in the checked modules, in no particular order.
  var problems: [Problem] {
    let properties = program.styledProperties(in: checked)
    let declarations = program.program.sorted.filter { checked.contains($0.module) }
    return properties.compactMap { property in
      if let problem = program.unfitMember(property) { return problem }
      guard property.declaration.isProperty else { return nil }
      return program.mistypedProperty(property) ?? program.hiddenGetter(property)
        ?? program.missingConformance(property) ?? program.misspelledProperty(property)
        ?? program.ignoredProperty(property)
    }
      + declarations.flatMap { declaration in
        [
          program.nonfinalNode(declaration), program.twoKinds(declaration),
          program.keylessProtocol(declaration),
          program.unadoptedTrait(declaration, isExported: exported.contains(declaration.module)),
          program.unshownNode(declaration, among: unshown),
        ].compactMap { $0 } + program.ignoredTraits(declaration)
          + program.unmetConstraints(declaration)
      } + deprecatedReads.compactMap { program.deprecatedToken($0, in: checked) }
  }
}

// MARK: - Problem

/// A declaration that compiles but has no effect on styling, or not the intended one.
struct Problem: Hashable {
  /// The kind of a problem, whose raw value is the name of its documentation page.
  enum Kind: String, CaseIterable, Codable {
    case mistypedProperty = "mistyped-property"
    case unfitMember = "unfit-member"
    case unmetConstraint = "unmet-constraint"
    case misspelledProperty = "misspelled-property"
    case missingConformance = "missing-conformance"
    case hiddenGetter = "hidden-getter"
    case ignoredTrait = "ignored-trait"
    case twoKinds = "two-kinds"
    case nonfinalNode = "nonfinal-node"
    case unadoptedTrait = "unadopted-trait"
    case keylessProtocol = "keyless-protocol"
    case unshownNode = "unshown-node"
    case deprecatedToken = "deprecated-token"
  }

  let kind: Kind

  /// The identifier of the declaration.
  let declaration: String

  /// The problem and its consequence.
  let message: String

  /// The change that resolves it.
  let remedy: String

  /// Whether the problem is dismissed if the file reads the property, which is then model data.
  let isExcusedByUse: Bool

  init(
    _ kind: Kind, at declaration: Declaration, _ message: String, remedy: String,
    isExcusedByUse: Bool = false
  ) {
    self.kind = kind
    self.declaration = declaration.id
    self.message = message
    self.remedy = remedy
    self.isExcusedByUse = isExcusedByUse
  }
}
