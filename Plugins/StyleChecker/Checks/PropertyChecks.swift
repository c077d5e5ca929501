internal import CommandSupport

extension StyleProgram {
  /// Finds a property whose name is a misspelling of a requirement's.
  ///
  /// For requirements that the owner adopts, only the name is compared, unless it's short. For
  /// others, the type must match as well, because models have properties with all kinds of names.
  func misspelledProperty(_ property: StyledProperty) -> Problem? {
    let (name, type) = (property.name, property.declaration.type)
    guard property.isVisible, requirements[name] == nil, !name.hasPrefix("_") else { return nil }
    let meant = requirements.keys.sorted().lazy.filter { Misspelling.isLikely(name, of: $0) }
      .compactMap { candidate -> (requirement: Requirement, isAdopted: Bool)? in
        let adopted = adoptedRequirements(candidate, by: property.protocols)
        // If both are declared, both are intended.
        guard program.properties(candidate, of: property.owner.id).isEmpty else { return nil }
        if let requirement = adopted.first(where: {
          candidate.count > Misspelling.longestShortName || $0.declaration.type == type
        }) {
          return (requirement, true)
        }
        return requirements[candidate, default: []].first { $0.declaration.type == type }
          .map { ($0, false) }
      }
    guard let (requirement, isAdopted) = meant.first(where: \.isAdopted) ?? meant.first else {
      return nil
    }
    let adoption = isAdopted ? "" : " and adopt \(requirement.styleProtocol.name)"
    return Problem(
      .misspelledProperty, at: property.declaration,
      "'\(name)' of '\(property.owner.fullName)' is no attribute, so styling doesn't read it; "
        + "'\(requirement.name)' of \(requirement.styleProtocol.name) is",
      remedy: "rename it to '\(requirement.name)'\(adoption)",
      isExcusedByUse: !isAdopted || property.declaration.isData)
  }
}

// MARK: - Misspelling

/// Decides whether a name is a misspelling of another.
enum Misspelling {
  /// The length up to which names are too similar to other words to be compared without types.
  static let longestShortName = 5

  /// The length from which names may have two mistakes.
  private static let shortestNameForTwo = 12

  /// Returns whether a name is probably a misspelling of another one.
  ///
  /// A mistake inserts, removes or replaces a letter, or swaps two adjacent letters. Names of 12
  /// letters or more may have two. Case is ignored. A plural isn't considered a misspelling, nor is
  /// a different first letter, because `weight` isn't a misspelled `height`, nor a digit, because
  /// `width2` is a second `width`.
  ///
  /// - Parameters:
  ///   - name: The declared name.
  ///   - other: The possibly intended name.
  /// - Returns: Whether it's likely; false for equal names.
  static func isLikely(_ name: String, of other: String) -> Bool {
    guard name != other, name.filter(\.isNumber) == other.filter(\.isNumber),
      !isPlural(name, of: other), !isPlural(other, of: name)
    else {
      return false
    }
    let (written, meant) = (Array(name.lowercased()), Array(other.lowercased()))
    let limit = meant.count < shortestNameForTwo ? 1 : 2
    guard abs(written.count - meant.count) <= limit else { return false }
    let isSwapped = written.prefix(2).reversed().elementsEqual(meant.prefix(2))
    guard written.first == meant.first || isSwapped else { return false }
    return NearestName.changes(from: written, to: meant) <= limit
  }

  private static func isPlural(_ name: String, of other: String) -> Bool {
    name == other + "s" && !other.hasSuffix("s")
  }
}

// MARK: - MistypedProperty

extension StyleProgram {
  /// Finds a property with the name of a requirement but a different type, which doesn't fulfill
  /// it.
  func mistypedProperty(_ property: StyledProperty) -> Problem? {
    let required = adoptedRequirements(property.name, by: property.protocols)
    guard property.isVisible, let requirement = required.first,
      let type = property.declaration.type,
      let expected = requirement.declaration.type,
      required.allSatisfy({ $0.declaration.type != type }),
      // Another extension may have the right type for some adopters.
      !program.properties(property.name, of: property.owner.id).contains(where: {
        $0.type == expected
      })
    else { return nil }
    var (spelled, wanted) = (
      property.declaration.spelledType, requirement.declaration.spelledType
    )
    if spelled == wanted { (spelled, wanted) = (type, expected) }
    return Problem(
      .mistypedProperty, at: property.declaration,
      "'\(property.name)' of '\(property.owner.fullName)' is '\(spelled)', but "
        + "\(requirement.styleProtocol.name) requires '\(wanted)', so styling doesn't read it",
      remedy: "declare it as '\(wanted)'; or, if it's no style, rename it")
  }

