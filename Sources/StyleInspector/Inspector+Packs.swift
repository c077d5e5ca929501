public import ProtocolStyle

extension Inspector {
  /// Finds probable mistakes in a pack: in its rules, its themes, and its declarations.
  ///
  /// - Parameter pack: The pack.
  /// - Returns: The distinct findings; empty if there are none.
  public func findings(of pack: StylePack) -> [Finding] {
    findings(of: [pack])
  }

  /// Finds probable mistakes in packs that are used in one tree.
  ///
  /// The result contains the findings of `findings(in:attributes:)` for the packs together, and the
  /// findings of each pack's rules and themes.
  ///
  /// - Parameter packs: The packs, from the lowest.
  /// - Returns: The distinct findings; empty if there are none.
  public func findings(of packs: [StylePack]) -> [Finding] {
    // Whether a node provides an attribute of a pack is only known with the pack's attributes.
    let inspector = Inspector(
      applier: StyleTree(applier: applier, packs: packs).applier, themes: themes,
      attributes: attributes, environments: environments)
    return
      (packs.findings(
        in: environments.first ?? StyleEnvironment(), attributes: applier.attributes)
      + packs.flatMap {
        inspector.findings(of: $0.styleSheet) + inspector.findings(of: $0.themes)
      }).eachOnce
  }
}
