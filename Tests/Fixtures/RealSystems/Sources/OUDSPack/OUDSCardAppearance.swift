public import ProtocolStyle

/// A card of OUDS.
///
/// For views: `struct Offer: ViewNode, OUDSCardAppearance {}`.
public protocol OUDSCardAppearance: BackgroundColor, BorderColor, BorderWidth, CornerRadius,
  Padding,
  Spacing
{}

extension OUDSCardAppearance {
  /// `Token.oudsBackground`.
  public var backgroundColor: Color { Token.oudsBackground.value }

  /// `Token.oudsBorder`.
  public var borderColor: Color { Token.oudsBorder.value }

  /// 1 point.
  public var borderWidth: Double { 1 }

  /// The brand's radius of cards.
  public var cornerRadius: Double { Token.oudsCorners.value.card }

  /// 12 points above the content, and 16 below and beside it.
  public var padding: EdgeInsets { EdgeInsets(top: 12, leading: 16, bottom: 16, trailing: 16) }

  /// 8 points between the title and the text.
  public var spacing: Double { 8 }
}
