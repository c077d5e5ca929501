public import ProtocolStyle

/// A limit to the colors that a ``ThemeSolver`` can choose.
///
/// ```swift
/// let limits: [ThemeConstraint] = [.fixed(.accent), .hue(within: 5), .lightnessOrder(.accent, .link)]
/// ```
public struct ThemeConstraint: Hashable, Sendable {
  let kind: Kind

  /// The color scheme that the constraint is for; nil for both.
  let scheme: StyleEnvironment.ColorScheme?

  /// The contrast that the constraint is for; nil for both.
  var contrast: StyleEnvironment.Contrast?

  enum Kind: Hashable, Sendable {
    case fixed(TokenID)
    case hue(TokenID?, Double)
    case order([TokenID])
    case darkFromLight
  }

  /// Requires that a token keeps the colors that the theme has for it.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - scheme: The color scheme in which it does; both by default.
  ///   - contrast: The environment's contrast at which it does; both by default.
  /// - Returns: The constraint.
  public static func fixed(
    _ token: Token<Color>, in scheme: StyleEnvironment.ColorScheme? = nil,
    at contrast: StyleEnvironment.Contrast? = nil
  ) -> ThemeConstraint {
    ThemeConstraint(kind: .fixed(token.id), scheme: scheme, contrast: contrast)
  }

  /// Requires that the hue of a color stays near that of the theme, as an angle in OKLab.
  ///
  /// A gray stays gray. Colors are rounded to 8 bits, which can turn the hue of a color with little
  /// chroma further than a limit of few degrees.
  ///
  /// - Parameters:
  ///   - token: The token; all tokens by default.
  ///   - degrees: The largest difference, from 0 to 89; others are clamped.
  /// - Returns: The constraint.
  public static func hue(
    of token: Token<Color>? = nil, within degrees: Double
  ) -> ThemeConstraint {
    let limit = degrees.isFinite ? min(max(degrees, 0), 89) : 89
    return ThemeConstraint(kind: .hue(token?.id, limit), scheme: nil)
  }

  /// Requires that each token is at least as light as the one before, by relative luminance.
  ///
  /// - Parameters:
  ///   - tokens: The tokens, the darkest first.
  ///   - scheme: The color scheme in which they are; both by default.
  /// - Returns: The constraint.
  public static func lightnessOrder(
    _ tokens: Token<Color>..., in scheme: StyleEnvironment.ColorScheme? = nil
  ) -> ThemeConstraint {
    ThemeConstraint(kind: .order(tokens.map(\.id)), scheme: scheme)
  }

  /// Derives dark colors from light ones, instead of from the dark colors of the theme.
  ///
  /// A dark color is as near as possible to the light one with its lightness in OKLab mirrored (white
  /// becomes black), and its hue is within 5 degrees. Fixed tokens keep their dark colors.
  public static let darkFromLight = ThemeConstraint(kind: .darkFromLight, scheme: .dark)
}

extension ThemeConstraint {
  /// The tokens that it names.
  var tokens: [TokenID] {
    switch kind {
    case .fixed(let token): [token]
    case .hue(let token, _): token.map { [$0] } ?? []
    case .order(let tokens): tokens
    case .darkFromLight: []
    }
  }
}

extension ThemeConstraint: CustomStringConvertible {
  /// The constraint in words: `'brand' is fixed`.
  public var description: String {
    let place = kind == .darkFromLight ? "" : scheme.map { " in \($0)" } ?? ""
    return words + place + (contrast.map { " at \($0) contrast" } ?? "")
  }

  private var words: String {
    switch kind {
    case .fixed(let token): "'\(token.name)' is fixed"
    case .hue(let token, let degrees):
      "the hue of \(token.map { "'\($0.name)'" } ?? "each color") stays within "
        + "\(degrees.plainDescription)°"
    case .order(let tokens):
      tokens.map { "'\($0.name)'" }.joined(separator: ", ") + " have rising lightness"
    case .darkFromLight: "dark colors have the hues of light ones"
    }
  }
}

// MARK: - Palette

/// Colors of tokens in each color scheme, at standard and at increased contrast.
struct Palette {
  /// A color scheme and a contrast.
  struct Variant: Hashable, CustomStringConvertible {
    let scheme: StyleEnvironment.ColorScheme
    let contrast: StyleEnvironment.Contrast

