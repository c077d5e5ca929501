public import ProtocolStyle

/// The colors that a token can have so that all texts have the contrast that they need, in every
/// situation.
///
/// ```swift
/// let freedom = try ThemeSolver().freedom(of: .accent, in: tree)
/// var chosen = Color.yellow
/// if !freedom.contains(chosen) { chosen = freedom.nearest(to: chosen) ?? chosen }
/// ```
///
/// An application whose users choose an accent keeps it, and tests or corrects their choices in
/// microseconds. It's valid for the nodes, the packs and the themes of the tree that it's made for: make
/// another one if a theme changes.
public struct ColorFreedom: Sendable {
  /// The token.
  public let token: Token<Color>

  /// The colors of all tokens in the four variants, with the rules of all pairs and constraints.
  private let system: ColorSystem

  /// The place of the token's first variant among the variables.
  private let place: Int

  /// Whether pairs without the token lack contrast, so that no color is enough.
  private let isEmpty: Bool

  init(of token: Token<Color>, at place: Int, _ system: ColorSystem) {
    (self.token, self.place) = (token, place)
    let own = Set(place..<place + Palette.Variant.all.count)
    let aims = system.variables.map(\.aim)
    let others = system.rules.filter { own.isDisjoint(with: $0.variables) }
    isEmpty = others.contains { !system.isFulfilled($0, by: aims) }
    // The other tokens keep their colors.
    let rules = system.rules.filter { !own.isDisjoint(with: $0.variables) }
    let fixed = Set(rules.flatMap(\.variables)).subtracting(own).sorted()
    self.system = ColorSystem(
      variables: system.variables, rules: rules + fixed.map { .fixed($0) })
  }

  /// Returns whether all texts have their contrast if the token has a color.
  ///
  /// - Parameter color: The color, whose variants count in their color schemes and contrasts. Its opacity
  ///   must be that of the token.
  /// - Returns: Whether every requirement holds in every situation. It's exact.
  public func contains(_ color: Color) -> Bool {
    Palette.Variant.all.indices.allSatisfy { contains(color.decided(at: $0), variant: $0) }
  }

  /// Returns whether all texts have their contrast in a color scheme at a contrast.
  ///
  /// - Parameters:
  ///   - color: The color, whose variant for these counts.
  ///   - colorScheme: The color scheme.
  ///   - contrast: The contrast of the environment; standard by default.
  /// - Returns: Whether every requirement holds in every situation with these. It's exact.
  public func contains(
    _ color: Color, in colorScheme: StyleEnvironment.ColorScheme,
    contrast: StyleEnvironment.Contrast = .standard
  ) -> Bool {
    let variant = Palette.Variant(scheme: colorScheme, contrast: contrast).place
    return contains(color.decided(at: variant), variant: variant)
  }

  private func contains(_ color: Color, variant: Int) -> Bool {
    let variable = place + variant
    guard !isEmpty, color.alpha == system.variables[variable].aim.alpha else { return false }
    var colors = system.variables.map(\.aim)
    colors[variable] = color
    return system.rules.allSatisfy { rule in
      !rule.variables.contains(variable) || system.isFulfilled(rule, by: colors)
    }
  }

  /// Returns the nearest color with which all texts have their contrast, by the distance in OKLab.
  ///
  /// - Parameter color: The color.
  /// - Returns: The color itself if it's contained; otherwise an adaptive color, whose variants are the
  ///   nearest ones with 8 bits in sRGB; nil if a variant has none.
  public func nearest(to color: Color) -> Color? {
    if contains(color) { return color }
    let found = Palette.Variant.all.indices.compactMap {
      nearest(to: color.decided(at: $0), variant: $0)
    }
    guard found.count == Palette.Variant.all.count else { return nil }
    return .adaptive(
      light: found[0], dark: found[1], highContrastLight: found[2], highContrastDark: found[3])
  }

  private func nearest(to color: Color, variant: Int) -> Color? {
    if contains(color, variant: variant) { return color }
    if isEmpty { return nil }
    let variable = place + variant
    var variables = system.variables
    variables[variable] = .init(aim: color.withAlpha(variables[variable].aim.alpha))
    let rules = system.rules.filter { rule in
      if case .fixed = rule { true } else { rule.variables.contains(variable) }
    }
    guard case .solved(let colors) = ColorSystem(variables: variables, rules: rules).solve() else {
      return nil
    }
    return nearContained(colors[variable], variant: variant)
  }

  /// A color, or the nearest one of its hue that is contained; nil for none.
  ///
  /// Solved colors are rounded to 8 bits, and limits to hues are around the token's own color, so one may
  /// be slightly outside.
  private func nearContained(_ color: Color, variant: Int) -> Color? {
    if contains(color, variant: variant) { return color }
    let lab = Color.OKLab(color)
    for step in 1...1_000 {
      for lightness in [lab.lightness - Double(step) / 1_000, lab.lightness + Double(step) / 1_000]
      where (0...1).contains(lightness) {
        let near = Color(lightness: lightness, a: lab.a, b: lab.b, alpha: color.alpha)
        if contains(near, variant: variant) { return near }
      }
    }
    return nil
  }
}

