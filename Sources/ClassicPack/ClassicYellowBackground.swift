public import ProtocolStyle

/// A yellow background that shines from above.
public protocol ClassicYellowBackground: BackgroundColor, BackgroundGradient {}

extension ClassicYellowBackground {
  /// Yellow, where no gradient is drawn.
  public var backgroundColor: Color { .yellow }

  /// A shine that ends at half the height.
  public var backgroundGradient: Gradient {
    Gradient(stops: [
      .init(ClassicPalette.shine, at: 0),
      .init(ClassicPalette.glow, at: 0.5),
      .init(.yellow, at: 0.5), .init(ClassicPalette.gold, at: 1),
    ])
  }
}
