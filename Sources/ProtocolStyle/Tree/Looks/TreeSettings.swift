/// The settings of a tree that determine the inherited contexts of all its nodes.
struct TreeSettings {
  /// The applier that the tree was made with; the resolver's applier reads the attributes of packs
  /// as well.
  let baseApplier: StyleApplier

  /// The packs, the lowest first.
  var packs: [StylePack]

  /// The themes, the lowest first.
  var themes: [Theme]

  /// Values of tokens that override those of the themes.
  var tokens: TokenValues

  /// The environment of the roots.
  var environment: StyleEnvironment

  /// The tree's own rules.
  var styleSheet: StyleSheet

  /// The tree's contribution to every context.
  var ground: ContextCell.Ground {
    ContextCell.Ground(environment: environment, themes: themes, tokens: tokens)
  }

  /// The origins of the rules in force, the lowest first.
  var origins: [RuleOrigin] {
    let origins =
      packs.map { RuleOrigin(name: "pack \($0)", sheet: $0.styleSheet) }
      + themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "tree", sheet: styleSheet)]
    return origins.filter { !$0.sheet.isEmpty }
  }
}
