import ProtocolStyle

/// A reset as data.
struct ReferenceReset: Sendable {
  let target: ReferenceTarget

  /// What it hides; nil for everything.
  let attributes: Set<AttributeID>?

  func hides(_ key: ReferenceKey, of rule: ReferenceRule) -> Bool {
    rule.target == target && attributes?.contains(key.attribute) ?? true
  }
}