  /// The requirements with a name in some style protocols.
  func adoptedRequirements(_ name: String, by protocols: Set<String>) -> [Requirement] {
    requirements[name, default: []].filter { protocols.contains($0.styleProtocol.id) }
  }
}

// MARK: - HiddenGetter

extension StyleProgram {
  /// Finds a getter that is less visible than its trait, so that some modules use the default.
  func hiddenGetter(_ property: StyledProperty) -> Problem? {
    let (getter, trait) = (property.declaration, property.owner)
    guard isTrait(trait), trait.access >= .package, trait.module == getter.module,
      getter.access < trait.access,
      let requirement = adoptedRequirements(property.name, by: property.protocols).first
    else { return nil }
    let others = trait.access == .package ? "other modules" : "other packages"
    let reached = getter.access == .package ? others : "other modules"
    return Problem(
      .hiddenGetter, at: getter,
      "'\(property.name)' of the \(trait.access.rawValue) trait '\(trait.fullName)' is "
        + "\(getter.access.rawValue), so nodes in \(reached) render the default of "
        + requirement.styleProtocol.name,
      remedy: "declare it '\(trait.access.rawValue)'")
  }
}

// MARK: - UnfitMember

extension StyleProgram {
  /// Finds a declaration with the name and type of a requirement, in a form that can't fulfill it.
  ///
  /// The compiler accepts it because the style protocol has a default. A property or method of the
  /// type may also be a helper, so it's only reported if nothing else fulfills the requirement.
  func unfitMember(_ property: StyledProperty) -> Problem? {
    let member = property.declaration
    guard property.isVisible, let form = UnfitForm(member),
      let requirement = adoptedRequirements(property.name, by: property.protocols).first(where: {
        $0.declaration.type == member.type
      }), !form.isOfType || !isFulfilled(requirement, in: property.owner)
    else { return nil }
    return Problem(
      .unfitMember, at: member,
      "'\(property.name)' of '\(property.owner.fullName)' \(form.text), which doesn't fulfill "
        + "\(requirement.styleProtocol.name), so styling doesn't read it",
      remedy: form.remedy(property.name, requirement.declaration.spelledType))
  }

  /// Whether a type has a value for a requirement besides the default, or every adopter of a trait.
  private func isFulfilled(_ requirement: Requirement, in owner: Declaration) -> Bool {
    if candidates(for: requirement, in: owner.id).contains(where: { isMet($0, by: owner) }) {
      return true
    }
    let adopters = program.declarations.values.filter {
      owner.isProtocol && $0.isType && program.protocols(of: $0.id).contains(owner.id)
    }
    return !adopters.isEmpty
      && adopters.allSatisfy { adopter in
        candidates(for: requirement, in: adopter.id).contains { isMet($0, by: adopter) }
      }
  }

  /// The properties that can fulfill a requirement in a type or protocol: its own, and those of its
  /// superclasses and traits.
  func candidates(for requirement: Requirement, in id: String) -> [Declaration] {
    let protocols = program.protocols(of: id).subtracting([requirement.styleProtocol.id])
    return ([id] + program.superclasses(of: id) + protocols.sorted())
      .flatMap { program.properties(requirement.name, of: $0) }
      .filter {
        $0.type == requirement.declaration.type && UnfitForm($0) == nil
          && !program.requirements.contains($0.id)
      }
  }
}

/// A form of a declaration that can't fulfill a readable requirement of instances.
private enum UnfitForm {
  case method
  case typeProperty
  case lazy
  case mutatingGetter
  case throwingGetter
  case asynchronousGetter

  /// The form of a declaration; nil if it can fulfill a requirement.
  init?(_ declaration: Declaration) {
    let accessors = declaration.accessors
    // Classes have no mutating getters, so their lazy properties fulfill requirements.
    let isMutating = accessors.contains("mutating")
    if declaration.isMethod {
      self = .method
    } else if declaration.isStatic {
      self = .typeProperty
    } else if accessors.contains("async") {
      self = .asynchronousGetter
    } else if accessors.contains(where: { $0.hasPrefix("throws") }) {
      self = .throwingGetter
    } else if isMutating {
      self = declaration.modifiers.contains("lazy") ? .lazy : .mutatingGetter
    } else {
      return nil
    }
  }

  /// Whether the declaration may be a helper of the one that fulfills the requirement.
  var isOfType: Bool { self == .method || self == .typeProperty }

  /// The end of a sentence that begins with the declaration.
  var text: String {
    switch self {
    case .method: "is a method"
    case .typeProperty: "is a property of the type"
    case .lazy: "is lazy"
    case .mutatingGetter: "has a mutating getter"
    case .throwingGetter: "has a getter that throws"
    case .asynchronousGetter: "has an asynchronous getter"
    }
  }

