import Foundation
import Testing

@testable import ProtocolStyle

@Suite struct DoubleRootTests {
  static let numbers = [
    .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 0.001, 0.125, 0.5, 1, 1.5, 8, 27, 1e9,
    .greatestFiniteMagnitude,
  ]

  @Test(arguments: numbers, [3, 5])
  func `a root agrees with the C library's`(number: Double, degree: Int) {
    let expected = degree == 3 ? cbrt(number) : pow(number, 0.2)
    // The exponent 0.2 is rounded as well, which costs up to |log number| / 5 units in the last
    // place.
    let tolerance = degree == 3 ? 2 : 2 + abs(log(number)) / 5
    #expect(abs(number.root(degree) - expected) <= tolerance * expected.ulp)
  }

  @Test(arguments: [(1.0, 3, 1.0), (8, 3, 2), (0.125, 3, 0.5), (1, 5, 1), (32, 5, 2), (0, 3, 0)])
  func `powers of whole numbers have exact roots`(number: Double, degree: Int, root: Double) {
    #expect(number.root(degree) == root)
  }

  @Test func `infinity and NaN are their own roots`() {
    #expect(Double.infinity.root(3) == .infinity)
    #expect(Double.nan.root(3).isNaN)
  }
}
