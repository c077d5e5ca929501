public import ProtocolStyle

extension StyleApplier {
  /// Returns probable mistakes in the styling of a type.
  ///
  /// ```swift
  /// #expect(StyleApplier().findings(for: BuyButton.self).isEmpty)
  /// ```
  ///
  /// Only the type is examined, without any node, so there is each finding once per type. The cost
  /// is about that of styling a type's first node.
  ///
  /// - Parameter type: The type of the nodes.
  /// - Returns: The findings, grouped by kind, and in each group in the order of the applier's
  ///   attributes; empty if there are none.
  public func findings(for type: any StyleNode.Type) -> [Finding] {
    findings(for: type, ConformanceRecords.shared.candidates(for: type))
  }

  /// Returns the findings, given the protocols that aren't ruled out.
  func findings(
    for type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> [Finding] {
    let adopted = attributes.ids.filter { $0.isAdopted(by: type, candidates) }
    return Finding.unusedAttributes(of: type, adopting: adopted)
      + Finding.barTintConflicts(of: type, adopting: adopted)
      + Finding.ignoredTraits(of: type, adopting: adopted)
  }
}

extension AttributeID {
  /// Returns whether nodes of a type have the attribute, using the protocols that aren't ruled out.
  func isAdopted(
    by type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> Bool {
    if let proto = definition.protocolType, !candidates.mayInclude(proto) { return false }
    return isAdopted(by: type)
  }
}

// MARK: - Conflicting Bar Tints

extension Finding.Identifier {
  /// A bar adopts both a background color and a bar tint.
  public static let barTintConflict = Finding.Identifier(rawValue: "bar-tint-conflict")
}

extension Finding {
  /// Returns the conflict if a bar adopts both its background color and its bar tint.
  static func barTintConflicts(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    let background = Attribute<Color>.backgroundColor.id
    let tint = Attribute<Color>.barTintColor.id
    guard adopted.contains(background), adopted.contains(tint),
      type.nodeKind.derivations.contains(where: { derivation in
        derivation.outputs.contains { $0.id == tint }
          && derivation.inputs.contains { $0.id == background }
      })
    else { return [] }
    return [
      Finding(
        .warning, .barTintConflict,
        summary: "\(type) adopts both BackgroundColor and BarTintColor.",
        explanation: "A bar's tint follows its background only if BarTintColor isn't adopted. Here "
          + "'barTintColor' doesn't follow 'backgroundColor', and the two may differ.",
        remedy: "Adopt only BackgroundColor if the tint should follow it, or only BarTintColor if "
          + "the bar needs no separate background.")
    ]
  }
}

// MARK: - Ignored Traits

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
        attribute.isAdopted(by: inherited)
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

// MARK: - Unused Attributes

extension Finding.Identifier {
  /// A type adopts an attribute that its kind doesn't use.
  public static let unusedAttribute = Finding.Identifier(rawValue: "unused-attribute")
}

extension Finding {
  /// Returns the attributes that a type adopts although its kind doesn't use them.
  static func unusedAttributes(
    of type: any StyleNode.Type, adopting adopted: [AttributeID]
  ) -> [Finding] {
    let kind = type.nodeKind
    return adopted.filter { !kind.uses($0) }.map { attribute in
      let proto = attribute.definition.protocolType.map { "\($0)" } ?? "'\(attribute)'"
      return Finding(
        .warning, .unusedAttribute,
        summary: "\(type) adopts \(proto), but its kind '\(kind)' does not use '\(attribute)'.",
        explanation:
          "A view model drops attributes that its kind doesn't use, so it has no effect.",
        remedy:
          "Adopt a kind that uses '\(attribute)', list it in 'uses:' of a custom kind, or remove "
          + "\(proto) or the trait that refines it.")
    }
  }
}
