/// The attributes that were written for one node: the platform-neutral result of styling.
///
/// ```swift
/// let model = StyleApplier().viewModel(for: CallToActionButton())
/// model.kind           // button
/// model.borderWidth    // 2
/// model[.leftColor]    // an attribute of your own
/// ```
///
/// A view model is one reference to an immutable block of values, which equal nodes of a type
/// share; changing a copy leaves the others alone. It holds decided colours only.
public struct ViewModel: Sendable {
  /// Shared between threads safely: a block that more than one owner can reach is never changed.
  nonisolated(unsafe) var block: Block

  init(block: Block) {
    self.block = block
  }

  /// Makes a view model without attributes.
  ///
  /// - Parameter kind: The kind of the node it is for.
  public init(kind: NodeKind) {
    block = Block.make(.empty, kind: kind)
  }

  /// The kind of the node that it was made for.
  public var kind: NodeKind { block.kind }

  /// The value of an attribute, or nil where there is none.
  ///
  /// What is written is decided first: an adaptive colour by the current context. Writing `nil`
  /// means *none*: the attribute goes, and no derivation of this level fills it again.
  ///
  /// - Parameter attribute: The key: `model[.backgroundColor]`.
  public subscript<Value>(attribute: Attribute<Value>) -> Value? {
    get { block.value(of: attribute) }
    set { write(newValue, to: attribute) }
  }

  /// The value of an attribute for a control state.
  ///
  /// Reading falls back to the normal state's value, as `UIButton.titleColor(for:)` does. Writing
  /// sets that state alone and creates the values where there were none.
  ///
  /// - Parameters:
  ///   - attribute: The key: `model[.titleColorForState, .highlighted]`.
  ///   - state: The control state.
  public subscript<Value>(
    attribute: Attribute<StateValues<Value>>, state: ControlState
  ) -> Value? {
    get { self[attribute]?[state] }
    set {
      var values = self[attribute] ?? [:]
      values[exact: state] = newValue
      self[attribute] = values
    }
  }

  /// Makes sure that nobody else has the block, so that it may be changed.
  mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&block) else { return }
    block = Block.make(block.layout, from: block)
  }
}
