public import ProtocolStyle

/// A green border around what should be tapped next: a button, or a field to fill in.
///
/// It goes on top of other traits:
/// `struct BuyButton: ButtonNode, ClassicButtonAppearance, ClassicCallToActionAppearance {}`.
public protocol ClassicCallToActionAppearance: BorderColor, BorderWidth {}

extension ClassicCallToActionAppearance {
  /// A dark green.
  public var borderColor: Color { ClassicPalette.green }

  /// 2 points.
  public var borderWidth: Double { 2 }
}
