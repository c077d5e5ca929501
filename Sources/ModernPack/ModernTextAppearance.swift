public import ProtocolStyle

/// Body text.
///
/// For labels and text views: `struct Story: TextViewNode, ModernTextAppearance {}`.
public protocol ModernTextAppearance: TextColor, Font {}

extension ModernTextAppearance {
  /// `Token.modernInk`.
  public var textColor: Color { Token.modernInk.value }

  /// The font of the body text style, in the user's content size.
  public var font: FontDescriptor { FontDescriptor(textStyle: .body) }
}
