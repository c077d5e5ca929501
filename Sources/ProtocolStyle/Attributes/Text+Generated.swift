// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Text.swift

/// The identifiers of the family, by name.
let textIDs: [AttributeID] = [
  .adjustsFontSizeToFitWidth,
  .borderStyle,
  .contentSizeLimits,
  .font,
  .letterSpacing,
  .lineBreakMode,
  .lineHeight,
  .maximumNumberOfLines,
  .minimumScaleFactor,
  .placeholderColor,
  .strikethrough,
  .textAlignment,
  .textColor,
  .textGradient,
  .textShadowColor,
  .textShadowOffset,
  .textTransform,
  .underline,
]

extension AttributeID {
  static var adjustsFontSizeToFitWidth: Self { adjustsFontSizeToFitWidthKey.id }
  static var borderStyle: Self { borderStyleKey.id }
  static var contentSizeLimits: Self { contentSizeLimitsKey.id }
  static var font: Self { fontKey.id }
  static var letterSpacing: Self { letterSpacingKey.id }
  static var lineBreakMode: Self { lineBreakModeKey.id }
  static var lineHeight: Self { lineHeightKey.id }
  static var maximumNumberOfLines: Self { maximumNumberOfLinesKey.id }
  static var minimumScaleFactor: Self { minimumScaleFactorKey.id }
  static var placeholderColor: Self { placeholderColorKey.id }
  static var strikethrough: Self { strikethroughKey.id }
  static var textAlignment: Self { textAlignmentKey.id }
  static var textColor: Self { textColorKey.id }
  static var textGradient: Self { textGradientKey.id }
  static var textShadowColor: Self { textShadowColorKey.id }
  static var textShadowOffset: Self { textShadowOffsetKey.id }
  static var textTransform: Self { textTransformKey.id }
  static var underline: Self { underlineKey.id }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node's text shrinks until it fits the width.
  public static var adjustsFontSizeToFitWidth: Self { adjustsFontSizeToFitWidthKey }
}

private let adjustsFontSizeToFitWidthKey = Attribute<Bool>(
  builtIn: "adjustsFontSizeToFitWidth", of: (any AdjustsFontSizeToFitWidth).self
) {
  ($0 as? any AdjustsFontSizeToFitWidth.Type).map { AttributeReader($0, readAdjustsFontSizeToFitWidth) }
}

@Sendable private func readAdjustsFontSizeToFitWidth(
  _ node: borrowing some AdjustsFontSizeToFitWidth, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.adjustsFontSizeToFitWidth)
}

extension AnyAttribute where Self == Attribute<BorderStyleValue> {
  /// The kind of border that a text field draws.
  public static var borderStyle: Self { borderStyleKey }
}

private let borderStyleKey = Attribute<BorderStyleValue>(
  builtIn: "borderStyle", of: (any BorderStyle).self
) {
  ($0 as? any BorderStyle.Type).map { AttributeReader($0, readBorderStyle) }
}

@Sendable private func readBorderStyle(
  _ node: borrowing some BorderStyle, _ slot: borrowing AttributeSlot<BorderStyleValue>
) -> AttributeWrite {
  slot.write(node.borderStyle)
}

extension AnyAttribute where Self == Attribute<ContentSizeLimitsValue> {
  /// The smallest and the largest content size category that a node's font follows.
  public static var contentSizeLimits: Self { contentSizeLimitsKey }
}

private let contentSizeLimitsKey = Attribute<ContentSizeLimitsValue>(
  builtIn: "contentSizeLimits", of: (any ContentSizeLimits).self
) {
  ($0 as? any ContentSizeLimits.Type).map { AttributeReader($0, readContentSizeLimits) }
}

@Sendable private func readContentSizeLimits(
  _ node: borrowing some ContentSizeLimits, _ slot: borrowing AttributeSlot<ContentSizeLimitsValue>
) -> AttributeWrite {
  slot.write(node.contentSizeLimits)
}

extension AnyAttribute where Self == Attribute<FontDescriptor> {
  /// The font of a node's text.
  public static var font: Self { fontKey }
}

