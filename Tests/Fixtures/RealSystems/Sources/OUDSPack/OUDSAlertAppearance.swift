public import ProtocolStyle

/// An alert message of OUDS, in its six statuses.
///
/// For views with an icon and texts in them: `struct Delay: ViewNode, OUDSAlertAppearance { … }`.
public protocol OUDSAlertAppearance: BackgroundColor, CornerRadius, Padding, Spacing, MinimumWidth,
  MinimumHeight, StackAxis
{
  /// The status of the alert.
  var status: OUDSStatus { get }
}

extension OUDSAlertAppearance {
  /// The muted surface of the status.
  public var backgroundColor: Color { status.colors.muted }

  /// The brand's radius of alerts.
  public var cornerRadius: Double {
    Token<Bool>.oudsIsRounded.value
      ? Token.oudsCorners.value.roundedAlert : Token.oudsCorners.value.alert
  }

  /// The published insets.
  public var padding: EdgeInsets {
    let metrics = Token.oudsMetrics.value
    return EdgeInsets(
      top: metrics.alertBlock, leading: metrics.inline, bottom: metrics.alertBlock,
      trailing: metrics.inline)
  }

  /// The space between the icon and the texts.
  public var spacing: Double { Token.oudsMetrics.value.gap }

  /// The least width.
  public var minimumWidth: Double { Token.oudsMetrics.value.alertWidth }

  /// The height of a button.
  public var minimumHeight: Double { Token.oudsMetrics.value.button }

  /// Side by side.
  public var stackAxis: StackAxisValue { .horizontal }
}

/// The icon of an alert.
///
/// For images: `struct DelayIcon: ImageNode, OUDSIconAppearance, ImageContent { … }`.
public protocol OUDSIconAppearance: TintColor, Width, Height {
  /// The status of the alert.
  var status: OUDSStatus { get }
}

extension OUDSIconAppearance {
  /// The color of the status.
  public var tintColor: Color {
    status == .neutral ? Token.oudsContent.value : status.colors.emphasized
  }

  /// The published size.
  public var width: Double { Token.oudsMetrics.value.icon }

  /// The published size.
  public var height: Double { Token.oudsMetrics.value.icon }
}
