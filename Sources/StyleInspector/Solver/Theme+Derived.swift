public import ProtocolStyle

// How a palette follows from a brand color:
// - The accent is the brand in light. In dark and at increased contrast it has the brand's hue and
//   chroma, and the lightness that the pack gives its own accent there.
// - Neutral colors of the pack, and those with about the hue of its accent, get the brand's hue; they
//   keep their lightness, and their chroma as far as the brand isn't grayer than the pack's accent.
//   Others, such as a red for errors, stay.
// - The solver moves them all to where texts have their contrast.

extension Theme {
  /// Returns a theme with the colors of a brand, for light, dark and increased contrast, that is certified
  /// for a pack.
  ///
  /// ```swift
  /// let brand = try Theme.derived(from: .orange, for: .modern, samples: samples)
  /// ```
  ///
  /// The brand is the color of the pack's accent in light, and neutral colors are tinted with its hue.
  /// All of them move to where texts have a contrast of level AA, or AAA at increased contrast, and
  /// keep their hues within 5 degrees. Use a ``ThemeSolver`` for other limits, such as a fixed brand,
  /// and for the changes and the certificate.
  ///
  /// - Parameters:
  ///   - brand: The color; the variants of an adaptive one are used.
  ///   - pack: The pack; its tokens without its themes are the starting point.
  ///   - samples: Nodes that adopt the traits of the pack. By default, a node of each standard kind
  ///     without traits, so that only rules are examined.
  ///   - accent: The token for the brand; the pack's first color by default.
  ///   - name: The name of the theme; `derived` by default.
  /// - Returns: The theme.
  /// - Throws: A ``ThemeSolvingError``.
  public static func derived(
    from brand: Color, for pack: StylePack, samples: [any StyleNode] = Inspector.plainNodes,
    accent: Token<Color>? = nil, named name: String = "derived"
  ) throws(ThemeSolvingError) -> Theme {
    try ThemeSolver(constraints: [.hue(within: 5)])
      .derive(from: brand, for: pack, samples: samples, accent: accent, named: name).theme
  }

  /// Returns a theme with the colors of a brand, for light, dark and increased contrast, that is certified
  /// for the nodes of a tree, above the tree's themes.
  ///
  /// The tree isn't changed. The colors follow from the brand as
  /// `derived(from:for:samples:accent:named:)` explains.
  ///
  /// - Parameters:
  ///   - brand: The color; the variants of an adaptive one are used.
  ///   - tree: The tree, such as `StyleTree(showing:)` of `StyleSampling`. The tokens of its packs,
  ///     with the values of its themes, are the starting point.
  ///   - accent: The token for the brand; the first color of the packs by default.
  ///   - name: The name of the theme; `derived` by default.
  /// - Returns: The theme.
  /// - Throws: A ``ThemeSolvingError``.
  public static func derived(
    from brand: Color, in tree: StyleTree, accent: Token<Color>? = nil,
    named name: String = "derived"
  ) throws(ThemeSolvingError) -> Theme {
    try ThemeSolver(constraints: [.hue(within: 5)])
      .derive(from: brand, in: tree, accent: accent, named: name).theme
  }
}

extension ThemeSolver {
  /// Finds the theme that is nearest to the colors of a brand, for nodes that are styled with a pack.
  ///
  /// The changes of the solution are those from the colors that follow from the brand alone, as
  /// `Theme.derived(from:for:samples:accent:named:)` explains. With the constraint `.fixed(accent)`
  /// the brand isn't changed.
  ///
  /// - Parameters:
  ///   - brand: The color; the variants of an adaptive one are used.
  ///   - pack: The pack; its tokens without its themes are the starting point.
  ///   - samples: Nodes that adopt the traits of the pack. By default, a node of each standard kind
  ///     without traits, so that only rules are examined.
  ///   - accent: The token for the brand; the pack's first color by default.
  ///   - name: The name of the theme; `derived` by default.
  /// - Returns: The theme, its changes and its certificate.
  /// - Throws: A ``ThemeSolvingError``.
  public func derive(
    from brand: Color, for pack: StylePack, samples: [any StyleNode] = Inspector.plainNodes,
    accent: Token<Color>? = nil, named name: String = "derived"
  ) throws(ThemeSolvingError) -> Solution {
    let tree = StyleTree(packs: [pack])
    for sample in samples { tree.attach(erased: sample) }
    Inspector().surroundSamples(of: tree, over: space)
    return try derive(from: brand, in: tree, accent: accent, named: name)
  }

  /// Finds the theme that is nearest to the colors of a brand, for the nodes of a tree, above the
  /// tree's themes.
  ///
  /// The tree isn't changed.
  ///
  /// - Parameters:
  ///   - brand: The color; the variants of an adaptive one are used.
  ///   - tree: The tree, such as `StyleTree(showing:)` of `StyleSampling`. The tokens of its packs,
  ///     with the values of its themes, are the starting point.
  ///   - accent: The token for the brand; the first color of the packs by default.
  ///   - name: The name of the theme; `derived` by default.
  /// - Returns: The theme, its changes and its certificate.
  /// - Throws: A ``ThemeSolvingError``.
  public func derive(
    from brand: Color, in tree: StyleTree, accent: Token<Color>? = nil,
    named name: String = "derived"
  ) throws(ThemeSolvingError) -> Solution {
    tree.requireIdle("A theme was derived for the tree")
    let plain = Palette(
      of: nil, packs: tree.packs, above: tree.themes, in: tree.environment, axes: space.axes)
    let wanted = accent ?? plain.tokens.first
    guard let wanted, let place = plain.tokens.firstIndex(of: wanted) else {
      throw ThemeSolvingError(
        .unknownToken, theme: name, conflict: [wanted.map { "'\($0.name)'" } ?? "none"])
    }
    var palette = plain
    palette.take(brand, at: place)
    return try solve(
      palette.theme(above: Theme(name), changing: plain, named: name), in: tree)
  }
}

extension Palette {
  /// Replaces the color of a token by a brand, and gives others its hue.
  fileprivate mutating func take(_ brand: Color, at accent: Int) {
    let former = Color.OKLab(colors[accent * 4])
    for (place, variant) in Variant.all.enumerated() {
      let wanted = brand.decided(
        dark: variant.scheme == .dark, highContrast: variant.contrast == .increased)
      let lab = Color.OKLab(wanted)
      for token in tokens.indices {
        let index = token * 4 + place
        let own = Color.OKLab(colors[index])
        if token == accent {
          colors[index] =
            place == 0 || brand.isAdaptive
            ? wanted
            : Color(lightness: own.lightness, a: lab.a, b: lab.b, alpha: colors[index].alpha)
        } else if own.chroma > 1e-4, own.chroma < 0.05 || own.isNear(former) {
          let share = own.chroma / max(lab.chroma, 1e-4) * min(lab.chroma / former.chroma, 1)
          colors[index] = Color(
            lightness: own.lightness, a: share * lab.a, b: share * lab.b,
            alpha: colors[index].alpha)
        }
      }
    }
  }
}

extension Color.OKLab {
  /// The distance from gray.
  fileprivate var chroma: Double { (a * a + b * b).squareRoot() }

  /// Whether the hue is at most 30 degrees from that of another color.
  fileprivate func isNear(_ other: Self) -> Bool {
    a * other.a + b * other.b >= 0.866 * chroma * other.chroma
  }
}
