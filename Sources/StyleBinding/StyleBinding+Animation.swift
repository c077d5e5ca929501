internal import ProtocolStyle

extension StyleBinding {
  /// Advances interpolated animations, and shows their values.
  ///
  /// Call it for each frame, from a clock of the host, as long as it returns true.
  ///
  /// - Parameter interval: The time since the last call.
  /// - Returns: Whether any animation is still running.
  @discardableResult
  public func advanceAnimations(by interval: Duration) -> Bool {
    core.advanceAnimations(by: interval)
  }

  /// Whether any interpolated animation is running.
  public var isAnimating: Bool { !core.animations.isEmpty }
}

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
