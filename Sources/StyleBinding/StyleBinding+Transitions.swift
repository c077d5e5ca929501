extension StyleBinding {
  /// Adds a transition, by which views of a class appear and disappear if the change is animated.
  ///
  /// ```swift
  /// binding.onTransition(Widget.self, restoring: \.opacity) { widget, opacity, presence in
  ///   widget.opacity = opacity * presence
  /// }
  /// ```
  ///
  /// Views of nodes that are attached or moved in `StyleTree.animated(_:)` appear, and views of
  /// nodes that are detached there disappear, in the binding's ``animation``. A view that
  /// disappears stays where it is until the animation ends, but no longer shows a node: `node(of:)`
  /// returns nil, and edits and states of it are ignored. Views inside a view that appears or
  /// disappears have no separate transition.
  ///
  /// Of several transitions, the one for the most specific class applies, and of those for the same
  /// class, the one added last. Views without a transition are inserted and removed at once. When
  /// the binding is released, views that still disappear by interpolation are removed.
  ///
  /// - Parameters:
  ///   - viewClass: The class of views for the transition, including subclasses.
  ///   - property: The property that `show` changes. The binding reads it before the transition,
  ///     and restores it when a view has appeared.
  ///   - show: Shows a view that is partly present, given the value of the property and the
  ///     presence, from 0 for absent to 1.
  public func onTransition<Target: AnyObject, Property>(
    _ viewClass: Target.Type, restoring property: ReferenceWritableKeyPath<Target, Property>,
    _ show: @escaping (_ view: Target, _ original: Property, _ presence: Double) -> Void
  ) {
    core.transitions.append(ViewTransition(viewClass, property, show))
  }
}
