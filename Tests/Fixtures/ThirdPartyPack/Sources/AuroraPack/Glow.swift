import ProtocolStyle

/// The light around a node, which is the value of a custom attribute of this pack.
public struct Glow: Hashable, Sendable, Codable {
  /// The color of the light.
  public var color: Color

  /// The distance that the light reaches, in points.
  public var radius: Double

  /// Creates a light with a color and a radius.
  public init(_ color: Color, radius: Double) {
    self.color = color
    self.radius = radius
  }
}

extension Glow: ContextResolvable {
  /// The light with its color resolved for light or dark.
  public func resolved() -> Glow { Glow(color.resolved(), radius: radius) }
}
