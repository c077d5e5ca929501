import ProtocolStyle

/// Light around a node: the value of an attribute of this pack's own.
public struct Glow: Hashable, Sendable, Codable {
  /// The color of the light.
  public var color: Color

  /// How far it shines, in points.
  public var radius: Double

  /// Makes a light of a color that shines so far.
  public init(_ color: Color, radius: Double) {
    self.color = color
    self.radius = radius
  }
}

extension Glow: ContextResolvable {
  /// The light, with its color decided between light and dark.
  public func resolved() -> Glow { Glow(color.resolved(), radius: radius) }
}
