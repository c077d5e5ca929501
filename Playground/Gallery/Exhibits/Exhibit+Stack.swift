import ProtocolStyle
import StyleNavigation

extension Exhibit {
  /// The bars of a screen stack during a swipe back from one screen to another.
  static var stack: Exhibit {
    Exhibit(
      heading: "Bars that survive a canceled swipe",
      prose: """
        A list has pushed a profile with its own color. Drag back as far as you like, then release \
        or cancel: the bars are interpolated, then match the top screen again.
        """,
      before: """
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          navigationController?.navigationBar
            .barTintColor = .purple
        }
        // viewWillDisappear restores it; after a
        // canceled swipe, the bar has the wrong color.
        """,
      code: """
        struct Profile: ScreenAppearanceContext {
          var color: Color
          var preferredAppearance: ScreenAppearance? {
            ScreenAppearance(barColor: color)
          }
        }

        try stack.push(Profile(color: .purple), animated: true)
        try stack.beginInteractivePop()
        try stack.updateInteractivePop(progress: 0.5)
        try stack.cancelInteractivePop()
        """,
      article: .bars,
      stages: [
        StageContent("Drag, then release or cancel", layout: .moments) {
          tree, frame in
          for step in 0...10 { attachMoment(at: Double(step) / 10, to: frame, of: tree) }
        }
      ])
  }

  /// Attaches a stack in the state that it has at one moment of the swipe.
  private static func attachMoment(
    at progress: Double, to frame: AnyNodeHandle, of tree: StyleTree
  ) {
    do {
      let stack = ScreenStack(
        Phone(), navigationBar: PhoneBar(), toolbar: PhoneToolbar(), in: tree)
      try tree.move(stack.container, to: frame)
      let list = try stack.push(PeopleList())
      fill(list.erased, in: tree, ["Ada", "Grace", "Edsger", "Barbara"])
      let profile = try stack.push(Profile(color: Color(rgb: 0x5E2A84)))
      fill(profile.erased, in: tree, ["Ada Lovelace", "London, 1815", "Analyst"])
      if progress == 1 {
        try stack.pop()
      } else {
        try stack.beginInteractivePop()
        try stack.updateInteractivePop(progress: progress)
      }
      finish(stack, title: progress < 0.5 ? "Ada" : "People")
    } catch {
      fatalError("The swipe failed at progress \(progress): \(error)")
    }
  }

  private static func fill(_ screen: AnyNodeHandle, in tree: StyleTree, _ rows: [String]) {
    let table = tree.attach(PeopleTable(), to: screen)
    for row in rows {
      tree.attach(PersonChevron(), to: tree.attach(PersonRow(text: row), to: table))
    }
  }

  /// Adds a title and items to the bars.
  private static func finish(_ stack: ScreenStack, title: String) {
    let tree = stack.tree
    if let handle = tree.handle(stack.navigationBar, as: PhoneBar.self) {
      tree[handle].text = title
    }
    if title == "Ada" { tree.attach(Tool(text: "People"), to: stack.navigationBar) }
    guard let toolbar = stack.toolbar else { return }
    for tool in ["Call", "Mail", "Share"] { tree.attach(Tool(text: tool), to: toolbar) }
  }
}

protocol PhoneNode: ScreenNode {}
extension PhoneNode { static var nodeKind: NodeKind { .phone } }

extension NodeKind {
  static let phone = NodeKind("phone", of: (any PhoneNode).self, parent: .screen)
}

private struct Phone: PhoneNode {}

private struct PhoneBar: NavigationBarNode, BackIndicatorImage, TextContent {
  var text = ""
}

private struct PhoneToolbar: ToolbarNode {}

/// An item that inherits the tint of its bar.
private struct Tool: BarButtonItemNode, TextContent, Font {
  var text: String
  var font: FontDescriptor { .system(size: 12) }
}

private struct PeopleList: ScreenAppearanceContext {
  var prefersToolbarHidden: Bool { false }
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: Color(rgb: 0xE9E9EE)) }
}

private struct Profile: ScreenAppearanceContext {
  var color: Color
  var prefersToolbarHidden: Bool { false }
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: color) }
}

private struct PeopleTable: TableNode, BackgroundColor, SeparatorColor {
  var backgroundColor: Color { Token.surface.value }
  var separatorColor: Color { Token.outline.value }
}

private struct PersonRow: TableCellNode, TextColor, Font, TextContent {
  var text: String
  var textColor: Color { Token.bodyText.value }
  var font: FontDescriptor { Token.small.value }
}

private struct PersonChevron: LabelNode, TextColor, TextContent {
  var text: String { "›" }
  var textColor: Color { Token.secondaryText.value }
}
