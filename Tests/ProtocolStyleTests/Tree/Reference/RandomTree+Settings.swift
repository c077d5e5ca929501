import ProtocolStyle

/// Changes that affect all nodes.
extension RandomTree {
  func changeRules() {
    if data.chance(3) {
      note("another sheet")
      reference.sheet = data.sheet()
      tree.styleSheet = reference.sheet.sheet
    } else if data.chance(50), !reference.sheet.rules.isEmpty {
      let index = data.random(reference.sheet.rules.indices)
      note("remove rule \(index)")
      reference.sheet.remove(at: index, from: &tree.styleSheet)
    } else if reference.sheet.rules.count < 6 {
      let rule = data.rule()
      note("insert \(rule)")
      reference.sheet.insert(rule, into: &tree.styleSheet)
    }
  }

  func changeThemes() {
    note("themes")
    reference.themes = (0..<data.random(0..<3)).map { _ in data.theme() }
    tree.themes = reference.themes.map(\.theme)
  }

  func changeTokens() {
    let accent = data.chance(50) ? ReferenceColor.plain(data.random(0..<4)) : nil
    let link = data.chance(30) ? ReferenceColor.plain(data.random(0..<4)) : nil
    note("tokens \(accent.map { "\($0)" } ?? "-"), \(link.map { "\($0)" } ?? "-")")
    reference.tokens = ReferenceTheme(accent: accent, link: link, sheet: ReferenceSheet())
    tree.tokens[.reference] = accent?.color
    tree.tokens[.referenceLink] = link?.color
  }

  func changePacks() {
    note("packs")
    reference.packs = (0..<data.random(0..<3)).map { _ in data.sheet() }
    tree.packs = reference.packs.map { StylePack("pack", styleSheet: $0.sheet) }
  }

  func changeEnvironment() {
    if data.chance(50) {
      reference.scheme = reference.scheme == .dark ? .light : .dark
      tree.environment.colorScheme = reference.scheme
    } else {
      reference.density = reference.density == 1 ? 2 : 1
      tree.environment.referenceDensity = reference.density
    }
    let (scheme, density) = (reference.scheme, reference.density)
    note("\(scheme), density \(density)")
  }

  func changeResets() {
    if !held.isEmpty, data.chance(60) {
      let (token, _) = held.remove(at: data.random(held.indices))
      note("restore \(token)")
      tree.restore(token)
      spent = spent.suffix(5) + [token]
      return
    }
    if data.chance(10), !spent.isEmpty { return tree.restore(data.pick(spent)) }
    let target = data.target()
    let attributes = data.attributes()
    note("reset \(target)")
    let token = tree.reset(of: target.target, attributes: attributes)
    let ids = attributes.map { Set($0.map(\.id)) }
    held.append((token, ReferenceReset(target: target, attributes: ids)))
  }
}
