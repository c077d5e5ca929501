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
