/// The attributes written for one node, independent of any platform: the result of styling.
///
/// ```swift
/// let model = StyleApplier().viewModel(for: CallToActionButton())
/// model.kind           // button
/// model.borderWidth    // 2
/// model[.leftColor]    // a custom attribute
/// ```
///
/// A view model refers to an immutable block of values, which equal nodes of a type share. Changing
/// a copy doesn't affect the others. Content, such as a title, is stored in a separate block, so
/// that labels with different titles share their style. A view model contains only resolved colors.
public struct ViewModel: Sendable {
  /// Safe to share between threads because a block with more than one owner is never changed.
  @safe nonisolated(unsafe) var style: Block

  /// The block of the attributes that are content; nil if there are none.
  @safe nonisolated(unsafe) var content: Block?

  init(style: Block, content: Block? = nil) {
    self.style = style
    self.content = content
  }

  /// Creates a view model without attributes.
  ///
  /// - Parameter kind: The kind of the node that it's for.
  public init(kind: NodeKind) {
    style = Block.make(.empty, kind: kind)
  }

  /// The kind of the node that it's for.
  public var kind: NodeKind { style.kind }

  /// The value of an attribute, or nil if it has none.
  ///
  /// A written value is resolved first, such as an adaptive color by the current context. Writing
  /// `nil` means *none*: it removes the attribute, and no derivation of this level fills it again.
  ///
  /// - Parameter attribute: The key, such as `model[.backgroundColor]`.
  public subscript<Value>(attribute: Attribute<Value>) -> Value? {
    get {
      noteRead(of: attribute.id)
      guard attribute.id.definition.isContent else { return style.value(of: attribute) }
      if attribute.id == Attribute.controlState.id { StyleContext.note(.controlState) }
      return content?.value(of: attribute)
    }
    set { write(newValue, to: attribute) }
  }

  /// The value of an attribute at a place on its axis, such as a control state.
  ///
  /// ```swift
  /// var model = ViewModel(kind: .button)
  /// model[.titleColorForState, .normal] = .white
  /// model[.titleColorForState, .highlighted]  // white, the color of the normal state
  /// ```
  ///
  /// Reading uses the fallbacks of the axis, such as the normal control state, like
  /// `UIButton.titleColor(for:)`. Writing sets only that place, and creates the values if there
  /// were none.
  ///
  /// - Parameters:
  ///   - attribute: The key, such as `model[.titleColorForState, .highlighted]`.
  ///   - place: The control state, or the place on another axis.
  public subscript<Axis, Value>(
    attribute: Attribute<AxisValues<Axis, Value>>, place: Axis
  ) -> Value? {
    get { self[attribute]?[place] }
    set { write(newValue, to: attribute, at: place) }
  }

  /// Records that a value was read, or all of them, if a closure is writing to the model.
  private func noteRead(of attribute: AttributeID? = nil) {
    if style.recorded != nil { noteReadByClosure(of: attribute) }
  }

  /// Not inlined, because only closures of the cascade read while they write (row html.render).
  @inline(never)
  private func noteReadByClosure(of attribute: AttributeID?) {
    StyleContext.noteReadOfModel(attribute.map { AnyHashable($0) })
  }

  /// Calls a closure with an equal view model and returns the attributes whose values it reads; nil for
  /// all.
  package func recordingReads<Result>(
    _ body: (ViewModel) -> Result
  ) -> (result: Result, attributes: Set<AttributeID>?) {
    var model = self
    model.makeStyleUnique()
    model.style.recorded = []
    let trace = TokenTrace()
    var context = StyleContext()
    context.trace = Unretained(trace)
    let result = withExtendedLifetime(trace) { context.run { body(model) } }
    guard case .some(let attributes) = trace.takeModelReads() else { return (result, nil) }
    return (result, Set(attributes.compactMap { $0.base as? AttributeID }))
  }

