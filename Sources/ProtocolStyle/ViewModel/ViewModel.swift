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
  nonisolated(unsafe) var style: Block

  /// The block of the attributes that are content; nil if there are none.
  nonisolated(unsafe) var content: Block?

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

  /// Returns whether another view model has the same style, regardless of their content.
  ///
  /// This costs nothing for models that share a block, as most models with one style do.
  ///
  /// - Parameter other: Another view model.
  /// - Returns: Whether both have the same kind and the same visible attributes except content.
  public func hasSameStyle(as other: ViewModel) -> Bool {
    style.kind == other.style.kind && style.showsSame(as: other.style)
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
  public var styleIdentity: ObjectIdentifier { ObjectIdentifier(style) }
}