  func remedy(_ name: String, _ type: String) -> String {
    switch self {
    case .method: "declare it as a property: 'var \(name): \(type)'"
    case .typeProperty: "declare it without 'static' or 'class'"
    case .lazy: "declare it without 'lazy', or make it a computed property"
    case .mutatingGetter: "declare the getter without 'mutating', or without a property wrapper"
    case .throwingGetter: "declare the getter without 'throws'"
    case .asynchronousGetter: "declare the getter without 'async'"
    }
  }
}

// MARK: - UnmetConstraint

extension StyleProgram {
  /// Finds requirements that only extensions fulfill whose constraints a type doesn't meet.
  func unmetConstraints(_ type: Declaration) -> [Problem] {
    guard type.isType else { return [] }
    let superclass = program.superclasses[type.id]
    let inherited = superclass.map(program.protocols) ?? []
    let adopted = program.protocols(of: type.id).subtracting(inherited)
    let required = requirements.values.joined().filter { adopted.contains($0.styleProtocol.id) }
    return required.sorted { $0.name < $1.name }.compactMap { requirement in
      let found = candidates(for: requirement, in: type.id)
      guard !found.contains(where: { isMet($0, by: type) }),
        let getter = found.first,
        let owner = program.owners[getter.id].flatMap({ program.declarations[$0] })
      else { return nil }
      let constraints = Set(found.map { Self.text(of: unmet($0, by: type)) }).sorted()
      let (name, styleProtocol) = (requirement.name, requirement.styleProtocol.name)
      let isOwn = owner.id == type.id
      return Problem(
        .unmetConstraint, at: isOwn ? getter : type,
        "'\(name)' of '\(owner.fullName)' is only for \(constraints.joined(separator: " or ")), and "
          + "'\(type.fullName)' adopts \(styleProtocol) without that, so styling uses the default",
        remedy: "declare '\(name)' without the constraint"
          + (isOwn ? ", or adopt \(styleProtocol) with it" : " or in '\(type.fullName)'"))
    }
  }

  /// Whether a type meets the constraints of the extension that declares a property.
  func isMet(_ property: Declaration, by type: Declaration) -> Bool {
    unmet(property, by: type).isEmpty
  }

  /// The constraints of the extension that declares a property, which a type certainly doesn't meet.
  private func unmet(
    _ property: Declaration, by type: Declaration
  ) -> [SymbolGraph.Symbol.Constraint] {
    // What follows from the constraints of a conditional conformance isn't known.
    guard type.isType, program.conditions[type.id]?.keys.contains(where: isStyled) != true else {
      return []
    }
    return property.constraints.filter { constraint in
      guard constraint.lhs == "Self" else {
        // A parameter of the type; the compiler repeats the constraints of the type's declaration.
        return program.owners[property.id] == type.id && !type.constraints.contains(constraint)
      }
      guard let other = constraint.rhsPrecise else { return false }
      switch constraint.kind {
      case "conformance":
        // The compiler doesn't check protocols without requirements at run time.
        return !Self.markers.contains(other)
          && (!program.protocols(of: type.id).contains(other)
            || program.conditions[type.id]?[other] != nil)
      case "superclass", "sameType":
        return other != type.id && !program.superclasses(of: type.id).contains(other)
      default: return false
      }
    }
  }

  private func isStyled(_ id: String) -> Bool {
    styleProtocols.contains(id) || !program.protocols(of: id).isDisjoint(with: styleProtocols)
  }

  private static func text(of constraints: [SymbolGraph.Symbol.Constraint]) -> String {
    constraints.map { "\($0.lhs)\($0.kind == "sameType" ? " ==" : ":") \($0.rhs)" }
      .joined(separator: ", ")
  }

  /// The protocols without requirements, whose conformances graphs don't always list.
  private static let markers: Set = [
    "s:s8CopyableP", "s:s9EscapableP", "s:s16SendableMetatypeP", "s:s8SendableP",
    "s:s15BitwiseCopyableP",
  ]
}

extension StyleProgram {
  /// Finds the getter that reads a deprecated token.
  ///
  /// - Parameters:
  ///   - read: The read.
  ///   - modules: The checked modules.
  /// - Returns: The problem; nil if the getter isn't in these modules.
  func deprecatedToken(_ read: DeprecatedGetter, in modules: Set<String>) -> Problem? {
    let property = styledProperties(in: modules).first { property in
      let path = [property.owner.module] + property.owner.path + [property.name]
      return path.joined(separator: ".") == read.getter
    }
    guard let property else { return nil }
    return Problem(
      .deprecatedToken, at: property.declaration,
      "'\(property.name)' of '\(property.owner.fullName)' reads the token '\(read.token)', which is "
        + "deprecated",
      remedy: read.advice)
  }
}
