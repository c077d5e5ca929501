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
