public import ProtocolStyle

/// The background of a screen.
///
/// For views that fill a screen, labels and bars: `struct Page: ViewNode, ModernSurface {}`.
public protocol ModernSurface: BackgroundColor {}

extension ModernSurface {
  /// `Token.modernSurface`.
  public var backgroundColor: Color { Token.modernSurface.value }
}
