import ProtocolStyle

// The traits that provide every style of the café's three screens.

/// A display as wide as there is room for, which its screen fills.
protocol CafePhoneAppearance: BackgroundColor, BorderColor, BorderWidth, CornerRadius, Overflow,
  Growth, Width, MinimumWidth, MaximumWidth, Spacing, ShadowColor, ShadowOffset, ShadowOpacity,
  ShadowRadius
{}
extension CafePhoneAppearance {
  var backgroundColor: Color { Token.cafeGround.value }
  var borderColor: Color { Color.gray.withAlpha(0.5) }
  var cornerRadius: Double { 34 }
  var overflow: OverflowValue { .clipped }
  var growth: Double { 1 }
  var width: Double { 280 }
  var minimumWidth: Double { 280 }
  var maximumWidth: Double { 340 }
  var spacing: Double { 0 }
  var shadowOffset: Offset { Offset(x: 0, y: 10) }
  var shadowOpacity: Double { 0.13 }
  var shadowRadius: Double { 14 }
}

protocol CafeScreenAppearance: Growth {}
extension CafeScreenAppearance {
  var growth: Double { 1 }
}

protocol CafeText: TextColor, Font {}
extension CafeText {
  var textColor: Color { Token.cafeInk.value }
  var font: FontDescriptor { Token.cafeBody.value }
}

protocol CafeQuietText: CafeText {}
extension CafeQuietText {
  var textColor: Color { Token.cafeQuietInk.value }
  var font: FontDescriptor { Token.cafeNote.value }
}

protocol CafeHeadlineText: CafeText {}
extension CafeHeadlineText {
  var font: FontDescriptor { Token.cafeHeadline.value }
}

protocol CafeTitleText: CafeText {}
extension CafeTitleText {
  var font: FontDescriptor { Token.cafeTitle.value }
}

/// The total of an order, a little smaller than a title.
protocol CafeTotalText: CafeText {}
extension CafeTotalText {
  var font: FontDescriptor { Token.cafeTotal.value }
}

protocol CafeTint: TintColor {}
extension CafeTint {
  var tintColor: Color { Token.cafeAccent.value }
}

protocol CafeOutline: BorderColor, BorderWidth, CornerRadius {}
extension CafeOutline {
  var borderColor: Color { Token.cafeLine.value }
  var borderWidth: Double { Token.cafeBorder.value }
  var cornerRadius: Double { Token.cafeCorner.value }
}

protocol CafeSurface: BackgroundColor {}
extension CafeSurface {
  var backgroundColor: Color { Token.cafeSurface.value }
}

protocol CafeCardAppearance: CafeSurface, CafeOutline, Padding {}
extension CafeCardAppearance {
  var padding: EdgeInsets { EdgeInsets(Token.cafeGap.value) }
}

/// A card whose picture is beside its texts where there's room, and above them elsewhere.
protocol CafeFeatureAppearance: CafeCardAppearance, StackAxis, Spacing {}
extension CafeFeatureAppearance {
  var stackAxis: StackAxisValue { hasTwoColumns ? .horizontal : .vertical }
  var spacing: Double { hasTwoColumns ? 16 : 8 }
}

protocol CafeFeatureTextsAppearance: Growth {}
extension CafeFeatureTextsAppearance {
  var growth: Double { hasTwoColumns ? 1 : 0 }
}

/// Whether the screen around a node has room for two columns.
private var hasTwoColumns: Bool { ContainerWidth.isAtLeast(600) }

protocol CafeFieldAppearance: CafeSurface, CafeOutline, CafeText, PlaceholderColor {}
extension CafeFieldAppearance {
  var placeholderColor: Color { Token.cafeQuietInk.value }
  var borderColor: Color { Token.cafeEdge.value }
  var borderWidth: Double { Token.cafeFieldBorder.value }
  var cornerRadius: Double { Token.cafeFieldCorner.value }
}

/// A control that gives way when it's pressed, and springs back.
protocol CafePress: Transform, Motion {}
extension CafePress {
  var transform: TransformValue {
    ControlState.current.contains(.highlighted) ? TransformValue(scale: 0.96) : .identity
  }
  var motion: MotionValues {
    MotionValues(.bouncy(duration: 0.4)).with(.easeOut(duration: 0.08), into: .highlighted)
  }
}

protocol CafeButtonAppearance: BackgroundColor, CafeHeadlineText, CornerRadius, ContentEdgeInsets,
  CafePress
{}
extension CafeButtonAppearance {
  var backgroundColor: Color { Token.cafeAccent.value }
  var textColor: Color { Token.cafeOnAccent.value }
  var cornerRadius: Double { Token.cafeCorner.value }
  var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 10, left: 20, bottom: 10, right: 20) }
}

