internal import ProtocolStyle

/// The characters of a border.
struct Border {
  var style: CellStyle
  var horizontal = "─"
  var vertical = "│"
  var topLeft = "┌"
  var topRight = "┐"
  var bottomLeft = "└"
  var bottomRight = "┘"

  /// The border of a view model: its own, that of a text field's style, or the outline of a card
  /// that can't be seen by its color; nil for none.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - hasColors: Whether the terminal shows backgrounds.
  init?(of model: ViewModel, hasColors: Bool) {
    let width = model.borderWidth ?? 0
    let isOwn = width > 0 || Self.isDrawn(model.borderStyle)
    guard isOwn || Self.isHiddenCard(model, hasColors: hasColors) else { return nil }
    style = isOwn ? CellStyle(foreground: model.borderColor) : .dim
    if width >= 2 {
      (horizontal, vertical) = ("━", "┃")
      (topLeft, topRight, bottomLeft, bottomRight) = ("┏", "┓", "┗", "┛")
    } else if (model.cornerRadius ?? 0) > 0 || (width <= 0 && model.borderStyle == .roundedRect) {
      // Unicode has no rounded corners for heavy lines.
      (topLeft, topRight, bottomLeft, bottomRight) = ("╭", "╮", "╰", "╯")
    }
  }

  /// Whether a node is a card that no color of the terminal distinguishes from its surroundings.
  ///
  /// A card is a view, or a control of another kind than the standard ones, with a background,
  /// round corners or a shadow.
  private static func isHiddenCard(_ model: ViewModel, hasColors: Bool) -> Bool {
    guard standardKind(of: model.kind) == .view || standardKind(of: model.kind) == .control
    else { return false }
    let background = model.backgroundColor ?? model.backgroundGradient?.stops.first?.color
    if let background, background.alpha > 0 { return !hasColors }
    return (model.cornerRadius ?? 0) > 0 || (model.shadowRadius ?? 0) > 0
  }

  /// The nearest standard kind that a kind is or descends from.
  private static func standardKind(of kind: NodeKind) -> NodeKind? {
    var current: NodeKind? = kind
    while let candidate = current, !standardKinds.contains(candidate) {
      current = candidate.parent
    }
    return current
  }

  private static let standardKinds = Set([NodeKind].standard)

  private static func isDrawn(_ style: BorderStyleValue?) -> Bool {
    switch style {
    case nil, .borderless: false
    case .line, .bezel, .roundedRect: true
    }
  }
}
