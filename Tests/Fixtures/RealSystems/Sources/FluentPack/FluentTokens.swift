public import ProtocolStyle

// The values of the brand Web are the defaults, for light, dark and increased contrast.

extension Token<FluentBrand> {
  /// The shades of the brand.
  public static let fluentBrand = Token(
    "fluentBrand", default: .web, summary: "The shades of the brand.")
}

extension Token<FluentColors> {
  /// Texts.
  public static let fluentForeground1 = Token(
    "fluentForeground1",
    default: .fluent(
      light: .same(.gray(14)), dark: .same(.white), contrast: .canvasText, highlight: .canvas),
    summary: "Texts.")

  /// Titles of subtle buttons.
  public static let fluentForeground2 = Token(
    "fluentForeground2",
    default: .fluent(
      light: .grays(26, hover: 14, pressed: 14, selected: 14),
      dark: .grays(84, hover: 100, pressed: 100, selected: 100), contrast: .canvasText,
      highlight: .canvas),
    summary: "Titles of subtle buttons.")

  /// Titles of transparent buttons.
  public static let fluentForeground2Brand = Token(
    "fluentForeground2Brand",
    default: .fluent(
      light: FluentColors(.gray(26), hover: .brand(80), pressed: .brand(70), selected: .brand(80)),
      dark: FluentColors(.gray(84), hover: .brand(100), pressed: .brand(90), selected: .brand(100)),
      contrast: .canvasText, highlight: .canvas),
    summary: "Titles of transparent buttons.")

  /// The background of a page, and of buttons and cards.
  public static let fluentBackground1 = Token(
    "fluentBackground1",
    default: .fluent(
      light: .grays(100, hover: 96, pressed: 88, selected: 92),
      dark: .grays(16, hover: 24, pressed: 12, selected: 22), contrast: .canvas,
      highlight: .contrastHighlight),
    summary: "The background of a page, and of buttons and cards.")

  /// The background of alternative cards.
  public static let fluentBackground2 = Token(
    "fluentBackground2",
    default: .fluent(
      light: .grays(98, hover: 94, pressed: 86, selected: 90),
      dark: .grays(12, hover: 20, pressed: 8, selected: 18), contrast: .canvas,
      highlight: .contrastHighlight),
    summary: "The background of alternative cards.")

  /// Surfaces that only interactions show.
  public static let fluentSubtle = Token(
    "fluentSubtle",
    default: .fluent(
      light: FluentColors(.clear, hover: .gray(96), pressed: .gray(88), selected: .gray(92)),
      dark: FluentColors(.clear, hover: .gray(22), pressed: .gray(18), selected: .gray(20)),
      contrast: .clear, highlight: .contrastHighlight),
    summary: "Surfaces that only interactions show.")

  /// Surfaces that only high contrast shows.
  public static let fluentTransparent = Token(
    "fluentTransparent",
    default: .fluent(
      light: .same(.clear), dark: .same(.clear), contrast: .clear, highlight: .contrastHighlight),
    summary: "Surfaces that only high contrast shows.")

  /// Surfaces in the color of the brand.
  public static let fluentBrandBackground = Token(
    "fluentBrandBackground",
    default: .fluent(
      light: FluentColors(.brand(80), hover: .brand(70), pressed: .brand(40), selected: .brand(60)),
      dark: FluentColors(.brand(70), hover: .brand(80), pressed: .brand(40), selected: .brand(60)),
      contrast: .canvasText, highlight: .contrastHighlight),
    summary: "Surfaces in the color of the brand.")

  /// Borders.
  public static let fluentStroke1 = Token(
    "fluentStroke1",
    default: .fluent(
      light: .grays(82, hover: 78, pressed: 70, selected: 74),
      dark: .grays(40, hover: 46, pressed: 42, selected: 44), contrast: .canvasText,
      highlight: .contrastHighlight),
    summary: "Borders.")

  /// Lines below fields.
  public static let fluentStrokeAccessible = Token(
    "fluentStrokeAccessible",
    default: .fluent(
      light: FluentColors(.gray(38), hover: .gray(34), pressed: .gray(30), selected: .brand(80)),
      dark: FluentColors(.gray(68), hover: .gray(74), pressed: .gray(70), selected: .brand(100)),
      contrast: .canvasText, highlight: .contrastHighlight),
    summary: "Lines below fields.")
}

extension Token<Color> {
  /// Secondary texts and icons.
  public static let fluentForeground3 = Token(
    "fluentForeground3", default: .fluent(.gray(38), dark: .gray(68), contrast: .canvasText),
    summary: "Secondary texts and icons.")

  /// Placeholders.
  public static let fluentPlaceholder = Token(
    "fluentPlaceholder", default: .fluent(.gray(44), dark: .gray(60), contrast: .canvasText),
    summary: "Placeholders.")

  /// Disabled texts.
  public static let fluentForegroundDisabled = Token(
    "fluentForegroundDisabled",
    default: .fluent(.gray(74), dark: .gray(36), contrast: .contrastDisabled),
    summary: "Disabled texts.")

