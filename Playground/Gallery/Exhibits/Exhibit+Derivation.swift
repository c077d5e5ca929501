import Foundation
import ProtocolStyle
import StyleInspector

extension Exhibit {
  /// A theme of the café that a solver makes of one color.
  static var derivation: Exhibit {
    Exhibit(
      heading: "One color in, a certified theme out",
      prose: """
        The solver finds each visible pair of a text and a background, and moves the tokens to the \
        nearest colors in which all pairs have their contrast: AA, and AAA at increased contrast. The \
        result is certified before it's returned. People may choose any other accent that isn't a dot.
        """,
      code: """
        let solver = ThemeSolver(constraints: [.hue(within: 5)])
        let solution = try solver.derive(
          from: Color(hex: 0xFFB000), in: menu, accent: .cafeAccent, named: "honey")
        tree.themes = [solution.theme]
        print(solution)
        let freedom = try ThemeSolver().freedom(of: .cafeAccent, in: tree)

        \(CafeDerivation.honey.text)
        """,
      article: .derivation,
      stages: [
        StageContent("Light, dark and high contrast", layout: .phones) { tree, frame in
          for (scheme, contrast) in CafeDerivation.variants {
            let phone = Cafe.attach(.menu, in: .harbor, to: frame, of: tree)
            tree.setScope(CafeDerivation.honey.scope(in: scheme, at: contrast), at: phone)
          }
        },
        room("Room to choose in light", in: .light), room("In dark", in: .dark),
      ])
  }

  private static func room(
    _ title: String, in scheme: StyleEnvironment.ColorScheme
  ) -> StageContent {
    StageContent(title) { tree, frame in
      guard let picture = CafeDerivation.honey.freedom(in: scheme) else { return }
      tree.attach(picture, to: frame)
    }
  }
}

/// A theme of the café's menu that's derived from a color; it's made once, because that takes a while.
struct CafeDerivation {
  static let honey = CafeDerivation(from: Color(rgb: 0xFFB000), named: "honey")

  /// The color schemes and contrasts that the gallery shows.
  static let variants: [(StyleEnvironment.ColorScheme, StyleEnvironment.Contrast)] = [
    (.light, .standard), (.dark, .standard), (.light, .increased),
  ]

  /// The theme beneath, with the shapes and fonts.
  private static let base = StudioBrand.all[0].theme

  let result: Result<ThemeSolver.Solution, ThemeSolvingError>

  /// The colors that the accent can have beside the others of the theme; nil if there's none.
  private let freedom: ColorFreedom?

  init(from color: Color, named name: String) {
    let tree = StyleTree(
      packs: [StylePack("café", tokens: StudioBrand.all[0].colors.map(\.token))],
      themes: [Self.base])
    let phone = tree.attach(CafePhone())
    CafeBuilder(tree: tree).attachMenu(to: tree.attach(CafeScreen(), to: phone).erased)
    let solver = ThemeSolver(constraints: [.hue(within: 5)])
    result = Result { () throws(ThemeSolvingError) in
      try solver.derive(from: color, in: tree, accent: .cafeAccent, named: name)
    }
    let theme = try? result.get().theme
    // The other products have the same colors.
    let products = tree.nodes.filter { tree.nodeType(of: $0) == CafeProduct.self }
    for product in products.dropFirst() { tree.detach(product) }
    freedom = try? theme.map { try ThemeSolver().freedom(of: .cafeAccent, in: tree, with: $0) }
  }

  /// A picture of the colors that the accent can have in a color scheme; nil if there's none.
  func freedom(in scheme: StyleEnvironment.ColorScheme) -> WindowPicture? {
    guard let picture = freedom?.picture(in: scheme, columns: 12),
      let data = picture.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    else { return nil }
    return (try? ImageReference(dataURL: "data:image/svg+xml,\(data)")).map { image in
      WindowPicture(
        image: image,
        accessibilityLabel: "The accents with which texts keep their contrast in \(scheme), by hue "
          + "and lightness")
    }
  }

  /// A scope with the theme, in an environment.
  func scope(
    in scheme: StyleEnvironment.ColorScheme, at contrast: StyleEnvironment.Contrast
  ) -> StyleScope {
    StyleScope(themes: [Self.base] + ((try? result.get()).map { [$0.theme] } ?? [])) {
      $0.colorScheme = scheme
      $0.contrast = contrast
    }
  }

  /// The description, in lines that fit.
  var text: String {
    let text =
      switch result {
      case .success(let solution): "\(solution)"
      case .failure(let error): "\(error)"
      }
    return text.split(separator: "\n").map { Mistake.wrapped(String($0)) }.joined(separator: "\n")
  }
}
