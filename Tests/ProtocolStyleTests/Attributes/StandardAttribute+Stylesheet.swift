import ProtocolStyle

/// What stylesheet users style besides.
extension StandardAttribute {
  static let box: [StandardAttribute] = [
    .init(
      "padding", Attribute<EdgeInsets>.padding, \.padding, of: Adopter.OfPadding(),
      EdgeInsets(top: 8, left: 8, bottom: 8, right: 8), other: .zero),
    .init(
      "spacing", Attribute<Double>.spacing, \.spacing, of: Adopter.OfSpacing(), 8, other: 0.5),
    .init(
      "isHidden", Attribute<Bool>.isHidden, \.isHidden, of: Adopter.OfHidden(), true, other: false),
    .init("width", Attribute<Double>.width, \.width, of: Adopter.OfWidth(), 44, other: 320),
    .init("height", Attribute<Double>.height, \.height, of: Adopter.OfHeight(), 44, other: 0.5),
    .init(
      "backgroundGradient", Attribute<Gradient>.backgroundGradient, \.backgroundGradient,
      of: Adopter.OfBackgroundGradient(), Gradient([.white, hex("#e5e5ea")]),
      dark: Gradient([.black, hex("#2c2c2e")]), other: Gradient([.red, .blue], angle: 90)),
  ]

  static let typography: [StandardAttribute] = [
    .init(
      "textShadowColor", Attribute<Color>.textShadowColor, \.textShadowColor,
      of: Adopter.OfTextShadowColor(), .black, other: .red),
    .init(
      "textShadowOffset", Attribute<Offset>.textShadowOffset, \.textShadowOffset,
      of: Adopter.OfTextShadowOffset(), Offset(x: 0, y: -1), other: Offset(x: 1, y: 2)),
    .init(
      "textTransform", Attribute<TextTransformValue>.textTransform, \.textTransform,
      of: Adopter.OfTextTransform(), .uppercase, other: .unchanged),
    .init(
      "letterSpacing", Attribute<Double>.letterSpacing, \.letterSpacing,
      of: Adopter.OfLetterSpacing(), 0, other: -0.5),
    .init(
      "lineHeight", Attribute<Double>.lineHeight, \.lineHeight, of: Adopter.OfLineHeight(), 1.2,
      other: 2),
    .init(
      "maximumNumberOfLines", Attribute<Int>.maximumNumberOfLines, \.maximumNumberOfLines,
      of: Adopter.OfMaximumNumberOfLines(), 1, other: 0),
    .init(
      "placeholderColor", Attribute<Color>.placeholderColor, \.placeholderColor,
      of: Adopter.OfPlaceholderColor(), hex("#3c3c43").withAlpha(0.3),
      dark: hex("#ebebf5").withAlpha(0.3), other: .red),
  ]

  /// Parts of single kinds.
  static let parts: [StandardAttribute] = [
    .init(
      "detailTextColor", Attribute<Color>.detailTextColor, \.detailTextColor,
      of: Adopter.OfDetailTextColor(), hex("#3c3c43").withAlpha(0.6),
      dark: hex("#ebebf5").withAlpha(0.6), other: .red),
    .init(
      "accessoryType", Attribute<AccessoryTypeValue>.accessoryType, \.accessoryType,
      of: Adopter.OfAccessoryType(), .disclosureIndicator, other: .hidden),
    .init(
      "badgeColor", Attribute<Color>.badgeColor, \.badgeColor, of: Adopter.OfBadgeColor(),
      hex("#ff3b30"), dark: hex("#ff453a"), other: .blue),
    .init(
      "isAnimating", Attribute<Bool>.isAnimating, \.isAnimating, of: Adopter.OfAnimating(), true,
      other: false),
  ]

  /// Tables and segments.
  static let lists: [StandardAttribute] = [
    .init(
      "separatorColor", Attribute<Color>.separatorColor, \.separatorColor,
      of: Adopter.OfSeparatorColor(), hex("#3c3c43").withAlpha(0.29),
      dark: hex("#545458").withAlpha(0.6), other: .red),
    .init(
      "separatorStyle", Attribute<SeparatorStyleValue>.separatorStyle, \.separatorStyle,
      of: Adopter.OfSeparatorStyle(), .singleLine, other: .hidden),
    .init(
      "rowHeight", Attribute<Double>.rowHeight, \.rowHeight, of: Adopter.OfRowHeight(), 44,
      other: 60),
    .init(
      "dividerColor", Attribute<Color>.dividerColor, \.dividerColor, of: Adopter.OfDividerColor(),
      hex("#3c3c43").withAlpha(0.29), dark: hex("#545458").withAlpha(0.6), other: .red),
  ]
}
