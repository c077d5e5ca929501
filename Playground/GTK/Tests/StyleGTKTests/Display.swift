import CGTK
import Testing

/// GTK needs a display to make widgets; `.ci/gtk` runs the tests in one.
enum Display {
  static let isThere = gtk_init_check() != 0

  /// Stops a test without a display, which fails.
  static func require() throws {
    try #require(isThere, "There's no display. Run .ci/gtk, or xvfb-run swift test.")
  }
}
