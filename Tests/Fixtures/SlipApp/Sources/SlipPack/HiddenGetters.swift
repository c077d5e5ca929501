public import ProtocolStyle

/// A trait with a getter that isn't visible in other modules.
public protocol ThickBorder: BorderWidth, BorderColor {}

extension ThickBorder {
  var borderWidth: Double { 4 }
  /// Red.
  public var borderColor: Color { .red }
}

/// A trait for this package.
package protocol ThinBorder: BorderWidth {}

extension ThinBorder {
  var borderWidth: Double { 0.5 }
}

/// A trait with a getter that isn't visible in other packages.
public protocol BorderedButton: BorderWidth {}

extension BorderedButton where Self: ButtonNode {
  package var borderWidth: Double { 2 }
}

// No mistakes: the trait isn't visible elsewhere either, and a helper isn't a getter.

protocol InternalBorder: BorderWidth {}

extension InternalBorder {
  var borderWidth: Double { inset }
  private var inset: Double { 3 }
}

struct Bordered: ViewNode, InternalBorder {}

/// A correct trait.
public protocol OpenBorder: BorderWidth {}

extension OpenBorder {
  /// Three points.
  public var borderWidth: Double { inset }
  var inset: Double { 3 }
}
