import Foundation
import Testing

@testable import ProtocolStyle

@Suite struct DoubleGammaTests {
  static let components = [0, 0.01, 0.04, 0.0405, 0.2, 0.5, 0.735, 1, 1.5, 20]

  @Test(arguments: components)
  func `light agrees with the formula of CSS Color 4`(component: Double) {
    let expected =
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    #expect(abs(component.linearLight - expected) <= 4 * expected.ulp)
    #expect((-component).linearLight == -component.linearLight)
  }

  @Test(arguments: [0, 0.001, 0.0032, 0.05, 0.2, 0.5, 0.8, 1, 3, 1000])
  func `components agree with the formula of CSS Color 4`(light: Double) {
    let expected = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    #expect(abs(light.gammaEncoded - expected) <= 16 * expected.ulp)
    #expect((-light).gammaEncoded == -light.gammaEncoded)
  }

  @Test(arguments: 0...255)
  func `each is the inverse of the other`(byte: Int) {
    let component = Double(byte) / 255
    #expect(abs(component.linearLight.gammaEncoded - component) < 1e-15)
  }
}
