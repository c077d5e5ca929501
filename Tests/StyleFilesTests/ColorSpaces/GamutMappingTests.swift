import ProtocolStyle
import Testing

@testable import StyleFiles

@Suite struct GamutMappingTests {
  static let outside = [
    ColorSpace.displayP3.srgb(of: Vector(1, 0, 0)),
    ColorSpace.displayP3.srgb(of: Vector(0, 1, 0)),
    ColorSpace.displayP3.srgb(of: Vector(1, 1, 0)),
    ColorSpace.rec2020.srgb(of: Vector(0, 0, 1)),
    ColorSpace.prophotoRGB.srgb(of: Vector(0, 1, 0)),
    ColorSpace.oklch.srgb(of: Vector(0.7, 0.4, 150)),
    ColorSpace.lch.srgb(of: Vector(50, 200, 20)),
  ]

  @Test(arguments: outside.indices)
  func `a color outside of the gamut keeps its lightness and its hue`(index: Int) {
    let color = Self.outside[index]
    let (origin, mapped) = (OKLab(srgb: color), GamutMapping.mapped(color))
    for component in [mapped.x, mapped.y, mapped.z] { #expect((0...1).contains(component)) }
    let result = OKLab(srgb: mapped)
    #expect(result.chroma < origin.chroma)
    // The algorithm clips differences below a just noticeable difference.
    #expect(result.difference(from: origin.withChroma(result.chroma)) < 0.03)
  }

  @Test func `colors inside of the gamut aren't changed`() {
    #expect(GamutMapping.mapped(Vector(0.2, 0.4, 0.6)) == Vector(0.2, 0.4, 0.6))
    #expect(GamutMapping.mapped(Vector(1.000_01, -0.000_01, 0.5)) == Vector(1, 0, 0.5))
  }

  @Test func `beyond white is white, and beyond black is black`() {
    #expect(GamutMapping.mapped(ColorSpace.oklab.srgb(of: Vector(1, 0.3, 0))) == Vector(1, 1, 1))
    #expect(GamutMapping.mapped(ColorSpace.oklab.srgb(of: Vector(0, 0.3, 0))) == Vector(0, 0, 0))
  }

  @Test func `the primary red of Display P3 is the red of sRGB`() {
    // Browsers that implement the mapping of CSS Color 4 show color(display-p3 1 0 0) as nearly
    // red.
    let mapped = GamutMapping.mapped(Self.outside[0])
    #expect(mapped.x == 1)
    #expect(mapped.y < 0.1 && mapped.z < 0.1)
  }
}
