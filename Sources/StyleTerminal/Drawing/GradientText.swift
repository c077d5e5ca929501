internal import ProtocolStyle

extension Gradient {
  /// Returns the lines of a text with the gradient as the color of their letters.
  ///
  /// The box of the gradient is as wide as the longest line. A cell is twice as high as it's wide.
  func painted(_ lines: [TextLine]) -> [TextLine] {
    let stops = stopsInSRGB
    let (width, height) = (lines.map(\.columnCount).max() ?? 0, lines.count)
    if stops.isEmpty || width == 0 { return lines }
    let box = (width: Double(width), height: Double(height * 2))
    return lines.enumerated().map { row, line in
      var (result, column) = (TextLine(), 0)
      for run in line.runs {
        for letter in run.text {
          let columns = ColumnWidth.columns(of: String(letter))
          var style = run.style
          let (x, y) = (Double(column) + Double(columns) / 2, Double(row * 2) + 1)
          style.foreground = stops.color(
            at: shape.location(x, y, width: box.width, height: box.height))
          result.append(String(letter), style)
          column += columns
        }
      }
      return result
    }
  }
}
