/// What a tree is told about the inherited contexts of all its nodes.
struct TreeSettings {
  /// The applier that the tree was made with; that of the resolver reads packs as well.
  let baseApplier: StyleApplier

  /// The packs, the lowest first.
  var packs: [StylePack]

  /// The themes, the lowest first.
  var themes: [Theme]

  /// Values of tokens over those of the themes.
  var tokens: TokenValues

  /// The environment of the roots.
  var environment: StyleEnvironment

  /// The tree's own rules.
  var styleSheet: StyleSheet

  /// What contexts are made of.
  var ground: ContextCell.Ground {
    ContextCell.Ground(environment: environment, themes: themes, tokens: tokens)
  }

  /// Whose rules are in force, the lowest first.
  var origins: [RuleOrigin] {
    let origins =
      packs.map { RuleOrigin(name: "pack \($0)", sheet: $0.styleSheet) }
      + themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "tree", sheet: styleSheet)]
    return origins.filter { !$0.sheet.isEmpty }
  }
}
