internal import ProtocolStyle

/// Controls, drawn from characters.
extension NodeDrawing {
  /// A track between the images at its ends, which are omitted if they leave less than half of it.
  var sliderLine: TextLine {
    let style = CellStyle(foreground: model.tintColor)
    var (start, end) = (TextLine(), TextLine())
    if let image = model.minimumValueImage.flatMap(Self.mark) {
      start = TextLine("\(image) ", style)
    }
    if let image = model.maximumValueImage.flatMap(Self.mark) {
      end = TextLine(" \(image)", style)
    }
    var columns = min(trackColumns, columnsInside - start.columnCount - end.columnCount)
    if columns < (trackColumns + 1) / 2 {
      (start, end, columns) = (TextLine(), TextLine(), trackColumns)
    }
    let thumb = Int((fraction * Double(columns - 1)).rounded())
    var line = start
    line.append(
      String(repeating: "━", count: thumb),
      CellStyle(foreground: model.minimumTrackTintColor ?? model.tintColor))
    line.append("●", CellStyle(foreground: model.thumbTintColor))
    line.append(
      String(repeating: "─", count: columns - 1 - thumb),
      CellStyle(foreground: model.maximumTrackTintColor))
    line.append(end)
    return line
  }

  var progressLine: TextLine {
    let filled = Int((fraction * Double(trackColumns)).rounded())
    var line = TextLine(
      String(repeating: "█", count: filled),
      CellStyle(foreground: model.progressTintColor ?? model.tintColor))
    line.append(
      String(repeating: "░", count: trackColumns - filled),
      CellStyle(foreground: model.trackTintColor))
    return line
  }

  var switchLine: TextLine {
    let isOn = model.isOn ?? false
    let track = CellStyle(foreground: isOn ? model.onTintColor : nil)
    var line = TextLine(isOn ? "(━" : "(", track)
    line.append("●", CellStyle(foreground: model.thumbTintColor))
    line.append(isOn ? ")" : "─)", track)
    return line.clipped(to: columnsInside)
  }

  var stepperLine: TextLine {
    let style = CellStyle(foreground: model.tintColor)
    var line = TextLine("[−]", style)
    if let value = model.rangedValue { line.append(" \(Self.plain(value.value)) ") }
    line.append("[+]", style)
    return line.clipped(to: columnsInside)
  }

  var pageLine: TextLine {
    guard let page = model.page else { return TextLine() }
    var line = TextLine()
    // If there isn't enough space for all pages, they are shown as numbers.
    guard page.count <= columnsInside / 2 + columnsInside % 2 else {
      return TextLine("\(page)").clipped(to: columnsInside)
    }
    for index in 0..<page.count {
      if index > 0 { line.append(" ") }
      let isCurrent = index == page.current
      let color = isCurrent ? model.currentPageIndicatorTintColor : model.pageIndicatorTintColor
      line.append(isCurrent ? "●" : "○", CellStyle(foreground: color))
    }
    return line
  }

  func segmentLine(_ look: TitleLook) -> TextLine {
    var line = TextLine()
    guard let items = model.items else { return line }
    let titles = items.titles.enumerated().map { index, text in
      TextLine(items.image(at: index).flatMap(Self.mark) ?? text)
    }
    let shares = RowShares(titles.map { $0.columnCount + 2 }, gap: 1, in: columnsInside)
    let divider = CellStyle(foreground: model.dividerColor)
    for (index, columns) in shares.columns.enumerated() {
      if index > 0, shares.gap > 0 { line.append("│", divider) }
      let isSelected = index == items.selectedIndex
      var style = look.style
      if isSelected {
        var model = model
        model.controlState = [model.controlState ?? .normal, .selected]
        style = TitleLook(of: model).style
        style.isBold = true
        style.background = model.selectedSegmentTintColor
      }
      let title = titles[index].runs.first?.text ?? ""
      line.append(
        Self.bracketed(TextLine(title, style), isMarked: isSelected, style, columns))
    }
    return line
  }

  var pickerLines: [TextLine] {
    guard let items = model.items else { return [] }
    return items.titles.enumerated().map { index, title in
      let isSelected = index == items.selectedIndex
      return TextLine((isSelected ? "▸ " : "  ") + title, isSelected ? .bold : .plain)
        .clipped(to: columnsInside)
    }
  }

  /// A date and a time apart, as people write them.
  func dateLines(_ look: TitleLook) -> [TextLine] {
    guard let text = model.rangedDate?.iso8601 else { return [] }
    return [
      TextLine(text.split(separator: "T").joined(separator: " "), look.style)
        .clipped(to: columnsInside)
    ]
  }

  /// How far the value of a slider or a progress bar is, from 0 to 1.
  private var fraction: Double { model.rangedValue?.fraction ?? 0 }

  private var trackColumns: Int { model.width == nil ? min(20, columnsInside) : columnsInside }

  /// A number, without a fraction if it's an integer.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
