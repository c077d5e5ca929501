public import ProtocolStyle

extension StyleBinding {
  /// Sets the control state that a view is in, and shows the look of that state at once.
  ///
  /// Call it where the toolkit reports the state. A state that the model has itself
  /// is left to the model. Only this node is styled; nodes that depend on it
  /// follow at the next refresh. Does nothing for views that the binding doesn't own.
  ///
  /// - Parameters:
  ///   - state: The state; nil leaves it to the model again.
  ///   - view: The view.
  public func setControlState(_ state: ControlState?, of view: View) {
    core.setControlState(state, of: view)
  }
}
