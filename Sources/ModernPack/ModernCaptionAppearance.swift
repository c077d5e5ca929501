public import ProtocolStyle

/// Text that steps back.
///
/// For labels: `struct Footnote: LabelNode, ModernCaptionAppearance {}`.
public protocol ModernCaptionAppearance: ModernTextAppearance {}

extension ModernCaptionAppearance {
  /// `Token.modernQuietInk`.
  public var textColor: Color { Token.modernQuietInk.value }

  /// The footnote's font.
  public var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
}
