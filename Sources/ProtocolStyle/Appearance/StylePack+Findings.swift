extension Sequence<StylePack> {
  /// Looks for what is probably not meant in packs that are in one tree, the lowest first.
  ///
  /// ```swift
  /// #expect([StylePack.contoso].findings().isEmpty)
  /// ```
  ///
  /// Found are packs that are there more than once, types that are in the program twice, attributes
  /// of one name, tokens of one name but different types, tokens that were declared with different
  /// defaults, and attributes of a target that several packs override; then, pack by pack, the
  /// tokens that its themes set and no pack declares, what its sheet finds, and what each of its
  /// themes finds alone.
  ///
  /// - Parameters:
  ///   - environment: What the closures of themes are asked in; the default one by default.
  ///   - attributes: What the tree's applier reads beside the packs' attributes; the standard ones by
  ///     default.
  /// - Returns: What was found; empty when nothing was.
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
