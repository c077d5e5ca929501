internal import ProtocolStyle

extension TypePattern {
  /// Whether every node of this pattern is sure to be of another one too.
  ///
  /// What cannot be known counts as no: whether types conform and protocols refine each other is
  /// known where conformance records are.
  func isCovered(by other: TypePattern) -> Bool {
    if self == other || isSubclass(of: other) { return true }
    guard let proto = ConformanceRecords.descriptor(ofProtocol: other.type) else { return false }
    return isProtocol
      ? ConformanceRecords.shared.refines(type, other.type)
      : ConformanceRecords.conforms(type, to: proto)
  }

  /// Whether it is a protocol alone.
  var isProtocol: Bool { ConformanceRecords.descriptor(ofProtocol: type) != nil }

  /// Whether it is a protocol that names no kind, for those of kinds refine that of all nodes.
  var isTrait: Bool { isProtocol && !isCovered(by: TypePattern((any StyleNode).self)) }
}
