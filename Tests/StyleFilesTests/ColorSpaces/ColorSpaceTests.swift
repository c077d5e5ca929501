import ProtocolStyle
import Testing

@testable import StyleFiles

@Suite struct ColorSpaceTests {
  struct Row: CustomTestStringConvertible {
    let space: ColorSpace
    let components: [Double]
    let srgb: [Double]

    var testDescription: String { "\(space.rawValue) \(components)" }
  }

  /// Computed with the matrices printed in CSS Color 4, which this module doesn't use.
  static let rows = [
    Row(space: .srgb, components: [0.2, 0.4, 0.6], srgb: [0.2, 0.4, 0.6]),
    Row(space: .srgbLinear, components: [0.5, 0.2, 0.1], srgb: [0.73536, 0.48453, 0.34919]),
    Row(space: .hsl, components: [200, 60, 40], srgb: [0.16, 0.48, 0.64]),
    Row(space: .hwb, components: [120, 20, 30], srgb: [0.2, 0.7, 0.2]),
    Row(space: .hwb, components: [40, 60, 60], srgb: [0.5, 0.5, 0.5]),
    Row(space: .lab, components: [60, 40, -20], srgb: [0.78071, 0.45626, 0.71014]),
    Row(space: .lch, components: [60, 40, 250], srgb: [0.2487, 0.60286, 0.82537]),
    Row(space: .oklab, components: [0.7, 0.1, -0.05], srgb: [0.78513, 0.51567, 0.73626]),
    Row(space: .oklch, components: [0.6, 0.1, 150], srgb: [0.31722, 0.56845, 0.37552]),
    Row(space: .displayP3, components: [1, 0, 0], srgb: [1.09307, -0.22674, -0.15013]),
    Row(space: .displayP3, components: [0.2, 0.8, 0.4], srgb: [-0.34112, 0.814, 0.34545]),
    Row(space: .a98RGB, components: [0.3, 0.6, 0.9], srgb: [-0.1915, 0.60564, 0.91294]),
    Row(space: .rec2020, components: [0.6, 0.8, 0.4], srgb: [0.50528, 0.84232, 0.38507]),
    Row(space: .prophotoRGB, components: [0.7, 0.3, 0.9], srgb: [0.87218, 0.14379, 0.97272]),
    Row(space: .xyzD65, components: [0.25, 0.5, 0.3], srgb: [-0.36241, 0.8587, 0.51585]),
    Row(space: .xyzD50, components: [0.25, 0.5, 0.3], srgb: [-0.45211, 0.86688, 0.60559]),
  ]

  @Test(arguments: rows)
  func `a color of a space is converted as CSS converts it`(row: Row) {
    let color = row.space.srgb(
      of: Vector(row.components[0], row.components[1], row.components[2]))
    for (own, expected) in zip([color.x, color.y, color.z], row.srgb) {
      #expect((own - expected).magnitude < 0.0001, "\(color)")
    }
  }

  @Test func `every space has a row`() {
    #expect(Set(Self.rows.map(\.space)) == Set(ColorSpace.allCases))
  }

  @Test(arguments: ColorSpace.allCases)
  func `white and black aren't changed`(space: ColorSpace) throws {
    let white: Vector =
      switch space {
      case .hsl: Vector(0, 0, 100)
      case .hwb: Vector(0, 100, 0)
      case .lab, .lch: Vector(100, 0, 0)
      case .oklab, .oklch: Vector(1, 0, 0)
      case .xyzD65: RGBPrimaries.xyz(RGBPrimaries.d65)
      case .xyzD50: RGBPrimaries.xyz(RGBPrimaries.d50)
      default: Vector(1, 1, 1)
      }
    let color = space.srgb(of: white)
    for component in [color.x, color.y, color.z] {
      #expect((component - 1).magnitude < 1e-6)
    }
    let black = space.srgb(of: space == .hwb ? Vector(0, 0, 100) : Vector(0, 0, 0))
    for component in [black.x, black.y, black.z] { #expect(component.magnitude < 1e-12) }
  }
}
