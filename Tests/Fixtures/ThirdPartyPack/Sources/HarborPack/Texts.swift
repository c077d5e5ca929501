import ProtocolStyle

// Traits of texts. The brand's font follows the content size category.

/// The color of texts.
public protocol InkAppearance: TextColor {}

extension InkAppearance {
  /// The color of the text.
  public var textColor: Color { Token.harborText.value }
}

/// A title of a screen.
public protocol TitleAppearance: InkAppearance, Font {}

extension TitleAppearance {
  /// The brand's font, which follows the content size category.
  public var font: FontDescriptor { FontDescriptor("Georgia", size: 28, relativeTo: .title1) }
}

/// A text with several lines.
public protocol BodyAppearance: InkAppearance, Font {}

extension BodyAppearance {
  /// The brand's font, which follows the content size category.
  public var font: FontDescriptor { FontDescriptor("Georgia", size: 17, relativeTo: .body) }
}

/// A secondary text.
public protocol CaptionAppearance: TextColor, Font {}

extension CaptionAppearance {
  /// The brand's font, which follows the content size category.
  public var font: FontDescriptor { FontDescriptor("Georgia", size: 13, relativeTo: .footnote) }
  /// The color of the text.
  public var textColor: Color {
    Token.harborText.value.mixed(with: Token.harborSurface.value, by: 0.25)
  }
}

/// A notice that needs attention.
public protocol AlertAppearance: BodyAppearance, BackgroundColor, RoundedAppearance {}

extension AlertAppearance {
  /// The color of the text.
  public var textColor: Color { Token.harborSurface.value }
  /// The color behind the content.
  public var backgroundColor: Color { Token.harborAlert.value }
}