private let fontKey = Attribute<FontDescriptor>(
  builtIn: "font", of: (any Font).self
) {
  ($0 as? any Font.Type).map { AttributeReader($0, readFont) }
}

@Sendable private func readFont(
  _ node: borrowing some Font, _ slot: borrowing AttributeSlot<FontDescriptor>
) -> AttributeWrite {
  slot.write(node.font)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The space added between letters.
  public static var letterSpacing: Self { letterSpacingKey }
}

private let letterSpacingKey = Attribute<Double>(
  builtIn: "letterSpacing", of: (any LetterSpacing).self
) {
  ($0 as? any LetterSpacing.Type).map { AttributeReader($0, readLetterSpacing) }
}

@Sendable private func readLetterSpacing(
  _ node: borrowing some LetterSpacing, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.letterSpacing)
}

extension AnyAttribute where Self == Attribute<LineBreakModeValue> {
  /// The wrapping or truncation of text that doesn't fit.
  public static var lineBreakMode: Self { lineBreakModeKey }
}

private let lineBreakModeKey = Attribute<LineBreakModeValue>(
  builtIn: "lineBreakMode", of: (any LineBreakMode).self
) {
  ($0 as? any LineBreakMode.Type).map { AttributeReader($0, readLineBreakMode) }
}

@Sendable private func readLineBreakMode(
  _ node: borrowing some LineBreakMode, _ slot: borrowing AttributeSlot<LineBreakModeValue>
) -> AttributeWrite {
  slot.write(node.lineBreakMode)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a line, as a multiple of the font's size.
  public static var lineHeight: Self { lineHeightKey }
}

private let lineHeightKey = Attribute<Double>(
  builtIn: "lineHeight", of: (any LineHeight).self
) {
  ($0 as? any LineHeight.Type).map { AttributeReader($0, readLineHeight) }
}

@Sendable private func readLineHeight(
  _ node: borrowing some LineHeight, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.lineHeight)
}

extension AnyAttribute where Self == Attribute<Int> {
  /// The maximum number of lines of text.
  public static var maximumNumberOfLines: Self { maximumNumberOfLinesKey }
}

private let maximumNumberOfLinesKey = Attribute<Int>(
  builtIn: "maximumNumberOfLines", of: (any MaximumNumberOfLines).self
) {
  ($0 as? any MaximumNumberOfLines.Type).map { AttributeReader($0, readMaximumNumberOfLines) }
}

@Sendable private func readMaximumNumberOfLines(
  _ node: borrowing some MaximumNumberOfLines, _ slot: borrowing AttributeSlot<Int>
) -> AttributeWrite {
  slot.write(node.maximumNumberOfLines)
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The smallest factor by which a node's text shrinks to fit its width.
  public static var minimumScaleFactor: Self { minimumScaleFactorKey }
}

private let minimumScaleFactorKey = Attribute<Double>(
  builtIn: "minimumScaleFactor", of: (any MinimumScaleFactor).self
) {
  ($0 as? any MinimumScaleFactor.Type).map { AttributeReader($0, readMinimumScaleFactor) }
}

@Sendable private func readMinimumScaleFactor(
  _ node: borrowing some MinimumScaleFactor, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.minimumScaleFactor)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of an empty field's placeholder text.
  public static var placeholderColor: Self { placeholderColorKey }
}

private let placeholderColorKey = Attribute<Color>(
  builtIn: "placeholderColor", of: (any PlaceholderColor).self
) {
  ($0 as? any PlaceholderColor.Type).map { AttributeReader($0, readPlaceholderColor) }
}

@Sendable private func readPlaceholderColor(
  _ node: borrowing some PlaceholderColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.placeholderColor)
}

extension AnyAttribute where Self == Attribute<TextLineStyle> {
  /// The line through a node's text.
  public static var strikethrough: Self { strikethroughKey }
}

private let strikethroughKey = Attribute<TextLineStyle>(
  builtIn: "strikethrough", of: (any Strikethrough).self
) {
  ($0 as? any Strikethrough.Type).map { AttributeReader($0, readStrikethrough) }
}

