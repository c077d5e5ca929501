public import ProtocolStyle

/// The size of a badge.
public enum OUDSBadgeSize: String, CaseIterable, Sendable {
  /// A dot of 8 points.
  case extraSmall

  /// A dot of 12 points.
  case small

  /// 16 points, with a count or an icon.
  case medium

  /// 20 points, with a count or an icon.
  case large

  /// The height in points.
  var height: Double {
    switch self {
    case .extraSmall: 8
    case .small: 12
    case .medium: 16
    case .large: 20
    }
  }
}

/// A badge of OUDS, in its six statuses and four sizes.
///
/// It's disabled with the control that it's in. For labels: `struct Unread: LabelNode,
/// OUDSBadgeAppearance, TextContent { … }`.
public protocol OUDSBadgeAppearance: OUDSLabelAppearance, BackgroundColor, TextColor, CornerShape,
  Padding, MinimumWidth, Height, TextAlignment
{
  /// The status.
  var status: OUDSStatus { get }

  /// The size of the badge.
  var size: OUDSBadgeSize { get }
}

extension OUDSBadgeAppearance {
  private var isDisabled: Bool { ControlState.ofEnclosingControl.contains(.disabled) }

  /// The emphasized surface of the status.
  public var backgroundColor: Color {
    isDisabled ? Token.oudsAction.value.disabled : status.colors.emphasized
  }

  /// The content on it.
  public var textColor: Color {
    isDisabled ? Token.oudsOnAction.value : status.colors.onEmphasized
  }

  /// Half circles at the ends.
  public var cornerShape: CornerShapeValue { .capsule }

  /// The space beside a count.
  public var padding: EdgeInsets {
    let inline: Double = size == .large ? 6 : size == .medium ? 4 : 0
    return EdgeInsets(top: 0, leading: inline, bottom: 0, trailing: inline)
  }

  /// The height of the size.
  public var height: Double { size.height }

  /// The height, so that a digit is in a circle.
  public var minimumWidth: Double { size.height }

  /// Small, and medium for a large badge.
  public var label: OUDSLabel {
    size == .large ? Token.oudsMetrics.value.mediumLabel : Token.oudsMetrics.value.smallLabel
  }

  /// Centered.
  public var textAlignment: TextAlignmentValue { .center }
}
