/// The attributes that were written for one node: the platform-neutral result of styling.
///
/// ```swift
/// let model = StyleApplier().viewModel(for: CallToActionButton())
/// model.kind           // button
/// model.borderWidth    // 2
/// model[.leftColor]    // an attribute of your own
/// ```
///
/// A view model refers to an immutable block of values, which equal nodes of a type share; changing
/// a copy leaves the others alone. Content, such as a title, is in a block of its own, or every
/// label would have its own style. A view model holds decided colors only.
public struct ViewModel: Sendable {
  /// Shared between threads safely: a block that more than one owner can reach is never changed.
  nonisolated(unsafe) var style: Block

  /// The block of the attributes that are content; nil while there are none.
  nonisolated(unsafe) var content: Block?

  init(style: Block, content: Block? = nil) {
    self.style = style
    self.content = content
  }

  /// Makes a view model without attributes.
  ///
  /// - Parameter kind: The kind of the node it is for.
  public init(kind: NodeKind) {
    style = Block.make(.empty, kind: kind)
  }

  /// The kind of the node that it was made for.
  public var kind: NodeKind { style.kind }

  /// The value of an attribute, or nil where there is none.
  ///
  /// What is written is decided first: an adaptive color by the current context. Writing `nil`
  /// means *none*: the attribute goes, and no derivation of this level fills it again.
  ///
  /// - Parameter attribute: The key: `model[.backgroundColor]`.
  public subscript<Value>(attribute: Attribute<Value>) -> Value? {
    get {
      guard attribute.id.definition.isContent else { return style.value(of: attribute) }
      if attribute.id == Attribute.controlState.id { StyleContext.note(.controlState) }
      return content?.value(of: attribute)
    }
    set { write(newValue, to: attribute) }
  }

  /// The value of an attribute for a place on its axis, such as a control state.
  ///
  /// Reading falls back as the axis does: for a control state to the normal state's value, as
  /// `UIButton.titleColor(for:)`. Writing sets that place alone and creates the values where there
  /// were none.
  ///
  /// - Parameters:
  ///   - attribute: The key: `model[.titleColorForState, .highlighted]`.
  ///   - place: The control state, or the place on another axis.
  public subscript<Axis, Value>(
    attribute: Attribute<AxisValues<Axis, Value>>, place: Axis
  ) -> Value? {
    get { self[attribute]?[place] }
    set { write(newValue, to: attribute, at: place) }
  }

  /// Whether another view model shows the same style, whatever the content of the two.
  ///
  /// Costs nothing for models that share a block, which most of one style do.
  ///
  /// - Parameter other: Another view model.
  /// - Returns: Whether both are of one kind and show the same attributes but for content.
  public func hasSameStyle(as other: ViewModel) -> Bool {
    style.kind == other.style.kind && style.showsSame(as: other.style)
  }

  /// Whether another view model has the same content, whatever the style of the two.
  package func hasSameContent(as other: ViewModel) -> Bool {
    Block.areIdentical(content, other.content)
  }

  /// What tells apart which attributes the style and the content have, whatever their values.
  package var layoutIdentities: (style: ObjectIdentifier, content: ObjectIdentifier?) {
    (ObjectIdentifier(style.layout), content.map { ObjectIdentifier($0.layout) })
  }

  /// The style alone.
  package var withoutContent: ViewModel { ViewModel(style: style) }

  /// What tells the style apart from others without looking into it, as a renderer's cache needs.
  ///
  /// Of two models that exist at one time and have the same identity, the style is the same; most of
  /// one style have, but not all: ``hasSameStyle(as:)`` knows. Keep a model as long as you keep its
  /// identity, or another style may get it.
  public var styleIdentity: ObjectIdentifier { ObjectIdentifier(style) }
}
