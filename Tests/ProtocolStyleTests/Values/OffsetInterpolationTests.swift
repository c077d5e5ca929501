import ProtocolStyle
import Testing

@Suite struct OffsetInterpolationTests {
  let start = Offset(x: 0, y: -3)
  let end = Offset(x: 2, y: 5)

  static let points: [(Double, Offset)] = [
    (0, Offset(x: 0, y: -3)), (0.25, Offset(x: 0.5, y: -1)), (1, Offset(x: 2, y: 5)),
    (1.5, Offset(x: 3, y: 9)), (-0.5, Offset(x: -1, y: -7)), (.nan, Offset(x: 0, y: -3)),
  ]

  @Test(arguments: points)
  func `an offset is interpolated on a straight line, also through zero`(
    fraction: Double, expected: Offset
  ) {
    #expect(start.interpolated(to: end, at: fraction) == expected)
  }
}
