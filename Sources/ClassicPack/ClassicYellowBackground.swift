public import ProtocolStyle

/// A yellow background with a highlight in the upper half.
public protocol ClassicYellowBackground: BackgroundColor, BackgroundGradient {}

extension ClassicYellowBackground {
  /// Yellow, for renderers without gradients.
  public var backgroundColor: Color { .yellow }

  /// A highlight that ends at half the height.
  public var backgroundGradient: Gradient {
    Gradient(stops: [
      .init(ClassicPalette.shine, at: 0),
      .init(ClassicPalette.glow, at: 0.5),
      .init(.yellow, at: 0.5), .init(ClassicPalette.gold, at: 1),
    ])
  }
}