    /// Light and dark, then both at increased contrast.
    static let all = StyleEnvironment.Contrast.allCases.flatMap { contrast in
      StyleEnvironment.ColorScheme.allCases.map { Variant(scheme: $0, contrast: contrast) }
    }

    /// The place in ``all``.
    var place: Int { (contrast == .increased ? 2 : 0) + (scheme == .dark ? 1 : 0) }

    /// The variant of the environment in which a closure runs.
    static var current: Variant {
      Variant(
        scheme: StyleEnvironment.current.colorScheme, contrast: StyleEnvironment.current.contrast)
    }

    var description: String {
      "in \(scheme)" + (contrast == .increased ? " at increased contrast" : "")
    }
  }

  /// The tokens that can be set.
  let tokens: [Token<Color>]

  /// The colors of one token after the other, in the order of ``Variant/all``.
  var colors: [Color]

  /// The token and the variant of a color.
  func slot(at index: Int) -> (token: Token<Color>, variant: Variant) {
    (tokens[index / 4], Variant.all[index % 4])
  }

  /// Creates the palette that a theme has, above other themes.
  ///
  /// It has the tokens of packs and of the theme whose colors depend on the color scheme and the
  /// contrast alone. A token whose color is read from another one follows it, and isn't set itself.
  init(
    of theme: Theme?, packs: [StylePack], above themes: [Theme], in environment: StyleEnvironment,
    axes: [SituationAxis]
  ) {
    var other = environment
    other.colorScheme = environment.colorScheme == .dark ? .light : .dark
    other.contrast = environment.contrast == .increased ? .standard : .increased
    let varied = other.differences(from: environment)
    let others = TreeAxes(SituationAxis.standard + axes, themes: [], environment: environment)
      .all.map(\.touched).filter { !$0.intersects(varied) }
    func readsMore(_ reads: ContextReads) -> Bool { others.contains(where: reads.intersects) }

    var contexts: [(environment: StyleEnvironment, context: StyleContext)] = []
    var ownTokens: [TokenID] = []
    for variant in Variant.all {
      var changed = environment
      (changed.colorScheme, changed.contrast) = (variant.scheme, variant.contrast)
      var context = StyleContext(environment: changed)
      for theme in themes { context.add(theme) }
      if let theme { ownTokens += context.add(theme).tokens }
      contexts.append((changed, context))
    }
    let excluded = contexts.contains { readsMore($0.context.reads) } ? Set(ownTokens) : []
    var known = excluded
    var (tokens, colors): ([Token<Color>], [Color]) = ([], [])
    for id in packs.flatMap(\.tokens).map(\.id) + ownTokens where known.insert(id).inserted {
      guard let token = id.token(of: Color.self) else { continue }
      let alone = Self.reads(of: token).tokens
      var isOwn = true
      let own = zip(Variant.all, contexts).map { variant, outer in
        var context = StyleContext(
          environment: outer.environment, tokens: outer.context.tokens)
        let color = context.run { token.value }
        if context.reads.tokens != alone || readsMore(context.reads) { isOwn = false }
        return color.decided(
          dark: variant.scheme == .dark, highContrast: variant.contrast == .increased)
      }
      guard isOwn else { continue }
      tokens.append(token)
      colors += own
    }
    (self.tokens, self.colors) = (tokens, colors)
  }

  /// The reads of a token that has a value.
  private static func reads(of token: Token<Color>) -> ContextReads {
    var values = TokenValues()
    values.setData(.black, for: token)
    var context = StyleContext(tokens: values)
    _ = context.run { token.value }
    return context.reads
  }
}

// MARK: - Rules

