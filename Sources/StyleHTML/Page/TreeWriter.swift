internal import ProtocolStyle

/// Writes nodes of a tree as nested elements, without recursion because trees can be deep.
struct TreeWriter: ~Copyable {
  let tree: StyleTree
  let collector: StyleCollector
  var writer: ElementWriter

  /// Called for each written node; nil for a page that isn't patchable.
  let shown: ShownNodes?

  /// Writes nodes with their descendants.
  ///
  /// The collector must have been prepared for them.
  ///
  /// - Parameters:
  ///   - nodes: The root nodes, in order.
  ///   - parent: The parent of these nodes; nil for roots.
  ///   - flush: Called when the buffer is large, with the number of nodes written so far.
  mutating func write(
    _ nodes: [AnyNodeHandle], in parent: AnyNodeHandle? = nil,
    flush: (inout ByteBuffer, Int) throws -> Void
  ) rethrows {
    let collector = collector
    let table = collector.table
    func find(_ node: AnyNodeHandle) -> UInt32 { collector.classNumber(of: node) }
    var count = 0
    // The elements that aren't ended yet.
    var open: [Unmanaged<ElementTemplate>] = []
    // The nodes above the present one, if they're noted.
    var ancestors: [AnyNodeHandle] = []
    try tree.draw(nodes, numbers: &table.known, by: find) { node, content in
      if open.count > node.depth { end(&open, from: node.depth) }
      let template = table.unretainedTemplates[Int(node.number)]
      count += 1
      if let shown {
        ancestors.removeLast(ancestors.count - node.depth)
        shown.show(
          node, in: ancestors.last ?? parent,
          dependsOnChildren: template._withUnsafeGuaranteedRef { $0.form != .container })
        if node.hasChildren { ancestors.append(node.handle) }
      }
      template._withUnsafeGuaranteedRef {
        if node.hasChildren {
          writer.begin(
            $0, content, node.handle, node.controlState, styleClasses: node.styleClasses,
            environment: node.environment, hasChildren: true)
          open.append(template)
        } else {
          writer.write($0, content, node)
        }
      }
      if writer.buffer.count >= Self.chunk { try flush(&writer.buffer, count) }
    }
    end(&open, from: 0)
  }

  /// Ends the elements at a depth and below.
  private mutating func end(_ open: inout [Unmanaged<ElementTemplate>], from depth: Int) {
    while open.count > depth {
      open.removeLast()._withUnsafeGuaranteedRef { writer.end($0, hasChildren: true) }
    }
  }

  /// The minimum number of bytes to flush at once.
  static let chunk = 1 << 16
}
