import Testing

@testable import ProtocolStyle

@Suite struct ColorOKLabTests {
  /// The values in Björn Ottosson's article with its matrices of 2021, which have fewer digits.
  static let published: [(hex: String, lightness: Double, a: Double, b: Double)] = [
    ("#ff0000", 0.6279554, 0.2248631, 0.1258463),
    ("#00ff00", 0.8664396, -0.2338876, 0.1794985),
    ("#0000ff", 0.4520137, -0.0324570, -0.3115281),
    ("#ffff00", 0.9679827, -0.0713691, 0.1985698),
    ("#00ffff", 0.9053992, -0.1494439, -0.0393982),
    ("#ff00ff", 0.7016739, 0.2745663, -0.1691561),
    ("#ffffff", 1, 0, 0),
    ("#000000", 0, 0, 0),
  ]

  @Test(arguments: published)
  func `coordinates are the published ones`(
    row: (hex: String, lightness: Double, a: Double, b: Double)
  ) throws {
    let place = Color.OKLab(try Color(validatingHex: row.hex).components)
    #expect(abs(place.lightness - row.lightness) < 2e-7)
    #expect(abs(place.a - row.a) < 2e-7)
    #expect(abs(place.b - row.b) < 2e-7)
  }

  @Test(arguments: [0, 0.01, 0.2, 0.5, 0.9, 1])
  func `grays have no hue`(white: Double) {
    let place = Color.OKLab(Color(white: white).components)
    #expect(abs(place.a) < 1e-15)
    #expect(abs(place.b) < 1e-15)
    let back = place.components
    #expect(abs(back.red - white) < 1e-14)
    #expect(abs(back.green - white) < 1e-14)
    #expect(abs(back.blue - white) < 1e-14)
  }

  static let seeds: [UInt64] = Array(1...50)

  @Test(arguments: seeds)
  func `every color is converted back, also outside the gamut`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func component() -> Double { .random(in: -0.5...1.5, using: &generator) }
    let color = Color(red: component(), green: component(), blue: component())
    let back = Color.OKLab(color.components).components
    #expect(abs(back.red - color.red) < 1e-12)
    #expect(abs(back.green - color.green) < 1e-12)
    #expect(abs(back.blue - color.blue) < 1e-12)
  }
}