@Sendable private func readStrikethrough(
  _ node: borrowing some Strikethrough, _ slot: borrowing AttributeSlot<TextLineStyle>
) -> AttributeWrite {
  slot.write(node.strikethrough)
}

extension AnyAttribute where Self == Attribute<TextAlignmentValue> {
  /// The alignment of a node's text.
  public static var textAlignment: Self { textAlignmentKey }
}

private let textAlignmentKey = Attribute<TextAlignmentValue>(
  builtIn: "textAlignment", of: (any TextAlignment).self
) {
  ($0 as? any TextAlignment.Type).map { AttributeReader($0, readTextAlignment) }
}

@Sendable private func readTextAlignment(
  _ node: borrowing some TextAlignment, _ slot: borrowing AttributeSlot<TextAlignmentValue>
) -> AttributeWrite {
  slot.write(node.textAlignment)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a node's text.
  public static var textColor: Self { textColorKey }
}

private let textColorKey = Attribute<Color>(
  builtIn: "textColor", of: (any TextColor).self
) {
  ($0 as? any TextColor.Type).map { AttributeReader($0, readTextColor) }
}

@Sendable private func readTextColor(
  _ node: borrowing some TextColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.textColor)
}

extension AnyAttribute where Self == Attribute<Gradient> {
  /// The gradient of a node's text, in place of its color.
  public static var textGradient: Self { textGradientKey }
}

private let textGradientKey = Attribute<Gradient>(
  builtIn: "textGradient", of: (any TextGradient).self
) {
  ($0 as? any TextGradient.Type).map { AttributeReader($0, readTextGradient) }
}

@Sendable private func readTextGradient(
  _ node: borrowing some TextGradient, _ slot: borrowing AttributeSlot<Gradient>
) -> AttributeWrite {
  slot.write(node.textGradient)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the shadow of a node's text.
  public static var textShadowColor: Self { textShadowColorKey }
}

private let textShadowColorKey = Attribute<Color>(
  builtIn: "textShadowColor", of: (any TextShadowColor).self
) {
  ($0 as? any TextShadowColor.Type).map { AttributeReader($0, readTextShadowColor) }
}

@Sendable private func readTextShadowColor(
  _ node: borrowing some TextShadowColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.textShadowColor)
}

extension AnyAttribute where Self == Attribute<Offset> {
  /// The offset of the shadow of a node's text.
  public static var textShadowOffset: Self { textShadowOffsetKey }
}

private let textShadowOffsetKey = Attribute<Offset>(
  builtIn: "textShadowOffset", of: (any TextShadowOffset).self
) {
  ($0 as? any TextShadowOffset.Type).map { AttributeReader($0, readTextShadowOffset) }
}

@Sendable private func readTextShadowOffset(
  _ node: borrowing some TextShadowOffset, _ slot: borrowing AttributeSlot<Offset>
) -> AttributeWrite {
  slot.write(node.textShadowOffset)
}

extension AnyAttribute where Self == Attribute<TextTransformValue> {
  /// The capitalization of a node's text.
  public static var textTransform: Self { textTransformKey }
}

private let textTransformKey = Attribute<TextTransformValue>(
  builtIn: "textTransform", of: (any TextTransform).self
) {
  ($0 as? any TextTransform.Type).map { AttributeReader($0, readTextTransform) }
}

@Sendable private func readTextTransform(
  _ node: borrowing some TextTransform, _ slot: borrowing AttributeSlot<TextTransformValue>
) -> AttributeWrite {
  slot.write(node.textTransform)
}

extension AnyAttribute where Self == Attribute<TextLineStyle> {
  /// The line under a node's text.
  public static var underline: Self { underlineKey }
}

private let underlineKey = Attribute<TextLineStyle>(
  builtIn: "underline", of: (any Underline).self
) {
  ($0 as? any Underline.Type).map { AttributeReader($0, readUnderline) }
}

@Sendable private func readUnderline(
  _ node: borrowing some Underline, _ slot: borrowing AttributeSlot<TextLineStyle>
) -> AttributeWrite {
  slot.write(node.underline)
}

