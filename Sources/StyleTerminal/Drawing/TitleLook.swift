internal import ProtocolStyle

/// The color, font and alignment of a node's text, from the attributes that its kind uses.
struct TitleLook {
  var style: CellStyle
  let alignment: TextAlignmentValue

  /// Whether the text is the large title of a bar, which is bold and begins at the leading edge.
  let isLargeTitle: Bool

  /// Creates the look of a node's text.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - itemTint: The color of an item that isn't selected; nil for that of its text.
  init(of model: ViewModel, itemTint: Color? = nil) {
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
    if let title = model.titleTextAttributesForAppearance?[.standard] {
      color = title.foregroundColor ?? color
      font = title.font ?? font
      alignment = title.alignment ?? alignment
    }
    let large = model.largeTitleTextAttributes
    isLargeTitle = large != nil
    if let large {
      color = large.foregroundColor ?? color
      font = large.font ?? font
      alignment = large.alignment ?? alignment
    }
    color = model[.titleColorForState, state] ?? color
    let isProminent = model.barItemVariant == .prominent
    if !isProminent, [.button, .barButtonItem, .link].contains(where: model.kind.isKind(of:)) {
      color = color ?? model.tintColor
    }
    if let itemTint, model.kind.isKind(of: .tabBarItem), !state.contains(.selected) {
      color = color ?? itemTint
    }
    // The title of a section stands out from its rows, and the text below them recedes.
    let isSectionTitle = model.kind.isKind(of: .tableSectionHeader)
    let isBold = isLargeTitle || font.map { $0.weight >= .semibold } ?? isSectionTitle
    let isFaint = color == nil && model.kind.isKind(of: .tableSectionFooter)
    style = CellStyle(
      foreground: color, isBold: isBold, isItalic: font?.isItalic ?? false,
      isDim: state.contains(.disabled) || isFaint,
      underline: model.underline.flatMap { $0.pattern == .hidden ? nil : $0 },
      isStruckThrough: model.strikethrough.map { $0.pattern != .hidden } ?? false,
      link: model.link)
    if isProminent {
      // Without a written color, the text is black or white, whichever is legible.
      style.background = model.tintColor ?? .systemBlue
    }
    self.alignment = alignment ?? .natural
  }
}

// MARK: - TextBlock

/// A node's own content as lines of equal width.
struct TextBlock {
  let lines: [TextLine]
  let size: CellSize

  /// Creates a block with the width of its widest line.
  init(_ lines: [TextLine], alignment: TextAlignmentValue) {
    let columns = lines.map(\.columnCount).max() ?? 0
    self.lines = lines.map { $0.padded(to: columns, alignment: alignment) }
    size = CellSize(columns: columns, rows: lines.count)
  }
}
