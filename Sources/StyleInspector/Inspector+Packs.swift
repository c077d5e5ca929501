public import ProtocolStyle

extension Inspector {
  /// Looks for what is probably not meant in a pack: its rules, its themes, and what it declares.
  ///
  /// - Parameter pack: The pack.
  /// - Returns: What was found, each once; empty when nothing was.
  public func findings(of pack: StylePack) -> [Finding] {
    findings(of: [pack])
  }

  /// Looks for what is probably not meant in packs that are in one tree, the lowest first.
  ///
  /// Beside what `findings(in:attributes:)` finds of them together, these are what is found of the
  /// rules and the themes of each.
  ///
  /// - Parameter packs: The packs.
  /// - Returns: What was found, each once; empty when nothing was.
  public func findings(of packs: [StylePack]) -> [Finding] {
    let environment = environments.first ?? StyleEnvironment()
    return
      (packs.findings(in: environment, attributes: applier.attributes)
      + packs.flatMap { findings(of: $0.styleSheet) + findings(of: $0.themes) }).eachOnce
  }
}
