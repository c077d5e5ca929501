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
  ///   - show: Shows a value.
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
  ///   - show: Shows a value.
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
  ///   - show: Shows a value; called with nil when the node no longer has one.
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

  /// Adds an entry that shows the value of an attribute in the view's control state, for toolkits
  /// that don't store a value for each state.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, with values per state: `.titleColorForState`.
  ///   - viewClass: The class of views for the entry, including subclasses.
  ///   - property: The property that `show` changes.
  ///   - show: Shows the value of the current state, or of the normal state if that has none.
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

  @usableFromInline
  func add(_ entry: BindingEntry) {
    core.add(entry)
  }

  /// The attributes of shown nodes that no entry handles, by kind and name.
  public var unhandledAttributes: [UnhandledAttribute] {
    core.tables.values.flatMap(\.unhandled).sorted()
  }
}
