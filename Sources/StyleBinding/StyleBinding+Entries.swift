public import ProtocolStyle

/// The table of entries, each of which shows an attribute in views of a class.
///
/// For each attribute of a view, the entry for the most specific class applies; of several entries
/// for the same class, the one added last. Entries run in the order in which they were added. New
/// entries apply from the next refresh on.
extension StyleBinding {
  /// Adds an entry that shows an attribute in a property, whose original value the binding
  /// restores.
  ///
  /// ```swift
  /// binding.on(.backgroundColor, Label.self, restoring: \.background) { label, color in
  ///   label.background = color
  /// }
  /// ```
  ///
  /// Before the first call for a view, the binding reads the property. When the node no longer has
  /// a value, the binding restores the property.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - viewClass: The class of views for the entry, including subclasses.
  ///   - property: The property that `show` changes.
  ///   - show: Shows a value. An error that it throws is reported to ``onProblem``.
  @inlinable
  public func on<Value, Target: AnyObject, Property>(
    _ attribute: Attribute<Value>, _ viewClass: Target.Type,
    restoring property: ReferenceWritableKeyPath<Target, Property>,
    _ show: @escaping (_ view: Target, _ value: Value) throws -> Void
  ) {
    on(attribute, viewClass) {
      $0[keyPath: property]
    } restore: { view, original in
      view[keyPath: property] = original
    } show: {
      try show($0, $1)
    }
  }

  /// Adds an entry that shows an attribute, with closures that store and restore the original
  /// value.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - viewClass: The class of views for the entry, including subclasses.
  ///   - original: Returns the value that `show` changes; called before the first value of a view
  ///     is shown.
  ///   - restore: Restores the value returned by `original`; called when the node no longer has a
  ///     value.
  ///   - show: Shows a value. An error that it throws is reported to ``onProblem``.
  @inlinable
  public func on<Value, Target: AnyObject, Original>(
    _ attribute: Attribute<Value>, _ viewClass: Target.Type,
    original: @escaping (Target) -> Original,
    restore: @escaping (_ view: Target, _ original: Original) throws -> Void,
    show: @escaping (_ view: Target, _ value: Value) throws -> Void
  ) {
    add(
      BindingEntry(
        attribute.id, dependsOnState: false, read: { model, _ in model[attribute] },
        original: original, restore: restore, show: show))
  }

  /// Adds an entry that shows an attribute with a closure that handles nil itself.
  ///
  /// Use it for content: a label whose node has no text shows none.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - viewClass: The class of views for the entry, including subclasses.
  ///   - show: Shows a value; called with nil when the node no longer has one. An error that it
  ///     throws is reported to ``onProblem``.
  @inlinable
  public func on<Value, Target: AnyObject>(
    _ attribute: Attribute<Value>, _ viewClass: Target.Type,
    _ show: @escaping (_ view: Target, _ value: Value?) throws -> Void
  ) {
    on(attribute, viewClass) { _ in
    } restore: { view, _ in
      try show(view, nil)
    } show: {
      try show($0, $1)
    }
  }

  /// Adds an entry for each of several attributes, which a view shows together.
  ///
  /// ```swift
  /// binding.on([.backgroundColor, .alpha], Label.self) { label, model in
  ///   label.background = (model.backgroundColor ?? .white).withAlpha(model.alpha ?? 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - attributes: The attributes, without those that have values per state.
  ///   - viewClass: The class of views for the entries, including subclasses.
  ///   - show: Shows the attributes of a view model; called for each that changed. An error that it
  ///     throws is reported to ``onProblem``.
  public func on<Target: AnyObject>(
    _ attributes: AttributeList, _ viewClass: Target.Type,
    _ show: @escaping (_ view: Target, _ model: ViewModel) throws -> Void
  ) {
    let showAll = { [unowned self] (view: Target) in
      guard let shown = view as? View else { return }
      try show(view, viewModel(shownBy: shown) ?? ViewModel(kind: .view))
    }
    for attribute in attributes {
      add(
        BindingEntry(attribute.id, dependsOnState: false) { model, _ in
          model.value(of: attribute.id, drawnIn: .normal).map { AnyHashable($0) }
        } original: { (_: Target) in
        } restore: { view, _ in
          try showAll(view)
        } show: { view, _ in
          try showAll(view)
        })
    }
  }

  /// Adds an entry that shows the value of an attribute in the view's control state, for toolkits
  /// that don't store a value for each state.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, with values per state: `.titleColorForState`.
  ///   - viewClass: The class of views for the entry, including subclasses.
  ///   - property: The property that `show` changes.
  ///   - show: Shows the value of the current state, or of the normal state if that has none. An
  ///     error that it throws is reported to ``onProblem``.
  @inlinable
  public func onCurrentState<Value, Target: AnyObject, Property>(
    _ attribute: Attribute<StateValues<Value>>, _ viewClass: Target.Type,
    restoring property: ReferenceWritableKeyPath<Target, Property>,
    _ show: @escaping (_ view: Target, _ value: Value) throws -> Void
  ) {
    add(
      BindingEntry(attribute.id, dependsOnState: true) { model, state in
        model[attribute, state]
      } original: {
        $0[keyPath: property]
      } restore: { (view: Target, original: Property) in
        view[keyPath: property] = original
      } show: { view, value in
        try show(view, value)
      })
  }

  /// Sets the reason why the toolkit has no counterpart of an attribute, which its finding gives.
  ///
  /// ```swift
  /// binding.on(.shouldRasterize, none: "The toolkit decides itself what it keeps as a picture.")
  /// ```
  ///
  /// An entry for views of a class shows the attribute nevertheless.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - reason: The reason, a sentence.
  public func on<Value>(_ attribute: Attribute<Value>, none reason: String) {
    core.reasons[attribute.id] = reason
  }

  /// Sets the reason why the toolkit has no counterpart of several attributes.
  ///
  /// Entries for views of a class show them nevertheless.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, such as `[.stackAxis, .spacing]`.
  ///   - reason: The reason, a sentence.
  public func on(_ attributes: AttributeList, none reason: String) {
    for attribute in attributes { core.reasons[attribute.id] = reason }
  }

  @usableFromInline
  func add(_ entry: BindingEntry) {
    core.add(entry)
  }

  /// The attributes of shown nodes that no entry handles, by kind and name.
  public var unhandledAttributes: [UnhandledAttribute] {
    core.tables.values.flatMap(\.unhandled)
      // The binding itself shows motions.
      .filter { !core.showsMotions || $0.attribute != Attribute.motion.id }.sorted()
  }
}

// MARK: - BindingEntry

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
      try restore(downcast(view, to: View.self), original)
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
      let view = downcast(view, to: View.self)
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
  @usableFromInline @safe @exclusivity(unchecked) var styleNumber = 0

  @usableFromInline @safe @exclusivity(unchecked) var value: Value?

  @usableFromInline
  init() {}
}
