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
