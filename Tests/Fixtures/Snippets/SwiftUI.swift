// A stand-in for SwiftUI with the names that it shares with ProtocolStyle.

/// Has the name of our structure.
public struct Color: Sendable {
  /// Has the name of one of our colors.
  public static let red = Color()
}

/// Has the name of our protocol.
public struct Font: Sendable {}
