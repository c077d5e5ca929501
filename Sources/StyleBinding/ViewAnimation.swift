/// The way in which a binding shows changes that are flagged as animated.
public enum ViewAnimation {
  /// Animations of the toolkit: the closure is called once per refresh, and runs `changes` in an
  /// animation such as UIKit's `UIView.animate`.
  ///
  /// It must run `changes` before it returns, and call `completion` when the animation has ended or
  /// was interrupted: views of detached nodes stay in the hierarchy until then.
  case toolkit((_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) -> Void)

  /// Interpolation: each call of ``StyleBinding/advanceAnimations(by:)`` shows intermediate values.
  ///
  /// The timing function maps the fraction of the duration, from 0 to 1, to the fraction of the
  /// change; `{ $0 }` is linear.
  case interpolated(duration: Duration, timing: (Double) -> Double)
}
