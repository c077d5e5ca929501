public import ProtocolStyle

/// Secondary text.
///
/// For labels: `struct Footnote: LabelNode, ModernCaptionAppearance {}`.
public protocol ModernCaptionAppearance: ModernTextAppearance {}

extension ModernCaptionAppearance {
  /// `Token.modernQuietInk`.
  public var textColor: Color { Token.modernQuietInk.value }

  /// The font of the footnote style.
  public var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
}
