import ProtocolStyle
import Testing

@Suite struct EdgeInsetsTests {
  let insets = EdgeInsets(top: 1, left: -2, bottom: 3.5, right: 4)

  @Test func `each distance has its edge and may be negative`() {
    #expect(insets.top == 1)
    #expect(insets.left == -2)
    #expect(insets.bottom == 3.5)
    #expect(insets.right == 4)
    #expect(EdgeInsets(8) == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a distance that is not finite is replaced by 0`(number: Double) {
    #expect(EdgeInsets(number) == .zero)
    var insets = EdgeInsets(1)
    insets.top = number
    insets.left = number
    insets.bottom = number
    insets.right = number
    #expect(insets == .zero)
  }

  static let refused: [([Double], String)] = [
    ([Double.nan, 0, 0, 0], "top inset: nan was given; a finite number of points is accepted."),
    ([0, .infinity, 0, 0], "left inset: inf was given; a finite number of points is accepted."),
    (
      [0, 0, -.infinity, 0],
      "bottom inset: -inf was given; a finite number of points is accepted."
    ),
    ([0, 0, 0, .nan], "right inset: nan was given; a finite number of points is accepted."),
  ]

  @Test(arguments: refused)
  func `the validating initializer refuses infinity and NaN`(
    distances: [Double], message: String
  ) {
    let error = #expect(throws: InvalidValueError.self) {
      try EdgeInsets(
        validatingTop: distances[0], left: distances[1], bottom: distances[2],
        right: distances[3])
    }
    #expect(error?.code == .notFinite)
    #expect(error?.description == message)
  }

  @Test func `the validating initializer keeps finite numbers`() throws {
    #expect(try EdgeInsets(validatingTop: 1, left: -2, bottom: 3.5, right: 4) == insets)
  }

  @Test func `the description names the edges`() {
    #expect(insets.description == "(top: 1, left: -2, bottom: 3.5, right: 4)")
  }

  @Test func `insets are an object`() throws {
    try expectRoundTrip(insets, as: #"{"bottom":3.5,"left":-2,"right":4,"top":1}"#)
    #expect(
      refusal(of: #"[{"top":0,"left":"NaN","bottom":0,"right":0}]"#, as: [EdgeInsets].self)
        == "0: left inset: nan was given; a finite number of points is accepted.")
    #expect(throws: DecodingError.self) { try decoded(#"{"top":1}"#, as: EdgeInsets.self) }
  }

  @Test func `insets that follow the direction are those of left to right until they're resolved`()
  {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.followsLayoutDirection)
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (1, 2, 3, 4))
    #expect(insets.description == "(top: 1, leading: 2, bottom: 3, trailing: 4)")
    #expect(insets != EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(EdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0) == .zero)
    #expect(
      EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        == EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
  }

  @Test func `insets that follow the direction are an object with leading and trailing`() throws {
    try expectRoundTrip(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      as: #"{"bottom":3,"leading":2,"top":1,"trailing":4}"#)
    #expect(
      refusal(of: #"[{"top":0,"leading":1,"right":0,"bottom":0}]"#, as: [EdgeInsets].self)
        == "0: edge insets: right with leading or trailing was given; one or the other is accepted."
    )
    #expect(throws: DecodingError.self) {
      try decoded(#"{"top":1,"bottom":2,"leading":3}"#, as: EdgeInsets.self)
    }
  }
}

// MARK: - EdgeInsetsInterpolationTests

@Suite struct EdgeInsetsInterpolationTests {
  let start = EdgeInsets(top: 0, left: 10, bottom: -4, right: 8)
  let end = EdgeInsets(top: 10, left: 0, bottom: 4, right: 8)

  @Test func `edges go one by one`() {
    #expect(
      start.interpolated(to: end, at: 0.25) == EdgeInsets(top: 2.5, left: 7.5, bottom: -2, right: 8)
    )
  }

  @Test func `the ends are exact`() {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: .nan) == start)
  }

  @Test func `beyond the ends an edge is negative only where it is at an end`() {
    #expect(
      start.interpolated(to: end, at: 1.5) == EdgeInsets(top: 15, left: 0, bottom: 8, right: 8))
    #expect(
      start.interpolated(to: end, at: -0.5) == EdgeInsets(top: 0, left: 15, bottom: -8, right: 8))
  }

  @Test func `insets that follow the direction go to such insets alone`() {
    let start = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
    let end = EdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 8)
    #expect(
      start.interpolated(to: end, at: 0.5) == EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 6)
    )
    #expect(start.interpolated(to: .zero, at: 0.4) == start)
    #expect(start.interpolated(to: .zero, at: 0.5) == .zero)
  }
}

// MARK: - OffsetTests

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
