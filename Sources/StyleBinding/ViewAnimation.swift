/// The way in which a binding shows changes that are flagged as animated.
public enum ViewAnimation {
  /// Animations of the toolkit: the closure is called with the changes of a refresh, and applies
  /// them in an animation such as UIKit's `UIView.animate`.
  case toolkit((_ changes: () -> Void) -> Void)

  /// Interpolation: each call of ``StyleBinding/advanceAnimations(by:)`` shows intermediate values.
  ///
  /// The timing function maps the fraction of the duration, from 0 to 1, to the fraction of the
  /// change; `{ $0 }` is linear.
  case interpolated(duration: Duration, timing: (Double) -> Double)
}
