package import ProtocolStyle

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
