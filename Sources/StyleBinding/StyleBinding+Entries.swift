public import ProtocolStyle

/// The typed table: which attribute is shown by views of which class, and how.
///
/// For each attribute of a view, the entry of the most specific class applies: of two entries, the
/// one of the subclass, and of one class, the one that was added last. Entries apply in the order in
/// which they were added. Those that are added later apply at the next refresh.
extension StyleBinding {
  /// Shows an attribute by a property, whose value the binding restores.
  ///
  /// ```swift
  /// binding.on(.backgroundColor, Label.self, restoring: \.background) { label, color in
  ///   label.background = color
  /// }
  /// ```
  ///
  /// Before the first call for a view, the binding reads the property. Where the node has no value
  /// any more, it writes that back.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - viewClass: The class of views that the entry is for; its subclasses too.
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

  /// Shows an attribute, and restores what the view showed before.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - viewClass: The class of views that the entry is for; its subclasses too.
  ///   - original: Returns what `show` changes; called before the first value of a view is shown.
  ///   - restore: Restores what `original` returned, where the node has no value any more.
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

  /// Shows an attribute by a closure that handles nil itself.
  ///
  /// Content is shown like this: where there is no text, a label shows none.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, standard or custom.
  ///   - viewClass: The class of views that the entry is for; its subclasses too.
  ///   - show: Shows a value; nil where the node had one and has none any more.
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

  /// Shows the value that an attribute has in the view's control state, for toolkits that don't keep
  /// a value for each state.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, whose values are per state: `.titleColorForState`.
  ///   - viewClass: The class of views that the entry is for; its subclasses too.
  ///   - property: The property that `show` changes.
  ///   - show: Shows the value of the current state, which is the normal one's where the state has
  ///     none.
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

  /// The attributes that views have shown nodes with and that no entry handles, by kind and name.
  public var unhandledAttributes: [UnhandledAttribute] {
    core.tables.values.flatMap(\.unhandled).sorted()
  }
}
