public import ProtocolStyle

/// What everything lies on.
///
/// For the view that fills a screen, for labels and bars: `struct Page: ViewNode, ModernSurface {}`.
public protocol ModernSurface: BackgroundColor {}

extension ModernSurface {
  /// `Token.modernSurface`.
  public var backgroundColor: Color { Token.modernSurface.value }
}
