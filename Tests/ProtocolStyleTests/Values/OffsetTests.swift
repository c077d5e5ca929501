import ProtocolStyle
import Testing

@Suite struct OffsetTests {
  @Test func `each distance has its direction and may be negative`() {
    let offset = Offset(x: 1.5, y: -3)
    #expect(offset.x == 1.5)
    #expect(offset.y == -3)
    #expect(offset.description == "(1.5, -3)")
    #expect(Offset.zero == Offset(x: 0, y: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a distance that is not finite is replaced by 0`(number: Double) {
    #expect(Offset(x: number, y: number) == .zero)
    var offset = Offset(x: 1, y: 1)
    offset.x = number
    offset.y = number
    #expect(offset == .zero)
  }

  @Test(arguments: [
    (Double.nan, 0.0, "x offset: nan was given; a finite number of points is accepted."),
    (0, -Double.infinity, "y offset: -inf was given; a finite number of points is accepted."),
  ])
  func `the validating initializer refuses infinity and NaN`(
    x: Double, y: Double, message: String
  ) {
    let error = #expect(throws: InvalidValueError.self) { try Offset(validatingX: x, y: y) }
    #expect(error?.code == .notFinite)
    #expect(error?.description == message)
  }

  @Test func `the validating initializer keeps finite numbers`() throws {
    #expect(try Offset(validatingX: 2, y: -3) == Offset(x: 2, y: -3))
  }

  @Test func `an offset is an object`() throws {
    try expectRoundTrip(Offset(x: 0.5, y: -3), as: #"{"x":0.5,"y":-3}"#)
    #expect(
      refusal(of: #"[{"x":0,"y":"Infinity"}]"#, as: [Offset].self)
        == "0: y offset: inf was given; a finite number of points is accepted.")
  }
}

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
