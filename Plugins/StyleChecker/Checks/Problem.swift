/// Something in a declaration that compiles and has no effect on styling, or not the one meant.
struct Problem: Hashable {
  /// The sort of a problem, which names its page in the documentation.
  enum Kind: String, CaseIterable, Codable {
    case mistypedProperty = "mistyped-property"
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

  /// The identifier of the declaration at fault.
  let declaration: String

  /// The problem and what follows from it.
  let message: String

  /// The change that resolves it.
  let remedy: String

  /// Whether it's none if the file reads the property: a model's own value then, not a style.
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
