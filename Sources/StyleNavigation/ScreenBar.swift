internal import ProtocolStyle

/// One of the two bars of a screen stack.
public enum ScreenBar: String, CaseIterable, Hashable, Sendable {
  /// The navigation bar above the screen, with the title; shown by default.
  case navigationBar

  /// The toolbar below the screen, with buttons; hidden by default.
  case toolbar
}
