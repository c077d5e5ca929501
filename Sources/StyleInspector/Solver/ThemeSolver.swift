public import ProtocolStyle

/// Finds the nearest theme in which texts have the contrast that they need.
///
/// ```swift
/// let solver = ThemeSolver(constraints: [.fixed(.accent), .hue(within: 5)])
/// let solution = try solver.solve(theme, for: .contoso, samples: samples)
/// tree.themes = [solution.theme]
/// ```
///
/// Pairs of a text and a background are found by certification: in every situation that styles can
/// tell apart, through getters, rules, translucent layers and control states. The colors of tokens
/// move by the least sum of squared distances in OKLab, in both color schemes and at both
/// contrasts. Where few pairs share colors, that is the least of all. Where many do, whether a text
/// is lighter than its background or darker is first as it is, and is changed as long as that is an
/// improvement.
///
/// A token moves if it's one of the packs, or set by the theme, and has a color that depends on the
/// color scheme and the contrast alone. A token whose color is read from another one follows it.
/// Colors stay in sRGB, or in Display P3 if they're outside sRGB, and are rounded to 8 bits in
/// sRGB.
///
/// Every solution is certified before it's returned. The result is the same in every run.
public struct ThemeSolver: Sendable {
  /// The limits to the colors.
  package var constraints: [ThemeConstraint]

  /// The level of contrast.
  package var contrast: StyleRequirement.ContrastLevel

  /// The level in environments with increased contrast.
  package var increasedContrast: StyleRequirement.ContrastLevel

  /// The situations.
  package var space: SituationSpace

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - constraints: The limits to the colors; none by default.
  ///   - contrast: The level of contrast; AA by default.
  ///   - increasedContrast: The level in environments with increased contrast; AAA by default.
  ///   - space: The situations; by default all of the environment's own properties.
  public init(
    constraints: [ThemeConstraint] = [], contrast: StyleRequirement.ContrastLevel = .aa,
    increasedContrast: StyleRequirement.ContrastLevel = .aaa,
    space: SituationSpace = SituationSpace()
  ) {
    (self.constraints, self.contrast) = (constraints, contrast)
    (self.increasedContrast, self.space) = (increasedContrast, space)
  }

  /// Finds the nearest theme for nodes that are styled with a pack.
  ///
  /// - Parameters:
  ///   - theme: The theme; its rules and other tokens are kept.
  ///   - pack: The pack.
  ///   - samples: Nodes that adopt the traits of the pack, which become roots. By default, a node
  ///     of each standard kind without traits, so that only rules are examined.
  ///   - name: The name of the result; that of the theme by default.
  /// - Returns: The theme, its changes and its certificate.
  /// - Throws: A ``ThemeSolvingError``.
  public func solve(
    _ theme: Theme, for pack: StylePack, samples: [any StyleNode] = Inspector.plainNodes,
    named name: String? = nil
  ) throws(ThemeSolvingError) -> Solution {
    let tree = StyleTree(packs: [pack])
    for sample in samples { tree.attach(erased: sample) }
    Inspector(themes: [[theme]]).surroundSamples(of: tree, over: space)
    return try solve(theme, in: tree, named: name)
  }

  /// Finds the nearest theme for the nodes of a tree, above the tree's themes.
  ///
  /// The tree isn't changed.
  ///
  /// - Parameters:
  ///   - theme: The theme; its rules and other tokens are kept.
  ///   - tree: The tree.
  ///   - name: The name of the result; that of the theme by default.
  /// - Returns: The theme, its changes and its certificate.
  /// - Throws: A ``ThemeSolvingError``.
  public func solve(
    _ theme: Theme, in tree: StyleTree, named name: String? = nil
  ) throws(ThemeSolvingError) -> Solution {
    tree.requireIdle("A theme was solved for the tree")
    guard theme.decodingFindings.isEmpty else {
      throw ThemeSolvingError(.unreadable, theme: theme.name, findings: theme.decodingFindings)
    }
    let former = Palette(
      of: theme, packs: tree.packs, above: tree.themes.filter { $0 != theme },
      in: tree.environment, axes: space.axes)
    try check(former, theme)
    var aims = former
    let limits = aims.rules(of: constraints)
    var (needs, palette): ([ContrastProbe.Need], Palette) = ([], aims)
    var last: Certificate?
    // Colors that getters compute from tokens are new constants once the tokens have moved.
    for _ in 0..<8 {
      let found = self.needs(of: palette, theme, tree)
      let known = Set(needs.map(\.rule))
      let added = found.filter { !known.contains($0.rule) }
      if last != nil, added.isEmpty { break }
      needs += added
      do throws(ThemeSolvingError) {
        palette.colors = try solve(aims, needs, limits, theme)
      } catch {
        guard last != nil else { throw error }
        needs = found
        palette.colors = try solve(aims, needs, limits, theme)
      }
      let result = palette.theme(above: theme, changing: former, named: name ?? theme.name)
      let certificate = certificate(of: result, tree)
      if certificate.verdict == .certified {
        return Solution(
          theme: result, changes: changes(from: former, to: palette), pairCount: needs.count,
          certificate: certificate)
      }
      last = certificate
    }
    throw ThemeSolvingError(.uncertified, theme: theme.name, certificate: last)
  }

