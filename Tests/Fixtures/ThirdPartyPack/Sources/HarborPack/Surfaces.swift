import ProtocolStyle

// Traits of surfaces behind other nodes.

/// The background of a screen.
public protocol GroundAppearance: BackgroundColor, Spacing, Padding {}

extension GroundAppearance {
  /// The color behind the content.
  public var backgroundColor: Color { Token.harborGround.value }
  /// The brand's distance.
  public var spacing: Double { Token.harborSpacing.value }
  /// The distance between the edges and the content.
  public var padding: EdgeInsets { EdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20) }
}

/// Rounded corners, with the brand's radius.
public protocol RoundedAppearance: CornerRadius {}

extension RoundedAppearance {
  /// The brand's radius.
  public var cornerRadius: Double { Token.harborRadius.value }
}

/// A card.
public protocol CardAppearance: RoundedAppearance, BackgroundColor, Elevation, Padding {}

extension CardAppearance {
  /// The color behind the content.
  public var backgroundColor: Color { Token.harborSurface.value }
  /// The height; less while a pressable card is pressed.
  public var elevation: Double { 2 }
  /// The distance between the edges and the content.
  public var padding: EdgeInsets { EdgeInsets(16) }
}

/// A card that can be pressed.
public protocol PressableCardAppearance: CardAppearance, Alpha {}

extension PressableCardAppearance {
  /// The height; less while a pressable card is pressed.
  public var elevation: Double { ControlState.current.contains(.highlighted) ? 0 : 4 }
  /// Dimmed while disabled.
  public var alpha: Double { ControlState.current.contains(.disabled) ? 0.4 : 1 }
}

/// A row of a list, which is tinted if it's selected.
public protocol RowAppearance: BackgroundColor, Padding {}

extension RowAppearance {
  /// The color behind the content.
  public var backgroundColor: Color {
    ControlState.current.isDisjoint(with: [.selected, .highlighted])
      ? Token.harborSurface.value
      : Token.harborAccent.value.mixed(with: Token.harborSurface.value, by: 0.85)
  }
  /// The distance between the edges and the content.
  public var padding: EdgeInsets { EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16) }
}

/// A node that is hidden while it's disabled.
public protocol VanishingAppearance: Hidden {}

extension VanishingAppearance {
  /// True while disabled.
  public var isHidden: Bool { ControlState.current.contains(.disabled) }
}
