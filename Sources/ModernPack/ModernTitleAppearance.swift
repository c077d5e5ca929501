public import ProtocolStyle

/// A title: large, heavy and a little tight.
///
/// For labels: `struct Headline: LabelNode, ModernTitleAppearance {}`.
public protocol ModernTitleAppearance: ModernTextAppearance, LetterSpacing {}

extension ModernTitleAppearance {
  /// The first title's font, bold.
  public var font: FontDescriptor { FontDescriptor(textStyle: .title1).withWeight(.bold) }

  /// Half a point less.
  public var letterSpacing: Double { -0.5 }
}
