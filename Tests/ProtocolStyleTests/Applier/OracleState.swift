import ProtocolStyle

/// The state that the getters of an oracle node depend on.
///
/// It consists of a few small numbers, each of which determines several attributes, so that many
/// nodes are equal and many differ from some attribute on.
struct OracleState: Sendable {
  var choices: [UInt8]

  /// The writes of the closure, one bit each.
  var closureBits: UInt64

  init(using generator: inout some RandomNumberGenerator) {
    choices = (0..<6).map { _ in UInt8.random(in: 0..<3, using: &generator) }
    // Usually few, and often none.
    closureBits =
      UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
      & UInt64.random(in: .min ... .max, using: &generator)
  }

  /// The writes of a node's closure, in order.
  var closureWrites: [OracleWrite] {
    OracleWrite.all.enumerated().filter { closureBits & (1 << $0.offset) != 0 }.map(\.element)
  }

  /// Returns one of three values, chosen by the number for an attribute's position.
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
