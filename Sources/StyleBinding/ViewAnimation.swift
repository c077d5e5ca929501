/// How a binding shows changes that are flagged as animated.
public enum ViewAnimation {
  /// By the toolkit: the closure is called with the changes of a refresh, and runs them in an
  /// animation of the toolkit's, such as UIKit's `UIView.animate`.
  case toolkit((_ changes: () -> Void) -> Void)

  /// By interpolation: each call of ``StyleBinding/advanceAnimations(by:)`` shows the values in
  /// between.
  ///
  /// The timing function maps the fraction of the duration, from 0 to 1, to the fraction of the
  /// change; `{ $0 }` is linear.
  case interpolated(duration: Duration, timing: (Double) -> Double)
}
