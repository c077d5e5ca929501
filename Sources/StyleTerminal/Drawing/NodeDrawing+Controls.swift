internal import ProtocolStyle

/// Buttons and fields: a text with parts around it.
extension NodeDrawing {
  /// The lines of a button: a title with an image on one of its sides, and a subtitle below.
  ///
  /// Without a border and a visible background, the title is in brackets so that it doesn't look like
  /// a label.
  func buttonLines(_ look: TitleLook) -> [TextLine]? {
    let title =
      hasPlacedImage ? placedImage(beside: look) : self.title(look)
    let subtitle = faint(model.subtitle)
    guard let title else { return subtitle.isEmpty ? nil : subtitle }
    if border != nil || isOnBackground && insets.left + insets.right > 0 {
      return title + subtitle
    }
    return enclosed(title, look.style) + subtitle
  }

  /// Whether the terminal shows a background, also if it can't mix a translucent one.
  private var isOnBackground: Bool { hasColors && (backdrop?.alpha ?? 0) >= 0.5 }

  /// Whether the button's image isn't simply before its title.
  private var hasPlacedImage: Bool {
    model.showsActivity == true || model.imagePlacement != nil || model.imagePadding != nil
  }

  /// The lines of a title with an image, or an activity indicator in its place.
  private func placedImage(beside look: TitleLook) -> [TextLine]? {
    let image = model.image ?? model[.imageForState, model.controlState ?? .normal]
    let mark = model.showsActivity == true ? "◌" : image.flatMap(Self.mark)
    var alone = self
    alone.model.image = nil
    alone.model.imageForState = nil
    guard let mark else { return alone.title(look) }
    let isActive = model.showsActivity == true
    let signStyle = isActive ? look.style : markStyle(of: image, in: look.style)
    let sign = TextLine(mark, signStyle).clipped(to: columnsInside)
    guard let title = alone.title(look) else { return [sign] }
    let padding = model.imagePadding
    let gap = String(repeating: " ", count: padding.map(Self.columns) ?? 1)
    // Brackets stay around the title alone.
    let blankRows = border == nil ? 0 : padding.map(Self.rows) ?? 0
    let blanks = Array(repeating: TextLine(), count: blankRows)
    func joined(_ first: TextLine, _ second: TextLine) -> TextLine {
      var line = first
      line.append(gap, look.style)
      line.append(second)
      return line.clipped(to: columnsInside)
    }
    switch model.imagePlacement ?? .leading {
    case .top: return [sign] + blanks + title
    case .bottom: return title + blanks + [sign]
    case .leading where !surroundings.isRightToLeft, .trailing where surroundings.isRightToLeft:
      return [joined(sign, title[0])] + title.dropFirst()
    case .leading, .trailing:
      return Array(title.dropLast()) + [joined(title[title.count - 1], sign)]
    }
  }

  /// Lines in brackets, or between spaces on a background; where there are only few columns, without
  /// spaces, or without brackets.
  private func enclosed(_ lines: [TextLine], _ style: CellStyle) -> [TextLine] {
    lines.map { line in
      guard columnsInside > 4, !isOnBackground else {
        return Self.bracketed(line, isMarked: !isOnBackground, style, columnsInside)
      }
      var button = TextLine("[ ", style)
      button.append(line.clipped(to: columnsInside - 4))
      button.append(" ]", style)
      return button
    }
  }

  // MARK: Fields

  /// The line of a field: its text or placeholder between its images, and a sign that clears it.
  ///
  /// The parts at the ends are omitted if they leave less than half of the columns.
  func fieldLines(_ look: TitleLook, fills: Bool) -> [TextLine] {
    let (start, end) = fieldEnds(look)
    let hasEnds = start.columnCount + end.columnCount <= columnsInside / 2
    let room = columnsInside - (hasEnds ? start.columnCount + end.columnCount : 0)
    var text = TextLine(model.kind.isKind(of: .searchBar) ? "⌕ " : "", look.style)
    if let typed = model.text, !typed.isEmpty {
      let isSecure = model.isSecureTextEntry == true || model.inputKind == .password
      text.append(
        isSecure ? String(repeating: "•", count: typed.count) : transformed(typed), look.style)
    } else {
      let color = model.placeholderColor
      text.append(
        model.placeholder ?? "", CellStyle(foreground: color, isDim: color == nil))
    }
    text = text.clipped(to: room)
    guard hasEnds else { return [text] }
    if fills, !end.runs.isEmpty, fillsWidth(look) {
      text = text.padded(to: min(room, filledColumns - start.columnCount - end.columnCount))
    }
    var line = start
    line.append(text)
    line.append(end)
    return [line]
  }

  /// The parts of a field before and after its text.
  private func fieldEnds(_ look: TitleLook) -> (start: TextLine, end: TextLine) {
    func sign(_ image: ImageReference?) -> [String] { image.flatMap(Self.mark).map { [$0] } ?? [] }
    var (leading, trailing) = (sign(model.leadingImage), sign(model.trailingImage))
    let isFocused = model.controlState?.contains(.focused) == true
    let clears =
      switch model.clearButtonMode {
      case .always: true
      case .whileEditing: isFocused
      case .unlessEditing: !isFocused
      case .never, nil: false
      }
    if clears, model.text?.isEmpty == false { trailing.insert("×", at: 0) }
    if surroundings.isRightToLeft { (leading, trailing) = (trailing, leading) }
    var (start, end) = (TextLine(), TextLine())
    for part in leading { start.append("\(part) ", look.style) }
    for part in trailing { end.append(" \(part)", look.style) }
    return (start, end)
  }
}
