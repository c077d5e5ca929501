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

  fileprivate unowned(unsafe) let tree: StyleTree

  /// The changes to the environment by the node's own scopes; nil for a node without a scope.
  ///
  /// It's found when it's read, because storing it would cost each node a copy.
  @inline(__always)
  package var environment: StyleEnvironment.Changes? {
    hasScope ? tree.ownEnvironment(ofScopeAt: handle.index) : nil
  }
}

extension StyleTree {
  /// Calls a closure with nodes and all their descendants, depth first, and with the content of
  /// each, which is evaluated for the call and not kept.
  ///
  /// Nothing is retained or released. The closure must not use the tree. Traps when one of the
  /// nodes isn't attached. Use `numberStyles(in:find:)` or `prepareNumbers(_:toDraw:)` first.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to begin with.
  ///   - numbers: The numbers of styles; missing ones are added.
  ///   - find: Finds the number of a node, as in `numberStyles(in:find:)`.
  ///   - body: The closure to call with each node.
  /// - Throws: Any error that the closure throws.
  package func draw(
    _ nodes: [AnyNodeHandle], numbers: inout StyleNumbers, by find: (AnyNodeHandle) -> UInt32,
    _ body: (DrawnNode, NodeContent) throws -> Void
  ) rethrows {
    requireIdle("Nodes were drawn")
    refresher.absorbChangedNodes()
    // A sweep would use numbers of looks again.
    try refresher.keepingNumbers {
      try forEachRecord(within: nodes) { index, depth, record in
        if record.pointee.revision != refresher.revision {
          refresher.bringUpToDate(Int(index))
        }
        let number = numbers.number(of: index, record, in: self, find)
        try store.column(record.pointee.column)._withUnsafeGuaranteedRef { column in
          let node = DrawnNode(
            handle: AnyNodeHandle(
              tree: serial, index: index, generation: record.pointee.generation),
            depth: depth, hasChildren: record.pointee.firstChild != NodeRecord.none,
            controlState: controlStateBesideContent(of: record, index, column),
            styleClasses: styleClasses(of: index, column), number: number,
            hasScope: record.pointee.flags.contains(.hasScope), tree: self)
          if record.pointee.flags.isDisjoint(with: [.hasSettings, .keepsContent]) {
            if !column.hasContent { return try body(node, .none) }
            let block = plainContent(of: record, index, column)
            return try body(node, block.map { NodeContent($0, column.contentOffsets) } ?? .none)
          }
          try refresher.content(of: Int(index)).withContent { try body(node, $0) }
        }
      }
    }
  }