  /// Returns whether another view model has the same style, regardless of their content.
  ///
  /// This costs nothing for models that share a block, as most models with one style do.
  ///
  /// - Parameter other: Another view model.
  /// - Returns: Whether both have the same kind and the same visible attributes except content.
  public func hasSameStyle(as other: ViewModel) -> Bool {
    noteRead()
    other.noteRead()
    return style.kind == other.style.kind && style.showsSame(as: other.style)
  }

  /// Returns whether another view model has the same content, regardless of their style.
  package func hasSameContent(as other: ViewModel) -> Bool {
    Block.areIdentical(content, other.content)
  }

  /// The identities of the sets of attributes in style and content, regardless of their values.
  package var layoutIdentities: (style: ObjectIdentifier, content: ObjectIdentifier?) {
    (ObjectIdentifier(style.layout), content.map { ObjectIdentifier($0.layout) })
  }

  /// The view model without its content.
  package var withoutContent: ViewModel { ViewModel(style: style) }

  /// An identity of the style that can be compared without comparing values, such as for a
  /// renderer's cache.
  ///
  /// If two models exist at the same time and have the same identity, they have the same style.
  /// Models with one style usually have the same identity, but not always; use
  /// ``hasSameStyle(as:)`` to be sure. Keep a model as long as its identity, because the identity
  /// can be reused for another style afterwards.
  public var styleIdentity: ObjectIdentifier {
    noteRead()
    return ObjectIdentifier(style)
  }
}

extension ViewModel {
  /// The attributes of the style that are present, each once.
  package var styleAttributes: [AttributeID] {
    noteRead()
    return style.layout.visible.map(\.attribute)
  }

  /// The attributes that are present, each once.
  package var attributes: [AttributeID] {
    styleAttributes + (content?.layout.visible.map(\.attribute) ?? [])
  }
}

// MARK: - Control States

extension ViewModel {
  /// The control states other than normal for which attributes have values.
  ///
  /// A state may be repeated. Reading them takes a few nanoseconds for the most common styles, which
  /// have none.
  var statesWithValues: [ControlState] {
    noteRead()
    var states: [ControlState] = []
    style.appendStatesWithValues(to: &states) { _ in true }
    content?.appendStatesWithValues(to: &states) { _ in true }
    return states
  }

  /// Returns the control states other than normal that select among values.
  ///
  /// They're the states for which attributes have values, and each state in which an attribute is drawn
  /// that isn't drawn in all states, such as ``SelectedBackgroundColor``. A state may be repeated.
  ///
  /// - Parameter isIncluded: Returns whether an attribute counts; by default all do.
  /// - Returns: The states.
  package func selectingStates(
    among isIncluded: (AttributeID) -> Bool = { _ in true }
  ) -> [ControlState] {
    noteRead()
    var states: [ControlState] = []
    for block in [style, content] {
      guard let block else { continue }
      block.appendStatesWithValues(to: &states, among: isIncluded)
      for entry in block.layout.stateEntries.drawn where isIncluded(entry.attribute) {
        states += entry.definition.drawingStates.elements
      }
    }
    return states
  }

  /// Returns the value of an attribute if it's drawn in a control state.
  package func value<Value>(
    of attribute: Attribute<Value>, drawnIn state: ControlState
  ) -> Value? {
    attribute.id.definition.isDrawn(in: state) ? self[attribute] : nil
  }

  /// Returns the value of an attribute that is drawn in a control state: if it has values for each
  /// state, the one for that state.
  package func value(
    of attribute: AttributeID, drawnIn state: ControlState
  ) -> (any Hashable & Sendable & Codable)? {
    guard attribute.definition.isDrawn(in: state),
      let value = value(of: Write(attribute: attribute))
    else { return nil }
    guard attribute.definition.stateType != nil, let values = value as? any AxisMerging else {
      return value
    }
    return values.shown(at: AnyHashable(state))
  }
}

