import ProtocolStyle

/// A node of an example, with content to show: a text, a size, an accessibility label.
struct Sample {
  let node: any StyleNode
  let content: @Sendable (inout ViewModel) -> Void

  /// Whether its text is black because its background is bright in every color scheme.
  let hasDarkText: Bool
  let children: [Sample]

  init(
    _ node: any StyleNode, hasDarkText: Bool = false, containing children: [Sample] = [],
    content: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.node = node
    self.hasDarkText = hasDarkText
    self.children = children
    self.content = content
  }

  /// Attaches the node, styled by its conformances, with the content.
  func attach(to parent: AnyNodeHandle, of tree: StyleTree) {
    let handle = tree.attach(erased: node, to: parent)
    tree.override(handle) { [content, hasDarkText] model in
      content(&model)
      guard hasDarkText else { return }
      model.titleColorForState = model.titleColorForState ?? [.normal: .black]
      model.textColor = .black
      model.placeholderColor = Color(rgb: 0x1B1C20)
    }
    for child in children { child.attach(to: handle, of: tree) }
  }
}
