extension Sequence<StylePack> {
  /// Returns probable mistakes in packs that are used in one tree, the lowest first.
  ///
  /// ```swift
  /// #expect([StylePack.contoso].findings().isEmpty)
  /// ```
  ///
  /// The findings are repeated packs, types that are in the program more than once, attributes with
  /// the same name, tokens with the same name but different types, and attributes of a target that
  /// several packs override. For each pack, these are followed by the tokens that its themes set
  /// and no pack declares, and by the findings of its sheet and of each theme.
  ///
  /// - Parameters:
  ///   - environment: The environment for the closures of themes; the default one by default.
  ///   - attributes: The attributes of the tree's applier, without those of the packs; the standard
  ///     ones by default.
  /// - Returns: The findings; empty if there are none.
  public func findings(
    in environment: StyleEnvironment = StyleEnvironment(), attributes: AttributeList = .standard
  ) -> [Finding] {
    let packs = Array(self)
    let declared = Set(packs.flatMap(\.tokens).map(\.id))
    return Finding.duplicatePacks(in: packs) + Finding.doubledTypes(in: packs)
      + Finding.attributeClashes(in: packs, attributes) + Finding.tokenClashes(in: packs)
      + Finding.duplicateTokens(in: [environment], where: declared.contains)
      + Finding.overrideClashes(in: packs, environment)
      + packs.flatMap { pack in
        Finding.undeclaredTokens(of: pack, declared: declared, in: environment)
          + pack.styleSheet.findings() + pack.themes.flatMap { $0.findings(in: environment) }
      }
  }
}