extension ViewModel {
  /// Whether a node's text shrinks until it fits the width; nil if no level of the cascade writes
  /// it.
  public var adjustsFontSizeToFitWidth: Bool? {
    get { self[.adjustsFontSizeToFitWidth] }
    set { self[.adjustsFontSizeToFitWidth] = newValue }
  }

  /// The kind of border that a text field draws; nil if no level of the cascade writes it.
  public var borderStyle: BorderStyleValue? {
    get { self[.borderStyle] }
    set { self[.borderStyle] = newValue }
  }

  /// The smallest and the largest content size category that a node's font follows; nil if no level
  /// of the cascade writes it.
  public var contentSizeLimits: ContentSizeLimitsValue? {
    get { self[.contentSizeLimits] }
    set { self[.contentSizeLimits] = newValue }
  }

  /// The font of a node's text; nil if no level of the cascade writes it.
  public var font: FontDescriptor? {
    get { self[.font] }
    set { self[.font] = newValue }
  }

  /// The space added between letters; nil if no level of the cascade writes it.
  public var letterSpacing: Double? {
    get { self[.letterSpacing] }
    set { self[.letterSpacing] = newValue }
  }

  /// The wrapping or truncation of text that doesn't fit; nil if no level of the cascade writes it.
  public var lineBreakMode: LineBreakModeValue? {
    get { self[.lineBreakMode] }
    set { self[.lineBreakMode] = newValue }
  }

  /// The height of a line, as a multiple of the font's size; nil if no level of the cascade writes
  /// it.
  public var lineHeight: Double? {
    get { self[.lineHeight] }
    set { self[.lineHeight] = newValue }
  }

  /// The maximum number of lines of text; nil if no level of the cascade writes it.
  public var maximumNumberOfLines: Int? {
    get { self[.maximumNumberOfLines] }
    set { self[.maximumNumberOfLines] = newValue }
  }

  /// The smallest factor by which a node's text shrinks to fit its width; nil if no level of the
  /// cascade writes it.
  public var minimumScaleFactor: Double? {
    get { self[.minimumScaleFactor] }
    set { self[.minimumScaleFactor] = newValue }
  }

  /// The color of an empty field's placeholder text; nil if no level of the cascade writes it.
  public var placeholderColor: Color? {
    get { self[.placeholderColor] }
    set { self[.placeholderColor] = newValue }
  }

  /// The line through a node's text; nil if no level of the cascade writes it.
  public var strikethrough: TextLineStyle? {
    get { self[.strikethrough] }
    set { self[.strikethrough] = newValue }
  }

  /// The alignment of a node's text; nil if no level of the cascade writes it.
  public var textAlignment: TextAlignmentValue? {
    get { self[.textAlignment] }
    set { self[.textAlignment] = newValue }
  }

  /// The color of a node's text; nil if no level of the cascade writes it.
  public var textColor: Color? {
    get { self[.textColor] }
    set { self[.textColor] = newValue }
  }

  /// The gradient of a node's text, in place of its color; nil if no level of the cascade writes
  /// it.
  public var textGradient: Gradient? {
    get { self[.textGradient] }
    set { self[.textGradient] = newValue }
  }

  /// The color of the shadow of a node's text; nil if no level of the cascade writes it.
  public var textShadowColor: Color? {
    get { self[.textShadowColor] }
    set { self[.textShadowColor] = newValue }
  }

  /// The offset of the shadow of a node's text; nil if no level of the cascade writes it.
  public var textShadowOffset: Offset? {
    get { self[.textShadowOffset] }
    set { self[.textShadowOffset] = newValue }
  }

  /// The capitalization of a node's text; nil if no level of the cascade writes it.
  public var textTransform: TextTransformValue? {
    get { self[.textTransform] }
    set { self[.textTransform] = newValue }
  }

  /// The line under a node's text; nil if no level of the cascade writes it.
  public var underline: TextLineStyle? {
    get { self[.underline] }
    set { self[.underline] = newValue }
  }
}
