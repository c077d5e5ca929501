public import ProtocolStyle

/// An alert of Warp, in its four variants.
///
/// For views with an icon and texts in them: `struct Delay: ViewNode, WarpAlertAppearance { … }`.
public protocol WarpAlertAppearance: BackgroundColor, Borders, CornerRadius, Padding, Spacing,
  StackAxis
{
  /// The status of the alert.
  var status: WarpStatus { get }
}

extension WarpAlertAppearance {
  /// The subtle surface of the status.
  public var backgroundColor: Color { status.colors.subtle }

  /// 4 points of the status at the leading edge, and a subtle line of 1 point at the others.
  public var borders: BordersValue {
    let line = BordersValue.Line(width: 1, color: status.colors.subtleBorder)
    return BordersValue(
      top: line, leading: .init(width: 4, color: status.colors.strong), bottom: line, trailing: line
    )
  }

  /// 4 points.
  public var cornerRadius: Double { 4 }

  /// 16 points on every side.
  public var padding: EdgeInsets { EdgeInsets(16) }

  /// 8 points between the icon and the texts.
  public var spacing: Double { 8 }

  /// Side by side.
  public var stackAxis: StackAxisValue { .horizontal }
}

/// The icon of an alert.
///
/// For images: `struct DelayIcon: ImageNode, WarpIconAppearance, ImageContent { … }`.
public protocol WarpIconAppearance: TintColor, Width, Height {
  /// The status of the alert.
  var status: WarpStatus { get }
}

extension WarpIconAppearance {
  /// The strong color of the status.
  public var tintColor: Color { status.colors.strong }

  /// 16 points.
  public var width: Double { 16 }

  /// 16 points.
  public var height: Double { 16 }
}
