// A stand-in for SwiftUI with the nine names that it shares with ProtocolStyle.

/// Has the name of our structure.
public struct Color: Sendable {
  /// Has the name of one of our colors.
  public static let red = Color()
}

/// Has the name of our protocol.
public struct Font: Sendable {}

/// Has the name of our structure.
public struct EdgeInsets: Sendable {}

/// Has the name of our structure.
public struct Gradient: Sendable {}

/// Has the name of our protocol.
public enum ContentMode: Sendable { case fit, fill }

/// Has the name of our protocol.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// Has the name of our enumeration in `StyleEnvironment`.
public enum ColorScheme: Sendable { case light, dark }

/// Has the name of our enumeration in `StyleEnvironment`.
public enum ContentSizeCategory: Sendable { case small, medium, large }

/// Has the name of our enumeration in `StyleEnvironment`.
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
