/// A probable mistake in the styling of a type that the compiler doesn't detect.
///
/// Findings don't affect styling. Test that there are none:
///
/// ```swift
/// #expect(StyleApplier().findings(for: BuyButton.self) == [])
/// ```
public struct Finding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// Useful to know.
    case note

    /// Probably a mistake.
    case warning

    /// Certainly a mistake.
    case error

    /// Returns whether a severity is lower than another.
    ///
    /// - Parameters:
    ///   - left: A severity.
    ///   - right: Another severity.
    /// - Returns: Whether `left` is the lower one.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.place < right.place
    }
  }

  /// The kind of a finding, which packs and tools can extend.
  public struct Identifier: RawRepresentable, Hashable, Sendable, Codable {
    /// The name, in words joined by hyphens, such as `unused-attribute`.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name, in words joined by hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The severity.
  public let severity: Severity

  /// The kind of finding.
  public let identifier: Identifier

  /// The problem, in one sentence that names the types involved.
  public let summary: String

  /// The consequence of the problem, and its reason.
  public let explanation: String

  /// The advice for solving the problem.
  public let remedy: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - identifier: The kind of finding.
  ///   - summary: The problem, in one sentence that names the types involved.
  ///   - explanation: The consequence of the problem, and its reason.
  ///   - remedy: The advice for solving the problem.
  public init(
    _ severity: Severity, _ identifier: Identifier, summary: String, explanation: String,
    remedy: String
  ) {
    self.severity = severity
    self.identifier = identifier
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
  }
}

extension Finding: CustomStringConvertible {
  /// The whole finding: `warning: … [unused-attribute]`, then the explanation and the remedy.
  public var description: String {
    "\(severity.rawValue): \(summary) [\(identifier.rawValue)]\n  \(explanation)\n  \(remedy)"
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
        derivation.output.id == tint && derivation.inputs.contains { $0.id == background }
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