  /// Texts on the brand.
  public static let fluentOnBrand = Token(
    "fluentOnBrand", default: .fluent(.white, dark: .white, contrast: .canvas),
    summary: "Texts on the brand.")

  /// Texts in the color of the brand.
  public static let fluentBrandForeground1 = Token(
    "fluentBrandForeground1",
    default: .fluent(.brand(80), dark: .brand(100), contrast: .canvasText),
    summary: "Texts in the color of the brand.")

  /// Texts on a quiet surface of the brand.
  public static let fluentBrandForeground2 = Token(
    "fluentBrandForeground2",
    default: .fluent(.brand(70), dark: .brand(110), contrast: .canvasText),
    summary: "Texts on a quiet surface of the brand.")

  /// Texts on a bright surface in each scheme.
  public static let fluentForegroundStatic = Token(
    "fluentForegroundStatic", default: .fluent(.gray(14), dark: .gray(14), contrast: .canvas),
    summary: "Texts on a bright surface in each scheme.")

  /// Texts on a dark surface in each scheme.
  public static let fluentForegroundStaticInverted = Token(
    "fluentForegroundStaticInverted", default: .fluent(.white, dark: .white, contrast: .canvasText),
    summary: "Texts on a dark surface in each scheme.")

  /// Filled fields and messages.
  public static let fluentBackground3 = Token(
    "fluentBackground3", default: .fluent(.gray(96), dark: .gray(8), contrast: .canvas),
    summary: "Filled fields and messages.")

  /// Quiet badges.
  public static let fluentBackground4 = Token(
    "fluentBackground4", default: .fluent(.gray(94), dark: .gray(4), contrast: .canvas),
    summary: "Quiet badges.")

  /// Informative badges.
  public static let fluentBackground5 = Token(
    "fluentBackground5", default: .fluent(.gray(92), dark: .black, contrast: .canvas),
    summary: "Informative badges.")

  /// Disabled surfaces.
  public static let fluentBackgroundDisabled = Token(
    "fluentBackgroundDisabled", default: .fluent(.gray(94), dark: .gray(8), contrast: .canvas),
    summary: "Disabled surfaces.")

  /// A quiet surface of the brand.
  public static let fluentBrandBackground2 = Token(
    "fluentBrandBackground2", default: .fluent(.brand(160), dark: .brand(20), contrast: .canvas),
    summary: "A quiet surface of the brand.")

  /// Quiet borders.
  public static let fluentStroke2 = Token(
    "fluentStroke2", default: .fluent(.gray(88), dark: .gray(32), contrast: .canvasText),
    summary: "Quiet borders.")

  /// Disabled borders.
  public static let fluentStrokeDisabled = Token(
    "fluentStrokeDisabled",
    default: .fluent(.gray(88), dark: .gray(26), contrast: .contrastDisabled),
    summary: "Disabled borders.")

  /// Borders that only high contrast shows.
  public static let fluentTransparentStroke = Token(
    "fluentTransparentStroke", default: .fluent(.clear, dark: .clear, contrast: .canvasText),
    summary: "Borders that only high contrast shows.")

  /// Borders that only high contrast shows, under a pointer.
  public static let fluentTransparentStrokeInteractive = Token(
    "fluentTransparentStrokeInteractive",
    default: .fluent(.clear, dark: .clear, contrast: .contrastHighlight),
    summary: "Borders that only high contrast shows, under a pointer.")

  /// The line below a field with the focus.
  public static let fluentCompoundBrandStroke = Token(
    "fluentCompoundBrandStroke",
    default: .fluent(.brand(80), dark: .brand(100), contrast: .contrastHighlight),
    summary: "The line below a field with the focus.")

  /// The line below a pressed field with the focus.
  public static let fluentCompoundBrandStrokePressed = Token(
    "fluentCompoundBrandStrokePressed",
    default: .fluent(.brand(60), dark: .brand(90), contrast: .contrastHighlight),
    summary: "The line below a pressed field with the focus.")

  /// Borders around a quiet surface of the brand.
  public static let fluentBrandStroke2 = Token(
    "fluentBrandStroke2", default: .fluent(.brand(140), dark: .brand(50), contrast: .canvasText),
    summary: "Borders around a quiet surface of the brand.")

  /// The ring around what has the focus.
  public static let fluentStrokeFocus = Token(
    "fluentStrokeFocus", default: .fluent(.black, dark: .white, contrast: .contrastHighlight),
    summary: "The ring around what has the focus.")

  /// The near shadow.
  public static let fluentShadowAmbient = Token(
    "fluentShadowAmbient",
    default: .fluent(
      .black.withAlpha(0.12), dark: .black.withAlpha(0.24), contrast: .black.withAlpha(0.24)),
    summary: "The near shadow.")

  /// The wide shadow.
  public static let fluentShadowKey = Token(
    "fluentShadowKey",
    default: .fluent(
      .black.withAlpha(0.14), dark: .black.withAlpha(0.28), contrast: .black.withAlpha(0.28)),
    summary: "The wide shadow.")
}
