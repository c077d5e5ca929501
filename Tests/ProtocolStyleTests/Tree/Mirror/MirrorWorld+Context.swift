import ProtocolStyle

/// Changes that affect all nodes.
extension MirrorWorld {
  func changeRules() {
    if data.chance(50), !rules.isEmpty {
      let (rule, identity) = rules.remove(at: data.random(rules.indices))
      note("remove rule \(rule)")
      tree.styleSheet.remove(identity)
    } else if rules.count < 6 {
      let rule = data.random(MirrorPalette.rules.indices)
      note("insert rule \(rule)")
      rules.append((rule, tree.styleSheet.insert(MirrorPalette.rules[rule])))
    }
  }

  func changeThemes() {
    let chosen = (0..<data.random(0..<3)).map { _ in data.random(MirrorPalette.themes.indices) }
    note("themes \(chosen)")
    tree.themes = chosen.map { MirrorPalette.themes[$0] }
  }

  func changePacks() {
    let chosen = MirrorPalette.packs.indices.filter { _ in data.chance(50) }
    note("packs \(chosen)")
    tree.packs = chosen.map { MirrorPalette.packs[$0] }
  }

  func changeEnvironment() {
    if data.chance(70) {
      tree.environment.colorScheme = tree.environment.colorScheme == .dark ? .light : .dark
    } else {
      tree.environment.contrast =
        tree.environment.contrast == .increased ? .standard : .increased
    }
    note("\(tree.environment.colorScheme), contrast \(tree.environment.contrast)")
  }

  func changeTokens() {
    let glow: Color? = data.chance(40) ? nil : .mirror(data.number())
    let shade: Color? = data.chance(40) ? nil : .mirror(data.number())
    note("glow \(glow.map { "\($0)" } ?? "-"), shade \(shade.map { "\($0)" } ?? "-")")
    tree.tokens[.glow] = glow
    tree.tokens[.shade] = shade
  }

  func changeResets() {
    if !held.isEmpty, data.chance(60) {
      let (token, reset) = held.remove(at: data.random(held.indices))
      note("end reset \(reset)")
      return tree.restore(token)
    }
    let reset = data.random(MirrorPalette.resets.indices)
    note("begin reset \(reset)")
    held.append((MirrorPalette.resets[reset](tree), reset))
  }
}