extension Color {
  /// The color's variant at a place in `Palette.Variant.all`.
  fileprivate func decided(at place: Int) -> Color {
    let variant = Palette.Variant.all[place]
    return decided(dark: variant.scheme == .dark, highContrast: variant.contrast == .increased)
  }
}

// MARK: - Picture

extension ColorFreedom {
  /// A picture of the colors in a color scheme at a contrast, as an SVG image.
  ///
  /// Hues go from left to right, and lightness from the bottom to the top; each sampled color is the most
  /// colorful one of its hue and lightness in sRGB. Those that the token can't have are small dots.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme.
  ///   - contrast: The contrast of the environment; standard by default.
  ///   - columns: The number of hues, 1 or more; 36 by default. There's a third as many steps of lightness.
  /// - Returns: The image, 10 units wide for each hue, with a description for screen readers.
  public func picture(
    in colorScheme: StyleEnvironment.ColorScheme,
    contrast: StyleEnvironment.Contrast = .standard, columns: Int = 36
  ) -> String {
    let (columns, rows) = (max(columns, 1), max(columns / 3, 1))
    let alpha = system.variables[place].aim.alpha
    var (marks, count) = ("", 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let lightness = 1 - (Double(row) + 0.5) / Double(rows)
        let hue = (Double(column) + 0.5) / Double(columns) * 360
        let color = Color(
          oklchLightness: lightness, chroma: 0.4, hue: hue, alpha: alpha
        ).mappedToSRGB
        let isIn = contains(color, in: colorScheme, contrast: contrast)
        if isIn { count += 1 }
        let (x, y, size) = (column * 10 + (isIn ? 0 : 4), row * 10 + (isIn ? 0 : 4), isIn ? 10 : 2)
        marks +=
          "<rect x='\(x)' y='\(y)' width='\(size)' height='\(size)' fill='\(color.withAlpha(1).hex)'/>"
      }
    }
    let place = Palette.Variant(scheme: colorScheme, contrast: contrast)
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(columns * 10) \(rows * 10)' "
      + "shape-rendering='crispEdges' role='img'><title>\(count) of \(rows * columns) colors of "
      + "\(token.name.escapedForMarkup) \(place)</title>\(marks)</svg>"
  }
}

// MARK: - Solver

extension ThemeSolver {
  /// Finds the colors that a token can have so that all texts of a tree have the contrast that they need,
  /// in every situation, while the other tokens keep theirs.
  ///
  /// Costs about twenty certificates. The tree isn't changed.
  ///
  /// - Parameters:
  ///   - token: The token: a color of the packs or the theme that isn't read from another token.
  ///   - tree: The tree, such as `StyleTree(showing:)` of `StyleSampling`.
  ///   - theme: A theme above those of the tree; nil, the default, for none.
  /// - Returns: The colors, within the limits of the constraints.
  /// - Throws: A ``ThemeSolvingError``: for a token that doesn't move, for texts over images, whose contrast
  ///   can't be decided, and for getters that compute other colors from the token, such as a text that's
  ///   black or white by its contrast.
  public func freedom(
    of token: Token<Color>, in tree: StyleTree, with theme: Theme? = nil
  ) throws(ThemeSolvingError) -> ColorFreedom {
    tree.requireIdle("The colors of a token were searched for the tree")
    let base = theme ?? Theme("freedom of \(token.name)")
    let palette = Palette(
      of: theme, packs: tree.packs, above: tree.themes.filter { $0 != base },
      in: tree.environment, axes: space.axes)
    guard let place = palette.tokens.firstIndex(of: token) else {
      throw ThemeSolvingError(.unknownToken, theme: base.name, conflict: ["'\(token.name)'"])
    }
    try check(palette, base)
    let certificate = certificate(of: base, tree)
    if !certificate.undecided.isEmpty {
      throw ThemeSolvingError(.uncertified, theme: base.name, certificate: certificate)
    }
    let needs = needs(of: palette, base, tree)
    let rules = Set(needs.map(\.rule))
    for probe in Self.probes {
      var probed = palette
      for index in place * 4..<place * 4 + 4 {
        probed.colors[index] = probe.withAlpha(palette.colors[index].alpha)
      }
      let others = self.needs(of: probed, base, tree)
      let differing =
        others.first { !rules.contains($0.rule) }
        ?? needs.first { need in !others.contains { $0.rule == need.rule } }
      if let differing {
        throw ThemeSolvingError(
          .computedColor, theme: base.name,
          conflict: ["'\(differing.attribute)' of \(differing.nodeType)", "'\(token.name)'"])
      }
    }
    var aims = palette
    let limits = aims.rules(of: constraints)
    return ColorFreedom(
      of: token, at: place * 4,
      ColorSystem(
        variables: palette.colors.map(ColorSystem.Variable.init),
        rules: needs.map(\.rule) + limits.map(\.rule)))
  }

  /// Colors at which a token is examined for others that follow it: the corners of sRGB, and a gray.
  private static var probes: [Color] {
    [
      .black, .white, .red, .green, .blue, .cyan, .magenta, .yellow, Color(white: 0.5, alpha: 1),
    ]
  }
}
