public import ProtocolStyle

/// Helvetica Neue at 17 points.
public protocol ClassicFont: Font {}

extension ClassicFont {
  /// Helvetica Neue at 17 points.
  public var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}
