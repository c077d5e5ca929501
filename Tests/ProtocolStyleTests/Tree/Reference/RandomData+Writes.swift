import ProtocolStyle

extension RandomData {
  /// Returns the writes of one closure: values, then a whole axis, then places of it.
  mutating func writes() -> [ReferenceWrite] {
    var writes = (0..<random(1..<4)).map { _ in value() }
    for axis in [Attribute.titleColorForState, .echo] where chance(20) {
      if chance(20) { writes.append(.places(axis, nil)) }
      if chance(50) { writes.append(.places(axis, colors())) }
      for _ in 0..<random(0..<3) { writes.append(.place(axis, state(), maybeColor())) }
    }
    return writes
  }

  private mutating func value() -> ReferenceWrite {
    switch random(0..<16) {
    case 0...1: .color(.backgroundColor, maybeColor())
    case 2...3: .color(.textColor, maybeColor())
    case 4...5: .color(.tintColor, maybeColor())
    case 6: .color(.barTintColor, maybeColor())
    case 7: .color(.pageIndicatorTintColor, maybeColor())
    case 8: .number(.alpha, chance(20) ? nil : chance(10) ? .nan : Double(random(0..<9)))
    case 9: .number(.cornerRadius, chance(20) ? nil : Double(random(0..<9)))
    case 10: .string(.text, chance(20) ? nil : "text \(random(0..<4))")
    case 11: .string(.accessibilityLabel, chance(20) ? nil : "label \(random(0..<4))")
    case 12: style()
    case 13: .titleText(maybeColor())
    case 14: .halfAlpha
    default: .tintBehind
    }
  }

  private mutating func style() -> ReferenceWrite {
    switch random(0..<3) {
    case 0: .font(chance(20) ? nil : Double(random(9..<12)))
    case 1: .alignment(chance(20) ? nil : pick([.left, .center, .right, .justified, .natural]))
    default: .side(chance(20) ? nil : pick([.left, .fill, .trailing]))
    }
  }

  private mutating func maybeColor() -> ReferenceColor? { chance(20) ? nil : color() }

  private mutating func colors() -> [ControlState: ReferenceColor] {
    (0..<random(0..<3)).reduce(into: [:]) { colors, _ in colors[state()] = color() }
  }
}
