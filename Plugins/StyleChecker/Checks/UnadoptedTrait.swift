extension StyleProgram {
  /// Finds a trait that no type adopts, if all modules that can adopt it are in the program.
  ///
  /// - Parameters:
  ///   - trait: The declaration to check.
  ///   - isExported: Whether modules outside of the program can access public and package traits.
  /// - Returns: The problem, if there is one.
  func unadoptedTrait(_ trait: Declaration, isExported: Bool) -> Problem? {
    guard isTrait(trait), !kinds.contains(trait.id), !(isExported && trait.access >= .package),
      !program.declarations.values.contains(where: {
        $0.isType && program.protocols(of: $0.id).contains(trait.id)
      })
    else { return nil }
    return Problem(
      .unadoptedTrait, at: trait, "no type adopts the trait '\(trait.fullName)'",
      remedy: "adopt it, or remove it")
  }
}
