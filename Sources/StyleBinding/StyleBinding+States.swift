public import ProtocolStyle

extension StyleBinding {
  /// Sets the control state of a view, and immediately shows the style of that state.
  ///
  /// Call it when the toolkit reports the state. If the model returns a state itself, that takes
  /// precedence. Only this node is styled; nodes that depend on it follow at the next refresh. Does
  /// nothing for views that the binding doesn't own.
  ///
  /// - Parameters:
  ///   - state: The state; nil restores the state of the model.
  ///   - view: The view.
  public func setControlState(_ state: ControlState?, of view: View) {
    core.setControlState(state, of: view)
  }
}
