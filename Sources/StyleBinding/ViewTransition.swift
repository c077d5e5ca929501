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

  init<View: AnyObject, Property>(
    _ viewClass: View.Type, _ property: ReferenceWritableKeyPath<View, Property>,
    _ show: @escaping (View, Property, Double) -> Void
  ) {
    // Sound, because the core only uses the transition for views of the class.
    func typed(_ view: AnyObject) -> View { unsafeDowncast(view, to: View.self) }
    self.viewClass = viewClass
    read = { typed($0)[keyPath: property] }
    restore = { view, resting in
      if let resting = resting as? Property { typed(view)[keyPath: property] = resting }
    }
    self.show = { view, resting, presence in
      if let resting = resting as? Property { show(typed(view), resting, presence) }
    }
  }
}
