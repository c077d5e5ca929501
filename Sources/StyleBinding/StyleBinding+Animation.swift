public import ProtocolStyle

extension StyleBinding {
  /// Advances interpolated animations, shows their values, and removes views that have disappeared.
  ///
  /// Call it for each frame, from a clock of the host, as long as it returns true. Nodes that were
  /// detached since the last refresh are still shown. A callback isn't a frame: in a callback of the
  /// binding, nothing advances.
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
  /// Call it when the host's clock stops, or if the user prefers no motion. In a callback of the
  /// binding, it takes effect after the present pass or frame.
  ///
  /// - Parameter includesRepeating: Whether motions that repeat end, too, so that the views show their
  ///   nodes' own values; true by default. Those that don't are where they were in the next frame.
  public func finishAnimations(includingRepeating includesRepeating: Bool = true) {
    core.finishAnimations(includesRepeating)
  }

  /// Whether any interpolated animation is running.
  public var isAnimating: Bool { core.isAnimating }

  /// Runs changes of nodes with a motion in an animation of the toolkit, such as UIKit's
  /// `UIView.animate(springDuration:)`; nil by default.
  ///
  /// It's called with the animation `toolkit`, once for each curve of a node's change, and runs
  /// `changes` in an animation with the curve. The toolkit continues from the shown values when
  /// another change interrupts it. Without it, motions have no effect in a binding with `toolkit`.
  public var motionAnimation: ((_ curve: MotionCurve, _ changes: @escaping () -> Void) -> Void)? {
    get { core.motionAnimation }
    set { core.motionAnimation = newValue }
  }

  /// Begins a repeating motion of a view in an animation of the toolkit, such as UIKit's
  /// `UIView.animateKeyframes(withDuration:delay:options:animations:)`; nil by default.
  ///
  /// It's called with the animation `toolkit`, when a view with a `repeatingMotion` is in place; that
  /// animation replaces the one before it. It's called with nil when the node has no such motion anymore,
  /// or is detached, and when the binding is released. Without it, repeating motions have no effect in a
  /// binding with `toolkit`.
  public var repeatingAnimation: ((_ view: View, _ animation: RepeatingAnimation?) -> Void)? {
    get { core.repeatingAnimation }
    set {
      core.repeatingAnimation = newValue.map { begin in
        { view, animation in if let view = view as? View { begin(view, animation) } }
      }
    }
  }

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
  ///
  /// A node with a `motion` follows that instead, for each of its changes, also those that aren't
  /// flagged as animated, and those of its control state. Each attribute moves by its own curve. If
  /// its new value changes meanwhile, it continues from the shown value, a spring with its
  /// velocity. Content changes at once. Such a node appears and disappears by the presence of its
  /// motion, which the entries for `alpha` and `transform` show, before any transition for its
  /// view. A `repeatingMotion` goes on as long as it's called.
  case interpolated(duration: Duration, timing: (Double) -> Double)
}

// MARK: - ViewTransition

/// The transition of views of one class, which appear and disappear by a property.
///
/// The property's value is type-erased, because it's read once per transition.
final class ViewTransition {
  let viewClass: AnyClass

  /// Returns the value that the transition changes in a view.
  let read: (_ view: AnyObject) -> Any

  /// Sets the value that `read` returned.
  let restore: (_ view: AnyObject, _ resting: Any) -> Void

  /// Shows a view that is partly present, from 0 to 1, given the value that `read` returned.
  let show: (_ view: AnyObject, _ resting: Any, _ presence: Double) -> Void

  /// Releases the values that entries store for the view, which is about to be removed.
  let discard: () -> Void

  /// The duration and timing of a presence; nil for those of the binding.
  let timing: (Duration, (Double) -> Double)?

  init<View: AnyObject, Property>(
    _ viewClass: View.Type, _ property: ReferenceWritableKeyPath<View, Property>,
    _ show: @escaping (View, Property, Double) -> Void
  ) {
    // Sound, because the core only uses the transition for views of the class.
    func typed(_ view: AnyObject) -> View { downcast(view, to: View.self) }
    self.viewClass = viewClass
    read = { typed($0)[keyPath: property] }
    restore = { view, resting in
      if let resting = resting as? Property { typed(view)[keyPath: property] = resting }
    }
    self.show = { view, resting, presence in
      if let resting = resting as? Property { show(typed(view), resting, presence) }
    }
    discard = {}
    timing = nil
  }

  /// Creates a transition by the presence of a motion.
  ///
  /// - Parameters:
  ///   - viewClass: The class of the view.
  ///   - presence: The presence.
  ///   - curve: Its curve.
  ///   - entries: The entries for the opacity and the transform of the view.
  ///   - index: The place at which the entries store the view's own values.
  ///   - present: Returns the view model and the control state of the present node.
  ///   - onFailure: Called with the error of an entry.
  init(
    _ viewClass: AnyClass, _ presence: MotionPresence, _ curve: MotionCurve,
    shownBy entries: [BindingEntry], at index: UInt32,
    present: @escaping () -> (ViewModel, ControlState),
    onFailure: @escaping (BindingEntry, any Error) -> Void
  ) {
    var areSet = Array(repeating: false, count: entries.count)
    self.viewClass = viewClass
    read = { _ in () }
    restore = { view, _ in
      for (place, entry) in entries.enumerated() where areSet[place] {
        areSet[place] = false
        do { try entry.restore(view, index) } catch { onFailure(entry, error) }
      }
    }
    show = { view, _, fraction in
      var (model, state) = present()
      model.alpha = presence.alpha(over: model.alpha ?? 1, at: fraction)
      model.transform = presence.transform(over: model.transform ?? .identity, at: fraction)
      for (place, entry) in entries.enumerated() {
        do {
          try entry.show(view, model, state, nil, index, &areSet[place])
        } catch {
          onFailure(entry, error)
        }
      }
    }
    discard = { for entry in entries { entry.discard(index) } }
    let total = curve.delay + curve.settlingDuration
    timing = (.seconds(total), { curve.progress(at: $0 * total) })
  }
}
