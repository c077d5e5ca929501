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
