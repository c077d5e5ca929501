internal import ProtocolStyle

extension StyleBinding {
  /// Shows the values of interpolated animations at a later time.
  ///
  /// Call it for each frame, from a clock of the host's, while it returns true.
  ///
  /// - Parameter interval: The time since the last call.
  /// - Returns: Whether any animation is still running.
  @discardableResult
  public func advanceAnimations(by interval: Duration) -> Bool {
    core.advanceAnimations(by: interval)
  }

  /// Whether ``advanceAnimations(by:)`` has anything to do.
  public var isAnimating: Bool { !core.animations.isEmpty }
}
