public import ProtocolStyle

/// The background of a screen.
///
/// For views that fill a screen, labels and bars: `struct Page: ViewNode, ModernSurface {}`.
public protocol ModernSurface: BackgroundColor {}

extension ModernSurface {
  /// `Token.modernSurface`.
  public var backgroundColor: Color { Token.modernSurface.value }
}

/// The background of raised elements.
public protocol ModernRaised: BackgroundColor {}

extension ModernRaised {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }
}

/// A card with rounded corners and padding.
///
/// For views: `struct OfferCard: ViewNode, ModernCardAppearance {}`.
public protocol ModernCardAppearance: ModernRaised, CornerRadius, Padding, MasksToBounds {}

extension ModernCardAppearance {
  /// 20 points.
  public var cornerRadius: Double { 20 }

  /// 20 points on every side, at a density of 1.
  public var padding: EdgeInsets { EdgeInsets(20 * Token<Double>.modernDensity.value) }
}

/// A table of rounded sections on the surface color, with rows that are easy to tap.
///
/// In a tree with the pack, its rows have the color of raised elements.
///
/// For tables: `struct Inbox: TableNode, ModernTableAppearance {}`.
public protocol ModernTableAppearance:
  ModernSurface, ModernTint, ListVariant, SeparatorColor, SeparatorInsets, RowHeight
{}

extension ModernTableAppearance {
  /// Sections in rounded boxes.
  public var listVariant: ListVariantValue { .insetGrouped }

  /// 16 points at the leading edge.
  public var separatorInsets: EdgeInsets {
    EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
  }

  /// The secondary text color at 25% opacity.
  public var separatorColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }

  /// 60 points, at a density of 1.
  public var rowHeight: Double { 60 * Token<Double>.modernDensity.value }
}

/// A panel over other content, which shows through.
///
/// For views: `struct CheckoutPanel: ViewNode, ModernPanelAppearance {}`.
public protocol ModernPanelAppearance: BackgroundMaterial, CornerShape, Padding, Shadows {}

extension ModernPanelAppearance {
  /// A regular material; `Token.modernRaised` where nothing blurs.
  public var backgroundMaterial: BackgroundMaterialValue {
    .regular.fallback(Token.modernRaised.value)
  }

  /// A near shadow and a wide one, above the panel.
  public var shadows: [Shadow] {
    [
      Shadow(color: .black.withAlpha(0.12), offset: Offset(x: 0, y: -1), blur: 2),
      Shadow(color: .black.withAlpha(0.1), offset: Offset(x: 0, y: -8), blur: 24, spread: -4),
    ]
  }

  /// A smooth curve at the top.
  public var cornerShape: CornerShapeValue { .radii(topLeading: 28, topTrailing: 28).continuous() }

  /// 20 points on every side, at a density of 1.
  public var padding: EdgeInsets { EdgeInsets(20 * Token<Double>.modernDensity.value) }
}
