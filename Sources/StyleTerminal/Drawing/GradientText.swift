internal import ProtocolStyle

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif canImport(WASILibc)
internal import WASILibc
#elseif canImport(ucrt)
internal import ucrt
#else
#error("Import the C library of this system here.")
#endif

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
          style.foreground = Self.color(
            at: place(Double(column) + Double(columns) / 2, Double(row * 2) + 1, in: box), in: stops
          )
          result.append(String(letter), style)
          column += columns
        }
      }
      return result
    }
  }

  /// The location of a point of a box on the gradient's way.
  private func place(
    _ x: Double, _ y: Double, in box: (width: Double, height: Double)
  ) -> Double {
    let radians = shape.angle * .pi / 180
    switch shape.form {
    case .linear:
      let (across, down) = (sin(radians), -cos(radians))
      let length = abs(box.width * across) + abs(box.height * down)
      let distance = (x - box.width / 2) * across + (y - box.height / 2) * down
      return length > 0 ? distance / length + 0.5 : 0
    case .radial:
      return hypot(x / box.width - shape.x, y / box.height - shape.y) / shape.radius
    case .angular:
      let angle = atan2(x - shape.x * box.width, shape.y * box.height - y) - radians
      let turns = angle / (2 * .pi)
      return turns - turns.rounded(.down)
    }
  }

  private static func color(at place: Double, in stops: [Stop]) -> Color {
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops[stops.count - 1].color
    }
    if next == 0 { return stops[0].color }
    let (start, end) = (stops[next - 1], stops[next])
    return start.color.mixedInSRGB(
      with: end.color, by: (place - start.location) / (end.location - start.location))
  }
}

extension Color {
  /// Returns a mixture in sRGB, in which a transparent color has no share.
  fileprivate func mixedInSRGB(with other: Color, by fraction: Double) -> Color {
    func mixed(_ start: Double, _ end: Double) -> Double { start + (end - start) * fraction }
    let alpha = mixed(alpha, other.alpha)
    guard alpha > 0 else { return .clear }
    func part(_ start: Double, _ end: Double) -> Double {
      mixed(start * self.alpha, end * other.alpha) / alpha
    }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: alpha)
  }
}
