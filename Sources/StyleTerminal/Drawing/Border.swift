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

  /// The border of a view model or, without one, that of a text field's style; nil for none.
  init?(of model: ViewModel) {
    let width = model.borderWidth ?? 0
    guard width > 0 || Self.isDrawn(model.borderStyle) else { return nil }
    style = CellStyle(foreground: model.borderColor)
    if width >= 2 {
      (horizontal, vertical) = ("━", "┃")
      (topLeft, topRight, bottomLeft, bottomRight) = ("┏", "┓", "┗", "┛")
    } else if (model.cornerRadius ?? 0) > 0 || (width <= 0 && model.borderStyle == .roundedRect) {
      // Unicode has no rounded corners for heavy lines.
      (topLeft, topRight, bottomLeft, bottomRight) = ("╭", "╮", "╰", "╯")
    }
  }

  private static func isDrawn(_ style: BorderStyleValue?) -> Bool {
    switch style {
    case nil, .borderless: false
    case .line, .bezel, .roundedRect: true
    }
  }
}
