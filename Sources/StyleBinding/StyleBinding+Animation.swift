internal import ProtocolStyle

extension StyleBinding {
  /// Advances interpolated animations, shows their values, and removes views that have disappeared.
  ///
  /// Call it for each frame, from a clock of the host, as long as it returns true.
  ///
  /// - Parameter interval: The time since the last call.
  /// - Returns: Whether any animation is still running.
  @discardableResult
  public func advanceAnimations(by interval: Duration) -> Bool {
    core.advanceAnimations(by: interval)
  }

  /// Ends interpolated animations at once: shows their final values, and removes views that would
  /// disappear.
  ///
  /// Call it when the host's clock stops, or if the user prefers no motion.
  public func finishAnimations() {
    core.finishAnimations()
  }

  /// Whether any interpolated animation is running.
  public var isAnimating: Bool { !core.running.isEmpty }
}

/// The way in which a binding shows changes that are flagged as animated.
public enum ViewAnimation {
  /// Animations of the toolkit: the closure is called once per refresh, and runs `changes` in an
  /// animation such as UIKit's `UIView.animate`.
  ///
  /// It must run `changes` before it returns, and call `completion` when the animation has ended or
  /// was interrupted: views of detached nodes stay in the hierarchy until then. The binding retains
  /// the closure, so the closure should refer weakly to the object that owns the binding.
  case toolkit((_ changes: @escaping () -> Void, _ completion: @escaping () -> Void) -> Void)

  /// Interpolation: each call of ``StyleBinding/advanceAnimations(by:)`` shows intermediate values.
  ///
  /// The timing function maps the fraction of the duration, from 0 to 1, to the fraction of the
  /// change; `{ $0 }` is linear.
  case interpolated(duration: Duration, timing: (Double) -> Double)
}

/// An animated change of a view.
struct RunningAnimation {
  let start: ViewModel
  let end: ViewModel
  let duration: Duration
  let timing: (Double) -> Double
  var elapsed = Duration.zero

  var isOver: Bool { elapsed >= duration }

  /// The view model to show now.
  var current: ViewModel {
    isOver ? end : start.interpolated(to: end, at: timing(elapsed / duration))
  }
}
