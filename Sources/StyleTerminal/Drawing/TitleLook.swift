internal import ProtocolStyle

/// The color, font and alignment of a node's text, from the attributes that its kind uses.
struct TitleLook {
  var style: CellStyle
  let alignment: TextAlignmentValue

  init(of model: ViewModel) {
    let state = model.controlState ?? .normal
    var color = model.textColor
    var font = model.font
    var alignment = model.textAlignment
    let title =
      model.titleTextAttributes ?? model[.titleTextAttributesForState, state]
    if let title {
      color = title.foregroundColor ?? color
      font = title.font ?? font
      alignment = title.alignment ?? alignment
    }
    color = model[.titleColorForState, state] ?? color
    if model.kind.isKind(of: .button) || model.kind.isKind(of: .barButtonItem) {
      color = color ?? model.tintColor
    }
    // The title of a section stands out from its rows, and the text below them recedes.
    let isBold = font.map { $0.weight >= .semibold } ?? model.kind.isKind(of: .tableSectionHeader)
    let isFaint = color == nil && model.kind.isKind(of: .tableSectionFooter)
    style = CellStyle(
      foreground: color, isBold: isBold, isItalic: font?.isItalic ?? false,
      isDim: state.contains(.disabled) || isFaint)
    self.alignment = alignment ?? .natural
  }
}
