internal import ProtocolStyle

/// One of the two bars of a screen stack.
public enum ScreenBar: String, CaseIterable, Hashable, Sendable {
  /// The bar above the screen, with the title; shown by default.
  case navigationBar

  /// The bar of buttons below the screen; hidden by default.
  case toolbar
}
