public import ProtocolStyle

/// Text to be read.
///
/// For labels and text views: `struct Story: TextViewNode, ModernTextAppearance {}`.
public protocol ModernTextAppearance: TextColor, Font {}

extension ModernTextAppearance {
  /// `Token.modernInk`.
  public var textColor: Color { Token.modernInk.value }

  /// The body's font, in the size that the reader chose.
  public var font: FontDescriptor { FontDescriptor(textStyle: .body) }
}
