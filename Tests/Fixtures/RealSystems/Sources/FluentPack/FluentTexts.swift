public import ProtocolStyle

/// The published sizes of text, by the size of their font and the height of their lines in points.
public enum FluentTextSize: String, CaseIterable, Sendable {
  /// 10 on 14.
  case base100

  /// 12 on 16.
  case base200

  /// 14 on 20.
  case base300

  /// 16 on 22.
  case base400

  /// The size of the font, in points.
  var points: Double {
    switch self {
    case .base100: 10
    case .base200: 12
    case .base300: 14
    case .base400: 16
    }
  }

  /// The height of a line, in points.
  var line: Double {
    switch self {
    case .base100: 14
    case .base200: 16
    case .base300: 20
    case .base400: 22
    }
  }
}

/// The text of a component, in one of the published sizes.
///
/// Refined by the traits of all components with text.
public protocol FluentTextAppearance: Font {
  /// The size.
  var textSize: FluentTextSize { get }

  /// The weight.
  var textWeight: FontDescriptor.Weight { get }
}

extension FluentTextAppearance {
  /// 14 points on 20.
  public var textSize: FluentTextSize { .base300 }

  /// Regular.
  public var textWeight: FontDescriptor.Weight { .regular }

  /// Segoe UI, in this size and weight.
  public var font: FontDescriptor {
    FontDescriptor("Segoe UI", size: textSize.points, weight: textWeight)
  }
}

/// The text of a component whose lines have the published height.
public protocol FluentLinesAppearance: FluentTextAppearance, LineHeight {}

extension FluentLinesAppearance {
  /// The published height, as a multiple of the size.
  public var lineHeight: Double { textSize.line / textSize.points }
}

/// The texts of messages and cards.
///
/// In a card, they follow its state. For labels: `struct Note: LabelNode, FluentBodyAppearance,
/// TextContent { … }`.
public protocol FluentBodyAppearance: FluentLinesAppearance, TextColor, MaximumNumberOfLines {
  /// Whether the text is a title.
  var isTitle: Bool { get }
}

extension FluentBodyAppearance {
  /// `Token.fluentForeground1`, in the state of the card.
  public var textColor: Color {
    let state = ControlState.ofEnclosingControl
    return state.contains(.disabled)
      ? Token.fluentForegroundDisabled.value : Token.fluentForeground1.value[state]
  }

  /// Semibold for a title.
  public var textWeight: FontDescriptor.Weight { isTitle ? .semibold : .regular }

  /// As many as there are.
  public var maximumNumberOfLines: Int { 0 }
}
