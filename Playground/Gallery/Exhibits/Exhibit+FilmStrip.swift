import ProtocolStyle
import StyleNavigation

extension Exhibit {
  /// The bars of a screen stack, moment by moment.
  static var filmStrip: Exhibit {
    Exhibit(
      heading: "Bars that survive a cancelled swipe",
      prose: """
        A list, a profile in its user's colour, editing (inverted, without a toolbar), a swipe back \
        half-way that is cancelled, and back.
        """,
      code: """
        struct Profile: ScreenAppearanceContext {
          var color: Color
          var isEditing = false
          var prefersToolbarHidden: Bool { isEditing }
          var preferredAppearance: ScreenAppearance? {
            let appearance = ScreenAppearance(barColor: color)
            return isEditing ? appearance.inverse() : appearance
          }
        }

        let profile = try stack.push(Profile(color: .purple), animated: true)
        tree[profile].isEditing = true
        stack.setNeedsAppearanceUpdate(from: profile)
        try stack.beginInteractivePop()
        try stack.updateInteractivePop(progress: 0.5)
        try stack.cancelInteractivePop()
        """,
      stages: Moment.allCases.map { moment in
        StageContent(moment.caption) { tree, frame in film(moment, in: tree, frame) }
      })
  }

  /// Plays a stack up to a moment, and leaves it there.
  private static func film(_ moment: Moment, in tree: StyleTree, _ frame: AnyNodeHandle) {
    do {
      let stack =
        moment == .swiping
        ? ScreenStack(SwipingPhone(), navigationBar: PhoneBar(), toolbar: PhoneToolbar(), in: tree)
        : ScreenStack(Phone(), navigationBar: PhoneBar(), toolbar: PhoneToolbar(), in: tree)
      try tree.move(stack.container, to: frame)
      try moment.play(on: stack)
      finish(stack, at: moment)
    } catch {
      fatalError("The film strip of \(moment) was not played: \(error)")
    }
  }

  /// Puts what bars and screens contain into them.
  private static func finish(_ stack: ScreenStack, at moment: Moment) {
    let tree = stack.tree
    let bar = tree.viewModel(of: stack.navigationBar)
    let status = StatusBar(
      textColor: stack.statusBarStyle == .lightContent ? .white : .black,
      backgroundColor: bar.barTintColor ?? bar.backgroundColor ?? .white)
    tree.attach(status, to: stack.container, at: 0)
    if let handle = tree.handle(stack.navigationBar, as: PhoneBar.self) {
      tree[handle].text = moment.title
    }
    let tools = stack.isToolbarHidden ? [] : ["Call", "Mail", "Share"]
    for tool in tools { tree.attach(Tool(text: tool), to: stack.toolbar) }
    if stack.isToolbarHidden { tree.override(stack.toolbar) { $0.alpha = 0 } }
  }
}

/// A moment of the film.
private enum Moment: CaseIterable {
  case list
  case profile
  case editing
  case swiping
  case cancelled
  case back

  var caption: String {
    switch self {
    case .list: "A list"
    case .profile: "A profile"
    case .editing: "Editing"
    case .swiping: "Swiping, half-way"
    case .cancelled: "Cancelled"
    case .back: "Back"
    }
  }

  var title: String {
    switch self {
    case .list, .back: "People"
    case .profile, .editing, .swiping, .cancelled: "Ada"
    }
  }

  /// Does all that leads to the moment.
  func play(on stack: ScreenStack) throws {
    let list = try stack.push(PeopleList())
    fill(list.erased, in: stack.tree, ["Ada", "Grace", "Edsger", "Barbara"])
    if self == .list { return }
    let profile = try stack.push(Profile(color: Color(rgb: 0x5E2A84)), animated: true)
    fill(profile.erased, in: stack.tree, ["Ada Lovelace", "London, 1815", "Analyst"])
    try stack.finishAnimation()
    if self == .profile { return }
    stack.tree[profile].isEditing = true
    stack.setNeedsAppearanceUpdate(from: profile)
    if stack.phase != .resting { try stack.finishAnimation() }
    if self == .editing { return }
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.5)
    if self == .swiping { return }
    try stack.cancelInteractivePop()
    if self == .cancelled { return }
    try stack.pop()
  }

  private func fill(_ screen: AnyNodeHandle, in tree: StyleTree, _ rows: [String]) {
    for row in rows { tree.attach(PersonRow(text: row), to: screen) }
  }
}

protocol PhoneNode: ScreenNode {}
extension PhoneNode { static var nodeKind: NodeKind { .phone } }

protocol SwipingPhoneNode: PhoneNode {}
extension SwipingPhoneNode { static var nodeKind: NodeKind { .swipingPhone } }

extension NodeKind {
  static let phone = NodeKind("phone", of: (any PhoneNode).self, parent: .screen)
  static let swipingPhone = NodeKind(
    "swipingPhone", of: (any SwipingPhoneNode).self, parent: .phone)
}

private struct Phone: PhoneNode {}

private struct SwipingPhone: SwipingPhoneNode {}

private struct PhoneBar: NavigationBarNode, TextContent {
  var text = ""
}

private struct PhoneToolbar: ToolbarNode {}

/// Takes the tint of the bar that it is in.
private struct Tool: BarButtonItemNode, TextContent, Font {
  var text: String
  var font: FontDescriptor { .system(size: 12) }
}

private struct StatusBar: LabelNode, TextColor, BackgroundColor, Font, TextContent {
  var text = "9:41"
  var textColor: Color
  var backgroundColor: Color
  var font: FontDescriptor { .system(size: 11, weight: .semibold) }
}

private struct PeopleList: ScreenAppearanceContext {
  var prefersToolbarHidden: Bool { false }
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: Color(rgb: 0xE9E9EE)) }
}

private struct Profile: ScreenAppearanceContext {
  var color: Color
  var isEditing = false
  var prefersToolbarHidden: Bool { isEditing }
  var preferredAppearance: ScreenAppearance? {
    let appearance = ScreenAppearance(barColor: color)
    return isEditing ? appearance.inverse() : appearance
  }
}

private struct PersonRow: LabelNode, TextColor, Font, BackgroundColor, TextContent {
  var text: String
  var textColor: Color { Token.bodyText.value }
  var backgroundColor: Color { Token.surface.value }
  var font: FontDescriptor { Token.small.value }
}
