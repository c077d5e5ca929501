import ProtocolStyle

/// What the getters of an oracle node depend on: a few small numbers, each of which decides several
/// attributes, so that many nodes come out equal and many differ from somewhere on.
struct OracleState: Sendable {
  var choices: [UInt8]

  /// Which of the closure's writes happen, one bit each.
  var closureBits: UInt64

  init(using generator: inout some RandomNumberGenerator) {
    choices = (0..<6).map { _ in UInt8.random(in: 0..<3, using: &generator) }
    // Mostly few, and often none.
    closureBits =
      UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
  }

  /// What the closure of a node that has one writes, in order.
  var closureWrites: [OracleWrite] {
    OracleWrite.all.enumerated().filter { closureBits & (1 << $0.offset) != 0 }.map(\.element)
  }

  /// One of three values, by the number that decides the attribute of that place.
  func pick<Value>(_ place: Int, _ first: Value, _ second: Value, _ third: Value) -> Value {
    [first, second, third][Int(choices[place % choices.count])]
  }

  func color(_ place: Int) -> Color { pick(place, .red, OracleState.adaptive, .green) }

  func number(_ place: Int) -> Double { pick(place, 0, 1, 2.5) }

  func flag(_ place: Int) -> Bool { pick(place, true, false, true) }

  func colors(_ place: Int) -> StateValues<Color> {
    pick(
      place, [:], [.normal: .blue, .highlighted: OracleState.adaptive],
      [.highlighted: .red, .selected: .cyan])
  }

  func images(_ place: Int) -> StateValues<ImageReference> {
    pick(place, [:], [.normal: .named("a")], [.disabled: .symbol("b")])
  }

  func titles(_ place: Int) -> StateValues<TextAttributes> {
    pick(
      place, [:], [.normal: TextAttributes(foregroundColor: OracleState.adaptive)],
      [.selected: TextAttributes(alignment: .left, shadowColor: .red)])
  }

  func positions(_ place: Int) -> MetricsValues<Double> {
    pick(place, [:], [.default: 1, .compact: 2], [.compact: 3, .compactPrompt: 4])
  }

  func backgrounds(_ place: Int) -> PlacementValues<ImageReference> {
    pick(
      place, [:], [BarPlacement(): .named("a")],
      [BarPlacement(.top): .named("b"), BarPlacement(.bottom, .compact): .symbol("c")])
  }

  static let adaptive = Color.adaptive(light: .white, dark: .black)
}
