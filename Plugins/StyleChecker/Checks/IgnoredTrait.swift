extension StyleProgram {
  /// Finds the traits of a class that are ignored because a superclass adopts the style protocol.
  func ignoredTraits(_ type: Declaration) -> [Problem] {
    guard type.isClass, let superclass = program.superclasses[type.id] else { return [] }
    let inherited = program.protocols(of: superclass)
    let own = program.protocols(of: type.id).subtracting(inherited)
    return inheritedRequirements(inherited).compactMap { requirement in
      let traits = own.filter { trait in
        program.protocols(of: trait).contains(requirement.styleProtocol.id)
          && !program.properties(requirement.name, of: trait).isEmpty
      }
      // A property of the class overrides the superclass's, or is reported separately.
      let isDeclared = !program.properties(requirement.name, of: type.id).isEmpty
      let names = traits.compactMap { program.declarations[$0]?.name }.sorted()
      guard !names.isEmpty, !isDeclared else { return nil }
      return Problem(
        .ignoredTrait, at: type,
        "'\(requirement.name)' of \(names.joined(separator: " and ")) is ignored in "
          + "'\(type.fullName)', because its superclass '\(name(of: superclass))' conforms to "
          + "\(requirement.styleProtocol.name) already",
        remedy: "declare '\(requirement.name)' in '\(name(of: superclass))' and override it; or "
          + "make both structs, each with traits of its own")
    }
  }

  /// Finds a property of a class that overrides nothing although a superclass adopts the style
  /// protocol.
  func ignoredProperty(_ property: StyledProperty) -> Problem? {
    guard property.owner.isClass, property.isVisible,
      let superclass = program.superclasses[property.owner.id],
      let requirement = adoptedRequirements(
        property.name, by: program.protocols(of: superclass)
      ).first, !isOverriding(property.declaration)
    else { return nil }
    return Problem(
      .ignoredTrait, at: property.declaration,
      "'\(property.name)' of '\(property.owner.fullName)' is ignored, because its superclass "
        + "'\(name(of: superclass))' conforms to \(requirement.styleProtocol.name) already",
      remedy: "declare '\(property.name)' in '\(name(of: superclass))' and override it; or make "
        + "both structs")
  }

  private func inheritedRequirements(_ protocols: Set<String>) -> [Requirement] {
    requirements.values.joined().filter { protocols.contains($0.styleProtocol.id) }
      .sorted { $0.name < $1.name }
  }

  private func isOverriding(_ property: Declaration) -> Bool {
    program.overrides.contains(property.id) || property.modifiers.contains("override")
  }

  private func name(of id: String) -> String { program.declarations[id]?.fullName ?? id }
}
