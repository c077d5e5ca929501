public import ProtocolStyle

/// A card whose colors are the design system's.
public struct Card: ViewNode, BackgroundColor, BorderColor {
  /// Makes a card.
  public init() {}

  /// The color of text and icons.
  public var backgroundColor: Color { Token.colorInk.value }

  /// The color of links.
  public var borderColor: Color { Token.colorLink.value }
}
