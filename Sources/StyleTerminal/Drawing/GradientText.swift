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
          style.foreground = Self.color(
            at: shape.location(x, y, width: box.width, height: box.height), in: stops)
          result.append(String(letter), style)
          column += columns
        }
      }
      return result
    }
  }

  private static func color(at place: Double, in stops: [Stop]) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops[stops.count - 1].color
    }
    if next == 0 { return stops[0].color }
    let (start, end) = (stops[next - 1], stops[next])
    return start.color.mixed(
      with: end.color, by: (place - start.location) / (end.location - start.location))
  }
}