  /// The control state of a node whose kind doesn't use the attribute; nil for others, and if
  /// neither the tree nor the model sets one.
  ///
  /// Traps when the node isn't attached.
  package func controlStateBesideContent(of node: AnyNodeHandle) -> ControlState? {
    requireIdle("The control state of \(node) was read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    let record = store.records.address(of: Int(index))
    return store.column(record.pointee.column)._withUnsafeGuaranteedRef {
      controlStateBesideContent(of: record, index, $0)
    }
  }

  /// The style classes of a node, as its model returns them; nil for one that doesn't adopt
  /// `StyleClassed`.
  ///
  /// Traps when the node isn't attached.
  package func styleClasses(of node: AnyNodeHandle) -> [String]? {
    requireIdle("The style classes of \(node) were read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    return store.column(store.records[Int(index)].column)._withUnsafeGuaranteedRef {
      styleClasses(of: index, $0)
    }
  }

  @inline(__always)
  private func styleClasses(of index: UInt32, _ column: AnyColumn) -> [String]? {
    column.styleClasses == nil ? nil : readStyleClasses(of: index, column)
  }

  @inline(never)
  private func readStyleClasses(of index: UInt32, _ column: AnyColumn) -> [String]? {
    let inherited = resolver.inheritedContext(of: Int(index)).takeUnretainedValue()
    return resolver.stylingInNormalState(store.place(of: Int(index)), column, in: inherited) {
      column.styleClasses.map { column.read($0, row: Int(store.records[Int(index)].row)) }
    }
  }

  /// The changes to the environment by the scopes of a node, which apply to its descendants as
  /// well; nil for a node without a scope.
  ///
  /// Traps when the node isn't attached.
  package func ownEnvironment(of node: AnyNodeHandle) -> StyleEnvironment.Changes? {
    requireIdle("The scope of \(node) was read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    guard store.records[Int(index)].flags.contains(.hasScope) else { return nil }
    return ownEnvironment(ofScopeAt: index)
  }

  @inline(never)
  fileprivate func ownEnvironment(ofScopeAt index: UInt32) -> StyleEnvironment.Changes? {
    resolver.scopes[index]?.environment
  }

  @inline(__always)
  private func controlStateBesideContent(
    of record: UnsafePointer<NodeRecord>, _ index: UInt32, _ column: AnyColumn
  ) -> ControlState? {
    if column.controlState == nil, !record.pointee.flags.contains(.hasSettings) { return nil }
    return findControlStateBesideContent(of: index, column)
  }

  @inline(never)
  private func findControlStateBesideContent(
    of index: UInt32, _ column: AnyColumn
  ) -> ControlState? {
    if column.kind.uses(.controlState) { return nil }
    let inherited = resolver.inheritedContext(of: Int(index)).takeUnretainedValue()
    return resolver.stylingInNormalState(store.place(of: Int(index)), column, in: inherited) {
      resolver.controlState(of: Int(index))
    }
  }

  @inline(never)
  private func include(_ reads: ContextReads, inContentOf index: UInt32) {
    resolver.currentRuleSet(of: Int(index))._withUnsafeGuaranteedRef {
      resolver.note(contentReads: reads, of: $0)
    }
  }

  /// The content of a node without settings if only the conformances write it, in a block that the
  /// column keeps and reuses for the next node.
  @inline(__always)
  private func plainContent(
    of record: UnsafePointer<NodeRecord>, _ index: UInt32, _ column: AnyColumn
  ) -> Unmanaged<Block>? {
    resolver.inheritedContext(of: Int(index))._withUnsafeGuaranteedRef { inherited in
      resolver.styling(store.place(of: Int(index)), column, in: inherited) {
        inherited.context.pointee.reads.removeAll()
        let content = column.writeContent(row: Int(record.pointee.row))
        if !UnsafePointer(inherited.context).pointee.reads.isEmpty {
          include(inherited.context.pointee.reads, inContentOf: index)
          refresher.noteEnclosingState(readByContentOf: Int(index), inherited.context)
        }
        if !record.pointee.flags.contains(.hasReadContent) {
          store.records[Int(index)].flags.insert(.hasReadContent)
        }
        return content
      }
    }
  }
}

// MARK: - NodeContent

/// The content of a node for a renderer: unretained, and valid only while it's passed to a closure.
package struct NodeContent {
  /// Nil if the offsets have no attributes.
  private let block: Unmanaged<Block>?

  /// Valid as long as the content, because the column or the caller owns them.
  let offsets: UnsafePointer<ContentOffsets>

  /// The address of the text, because reading it as a string retains it; nil if there is none.
  ///
  /// Others may share it, so it must not be changed.
  package let textAddress: UnsafeMutablePointer<String>?

  /// Whether there is only a text, as in most nodes, or no content at all.
  package let isTextAlone: Bool

  @inline(__always)
  init(_ block: Unmanaged<Block>?, _ offsets: UnsafePointer<ContentOffsets>) {
    self.block = block
    self.offsets = offsets
    isTextAlone = offsets.pointee.haveTextAlone
    textAddress = Self.address(in: block, at: offsets.pointee.fields.text)
  }

  /// No content.
  static var none: NodeContent { NodeContent(nil, ContentOffsets.none) }

  package var text: String? { textAddress?.pointee }

  /// Returns a value; the accessors of the other attributes are generated.
  @inline(__always)
  func value<Value>(at offset: UInt16) -> Value? {
    // The type is explicit because the compiler would infer that of the optional.
    let address: UnsafeMutablePointer<Value>? = Self.address(in: block, at: offset)
    return address?.pointee
  }

  @inline(__always)
  private static func address<Value>(
    in block: Unmanaged<Block>?, at offset: UInt16
  ) -> UnsafeMutablePointer<Value>? {
    guard offset != ContentOffsets.absent, let block else { return nil }
    // The type matches, because the offset is that of an attribute with values of this type.
    return block._withUnsafeGuaranteedRef { $0.address(at: Int(offset), of: Value.self) }
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
    return try withUnsafePointer(to: ContentOffsets(self.layout)) { offsets in
      try withExtendedLifetime(self) { try body(NodeContent(.passUnretained(self), offsets)) }
    }
  }
}
