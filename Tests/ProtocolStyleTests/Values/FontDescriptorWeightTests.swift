import ProtocolStyle
import Testing

@Suite struct FontDescriptorWeightTests {
  static let named: [(FontDescriptor.Weight, Double, String)] = [
    (.ultraLight, 100, "ultraLight"), (.thin, 200, "thin"), (.light, 300, "light"),
    (.regular, 400, "regular"), (.medium, 500, "medium"), (.semibold, 600, "semibold"),
    (.bold, 700, "bold"), (.heavy, 800, "heavy"), (.black, 900, "black"),
  ]

  @Test(arguments: named)
  func `a named weight is CSS's number`(
    weight: FontDescriptor.Weight, number: Double, name: String
  ) {
    #expect(weight.rawValue == number)
    #expect(FontDescriptor.Weight(rawValue: number) == weight)
    #expect(weight.description == name)
  }

  @Test(arguments: [1, 1.5, 450, 1000])
  func `numbers from 1 to 1000 are weights`(number: Double) {
    #expect(FontDescriptor.Weight(rawValue: number)?.rawValue == number)
  }

  @Test(arguments: [0, 0.999, 1000.001, -400, .nan, .infinity])
  func `other numbers are not`(number: Double) {
    #expect(FontDescriptor.Weight(rawValue: number) == nil)
  }

  @Test func `weights compare by number`() {
    #expect(FontDescriptor.Weight.light < .regular)
    #expect(!(FontDescriptor.Weight.bold < .bold))
    #expect(max(FontDescriptor.Weight.black, .heavy) == .black)
  }

  @Test func `a weight is a number`() throws {
    try expectRoundTrip([FontDescriptor.Weight.semibold], as: "[600]")
    #expect(
      refusal(of: "[0]", as: [FontDescriptor.Weight].self)
        == "0: font weight: 0.0 was given; a number from 1 to 1000 is accepted.")
  }
}