protocol CafeActionsAppearance: StackAlignment {}
extension CafeActionsAppearance {
  var stackAlignment: StackAlignmentValue { .fill }
}

protocol CafeBarAppearance: CafeSurface, CafeTint, CafeHeadlineText {}

protocol CafeItemAppearance: CafeTint, TitleTextAttributesForState {}
extension CafeItemAppearance {
  var titleTextAttributesForState: StateValues<TextAttributes> {
    [.normal: TextAttributes(foregroundColor: Token.cafeAccent.value, font: Token.cafeBody.value)]
  }
}

protocol CafeTabAppearance: TitleTextAttributesForState {}
extension CafeTabAppearance {
  var titleTextAttributesForState: StateValues<TextAttributes> {
    [
      .normal: TextAttributes(foregroundColor: Token.cafeQuietInk.value),
      .selected: TextAttributes(foregroundColor: Token.cafeAccent.value),
    ]
  }
}

protocol CafeTableAppearance: CafeSurface, SeparatorColor, RowHeight {}
extension CafeTableAppearance {
  var separatorColor: Color { Token.cafeLine.value }
  var rowHeight: Double { Token.cafeRow.value }
}

/// A row of the menu, which shows its accent while it's pressed.
protocol CafeProductAppearance: BackgroundColor, CafeText {}
extension CafeProductAppearance {
  var backgroundColor: Color {
    ControlState.current.contains(.highlighted)
      ? Token.cafeAccent.value : Token.cafeSurface.value
  }
  var textColor: Color {
    ControlState.current.contains(.highlighted)
      ? Token.cafeOnAccent.value : Token.cafeInk.value
  }
}

/// The price in a row, which follows it while it's pressed.
protocol CafePriceAppearance: CafeHeadlineText {}
extension CafePriceAppearance {
  var textColor: Color {
    ControlState.ofEnclosingControl.contains(.highlighted)
      ? Token.cafeOnAccent.value : Token.cafeInk.value
  }
}

/// A round button with an icon, or a square one where cards have sharp corners.
protocol CafePlusAppearance: CafeButtonAppearance, Width, Height {}
extension CafePlusAppearance {
  var contentEdgeInsets: EdgeInsets { .zero }
  var width: Double { 32 }
  var height: Double { 32 }
}

protocol CafeTrackAppearance: MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor {}
extension CafeTrackAppearance {
  var minimumTrackTintColor: Color { Token.cafeAccent.value }
  var maximumTrackTintColor: Color { Token.cafeEdge.value }
  var thumbTintColor: Color { Token.cafeAccent.value }
}

protocol CafeSwitchAppearance: OnTintColor, ThumbTintColor {}
extension CafeSwitchAppearance {
  var onTintColor: Color { Token.cafeAccent.value }

  // White would vanish on a light accent.
  var thumbTintColor: Color { Token.cafeOnAccent.value }
}

protocol CafeProgressAppearance: ProgressTintColor, TrackTintColor {}
extension CafeProgressAppearance {
  var progressTintColor: Color { Token.cafeAccent.value }
  var trackTintColor: Color { Token.cafeEdge.value }
}

protocol CafePagesAppearance: TintColor, CurrentPageTintColor {}
extension CafePagesAppearance {
  var tintColor: Color { Token.cafeEdge.value }
  var currentPageTintColor: Color { Token.cafeAccent.value }
}

protocol CafePictureAppearance: CornerRadius, ContentMode, Width, Height {}
extension CafePictureAppearance {
  var cornerRadius: Double { Token.cafeCorner.value }
  var contentMode: ContentModeValue { .scaleAspectFill }
  // Wider than any phone, because a picture is shrunk to the available width.
  var width: Double { hasTwoColumns ? 280 : 1000 }
  var height: Double { 128 }
}

// MARK: - CafeTokens

// The tokens that themes of the café can set.

extension Token<Color> {
  static let cafeGround = Token("cafeGround", default: Color(rgb: 0xF3F7F8))
  static let cafeSurface = Token("cafeSurface", default: Color(rgb: 0xFFFFFF))
  static let cafeInk = Token("cafeInk", default: Color(rgb: 0x10242E))
  static let cafeQuietInk = Token("cafeQuietInk", default: Color(rgb: 0x4A5F6C))
  static let cafeAccent = Token("cafeAccent", default: Color(rgb: 0x0B6A72))
  static let cafeOnAccent = Token("cafeOnAccent", default: .white)
  static let cafeLine = Token("cafeLine", default: Color(rgb: 0xD8E2E6))