  // MARK: Steps

  /// Throws an error if a constraint names a token that doesn't move.
  func check(_ palette: Palette, _ theme: Theme) throws(ThemeSolvingError) {
    let known = Set(palette.tokens.map(\.id))
    for constraint in constraints {
      let unknown = constraint.tokens.filter { !known.contains($0) }
      guard let first = unknown.first else { continue }
      throw ThemeSolvingError(
        .unknownToken, theme: theme.name, conflict: ["'\(first.name)'"], constraints: [constraint])
    }
  }

  func certificate(of theme: Theme, _ tree: StyleTree) -> Certificate {
    Inspector(themes: [[theme]]).certify(
      [.contrast(contrast, increased: increasedContrast)], of: tree, over: space)
  }

  /// The pairs that need a contrast with the colors of a palette.
  func needs(
    of palette: Palette, _ theme: Theme, _ tree: StyleTree
  ) -> [ContrastProbe.Need] {
    var probe = ContrastProbe(palette, levels: (contrast, increasedContrast))
    let inspector = Inspector(themes: [[probe.marked.plainTheme(above: theme)]])
    var certifier = Certifier(
      of: tree, inspector, [.contrast(contrast, increased: increasedContrast)], space)
    withoutActuallyEscaping({ probe.examine($0) } as (Certifier.Observation) -> Void) { examine in
      certifier.observe = examine
      _ = certifier.certificate()
      certifier.observe = nil
    }
    return probe.needs
  }

  private func solve(
    _ aims: Palette, _ needs: [ContrastProbe.Need],
    _ limits: [(rule: ColorSystem.Rule, source: Int)], _ theme: Theme
  ) throws(ThemeSolvingError) -> [Color] {
    let system = ColorSystem(
      variables: aims.colors.map(ColorSystem.Variable.init),
      rules: needs.map(\.rule) + limits.map(\.rule))
    switch system.solve() {
    case .solved(let colors):
      if system.rules.allSatisfy({ system.isFulfilled($0, by: colors) }) { return colors }
      throw ThemeSolvingError(.notFound, theme: theme.name)
    case .contradiction(let rules):
      let sources = rules.filter { $0 >= needs.count }.map { limits[$0 - needs.count].source }
      let named = Set(sources).sorted().map { constraints[$0] }
      throw ThemeSolvingError(
        .contradiction, theme: theme.name,
        conflict: rules.filter { $0 < needs.count }.map { words(for: needs[$0], aims) }
          + named.map(\.description),
        constraints: named)
    }
  }

  /// A need in words, with the tokens that the colors come from.
  private func words(for need: ContrastProbe.Need, _ palette: Palette) -> String {
    guard case .contrast(let text, let background, let least) = need.rule else { return "" }
    func name(_ blend: ColorSystem.Blend) -> String {
      let names = blend.shares.map { "'\(palette.slot(at: $0.variable).token.name)'" }
      if names.isEmpty { return ColorSystem.color(of: blend, in: []).hex }
      return blend.isPure ? names[0] : "a blend with \(names.joined(separator: " and "))"
    }
    let place = (text.shares + background.shares).first
      .map { " \(palette.slot(at: $0.variable).variant)" }
    return "'\(need.attribute)' of \(need.nodeType), which is \(name(text)), needs a contrast of "
      + "\(least.plainDescription) on \(name(background))\(place ?? "")"
  }

  private func changes(from former: Palette, to palette: Palette) -> [Change] {
    palette.colors.indices.compactMap { index in
      let (old, new) = (former.colors[index], palette.colors[index])
      guard old != new else { return nil }
      let slot = palette.slot(at: index)
      let distance = ColorSystem(variables: [.init(aim: old)], rules: []).distance(new, of: 0)
      return Change(
        token: slot.token, colorScheme: slot.variant.scheme, contrast: slot.variant.contrast,
        old: old, new: new, distance: distance)
    }
  }
}

// MARK: - Solution

extension ThemeSolver {
  /// A certified theme, and what has changed.
  public struct Solution: Sendable {
    /// The theme, with the rules and the other tokens of the one that was given.
    ///
    /// Tokens that have changed are adaptive colors.
    public let theme: Theme

    /// The colors that differ from those of the given theme, in the order of the tokens.
    public let changes: [Change]

