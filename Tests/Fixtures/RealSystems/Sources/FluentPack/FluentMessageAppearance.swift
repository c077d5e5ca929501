public import ProtocolStyle

/// The intent of a message.
public enum FluentIntent: String, CaseIterable, Sendable {
  /// Information.
  case info

  /// Success.
  case success

  /// A warning.
  case warning

  /// A failure.
  case error

  /// The colors in the current theme; nil for information.
  fileprivate var colors: FluentStatusColors? {
    switch self {
    case .info: nil
    case .success: Token.fluentSuccess.value
    case .warning: Token.fluentWarning.value
    case .error: Token.fluentDanger.value
    }
  }
}

/// A message bar of Fluent, in its four intents.
///
/// For views with an icon and texts in them: `struct Delay: ViewNode, FluentMessageAppearance { … }`.
public protocol FluentMessageAppearance: BackgroundColor, BorderColor, BorderWidth, CornerRadius,
  Padding, Spacing, MinimumHeight, StackAxis
{
  /// The intent of the message.
  var intent: FluentIntent { get }

  /// Whether the corners are square, as at an edge of the window.
  var isSquare: Bool { get }
}

extension FluentMessageAppearance {
  /// False.
  public var isSquare: Bool { false }

  /// The quiet surface of the intent.
  public var backgroundColor: Color {
    intent.colors?.background1 ?? Token.fluentBackground3.value
  }

  /// The border around it.
  public var borderColor: Color { intent.colors?.border1 ?? Token.fluentStroke1.value.rest }

  /// 1 point.
  public var borderWidth: Double { 1 }

  /// 4 points.
  public var cornerRadius: Double { isSquare ? 0 : 4 }

  /// 12 points beside the content, and 10 above and below its lines.
  public var padding: EdgeInsets { EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12) }

  /// 8 points between the icon and the text.
  public var spacing: Double { 8 }

  /// 36 points.
  public var minimumHeight: Double { 36 }

  /// Side by side.
  public var stackAxis: StackAxisValue { .horizontal }
}

/// The icon of a message.
///
/// For images: `struct DelayIcon: ImageNode, FluentIconAppearance, ImageContent { … }`.
public protocol FluentIconAppearance: TintColor, Width, Height {
  /// The intent of the message.
  var intent: FluentIntent { get }
}

extension FluentIconAppearance {
  /// The color of the intent.
  public var tintColor: Color {
    guard let colors = intent.colors else { return Token.fluentForeground3.value }
    return intent == .warning ? colors.foreground3 : colors.foreground1
  }

  /// 20 points.
  public var width: Double { 20 }

  /// 20 points.
  public var height: Double { 20 }
}
