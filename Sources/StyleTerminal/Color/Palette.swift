internal import ProtocolStyle

/// Finds the colors of a terminal's palette that are nearest to a color.
enum Palette {
  /// Red, green and blue from 0 to 255.
  typealias Bytes = (red: Int, green: Int, blue: Int)

  /// An opaque color as bytes; components outside 0…1 are clamped.
  static func bytes(of color: Color) -> Bytes {
    func byte(_ component: Double) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    return (byte(color.red), byte(color.green), byte(color.blue))
  }

  /// The nearest color of xterm's cube and grays, from 16 to 255.
  static func index256(of color: Color) -> Int {
    let bytes = bytes(of: color)
    func step(_ byte: Int) -> Int {
      levels.indices.min { distance(byte, $0) < distance(byte, $1) }!
    }
    func distance(_ byte: Int, _ step: Int) -> Int { abs(byte - levels[step]) }
    let steps = (step(bytes.red), step(bytes.green), step(bytes.blue))
    let inCube = (levels[steps.0], levels[steps.1], levels[steps.2])
    let gray = min(max((bytes.red + bytes.green + bytes.blue) / 3 - 3, 0) / 10, 23)
    let level = 8 + 10 * gray
    // If both are equally near, the color of the cube is chosen, because it contains the pure
    // colors.
    return Self.distance(bytes, (level, level, level)) < Self.distance(bytes, inCube)
      ? 232 + gray : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
  }

  /// The nearest of xterm's 16 basic colors, from 0 to 15.
  static func index16(of color: Color) -> Int {
    let bytes = bytes(of: color)
    return basic.indices.min { distance(bytes, basic[$0]) < distance(bytes, basic[$1]) }!
  }

  /// A color of xterm's cube and grays, by its number from 16 to 255.
  static func color256(at index: Int) -> Color {
    func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
      Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
    guard index < 232 else {
      let level = 8 + 10 * (index - 232)
      return color(level, level, level)
    }
    let place = index - 16
    return color(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  /// One of xterm's 16 basic colors, by its number.
  static func color16(at index: Int) -> Color {
    let (red, green, blue) = basic[index]
    return Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  private static func distance(_ left: Bytes, _ right: Bytes) -> Int {
    // The eye distinguishes greens best and blues worst.
    func square(_ number: Int) -> Int { number * number }
    return 3 * square(left.red - right.red) + 4 * square(left.green - right.green)
      + 2 * square(left.blue - right.blue)
  }

  private static let levels = [0, 95, 135, 175, 215, 255]

  private static let basic: [Bytes] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
