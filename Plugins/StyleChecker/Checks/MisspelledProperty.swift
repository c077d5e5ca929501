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
