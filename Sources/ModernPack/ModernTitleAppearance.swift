public import ProtocolStyle

/// A title: large, bold and slightly condensed.
///
/// For labels: `struct Headline: LabelNode, ModernTitleAppearance {}`.
public protocol ModernTitleAppearance: ModernTextAppearance, LetterSpacing {}

extension ModernTitleAppearance {
  /// The font of the first title style, bold.
  public var font: FontDescriptor { FontDescriptor(textStyle: .title1).withWeight(.bold) }

  /// Half a point less than standard.
  public var letterSpacing: Double { -0.5 }
}
