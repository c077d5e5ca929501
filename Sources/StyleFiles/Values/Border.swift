public import ProtocolStyle

/// The color, the width and the style of a border.
public struct Border: Hashable, Sendable {
  /// The color.
  public var color: Color

  /// The width.
  public var width: Length

  /// The style of the line.
  public var style: StrokeStyle

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - width: The width.
  ///   - style: The style of the line; solid by default.
  public init(color: Color, width: Length, style: StrokeStyle = .solid) {
    self.color = color
    self.width = width
    self.style = style
  }
}

extension Border: ContextResolvable {
  /// Resolves the color in the current environment.
  ///
  /// - Returns: The border with a color that doesn't depend on the color scheme anymore.
  public func resolved() -> Border {
    Border(color: color.resolved(), width: width, style: style)
  }
}
