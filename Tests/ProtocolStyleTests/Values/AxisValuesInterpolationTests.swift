import ProtocolStyle
import Testing

@Suite struct AxisValuesInterpolationTests {
  let start: StateValues<Double> = [.normal: 0, .highlighted: 10, .selected: 4]
  let end: StateValues<Double> = [.normal: 8, .highlighted: 20, .disabled: 6]

  static let points: [(Double, StateValues<Double>)] = [
    (0, [.normal: 0, .highlighted: 10, .selected: 4]),
    (0.25, [.normal: 2, .highlighted: 12.5, .selected: 4]),
    (0.5, [.normal: 4, .highlighted: 15, .disabled: 6]),
    (1, [.normal: 8, .highlighted: 20, .disabled: 6]),
    (1.5, [.normal: 12, .highlighted: 25, .disabled: 6]),
    (.nan, [.normal: 0, .highlighted: 10, .selected: 4]),
  ]

  @Test(arguments: points)
  func `common places are interpolated, and the others change at 0.5`(
    fraction: Double, expected: StateValues<Double>
  ) {
    #expect(start.interpolated(to: end, at: fraction) == expected)
  }
}
