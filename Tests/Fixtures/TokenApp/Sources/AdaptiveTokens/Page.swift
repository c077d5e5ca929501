public import ProtocolStyle

/// A page with a color of the design system `acme`, whose tokens each build generates.
public struct Page: ViewNode, BackgroundColor {
  /// Creates a page.
  public init() {}

  /// The color of pages in the current environment and theme.
  public var backgroundColor: Color { Token.colorPage.value }
}