extension Block {
  /// Appends the control states other than normal for which attributes have values.
  fileprivate func appendStatesWithValues(
    to states: inout [ControlState], among isIncluded: (AttributeID) -> Bool
  ) {
    for entry in layout.stateEntries.keyed where isIncluded(entry.attribute) {
      func append<Values: StateKeyed>(_ type: Values.Type) {
        value(of: entry, as: type).appendStates(to: &states)
      }
      if let type = entry.definition.stateType { append(type) }
    }
  }
}

// MARK: - Sequence

extension ViewModel: Sequence {
  /// An attribute that is present, with its value.
  public struct Element: Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// Its value, of the attribute's value type.
    public let value: any Hashable & Sendable & Codable

    /// Whether the kind derived the value from other attributes.
    public let isDerived: Bool
  }

  /// Returns an iterator over the present attributes, sorted by name, so the order is the same in
  /// every run.
  ///
  /// - Returns: An iterator.
  public func makeIterator() -> some IteratorProtocol<Element> {
    StyleContext.note(.controlState)
    noteRead()
    return (style.elements + (content?.elements ?? []))
      .sorted { $0.attribute < $1.attribute }
      .makeIterator()
  }
}

extension Block {
  /// The visible attributes of the block.
  fileprivate var elements: [ViewModel.Element] {
    layout.visible.map { entry in
      ViewModel.Element(
        attribute: entry.attribute, value: value(of: entry), isDerived: entry.role == .derived)
    }
  }
}

// MARK: - Hashable

extension ViewModel: Hashable {
  /// Returns whether two view models have the same kind and the same visible attributes.
  ///
  /// A derived value equals a written one. Values are compared by `==`, but texts by their bytes,
  /// and a NaN equals its copy.
  ///
  /// - Parameters:
  ///   - left: A view model.
  ///   - right: Another view model.
  /// - Returns: Whether they are equal, including content.
  public static func == (left: ViewModel, right: ViewModel) -> Bool {
    StyleContext.note(.controlState)
    guard left.hasSameStyle(as: right) else { return false }
    return switch (left.content, right.content) {
    case (nil, nil): true
    case (let left?, let right?): left.showsSame(as: right)
    default: false
    }
  }

  /// Hashes the kind and the attributes, independently of the order in which they were written.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    StyleContext.note(.controlState)
    noteRead()
    hasher.combine(kind)
    style.hashVisible(into: &hasher)
    content?.hashVisible(into: &hasher)
  }
}

// MARK: - AttributeChange

/// The change of one attribute between two view models.
public struct AttributeChange: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The old value; nil if the attribute was absent.
  public let old: (any Hashable & Sendable & Codable)?

  /// The new value; nil if the attribute is absent.
  public let new: (any Hashable & Sendable & Codable)?
}

extension AttributeChange: Equatable {
  /// Returns whether two changes have the same attribute and equal old and new values.
  ///
  /// - Parameters:
  ///   - left: A change.
  ///   - right: Another change.
  /// - Returns: Whether they are equal.
  public static func == (left: AttributeChange, right: AttributeChange) -> Bool {
    left.attribute == right.attribute
      && ExactEquality.holds(left.old, right.old) && ExactEquality.holds(left.new, right.new)
  }
}

extension AttributeChange: CustomStringConvertible {
  /// The attribute with both values, such as `borderWidth: nil → 2`.
  public var description: String {
    let values = [old, new].map { $0.map(ViewModel.Element.describe) ?? "nil" }
    return "\(attribute): \(values.joined(separator: " → "))"
  }
}

// MARK: - Interpolation

