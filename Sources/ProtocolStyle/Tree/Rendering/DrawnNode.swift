/// A node of a tree and its position, for renderers.
package struct DrawnNode {
  /// The node.
  package let handle: AnyNodeHandle

  /// The number of drawn ancestors.
  package let depth: Int

  /// Whether the node has children.
  package let hasChildren: Bool

  /// The control state that was set or that the model has, for a node whose kind doesn't use the
  /// attribute, because it's no control; nil for most.
  package let controlState: ControlState?

  /// The style classes of a node whose type adopts `StyleClassed`; nil for others.
  package let styleClasses: [String]?

  /// The number of the node's styles.
  package let number: UInt32

  /// Whether the node has scopes of its own, which may change the environment.
  package let hasScope: Bool

  let tree: Unretained<StyleTree>

  /// The changes to the environment by the node's own scopes; nil for a node without a scope.
  ///
  /// It's found when it's read, because storing it would cost each node a copy.
  package var environment: StyleEnvironment.Changes? {
    hasScope ? tree.object.ownEnvironment(ofScopeAt: handle.index) : nil
  }
}

// MARK: - NodeContent

/// The content of a node for a renderer: unretained, and valid only while it's passed to a closure.
package struct NodeContent {
  /// Nil if the offsets have no attributes.
  private let block: Unretained<Block>?

  /// Valid as long as the content, because the column or the caller owns them; nil for no content.
  private let offsets: ValueReference<ContentOffsets>?

  /// Whether there is only a text, as in most nodes, or no content at all.
  package let isTextAlone: Bool

  @inline(__always)
  init(_ block: Unretained<Block>?, _ offsets: ValueReference<ContentOffsets>?) {
    self.block = block
    self.offsets = offsets
    isTextAlone = offsets?.value.haveTextAlone ?? true
  }

  /// No content.
  static var none: NodeContent { NodeContent(nil, nil) }

  package var text: String? { value { $0.text } }

  /// The text, in its place, because reading it as a string retains it; nil if there is none.
  package var textReference: ValueReference<String>? { reference { $0.text } }

  /// Returns a value; the accessors of the other attributes are generated.
  @inline(__always)
  func value<Value>(at offset: (ContentOffsets.Fields) -> UInt16) -> Value? {
    // The type is explicit because the compiler would infer that of the optional.
    let reference: ValueReference<Value>? = reference(at: offset)
    return reference?.value
  }

  @inline(__always)
  private func reference<Value>(
    at offset: (ContentOffsets.Fields) -> UInt16
  ) -> ValueReference<Value>? {
    guard let block, let offset = offsets.map({ offset($0.value.fields) }),
      offset != ContentOffsets.absent
    else { return nil }
    // The type matches, because the offset is that of an attribute with values of this type.
    return block.with { $0.reference(at: Int(offset)) }
  }
}

extension ViewModel {
  /// Runs a closure with the content.
  package func withContent<Result>(_ body: (NodeContent) throws -> Result) rethrows -> Result {
    try content.withContent(body)
  }
}

extension Block? {
  /// Runs a closure with the content in a block.
  func withContent<Result>(_ body: (NodeContent) throws -> Result) rethrows -> Result {
    guard let self else { return try body(.none) }
    var offsets = ContentOffsets(self.layout)
    return try ValueReference.with(&offsets) { offsets in
      try withExtendedLifetime(self) { try body(NodeContent(Unretained(self), offsets)) }
    }
  }
}
