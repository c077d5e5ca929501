public import ProtocolStyle

/// One entry of a binding's table, whose closures have the concrete types of its view and value.
///
/// The closures are created by generic code that callers specialize. Methods of a generic class
/// would look up metadata in each call.
@usableFromInline
final class BindingEntry {
  /// Shows a value in a view, or restores the original one.
  ///
  /// The parameters are the view, of the entry's class; the view model and the control state; a
  /// number that is unique to the style, or nil if the value depends on more than the style; the
  /// index of the view's node, which is the key of the stored original value; and whether the entry
  /// has shown a value, so that there is an original one. Separate parameters aren't retained,
  /// unlike those in a structure.
  @usableFromInline
  typealias Show = (
    _ view: AnyObject, _ model: ViewModel, _ state: ControlState, _ styleNumber: Int?,
    _ index: UInt32, _ isSet: inout Bool
  ) throws -> Void

  let attribute: AttributeID

  /// The class of the entry's views.
  let viewClass: AnyClass

  /// Whether the shown value depends on the control state in addition to the style.
  let dependsOnState: Bool

  /// Whether two view models have the same shown value in a view that changes its control state.
  let isEqual: (ViewModel, ControlState, ViewModel, ControlState) -> Bool

  let show: Show

  /// Restores the original value of a view, by the index of its node.
  let restore: (_ view: AnyObject, _ index: UInt32) throws -> Void

  /// Releases the original value of a released view, by the index of its node.
  let discard: (_ index: UInt32) -> Void

  @usableFromInline
  init(
    _ attribute: AttributeID, viewClass: AnyClass, dependsOnState: Bool,
    isEqual: @escaping (ViewModel, ControlState, ViewModel, ControlState) -> Bool,
    show: @escaping Show,
    restore: @escaping (AnyObject, UInt32) throws -> Void, discard: @escaping (UInt32) -> Void
  ) {
    self.attribute = attribute
    self.viewClass = viewClass
    self.dependsOnState = dependsOnState
    self.isEqual = isEqual
    self.show = show
    self.restore = restore
    self.discard = discard
  }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - dependsOnState: Whether `read` depends on the control state.
  ///   - read: Returns the value of a view model.
  ///   - original: Returns the value that `show` changes in a view.
  ///   - restore: Restores the value returned by `original`.
  ///   - show: Shows a value.
  @inlinable
  convenience init<Value: Equatable, View: AnyObject, Original>(
    _ attribute: AttributeID, dependsOnState: Bool,
    read: @escaping (ViewModel, ControlState) -> Value?,
    original: @escaping (View) -> Original,
    restore: @escaping (View, Original) throws -> Void,
    show: @escaping (View, Value) throws -> Void
  ) {
    // Sound, because a table only has entries for its view class and superclasses.
    var originals: [UInt32: Original] = [:]
    let latest = LatestValue<Value>()
    func restoreOriginal(_ view: AnyObject, _ index: UInt32) throws {
      guard let original = originals.removeValue(forKey: index) else { return }
      try restore(unsafeDowncast(view, to: View.self), original)
    }
    self.init(
      attribute, viewClass: View.self, dependsOnState: dependsOnState
    ) { old, oldState, new, newState in
      read(old, oldState) == read(new, newState)
    } show: { view, model, state, styleNumber, index, isSet in
      let value: Value?
      if let styleNumber, latest.styleNumber == styleNumber {
        value = latest.value
      } else {
        value = read(model, state)
        if let styleNumber { (latest.styleNumber, latest.value) = (styleNumber, value) }
      }
      guard let value else {
        guard isSet else { return }
        isSet = false
        return try restoreOriginal(view, index)
      }
      let view = unsafeDowncast(view, to: View.self)
      if !isSet {
        originals[index] = original(view)
        isSet = true
      }
      try show(view, value)
    } restore: { view, index in
      try restoreOriginal(view, index)
    } discard: { index in
      originals[index] = nil
    }
  }
}

/// The value that an entry read last for a style, because most nodes of a report have few styles.
///
/// Exclusive access isn't checked, which would cost as much as reading the value: no access lasts
/// while other code runs.
@usableFromInline
final class LatestValue<Value> {
  /// The number of the style; 0 before the first.
  @usableFromInline @exclusivity(unchecked) var styleNumber = 0

  @usableFromInline @exclusivity(unchecked) var value: Value?

  @usableFromInline
  init() {}
}
