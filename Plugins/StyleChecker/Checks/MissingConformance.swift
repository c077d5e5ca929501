extension StyleProgram {
  /// Finds a property with the name and type of an attribute that its owner doesn't adopt.
  func missingConformance(_ property: StyledProperty) -> Problem? {
    guard property.isVisible,
      adoptedRequirements(property.name, by: property.protocols).isEmpty,
      let type = property.declaration.type,
      let requirement = requirements[property.name, default: []].first(where: {
        $0.declaration.type == type
      })
    else { return nil }
    let missing = requirement.styleProtocol.name
    return Problem(
      .missingConformance, at: property.declaration,
      "'\(property.name)' of '\(property.owner.fullName)' has the name and type of an attribute, "
        + "but '\(property.owner.fullName)' doesn't adopt \(missing), so styling doesn't read it",
      remedy: "adopt \(missing); or, if it's no style, rename it",
      isExcusedByUse: property.declaration.isData)
  }
}
