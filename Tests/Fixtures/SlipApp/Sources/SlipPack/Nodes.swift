public import ProtocolStyle

// For `--samples`: a struct without stored properties is a sample by itself, and one with some isn't.

/// A node that is a sample.
public struct GlowView: ViewNode, Glow {}

/// A node that no sample shows.
public struct GlowLabel: LabelNode, Glow, TextContent {
  /// The text.
  public var text: String
}

// Not reported: no program can create it, or it's expected.

private struct HiddenGlowLabel: LabelNode, Glow, TextContent {
  var text: String
}

/// A generic node.
public struct GlowList<Item: Sendable>: ViewNode, Glow {
  /// The items.
  public var items: [Item]
}

/// A node that is shown elsewhere.
public struct GlowBanner: LabelNode, Glow, TextContent {  // style: expected
  /// The text.
  public var text: String
}

extension Token<Double> {
  /// A deprecated token.
  public static let dim = Token("dim", default: 2, deprecated: "Read 'faint'.")
}

/// A node that reads a deprecated token.
public struct DimView: ViewNode, CornerRadius {
  /// The radius of its corners.
  public var cornerRadius: Double { Token.dim.value }
}
