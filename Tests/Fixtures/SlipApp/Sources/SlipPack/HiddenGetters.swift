public import ProtocolStyle

/// A trait of which other modules see half.
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

/// A trait of which other packages see nothing.
public protocol BorderedButton: BorderWidth {}

extension BorderedButton where Self: ButtonNode {
  package var borderWidth: Double { 2 }
}

// None: the trait isn't seen elsewhere either, and a helper is no getter.

protocol InternalBorder: BorderWidth {}

extension InternalBorder {
  var borderWidth: Double { inset }
  private var inset: Double { 3 }
}

struct Bordered: ViewNode, InternalBorder {}

/// A trait as it should be.
public protocol OpenBorder: BorderWidth {}

extension OpenBorder {
  /// Three points.
  public var borderWidth: Double { inset }
  var inset: Double { 3 }
}
