public import ProtocolStyle

extension StylePack {
  /// Buttons, fields, badges, messages and cards of Fluent 2, with the values of the web by default.
  public static let fluent = StylePack(
    "fluent", version: Version(1), themes: [.fluentTeams],
    tokens: [
      Token.fluentBrand, Token.fluentForeground1, Token.fluentForeground2,
      Token.fluentForeground2Brand, Token.fluentBackground1, Token.fluentBackground2,
      Token.fluentSubtle, Token.fluentTransparent, Token.fluentBrandBackground, Token.fluentStroke1,
      Token.fluentStrokeAccessible, Token.fluentForeground3, Token.fluentPlaceholder,
      Token.fluentForegroundDisabled, Token.fluentOnBrand, Token.fluentBrandForeground1,
      Token.fluentBrandForeground2, Token.fluentForegroundStatic,
      Token.fluentForegroundStaticInverted, Token.fluentBackground3, Token.fluentBackground4,
      Token.fluentBackground5, Token.fluentBackgroundDisabled, Token.fluentBrandBackground2,
      Token.fluentStroke2, Token.fluentStrokeDisabled, Token.fluentTransparentStroke,
      Token.fluentTransparentStrokeInteractive, Token.fluentCompoundBrandStroke,
      Token.fluentCompoundBrandStrokePressed, Token.fluentBrandStroke2, Token.fluentStrokeFocus,
      Token.fluentShadowAmbient, Token.fluentShadowKey, Token.fluentRed, Token.fluentGreen,
      Token.fluentYellow, Token.fluentDarkOrange, Token.fluentDanger, Token.fluentSuccess,
      Token.fluentWarning,
    ])
}

extension Theme {
  /// The brand Teams, whose dark theme has other aliases.
  public static let fluentTeams = Theme(
    "Teams", summary: "The brand Teams.",
    [
      .light: teamsBrand, .dark: teamsDark, .highContrast: teamsBrand,
      [.dark, .highContrast]: teamsBrand,
    ])

  private static let teamsBrand = Theme("Teams brand") { $0[.fluentBrand] = .teams }

  private static let teamsDark = Theme("Teams dark") {
    $0[.fluentBrand] = .teams
    $0[.fluentBackground2] = .grays(14, hover: 22, pressed: 10, selected: 20)
    $0[.fluentBackground3] = .gray(12)
    $0[.fluentBackground4] = .gray(8)
    $0[.fluentBackground5] = .gray(4)
    $0[.fluentBrandBackground2] = FluentBrand.teams[40]
    $0[.fluentBrandForeground2] = FluentBrand.teams[120]
    $0[.fluentCompoundBrandStroke] = FluentBrand.teams[90]
    $0[.fluentCompoundBrandStrokePressed] = FluentBrand.teams[80]
  }
}