extension ViewModel {
  /// Returns the view model at a fraction of the way to another, to animate a change of style.
  ///
  /// ```swift
  /// let halfway = before.interpolated(to: after, at: 0.5)
  /// ```
  ///
  /// Attributes that are interpolatable (``AnyAttribute/isInterpolatable``) and present in both are
  /// interpolated, like properties in CSS Transitions. Everything else changes discretely, as in
  /// Web Animations: the kind, content and attributes that only one of the two has are those of
  /// this view model in the first half, and those of the other from 0.5 on.
  ///
  /// The fraction is the result of a timing function: beyond 0…1 values overshoot, as far as they
  /// stay valid. Whether a value is marked as derived is determined by the nearer end. The cost is
  /// one block if any value is interpolated; else the block of an end is shared.
  ///
  /// - Parameters:
  ///   - other: The view model at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The view model at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: ViewModel, at fraction: Double) -> ViewModel {
    noteRead()
    other.noteRead()
    let fraction = fraction.finite(or: 0)
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    var result = fraction.isSecondHalf ? other : self
    for start in style.layout.visible where start.attribute.isInterpolatable {
      guard let end = other.style.layout.visibleEntry(of: start.attribute),
        !style.holdsEqual(start, other.style, end)
      else { continue }
      let role = fraction.isSecondHalf ? end.role : start.role
      func interpolate<Value: Hashable & Sendable & Codable>(_ type: Value.Type) {
        let value = start.definition.interpolated(
          style.value(of: start, as: type), to: other.style.value(of: end, as: type), at: fraction)
        // Stored instead of written: both ends are resolved, and a derived value stays derived.
        result.store(value, to: start.attribute, as: role)
      }
      interpolate(start.attribute.valueType)
    }
    if result.style.recorded != nil {
      // The record of an end would be incomplete if a closure replaced a model by this result.
      result.makeStyleUnique()
      result.style.recorded = nil
    }
    return result
  }
}

// MARK: - Description

extension ViewModel: CustomStringConvertible {
  /// The kind and the attributes by name, such as `button(backgroundColor: #ffff00, borderWidth:
  /// 2)`.
  public var description: String {
    "\(kind)(\(map(\.description).joined(separator: ", ")))"
  }
}

extension ViewModel.Element: CustomStringConvertible {
  /// The attribute and its value, such as `borderWidth: 2`.
  public var description: String { "\(attribute): \(valueDescription)" }

  /// The value without Swift syntax, such as `2`, `#ffff00` or `Helvetica Neue 17`.
  public var valueDescription: String { Self.describe(value) }

  /// Returns a value without Swift syntax; whole numbers have no fraction.
  package static func describe(_ value: any Hashable & Sendable & Codable) -> String {
    (value as? Double)?.plainDescription ?? "\(value)"
  }
}

extension ViewModel {
  /// Returns the attributes in which this view model differs from another, sorted by name.
  ///
  /// ```swift
  /// after.difference(from: before)   // [borderWidth: nil → 2]
  /// ```
  ///
  /// Kinds aren't compared.
  ///
  /// - Parameter other: The view model to compare with; its values are the old ones.
  /// - Returns: A change for each attribute that differs or that only one of the two has, including
  ///   content.
  public func difference(from other: ViewModel) -> [AttributeChange] {
    noteRead()
    other.noteRead()
    if style === other.style, content == nil, other.content == nil { return [] }
    let old = Dictionary(uniqueKeysWithValues: other.map { ($0.attribute, $0.value) })
    let new = Dictionary(uniqueKeysWithValues: map { ($0.attribute, $0.value) })
    return Set(old.keys).union(new.keys)
      .filter { !ExactEquality.holds(old[$0], new[$0]) }
      .sorted()
      .map { AttributeChange(attribute: $0, old: old[$0], new: new[$0]) }
  }
}

// MARK: - Encodable

extension ViewModel: Encodable {
  /// Encodes an object with the kind's name under `kind` and the attributes by name.
  ///
  /// ```json
  /// {"backgroundColor": "#ffff00", "borderWidth": 2, "kind": "button"}
  /// ```
  ///
  /// Derived values are encoded like written ones.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder or a value throws, for example for a number that isn't
  ///   finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NameKey.self)
    try container.encode(kind.name, forKey: .kind)
    for element in self {
      try container.encode(element.value, forKey: NameKey(stringValue: element.attribute.name))
    }
  }
}

extension NameKey {
  /// The key of a view model's kind.
  static let kind = NameKey(stringValue: "kind")
}