    /// The number of different pairs of a text and a background that need a contrast.
    package let pairCount: Int

    /// The proof that all texts have the contrast that they need.
    public let certificate: Certificate
  }

  /// A token that has another color in a color scheme at a contrast.
  public struct Change: Hashable, Sendable {
    /// The token.
    public let token: Token<Color>

    /// The color scheme.
    public let colorScheme: StyleEnvironment.ColorScheme

    /// The contrast of the environment.
    public let contrast: StyleEnvironment.Contrast

    /// The color before.
    public let old: Color

    /// The color now.
    public let new: Color

    /// The distance in OKLab; about 1 between black and white.
    package let distance: Double
  }
}

extension ThemeSolver.Change: CustomStringConvertible {
  /// The token, the place and both colors: `accent in dark: #333333 → #9a9a9a`.
  public var description: String {
    let variant = Palette.Variant(scheme: colorScheme, contrast: contrast)
    return "\(token.name) \(variant): \(old) → \(new)"
  }
}

extension ThemeSolver.Solution: CustomStringConvertible {
  /// The changes and the certificate, in a few lines.
  public var description: String {
    let count = changes.isEmpty ? "no color" : changes.count.counted("color")
    return
      (["theme '\(theme)': \(count) changed for \(pairCount.counted("pair"))"]
      + changes.map { "  \($0)" }
      + [certificate.description]).joined(separator: "\n")
  }
}

// MARK: - ThemeSolvingError

/// The error of a ``ThemeSolver``: no theme fulfills everything, or none could be certified.
public struct ThemeSolvingError: Error, Sendable {
  /// The kind of problem, to branch on.
  public let code: Code

  /// The name of the theme.
  package let theme: String

  /// The needs and constraints that contradict each other, in words.
  ///
  /// Without any one of them, there are colors for the others. If translucent colors are blended,
  /// that is decided for grays.
  public let conflict: [String]

  /// The constraints among them.
  public let constraints: [ThemeConstraint]

  /// The entries of the theme's file that can't be read.
  public let findings: [Finding]

  /// The certificate of the last attempt; nil if there was none.
  public let certificate: Certificate?

  init(
    _ code: Code, theme: String, conflict: [String] = [], constraints: [ThemeConstraint] = [],
    findings: [Finding] = [], certificate: Certificate? = nil
  ) {
    (self.code, self.theme, self.conflict) = (code, theme, conflict)
    (self.constraints, self.findings, self.certificate) = (constraints, findings, certificate)
  }

  /// The kind of problem; a version may add others.
  public struct Code: Hashable, Sendable {
    /// The name of the code, in lowerCamelCase.
    let rawValue: String

    /// Needs and constraints contradict each other.
    public static let contradiction = Code(rawValue: "contradiction")

    /// No colors were found, although none of the needs and constraints is known to contradict
    /// others.
    public static let notFound = Code(rawValue: "notFound")

    /// Colors were found, but the theme with them isn't certified.
    public static let uncertified = Code(rawValue: "uncertified")

    /// A constraint names a token that the solver doesn't move.
    public static let unknownToken = Code(rawValue: "unknownToken")

    /// A getter or a rule computes a color from the token whose freedom was wanted, so that it isn't a
    /// region of colors.
    public static let computedColor = Code(rawValue: "computedColor")

    /// The theme was read from a file with entries that can't be read.
    public static let unreadable = Code(rawValue: "unreadable")
  }
}

extension ThemeSolvingError: CustomStringConvertible {
  /// The problem, its causes, and the remedy.
  public var description: String {
    let list = conflict.map { "\n  \($0)" }.joined()
    let proof = certificate.map { "\n\($0)" } ?? ""
    switch code {
    case .contradiction:
      return
        "Theme '\(theme)' can't be solved, because these contradict each other:\(list)\nRemove or "
        + "relax one of the constraints, or change the styles that need the contrast."
    case .unknownToken:
      return
        "Theme '\(theme)' can't be solved, because \(conflict.joined()) isn't a token that moves: "
        + "a color of the pack or the theme that isn't read from another token. Remove the constraint "
        + "'\(constraints.map(\.description).joined())', or add the token to the pack."
    case .computedColor:
      return
        "The colors of \(conflict.last ?? "a token") aren't a region, because \(conflict.first ?? "") "
        + "is computed from it. Read a token there, or leave the node out."
    case .unreadable:
      return
        "Theme '\(theme)' can't be solved, because it has entries that can't be read. Correct its "
        + "file:" + findings.map { "\n\($0)" }.joined()
    case .uncertified:
      return
        "Theme '\(theme)' was solved, but the result isn't certified. Use tokens where colors are "
        + "computed or images are behind texts, or leave these nodes out.\(proof)"
    default:
      return "No colors were found for theme '\(theme)'. Relax a constraint."
    }
  }
}
