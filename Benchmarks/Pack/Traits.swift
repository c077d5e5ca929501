package import ProtocolStyle

// Traits as in a style pack: in a separate module, with package getters.

package protocol YellowBackground: BackgroundColor {}

extension YellowBackground {
  package var backgroundColor: Color { .yellow }
}

package protocol BrandFont: Font {}

extension BrandFont {
  package var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

package protocol GreenBorder: BorderColor, BorderWidth {}

extension GreenBorder {
  package var borderColor: Color { .green }
  package var borderWidth: Double { 2 }
}

package protocol Rounded: CornerRadius {}

extension Rounded {
  package var cornerRadius: Double { 4 }
}

package protocol OrangeTint: TintColor {}

extension OrangeTint {
  package var tintColor: Color { .orange }
}

/// Six attributes in all.
package protocol BrandAppearance: YellowBackground, BrandFont, GreenBorder, Rounded, OrangeTint {}

/// Twelve attributes in all.
package protocol ArrangedAppearance:
  BrandAppearance, Padding, Alpha, Spacing, MinimumWidth, StackAxis, StackAlignment
{}

extension ArrangedAppearance {
  package var padding: EdgeInsets { EdgeInsets(12) }
  package var alpha: Double { 0.9 }
  package var spacing: Double { 6 }
  package var minimumWidth: Double { 44 }
  package var stackAxis: StackAxisValue { .horizontal }
  package var stackAlignment: StackAlignmentValue { .center }
}

// MARK: - Themed

extension Token<Color> {
  package static let surface = Token("surface", default: .white)
  package static let outline = Token("outline", default: .lightGray)
  package static let accent = Token("accent", default: .blue)
  package static let badge = Token("badge", default: .red)
}

extension Token<Double> {
  package static let corner = Token("corner", default: 4.0)
  package static let hairline = Token("hairline", default: 1.0)
  package static let opacity = Token("opacity", default: 1.0)
}

/// Six values from tokens.
package protocol ThemedAppearance:
  BackgroundColor, BorderColor, TintColor, CornerRadius, BorderWidth, Alpha
{}

extension ThemedAppearance {
  package var backgroundColor: Color { Token.surface.value }
  package var borderColor: Color { Token.outline.value }
  package var tintColor: Color { Token.accent.value }
  package var cornerRadius: Double { Token.corner.value }
  package var borderWidth: Double { Token.hairline.value }
  package var alpha: Double { Token.opacity.value }
}

/// The same six values as constants.
package protocol PlainAppearance:
  BackgroundColor, BorderColor, TintColor, CornerRadius, BorderWidth, Alpha
{}

extension PlainAppearance {
  package var backgroundColor: Color { .white }
  package var borderColor: Color { .lightGray }
  package var tintColor: Color { .blue }
  package var cornerRadius: Double { 4 }
  package var borderWidth: Double { 1 }
  package var alpha: Double { 1 }
}

/// One value from a token, and five constants.
package protocol BadgeAppearance: PlainAppearance {}

extension BadgeAppearance {
  package var backgroundColor: Color { Token.badge.value }
}

// MARK: - OptionalFields

/// A view model without blocks, for comparison: a field per attribute.
///
/// It's in a separate module, as view models are, because the optimizer would hoist a call with a
/// visible body out of the loop.
package struct OptionalFields {
  private let backgroundColor: Color?
  private let borderWidth: Double?

  /// Copies the values of a node.
  package init(_ node: some BackgroundColor & BorderWidth) {
    backgroundColor = node.backgroundColor
    borderWidth = node.borderWidth
  }

  @inline(never)
  package func readBackgroundColor() -> Color? { backgroundColor }
}

// MARK: - CustomAttributes

// Six custom attributes of a pack, with the types of the six built-in ones.

package protocol LeftColor: SendableMetatype {
  var leftColor: Color { get }
}

extension LeftColor {
  package var leftColor: Color { .yellow }
}

extension AnyAttribute where Self == Attribute<Color> {
  package static var leftColor: Self {
    @Sendable func read(_ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.leftColor)
    }
    return Attribute("leftColor", of: (any LeftColor).self) {
      ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol CaptionFont: SendableMetatype {
  var captionFont: FontDescriptor { get }
}

extension CaptionFont {
  package var captionFont: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

extension AnyAttribute where Self == Attribute<FontDescriptor> {
  package static var captionFont: Self {
    @Sendable func read(
      _ node: borrowing some CaptionFont, _ slot: borrowing AttributeSlot<FontDescriptor>
    )
      -> AttributeWrite
    {
      slot.write(node.captionFont)
    }
    return Attribute("captionFont", of: (any CaptionFont).self) {
      ($0 as? any CaptionFont.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol RightColor: SendableMetatype {
  var rightColor: Color { get }
}

extension RightColor {
  package var rightColor: Color { .green }
}

extension AnyAttribute where Self == Attribute<Color> {
  package static var rightColor: Self {
    @Sendable func read(_ node: borrowing some RightColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.rightColor)
    }
    return Attribute("rightColor", of: (any RightColor).self) {
      ($0 as? any RightColor.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol Gap: SendableMetatype {
  var gap: Double { get }
}

extension Gap {
  package var gap: Double { 2 }
}

extension AnyAttribute where Self == Attribute<Double> {
  package static var gap: Self {
    @Sendable func read(_ node: borrowing some Gap, _ slot: borrowing AttributeSlot<Double>)
      -> AttributeWrite
    {
      slot.write(node.gap)
    }
    return Attribute("gap", of: (any Gap).self) {
      ($0 as? any Gap.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol Inset: SendableMetatype {
  var inset: Double { get }
}

extension Inset {
  package var inset: Double { 4 }
}

extension AnyAttribute where Self == Attribute<Double> {
  package static var inset: Self {
    @Sendable func read(_ node: borrowing some Inset, _ slot: borrowing AttributeSlot<Double>)
      -> AttributeWrite
    {
      slot.write(node.inset)
    }
    return Attribute("inset", of: (any Inset).self) {
      ($0 as? any Inset.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol RibbonColor: SendableMetatype {
  var ribbonColor: Color { get }
}

extension RibbonColor {
  package var ribbonColor: Color { .orange }
}

extension AnyAttribute where Self == Attribute<Color> {
  package static var ribbonColor: Self {
    @Sendable func read(_ node: borrowing some RibbonColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.ribbonColor)
    }
    return Attribute("ribbonColor", of: (any RibbonColor).self) {
      ($0 as? any RibbonColor.Type).map { AttributeReader($0, read) }
    }
  }
}

/// All six.
package protocol CustomAppearance: LeftColor, CaptionFont, RightColor, Gap, Inset, RibbonColor {}
