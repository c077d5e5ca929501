import ProtocolStyle

/// A reset as data.
struct ReferenceReset: Sendable {
  let target: ReferenceTarget

  /// The hidden attributes; nil for all.
  let attributes: Set<AttributeID>?

  func hides(_ key: ReferenceKey, of rule: ReferenceRule) -> Bool {
    rule.target == target && attributes?.contains(key.attribute) ?? true
  }
}
