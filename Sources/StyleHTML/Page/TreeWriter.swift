internal import ProtocolStyle

/// Writes nodes of a tree as elements in each other, without recursion: trees may be deep.
struct TreeWriter: ~Copyable {
  let tree: StyleTree
  let table: StyleTable
  var writer: ElementWriter

  /// Writes nodes with what is in them.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to begin with, in order.
  ///   - classes: The class numbers of all of them, depth first.
  ///   - flush: Called when much has gathered.
  mutating func write(
    _ nodes: [AnyNodeHandle], classes: [UInt32], flush: (inout ByteBuffer) throws -> Void
  ) rethrows {
    var next = 0
    let templates = table.templates
    // Elements that are not ended yet, and their nodes.
    var open: [(node: AnyNodeHandle, template: ElementTemplate)] = []
    for root in nodes {
      var upcoming = tree.nodes(in: root)
      var current = upcoming.next()
      while let node = current {
        current = upcoming.next()
        let template = templates[Int(classes[next])]
        next += 1
        // Where the next node hangs tells whether this one has children, and which ones end.
        let parent = current.flatMap { tree.parent(of: $0) }
        let hasChildren = parent == node
        writer.begin(template, tree.viewModel(of: node), node, hasChildren: hasChildren)
        if hasChildren {
          open.append((node, template))
        } else {
          writer.end(template, hasChildren: false)
          while let last = open.last, last.node != parent {
            writer.end(last.template, hasChildren: true)
            open.removeLast()
          }
        }
        if writer.buffer.count >= Self.chunk { try flush(&writer.buffer) }
      }
    }
  }

  /// How many bytes are handed out at a time, at least.
  static let chunk = 1 << 16
}
