public import ProtocolStyle

/// Helvetica Neue in 17 points.
public protocol ClassicFont: Font {}

extension ClassicFont {
  /// Helvetica Neue in 17 points.
  public var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}
