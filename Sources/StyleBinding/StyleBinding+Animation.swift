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
