extension Finding.Identifier {
  /// A rule names a type that no node can have as a target, a container or an exclusion.
  public static let impossibleTarget = Finding.Identifier(rawValue: "impossible-target")
}

extension Finding {
  /// Returns the types in a rule that no node can have.
  package static func impossibleTargets(of rule: StyleRule) -> [Finding] {
    var targets: [TypePattern] = []
    if case .type(let pattern) = rule.target.form { targets = [pattern] }
    let never = "the rule never applies"
    let nothing = "this excludes nothing"
    let named: [(role: String, consequence: String, patterns: [TypePattern])] = [
      ("is for", never, targets),
      ("is for nodes in", never, rule.containers),
      ("excludes", nothing, rule.excluded),
      ("excludes subtrees of", nothing, rule.excludedSubtrees),
    ]
    return named.flatMap { role, consequence, patterns in
      patterns.filter(\.isImpossible).map { pattern in
        Finding(
          .warning, .impossibleTarget,
          summary: "The rule at \(rule.location) \(role) \(pattern.name), which no node can be.",
          explanation: "\(pattern.name) doesn't conform to StyleNode, and no subclass can conform "
            + "because it isn't a class, so \(consequence).",
          remedy: "Name the type of the model that is attached instead of the view that shows it, "
            + "or a protocol such as '(any ButtonNode).self'; or let \(pattern.name) adopt a kind.")
      }
    }
  }
}

// MARK: - TypePattern

/// A type in a rule, as a target, a container or an exclusion.
///
/// It's a concrete type, which matches its subclasses as well, or a protocol such as `(any
/// ButtonNode).self`.
package struct TypePattern: Hashable, Sendable {
  package let type: any Any.Type

  package init(_ type: any Any.Type) {
    self.type = type
  }

  /// Returns whether a node has the type.
  func matches(_ node: some Any) -> Bool {
    func isInstance<Pattern>(of type: Pattern.Type) -> Bool { node is Pattern }
    return _openExistential(type, do: isInstance)
  }

  /// Returns whether this is a class that derives from another; a class doesn't derive from itself.
  package func isSubclass(of other: TypePattern) -> Bool {
    func derives<Other>(from other: Other.Type) -> Bool { type is Other.Type }
    return self != other && type is AnyClass && _openExistential(other.type, do: derives)
  }

  /// The name of the type, without `any`.
  package var name: String {
    let name = "\(type)"
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }

  /// Returns whether two patterns have the same type.
  package static func == (left: TypePattern, right: TypePattern) -> Bool { left.type == right.type }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

extension TypePattern {
  /// Returns whether this is a concrete type and not a protocol.
  ///
  /// It's called only with types of a matching node, so a class is that type or a superclass of it.
  func isConcrete(for nodeType: any Any.Type) -> Bool { type == nodeType || type is AnyClass }
}

extension TypePattern {
  /// Whether no node can have the type, because it's neither a `StyleNode` nor a class or protocol.
  ///
  /// A class that isn't a node can have a subclass that is, and a node can adopt any protocol.
  var isImpossible: Bool {
    // `is` unwraps an AnyHashable, so a node that is Hashable matches it.
    guard !(type is any StyleNode.Type), type != AnyHashable.self else { return false }
    // Sound because every type's metadata begins with a word for its kind, which is part of the
    // stable ABI; for a class it's 0 or an address.
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    // A struct, an enumeration, a tuple, a function, a type's type, a protocol's type. Optionals
    // have a separate kind and aren't listed, because `is` unwraps them as well.
    case 0x200, 0x201, 0x301, 0x302, 0x304, 0x306: return true
    default: return false
    }
  }
}

// MARK: - Clashing Attributes

extension Finding.Identifier {
  /// Packs, or a pack and the applier, have different attributes with the same name.
  public static let attributeClash = Finding.Identifier(rawValue: "attribute-clash")
}

extension Finding {
  /// Returns the attributes of packs that aren't read because another one has the same name.
  ///
  /// They're in the order of the packs; the applier's attributes come before all packs.
  static func attributeClashes(in packs: [StylePack], _ attributes: AttributeList) -> [Finding] {
    var read: [String: (attribute: AttributeID, bearer: String)] = [:]
    for attribute in attributes { read[attribute.name] = (attribute.id, "the applier") }
    var findings: [Finding] = []
    for pack in packs {
      for attribute in pack.attributes.lazy.map(\.id) {
        guard let first = read[attribute.name] else {
          read[attribute.name] = (attribute, "pack '\(pack)'")
          continue
        }
        if first.attribute != attribute {
          findings.append(attributeClash(attribute, in: pack, with: first.attribute, first.bearer))
        }
      }
    }
    return findings
  }

  private static func attributeClash(
    _ attribute: AttributeID, in pack: StylePack, with first: AttributeID, _ bearer: String
  ) -> Finding {
    Finding(
      .error, .attributeClash,
      summary: "Attribute '\(attribute)' has type \(first.valueType) in \(bearer), but "
        + "\(attribute.valueType) in pack '\(pack)'.",
      explanation: "They are two attributes, declared in \(first.definition.declaration) and "
        + "\(attribute.definition.declaration). A tree reads the first; values of the other aren't in "
        + "view models.",
      remedy: "Rename one of them, or use the same attribute in both packs.")
  }
}

// MARK: - Clashing Overrides

extension Finding.Identifier {
  /// Rules of two packs override conformances for the same attribute of the same target.
  public static let overrideClash = Finding.Identifier(rawValue: "override-clash")
}

extension Finding {
  /// Returns the attributes of targets for which rules of several packs override conformances.
  ///
  /// They're in the order of the packs; each finding names the first other pack.
  static func overrideClashes(
    in packs: [StylePack], _ environment: StyleEnvironment
  ) -> [Finding] {
    struct Key: Hashable {
      let target: StyleRule.Target
      let attribute: AttributeID
    }
    let context = StyleContext(environment: environment)
    var writers: [Key: StylePack] = [:]
    var findings: [Finding] = []
    for pack in packs {
      for rule in pack.styleSheet where rule.overridesConformances {
        for attribute in rule.attributes(writtenIn: [context]) {
          let key = Key(target: rule.target, attribute: attribute)
          if let first = writers[key], first.name != pack.name {
            let finding = overrideClash(of: attribute, rule, in: pack, with: first)
            if !findings.contains(finding) { findings.append(finding) }
          } else {
            writers[key] = pack
          }
        }
      }
    }
    return findings
  }

  private static func overrideClash(
    of attribute: AttributeID, _ rule: StyleRule, in pack: StylePack, with other: StylePack
  ) -> Finding {
    Finding(
      .warning, .overrideClash,
      summary: "Pack '\(pack)' overrides '\(attribute)' of \(rule.target), as pack '\(other)' "
        + "does.",
      explanation: "Both packs have a rule for \(rule.target) that overrides conformances. The "
        + "rule of the higher pack, '\(pack)', wins where both apply.",
      remedy: "Keep one of the rules, or move it to the app's own sheet, which is above all packs."
    )
  }
}
