internal import ProtocolStyle

/// Writes nodes of a tree as elements in each other, without recursion: trees may be deep.
struct TreeWriter: ~Copyable {
  let tree: StyleTree
  let table: StyleTable
  var writer: ElementWriter

  /// Notes each node that is written; nil for a page that isn't patched.
  let shown: ShownNodes?

  /// Writes nodes with what is in them.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to begin with, in order.
  ///   - classes: The class numbers of all of them, depth first.
  ///   - flush: Called when much has gathered, with how many nodes are written of each one.
  mutating func write(
    _ nodes: [AnyNodeHandle], classes: [UInt32], flush: (inout ByteBuffer, Double) throws -> Void
  ) rethrows {
    // In place: a list of them for each fragment would cost as much as there are classes.
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
    // The elements that are not ended yet.
    var open: [Unmanaged<ElementTemplate>] = []
    try tree.draw(nodes) { node, content in
      if open.count > node.depth { end(&open, from: node.depth) }
      let number = classes[next]
      // Unretained, because the table keeps it.
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

  /// How many bytes are handed out at a time, at least.
  static let chunk = 1 << 16
}
