internal import ProtocolStyle

/// Writes nodes of a tree as elements in each other, without recursion: trees may be deep.
struct TreeWriter {
  let tree: StyleTree
  let table: StyleTable
  var writer: ElementWriter

  /// A node whose children are being written.
  private struct Frame {
    let children: [AnyNodeHandle]
    var next = 0

    /// Nil for the group of roots.
    let template: Int?
  }

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
    var open = [Frame(children: nodes, template: nil)]
    while !open.isEmpty {
      let last = open.count - 1
      guard open[last].next < open[last].children.count else {
        let frame = open.removeLast()
        if let template = frame.template {
          writer.end(table.templates[template], hasChildren: true)
        }
        continue
      }
      let node = open[last].children[open[last].next]
      open[last].next += 1
      let template = Int(classes[next])
      next += 1
      let children = tree.children(of: node)
      writer.begin(
        table.templates[template], tree.viewModel(of: node), node, hasChildren: !children.isEmpty)
      if children.isEmpty {
        writer.end(table.templates[template], hasChildren: false)
      } else {
        open.append(Frame(children: children, template: template))
      }
      if writer.buffer.bytes.count >= Self.chunk { try flush(&writer.buffer) }
    }
  }

  /// How many bytes are handed out at a time, at least.
  static let chunk = 1 << 16
}
