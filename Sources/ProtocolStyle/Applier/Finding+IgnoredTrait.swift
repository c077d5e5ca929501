extension Finding.Identifier {
  /// A subclass adopts a trait whose value may be ignored for its superclass's.
  public static let ignoredTrait = Finding.Identifier(rawValue: "ignored-trait")
}

extension Finding {
  /// The attributes that a class fills by a trait of its own while its superclass has them already.
  ///
  /// Found where conformance records can be read; elsewhere there are no such findings.
  static func ignoredTraits(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    guard let superclass = (type as? AnyClass).flatMap(_getSuperclass),
      let inherited = superclass as? any StyleNode.Type,
      let own = ConformanceRecords.shared.refinements(declaredBy: type)
    else { return [] }
    return adopted.compactMap { attribute in
      guard let proto = attribute.definition.protocolType, own.includes(proto),
        attribute.definition.makeStep(inherited) != nil
      else { return nil }
      return Finding(
        .warning, .ignoredTrait,
        summary: "\(type) fills '\(attribute)' by a trait of its own, which may be ignored: "
          + "\(superclass) conforms to \(proto) already.",
        explanation: "A subclass inherits its superclass's conformance, and with it the value that "
          + "the superclass has; Swift does not look at the trait again.",
        remedy: "Make both structs or final classes without a common superclass, or override "
          + "'\(attribute)' in \(type).")
    }
  }
}
