extension Finding.Identifier {
  /// A subclass adopts a trait whose value may be ignored in favor of its superclass's.
  public static let ignoredTrait = Finding.Identifier(rawValue: "ignored-trait")
}

extension Finding {
  /// Returns the attributes that a class fills with its own trait although its superclass has them.
  ///
  /// If conformance records can't be read, there are no such findings.
  static func ignoredTraits(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    guard let superclass = (type as? AnyClass).flatMap(_getSuperclass),
      let inherited = superclass as? any StyleNode.Type,
      let own = ConformanceRecords.shared.refinements(declaredBy: type)
    else { return [] }
    return adopted.compactMap { attribute in
      guard let proto = attribute.definition.protocolType,
        attribute.definition.makeStep(inherited) != nil
      else { return nil }
      let traits = own.traits(refining: proto)
      guard !traits.isEmpty else { return nil }
      return Finding(
        .warning, .ignoredTrait,
        summary: "\(type) adopts \(traits.joined(separator: " and ")), whose '\(attribute)' may be "
          + "ignored: its superclass \(superclass) conforms to \(proto) already.",
        explanation:
          "A subclass inherits its superclass's conformance, and styling reads the value "
          + "through it. The trait's value is ignored, and so is a property that overrides nothing. "
          + "An overriding property is read, but can't be detected.",
        remedy: "Declare '\(attribute)' in the superclass that adopts \(proto) and override it in "
          + "\(type); or make both of them structs with separate traits.")
    }
  }
}
