public import ProtocolStyle

/// A green border for the recommended action: a button, or a field to fill in.
///
/// Combine it with other traits: `struct BuyButton: ButtonNode, ClassicButtonAppearance,
/// ClassicCallToActionAppearance {}`.
public protocol ClassicCallToActionAppearance: BorderColor, BorderWidth {}

extension ClassicCallToActionAppearance {
  /// A dark green.
  public var borderColor: Color { ClassicPalette.green }

  /// 2 points.
  public var borderWidth: Double { 2 }
}
