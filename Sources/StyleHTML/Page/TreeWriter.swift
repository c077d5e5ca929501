internal import ProtocolStyle

/// Writes nodes of a tree as nested elements, without recursion because trees can be deep.
struct TreeWriter: ~Copyable {
  let tree: StyleTree
  let table: StyleTable
  var writer: ElementWriter

  /// Called for each written node; nil for a page that isn't patchable.
  let shown: ShownNodes?

  /// Writes nodes with their descendants.
  ///
  /// - Parameters:
  ///   - nodes: The root nodes, in order.
  ///   - classes: The class numbers of all nodes, depth first.
  ///   - flush: Called when the buffer is large, with the number of nodes written so far.
  mutating func write(
    _ nodes: [AnyNodeHandle], classes: [UInt32], flush: (inout ByteBuffer, Double) throws -> Void
  ) rethrows {
    // In place, because copying the templates for each fragment would cost as much as there are
    // classes.
    try table.templates.withUnsafeBufferPointer { templates in
      try write(nodes, classes, templates, flush)
    }
  }

  private mutating func write(
    _ nodes: [AnyNodeHandle], _ classes: [UInt32],
    _ templates: UnsafeBufferPointer<ElementTemplate>,
    _ flush: (inout ByteBuffer, Double) throws -> Void
  ) rethrows {
    var next = 0
    // The elements that aren't ended yet.
    var open: [Unmanaged<ElementTemplate>] = []
    try tree.draw(nodes) { node, content in
      if open.count > node.depth { end(&open, from: node.depth) }
      let number = classes[next]
      // Unretained, because the table retains it.
      let template = Unmanaged.passUnretained(templates[Int(number)])
      next += 1
      shown?.show(node, number)
      template._withUnsafeGuaranteedRef {
        if node.hasChildren {
          writer.begin(
            $0, content, node.handle, node.controlState, styleClasses: node.styleClasses,
            hasChildren: true)
          open.append(template)
        } else {
          writer.write($0, content, node)
        }
      }
      if writer.buffer.count >= Self.chunk {
        try flush(&writer.buffer, Double(next) / Double(classes.count))
      }
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