  /// The boundaries of controls, which have a contrast of 3 with both backgrounds.
  static let cafeEdge = Token("cafeEdge", default: Color(rgb: 0x74858F))
}

extension Token<Double> {
  static let cafeCorner = Token("cafeCorner", default: 16)
  static let cafeFieldCorner = Token("cafeFieldCorner", default: min(Token.cafeCorner.value, 12))
  static let cafeBorder = Token("cafeBorder", default: 0)
  static let cafeFieldBorder = Token("cafeFieldBorder", default: max(Token.cafeBorder.value, 1))
  static let cafeGap = Token("cafeGap", default: 14)
  static let cafeRow = Token("cafeRow", default: 48)
}

extension Token<FontDescriptor> {
  static let cafeTitle = Token("cafeTitle", default: .system(size: 22, weight: .bold))
  static let cafeTotal = Token("cafeTotal", default: .system(size: 19, weight: .bold))
  static let cafeHeadline = Token("cafeHeadline", default: .system(size: 17, weight: .semibold))
  static let cafeBody = Token("cafeBody", default: .system(size: 16))
  static let cafeNote = Token("cafeNote", default: .system(size: 14))
}

extension Theme {
  /// The first brand: a roastery by the sea, in teal with rounded corners.
  static let harbor = Theme("harbor", summary: "A roastery by the sea.") { _ in }

  /// The second brand: an old coffee house, in terracotta with serif fonts, sharp corners, centered cards
  /// and more space.
  static let ember = Theme("ember", summary: "An old coffee house.", styleSheet: .ember) {
    $0[.cafeGround] = Color(rgb: 0xFAF1E6)
    $0[.cafeSurface] = Color(rgb: 0xFFFBF5)
    $0[.cafeInk] = Color(rgb: 0x2E1B12)
    $0[.cafeQuietInk] = Color(rgb: 0x6B5142)
    $0[.cafeAccent] = Color(rgb: 0xA03D1C)
    $0[.cafeOnAccent] = Color(rgb: 0xFFF8F1)
    $0[.cafeLine] = Color(rgb: 0xE7D5C2)
    $0[.cafeEdge] = Color(rgb: 0x937A69)
    $0[.cafeCorner] = 5
    $0[.cafeGap] = 18
    $0[.cafeRow] = 56
    $0[.cafeTitle] = .system(size: 23, weight: .bold, design: .serif)
    $0[.cafeTotal] = .system(size: 19, weight: .bold, design: .serif)
    $0[.cafeHeadline] = .system(size: 17, weight: .bold, design: .serif)
  }

  /// The first brand at night.
  static let night = Theme("night", summary: "The roastery at night.") {
    $0[.cafeGround] = Color(rgb: 0x0D1218)
    $0[.cafeSurface] = Color(rgb: 0x19212A)
    $0[.cafeInk] = Color(rgb: 0xEEF3F7)
    $0[.cafeQuietInk] = Color(rgb: 0xA6B4C0)
    $0[.cafeAccent] = Color(rgb: 0x7CD3DA)
    $0[.cafeOnAccent] = Color(rgb: 0x06262A)
    $0[.cafeLine] = Color(rgb: 0x2C3945)
    $0[.cafeEdge] = Color(rgb: 0x6E7C88)
  }

  /// The first brand with increased contrast.
  static let clear = Theme("clear", summary: "Strong contrasts.") {
    $0[.cafeGround] = .white
    $0[.cafeSurface] = .white
    $0[.cafeInk] = .black
    $0[.cafeQuietInk] = Color(rgb: 0x1C1C1C)
    $0[.cafeAccent] = Color(rgb: 0x003A8C)
    $0[.cafeOnAccent] = .white
    $0[.cafeLine] = .black
    $0[.cafeEdge] = .black
    $0[.cafeCorner] = 8
    $0[.cafeBorder] = 2
    $0[.cafeTitle] = .system(size: 23, weight: .heavy)
    $0[.cafeTotal] = .system(size: 19, weight: .heavy)
    $0[.cafeHeadline] = .system(size: 18, weight: .bold)
  }

  /// The name with an initial capital.
  var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The themes of the café, in display order.
  static let cafe: [Theme] = [.harbor, .ember, .night, .clear]
}

extension Color {
  /// A color of three bytes.
  init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255)
  }
}
