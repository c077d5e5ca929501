public import ProtocolStyle

/// The published sizes of text.
public enum WarpTextSize: String, CaseIterable, Sendable {
  /// 12 points on lines of 16.
  case extraSmall

  /// 14 points on lines of 18.
  case small

  /// 16 points on lines of 22.
  case medium

  /// The size of the font, in points.
  var points: Double {
    switch self {
    case .extraSmall: 12
    case .small: 14
    case .medium: 16
    }
  }

  /// The height of a line, as a multiple of the size.
  var lineHeight: Double {
    switch self {
    case .extraSmall: 16 / 12
    case .small: 18 / 14
    case .medium: 22 / 16
    }
  }
}

/// The text of a component, in one of the published sizes.
///
/// Refined by the traits of all components with text.
public protocol WarpTextAppearance: Font {
  /// The size.
  var textSize: WarpTextSize { get }

  /// The weight.
  var textWeight: FontDescriptor.Weight { get }
}

extension WarpTextAppearance {
  /// Medium.
  public var textSize: WarpTextSize { .medium }

  /// Regular.
  public var textWeight: FontDescriptor.Weight { .regular }

  /// The brand's family, in this size and weight.
  public var font: FontDescriptor {
    FontDescriptor(Token.warpFontFamily.value, size: textSize.points, weight: textWeight)
  }
}

/// The text of a component whose lines have the published height.
public protocol WarpLinesAppearance: WarpTextAppearance, LineHeight {}

extension WarpLinesAppearance {
  /// The published height.
  public var lineHeight: Double { textSize.lineHeight }
}

/// The texts of alerts, cards and boxes.
///
/// For labels: `struct Note: LabelNode, WarpBodyAppearance, TextContent { … }`.
public protocol WarpBodyAppearance: WarpLinesAppearance, TextColor, MaximumNumberOfLines {
  /// Whether the text is a title.
  var isTitle: Bool { get }
}

extension WarpBodyAppearance {
  /// `Token.warpText`.
  public var textColor: Color { Token.warpText.value }

  /// Small.
  public var textSize: WarpTextSize { .small }

  /// Bold for a title.
  public var textWeight: FontDescriptor.Weight { isTitle ? .bold : .regular }

  /// As many as there are.
  public var maximumNumberOfLines: Int { 0 }
}
