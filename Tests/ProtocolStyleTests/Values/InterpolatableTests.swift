import ProtocolStyle
import Testing

@testable import TestSupport

@Suite struct DoubleInterpolationTests {
  static let points: [(start: Double, end: Double, fraction: Double, expected: Double)] = [
    (0, 10, 0.25, 2.5), (10, 0, 0.25, 7.5), (-4, 4, 0.5, 0), (2, 3, 0.5, 2.5), (-2, -3, 0.5, -2.5),
    (2, 4, 1.5, 5), (2, 4, -0.5, 1), (-2, 2, 1.5, 4), (-2, -4, 1.5, -5),
    (3, 3, 0.3, 3), (0, 0, 7, 0),
  ]

  @Test(arguments: points)
  func `a number is interpolated on a straight line, also beyond the ends`(
    point: (start: Double, end: Double, fraction: Double, expected: Double)
  ) {
    #expect(point.start.interpolated(to: point.end, at: point.fraction) == point.expected)
  }

  static let ends: [(Double, Double)] = [
    (0.1, 0.7), (-0.1, 0.7), (0.1, -0.3), (-0.0, 1), (1e300, 1e-300), (.infinity, 1),
    (1, .infinity),
    (-.greatestFiniteMagnitude, .greatestFiniteMagnitude),
  ]

  @Test(arguments: ends)
  func `the ends are exact to the bit`(start: Double, end: Double) {
    #expect(start.interpolated(to: end, at: 0).bitPattern == start.bitPattern)
    #expect(start.interpolated(to: end, at: 1).bitPattern == end.bitPattern)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a fraction that is not finite is replaced by 0`(fraction: Double) {
    #expect(3.0.interpolated(to: 5, at: fraction) == 3)
  }

  static let overshoots: [(start: Double, end: Double, fraction: Double, expected: Double)] = [
    (0, 2, -0.25, 0), (2, 0, 1.25, 0), (1, 3, -1, 0), (-1, 3, -0.5, -3), (2, -2, 1.5, -4),
  ]

  @Test(arguments: overshoots)
  func `beyond the ends it is negative only where an end is`(
    point: (start: Double, end: Double, fraction: Double, expected: Double)
  ) {
    #expect(point.start.interpolated(to: point.end, at: point.fraction) == point.expected)
  }

  @Test func `an infinite end or NaN makes the change discrete`() {
    #expect(1.0.interpolated(to: .infinity, at: 0.49) == 1)
    #expect(1.0.interpolated(to: .infinity, at: 0.5) == .infinity)
    #expect((-Double.infinity).interpolated(to: 4, at: 0.3) == -.infinity)
    #expect(Double.nan.interpolated(to: 4, at: 0.3).isNaN)
    #expect(Double.nan.interpolated(to: 4, at: 0.7) == 4)
  }

  @Test func `between finite ends it is finite`() {
    let most = Double.greatestFiniteMagnitude
    #expect((-most).interpolated(to: most, at: 0.5) == 0)
    #expect((-most).interpolated(to: most, at: 3) == most)
    #expect(most.interpolated(to: -most, at: 3) == -most)
    #expect(1.0.interpolated(to: most, at: most) == most)
    #expect((-1.0).interpolated(to: 1, at: -most) == -most)
  }

  static let seeds: [UInt64] = Array(1...20)

  @Test(arguments: seeds)
  func `it never turns back, and stays between its ends until it is there`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let start = Double.random(in: -1...1, using: &generator)
    let end = Double.random(in: start...2, using: &generator)
    let way = (0...1000).map { start.interpolated(to: end, at: Double($0) / 1000) }
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(way.allSatisfy { (start...end).contains($0) })
    let back = (0...1000).map { end.interpolated(to: start, at: Double($0) / 1000) }
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(back.allSatisfy { (start...end).contains($0) })
  }

  @Test(arguments: [0.1, 1 / 3.0, -0.7, .leastNonzeroMagnitude], [0.1, 1 / 3.0, 0.9, 1.7])
  func `between equal ends it stays`(number: Double, fraction: Double) {
    #expect(number.interpolated(to: number, at: fraction) == number)
  }
}
