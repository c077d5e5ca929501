import ProtocolStyle
import StyleTerminal

// Nodes whose style is written by a closure, for drawings in which the style varies.

struct StyledView: ViewNode, CustomClosure {
  var customClosure: StyleClosure = { _ in }
}

struct StyledLabel: LabelNode, TextContent, CustomClosure {
  var text: String
  var customClosure: StyleClosure = { _ in }
}

struct StyledButton: ButtonNode, TextContent, CustomClosure {
  var text: String
  var customClosure: StyleClosure = { _ in }
}

struct StyledCell: TableCellNode, TextContent, CustomClosure {
  var text: String
  var customClosure: StyleClosure = { _ in }
}

struct StyledTable: TableNode, CustomClosure {
  var customClosure: StyleClosure = { _ in }
}

struct StyledField: TextFieldNode, PlaceholderContent, CustomClosure {
  var placeholder: String
  var customClosure: StyleClosure = { _ in }
}

/// A node with its children, for trees that are written as they are nested.
struct Branch {
  let node: any StyleNode
  let children: [Branch]

  init(_ node: any StyleNode, _ children: Branch...) {
    self.node = node
    self.children = children
  }

  init(_ node: any StyleNode, _ children: [Branch]) {
    self.node = node
    self.children = children
  }

  /// Returns the text of the tree in a terminal.
  func text(
    columns: Int, _ direction: StyleEnvironment.LayoutDirection = .leftToRight,
    depth: ColorDepth = .monochrome
  ) -> String {
    TerminalRenderer(colorDepth: depth, columns: columns).text(of: tree(direction))
  }

  /// Returns the tree of the node and its descendants.
  func tree(_ direction: StyleEnvironment.LayoutDirection = .leftToRight) -> StyleTree {
    let tree = StyleTree()
    tree.environment.layoutDirection = direction
    add(to: tree, nil)
    return tree
  }

  private func add(to tree: StyleTree, _ parent: AnyNodeHandle?) {
    let handle = parent.map { tree.attach(erased: node, to: $0) } ?? tree.attach(erased: node)
    for child in children { child.add(to: tree, handle) }
  }
}
