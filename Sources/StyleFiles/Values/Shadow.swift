public import ProtocolStyle

/// One shadow, like CSS's `box-shadow`.
public struct Shadow: Hashable, Sendable {
  /// The color, with its opacity.
  public var color: Color

  /// The distance to the right.
  public var offsetX: Length

  /// The distance down.
  public var offsetY: Length

  /// The radius of the blur.
  public var blur: Length

  /// The distance by which the shadow is larger than its node.
  public var spread: Length

  /// Whether the shadow is inside the node.
  public var isInset: Bool

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The color, with its opacity.
  ///   - offsetX: The distance to the right; none by default.
  ///   - offsetY: The distance down; none by default.
  ///   - blur: The radius of the blur; none by default.
  ///   - spread: The distance by which the shadow is larger than its node; none by default.
  ///   - isInset: Whether the shadow is inside the node; false by default.
  public init(
    color: Color, offsetX: Length = .zero, offsetY: Length = .zero,
    blur: Length = .zero, spread: Length = .zero, isInset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }

  /// The offset from the node in points, in the current environment: for `shadowOffset`.
  public var offset: Offset { Offset(x: offsetX.points, y: offsetY.points) }

  /// The blur in points, in the current environment: for `shadowRadius`.
  public var radius: Double { blur.points }
}

extension Shadow: ContextResolvable {
  /// Resolves the color in the current environment.
  ///
  /// - Returns: The shadow with a color that doesn't depend on the color scheme anymore.
  public func resolved() -> Shadow {
    var shadow = self
    shadow.color = color.resolved()
    return shadow
  }
}
