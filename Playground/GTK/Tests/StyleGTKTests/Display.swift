import CGTK
import ProtocolStyle
import StyleBinding
import Testing

@testable import StyleGTK

/// GTK needs a display to make widgets; `.ci/gtk` runs the tests in one.
enum Display {
  static let isThere = gtk_init_check() != 0

  /// Stops a test without a display, which fails.
  static func require() throws {
    try #require(isThere, "There's no display. Run .ci/gtk, or xvfb-run swift test.")
  }
}

extension GTKTree {
  /// Shows a tree in a test, which fails without a display and for each problem of the binding.
  convenience init(testing tree: StyleTree) throws {
    try Display.require()
    self.init(tree)
    binding.onProblem = { Issue.record("\($0)") }
  }
}