extension Palette {
  /// The aims and the rules of constraints: those of each constraint one after the other.
  ///
  /// - Parameter constraints: The constraints.
  /// - Returns: The rules, with the index of the constraint of each.
  mutating func rules(of constraints: [ThemeConstraint]) -> [(rule: ColorSystem.Rule, source: Int)]
  {
    let places = Dictionary(
      uniqueKeysWithValues: tokens.enumerated().map { ($0.element.id, $0.offset) })
    func isIn(_ constraint: ThemeConstraint, _ variant: Int) -> Bool {
      (constraint.scheme.map { Variant.all[variant].scheme == $0 } ?? true)
        && (constraint.contrast.map { Variant.all[variant].contrast == $0 } ?? true)
    }
    var fixed: Set<Int> = []
    for constraint in constraints {
      guard case .fixed(let token) = constraint.kind, let place = places[token] else { continue }
      for variant in 0..<4 where isIn(constraint, variant) { fixed.insert(place * 4 + variant) }
    }
    if constraints.contains(.darkFromLight) {
      for index in colors.indices where index % 2 == 1 && !fixed.contains(index) {
        colors[index] = colors[index - 1].withMirroredLightness
      }
    }
    var rules: [(rule: ColorSystem.Rule, source: Int)] = []
    for (source, constraint) in constraints.enumerated() {
      for variant in 0..<4 where isIn(constraint, variant) {
        switch constraint.kind {
        case .fixed(let token):
          if let place = places[token] { rules.append((.fixed(place * 4 + variant), source)) }
        case .hue(let token, let degrees):
          for (place, other) in tokens.enumerated() where token == nil || token == other.id {
            rules.append((.hue(place * 4 + variant, within: degrees), source))
          }
        case .order(let tokens):
          let own = tokens.compactMap { places[$0] }
          for (lower, upper) in zip(own, own.dropFirst()) {
            rules.append((.order(lower * 4 + variant, upper * 4 + variant), source))
          }
        case .darkFromLight:
          for place in tokens.indices {
            rules.append((.hue(place * 4 + variant, within: 5), source))
          }
        }
      }
    }
    return rules
  }

  /// The theme with these colors where they differ from those of other ones.
  ///
  /// - Parameters:
  ///   - base: The theme below, whose rules and other tokens it has.
  ///   - former: The colors of that theme.
  ///   - name: The name.
  /// - Returns: The theme.
  func theme(above base: Theme, changing former: Palette, named name: String) -> Theme {
    let changed = tokens.indices.filter { place in
      colors[place * 4..<place * 4 + 4] != former.colors[place * 4..<place * 4 + 4]
    }
    let values = changed.map { place in
      let own = Array(colors[place * 4..<place * 4 + 4])
      return (
        tokens[place],
        Color.adaptive(
          light: own[0], dark: own[1], highContrastLight: own[2], highContrastDark: own[3])
      )
    }
    return Theme(name, summary: base.summary, styleSheet: base.styleSheet) { result in
      base.values(&result)
      for (token, color) in values { result.setData(color, for: token) }
    }
  }

  /// The theme with these colors, each for one token in one variant: they're set as a plain value for
  /// the environment.
  func plainTheme(above base: Theme) -> Theme {
    Theme("candidate", styleSheet: base.styleSheet) { [self] result in
      base.values(&result)
      let variant = Variant.current.place
      for (place, token) in tokens.enumerated() {
        result.setData(colors[place * 4 + variant], for: token)
      }
    }
  }
}

extension Color {
  /// The color with the opposite lightness in OKLab, its hue, and its chroma as far as sRGB has it.
  fileprivate var withMirroredLightness: Color {
    let lab = OKLab(self)
    return Color(lightness: 1 - lab.lightness, a: lab.a, b: lab.b, alpha: alpha)
  }

  /// Creates the color with a lightness and a hue in OKLab, and a chroma as far as sRGB has it.
  init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    func components(_ share: Double) -> SIMD3<Double> {
      let found = OKLab(lightness: min(max(lightness, 0), 1), a: share * a, b: share * b).components
      return SIMD3(found.red, found.green, found.blue)
    }
    func isInside(_ found: SIMD3<Double>) -> Bool {
      found.min() >= -1e-9 && found.max() <= 1 + 1e-9
    }
    var (inside, outside) = isInside(components(1)) ? (1.0, 1.0) : (0.0, 1.0)
    for _ in 0..<24 where inside < outside {
      let share = (inside + outside) / 2
      if isInside(components(share)) { inside = share } else { outside = share }
    }
    let found = components(inside)
    func rounded(_ component: Double) -> Double {
      (min(max(component, 0), 1) * 255).rounded() / 255
    }
    self.init(
      red: rounded(found.x), green: rounded(found.y), blue: rounded(found.z), alpha: alpha)
  }
}
