public import ProtocolStyle

/// A card with colors of the design system.
public struct Card: ViewNode, BackgroundColor, BorderColor {
  /// Creates a card.
  public init() {}

  /// The color of text and icons.
  public var backgroundColor: Color { Token.colorInk.value }

  /// The color of links.
  public var borderColor: Color { Token.colorLink.value }
}
