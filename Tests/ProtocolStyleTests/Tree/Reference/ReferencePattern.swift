import ProtocolStyle

/// A type in rules, with a test for its nodes.
struct ReferencePattern: Sendable {
  /// The precedence of targets in one origin, the lowest first.
  enum Category: Int {
    case kind
    case trait
    case type
    case styleClass
  }

  let type: any Any.Type
  let category: Category

  /// The number of kinds or classes that it derives from.
  let depth: Int
  let matches: @Sendable (any ReferenceNode) -> Bool

  private init(
    _ category: Category, _ type: any Any.Type, depth: Int = 0,
    _ matches: @escaping @Sendable (any ReferenceNode) -> Bool
  ) {
    self.type = type
    self.category = category
    self.depth = depth
    self.matches = matches
  }

  static let all: [ReferencePattern] = kinds + traits + types

  private static let kinds: [ReferencePattern] = [
    ReferencePattern(.kind, (any StyleNode).self) { _ in true },
    ReferencePattern(.kind, (any ScreenNode).self, depth: 1) { $0 is any ScreenNode },
    ReferencePattern(.kind, (any ViewNode).self, depth: 1) { $0 is any ViewNode },
    ReferencePattern(.kind, (any ControlNode).self, depth: 2) { $0 is any ControlNode },
    ReferencePattern(.kind, (any ButtonNode).self, depth: 3) { $0 is any ButtonNode },
    ReferencePattern(.kind, (any BadgeNode).self, depth: 4) { $0 is any BadgeNode },
    ReferencePattern(.kind, (any NavigationBarNode).self, depth: 2) {
      $0 is any NavigationBarNode
    },
    ReferencePattern(.kind, (any PageControlNode).self, depth: 3) { $0 is any PageControlNode },
  ]

  private static let traits: [ReferencePattern] = [
    ReferencePattern(.trait, (any RoundedReference).self) { $0 is any RoundedReference },
    ReferencePattern(.trait, (any TextColor).self) { $0 is any TextColor },
    ReferencePattern(.trait, (any StyleClassed).self) { $0 is any StyleClassed },
  ]

  private static let types: [ReferencePattern] = [
    ReferencePattern(.type, AppScreen.self) { $0 is AppScreen },
    ReferencePattern(.type, ScopedScreen.self) { $0 is ScopedScreen },
    ReferencePattern(.type, ColoredBar.self) { $0 is ColoredBar },
    ReferencePattern(.type, PlainBar.self) { $0 is PlainBar },
    ReferencePattern(.type, ClassedButton.self) { $0 is ClassedButton },
    ReferencePattern(.type, StateButton.self) { $0 is StateButton },
    ReferencePattern(.type, Badge.self) { $0 is Badge },
    ReferencePattern(.type, AccentBox.self) { $0 is AccentBox },
    ReferencePattern(.type, Pages.self) { $0 is Pages },
    ReferencePattern(.type, CardModel.self) { $0 is CardModel },
    ReferencePattern(.type, TintedCardModel.self, depth: 1) { $0 is TintedCardModel },
    ReferencePattern(.type, ScopedCardModel.self, depth: 2) { $0 is ScopedCardModel },
  ]
}
