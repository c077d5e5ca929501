internal import ProtocolStyle

extension TypePattern {
  /// Whether every node that matches this pattern is certain to match another one.
  ///
  /// False if it isn't known. Conformances and refinements are known if conformance records can be
  /// read.
  func isCovered(by other: TypePattern) -> Bool {
    if self == other || isSubclass(of: other) { return true }
    guard let proto = ConformanceRecords.descriptor(ofProtocol: other.type) else { return false }
    return isProtocol
      ? ConformanceRecords.shared.refines(type, other.type)
      : ConformanceRecords.conforms(type, to: proto)
  }

  /// Whether it's a single protocol.
  var isProtocol: Bool { ConformanceRecords.descriptor(ofProtocol: type) != nil }

  /// Whether it's a protocol that doesn't imply a kind, because protocols of kinds refine
  /// `StyleNode`.
  var isTrait: Bool { isProtocol && !isCovered(by: TypePattern((any StyleNode).self)) }
}
