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
