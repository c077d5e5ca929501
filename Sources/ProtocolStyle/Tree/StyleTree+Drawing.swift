/// A node of a tree and where it hangs, for who draws it.
package struct DrawnNode {
  /// The node.
  package let handle: AnyNodeHandle

  /// How many of the nodes that were drawn it hangs in.
  package let depth: Int

  /// Whether there is something in it.
  package let hasChildren: Bool

  /// The control state that was set or that the model has, of a node whose content has none because
  /// its kind is no control; nil for most.
  package let controlState: ControlState?

  /// The style classes of a node whose type adopts `StyleClassed`; nil for others.
  package let styleClasses: [String]?
}

extension StyleTree {
  /// Calls a closure with nodes and all that is in them, depth first, and with the content of each,
  /// which is made for it and not kept.
  ///
  /// Nothing is counted on the way. The closure must not use the tree. Traps when one of the nodes is
  /// not attached.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to begin with.
  ///   - body: What to do with each.
  /// - Throws: What the closure throws.
  package func draw(
    _ nodes: [AnyNodeHandle], _ body: (DrawnNode, NodeContent) throws -> Void
  ) rethrows {
    requireIdle("Nodes were drawn")
    absorbChangedNodes()
    try forEachRecord(within: nodes) { index, depth, record in
      if record.pointee.revision != revision { bringUpToDate(Int(index)) }
      let node = DrawnNode(
        handle: AnyNodeHandle(tree: serial, index: index, generation: record.pointee.generation),
        depth: depth, hasChildren: record.pointee.firstChild != NodeRecord.none,
        controlState: controlStateBesideContent(of: record, index),
        styleClasses: styleClasses(of: record))
      try columns[Int(record.pointee.column)].unsafelyUnwrapped._withUnsafeGuaranteedRef { column in
        if record.pointee.flags.isDisjoint(with: [.hasSettings, .keepsContent]) {
          if !column.hasContent { return try body(node, .none) }
          let block = plainContent(of: record, index, column)
          return try body(node, block.map { NodeContent($0, column.contentOffsets) } ?? .none)
        }
        try content(of: Int(index)).withContent { try body(node, $0) }
      }
    }
  }

  /// The control state of a node whose kind doesn't use the attribute; nil for others, and where
  /// nothing has one.
  ///
  /// Traps when the node is not attached.
  package func controlStateBesideContent(of node: AnyNodeHandle) -> ControlState? {
    requireIdle("The control state of \(node) was read")
    let index = index(of: node)
    bringUpToDate(Int(index))
    return controlStateBesideContent(of: records.address(of: Int(index)), index)
  }

  /// The style classes of a node, as its model returns them; nil for one that doesn't adopt
  /// `StyleClassed`.
  ///
  /// Traps when the node is not attached.
  package func styleClasses(of node: AnyNodeHandle) -> [String]? {
    requireIdle("The style classes of \(node) were read")
    let index = index(of: node)
    bringUpToDate(Int(index))
    return styleClasses(of: records.address(of: Int(index)))
  }

  @inline(__always)
  private func styleClasses(of record: UnsafePointer<NodeRecord>) -> [String]? {
    columns[Int(record.pointee.column)].unsafelyUnwrapped._withUnsafeGuaranteedRef { column in
      column.styleClasses == nil ? nil : readStyleClasses(of: record, column)
    }
  }

  @inline(never)
  private func readStyleClasses(
    of record: UnsafePointer<NodeRecord>, _ column: AnyColumn
  ) -> [String]? {
    let surroundings = table[record.pointee.surroundings].takeUnretainedValue()
    return styling(column, in: surroundings) {
      column.styleClasses.map { column.read($0, row: Int(record.pointee.row)) }
    }
  }

  @inline(__always)
  private func controlStateBesideContent(
    of record: UnsafePointer<NodeRecord>, _ index: UInt32
  ) -> ControlState? {
    columns[Int(record.pointee.column)].unsafelyUnwrapped._withUnsafeGuaranteedRef { column in
      if column.controlState == nil, !record.pointee.flags.contains(.hasSettings) { return nil }
      return findControlStateBesideContent(of: record, index, column)
    }
  }

  @inline(never)
  private func findControlStateBesideContent(
    of record: UnsafePointer<NodeRecord>, _ index: UInt32, _ column: AnyColumn
  ) -> ControlState? {
    if column.kind.uses(.controlState) { return nil }
    let surroundings = table[record.pointee.surroundings].takeUnretainedValue()
    return styling(column, in: surroundings) { controlState(of: Int(index)) }
  }

  /// The content of a node on which nothing was set, if it is the conformances' alone: in a block that
  /// the column keeps and writes the next one's content to.
  @inline(__always)
  private func plainContent(
    of record: UnsafePointer<NodeRecord>, _ index: UInt32, _ column: AnyColumn
  ) -> Unmanaged<Block>? {
    recipes[record.pointee.recipe]._withUnsafeGuaranteedRef { recipe in
      table[record.pointee.surroundings]._withUnsafeGuaranteedRef { surroundings in
        styling(place(of: Int(index)), column, in: surroundings) {
          surroundings.context.pointee.reads.removeAll()
          let content = column.writeContent(row: Int(record.pointee.row))
          let reads = UnsafePointer(surroundings.context).pointee.reads
          if !reads.isEmpty { recipe.contentReads.include(reads) }
          return content
        }
      }
    }
  }
}
