import ProtocolStyle
import Testing

@Suite struct FontDescriptorTests {
  @Test func `a family and a size are enough`() {
    let font = FontDescriptor("Helvetica Neue", size: 17)
    #expect(font.family == .named("Helvetica Neue"))
    #expect(font.size == 17)
    #expect(font.weight == .regular)
    #expect(!font.isItalic)
    #expect(font.textStyle == nil)
  }

  @Test(arguments: ["", " ", "\t\n\u{a0}"])
  func `a blank family is replaced by the system's`(family: String) {
    #expect(FontDescriptor(family, size: 12) == .system(size: 12))
  }

  @Test(arguments: [0, -0.0, -3, .nan, .infinity, -.infinity])
  func `a size that is not finite and above 0 is replaced by 17`(size: Double) {
    #expect(FontDescriptor("Menlo", size: size).size == 17)
    #expect(FontDescriptor.system(size: size).size == 17)
    #expect(FontDescriptor("Menlo", size: 12).withSize(size).size == 17)
  }

  @Test func `the system font has defaults`() {
    #expect(FontDescriptor.system() == .system(size: 17, weight: .regular, design: .default))
    #expect(FontDescriptor.system(design: .serif).family == .system(.serif))
  }

  static let textStyles: [(FontDescriptor.TextStyle, Double, FontDescriptor.Weight)] = [
    (.largeTitle, 34, .regular), (.title1, 28, .regular), (.title2, 22, .regular),
    (.title3, 20, .regular), (.headline, 17, .semibold), (.body, 17, .regular),
    (.callout, 16, .regular), (.subheadline, 15, .regular), (.footnote, 13, .regular),
    (.caption1, 12, .regular), (.caption2, 11, .regular),
  ]

  @Test(arguments: textStyles)
  func `a text style has UIKit's size and weight at the Large content size`(
    style: FontDescriptor.TextStyle, size: Double, weight: FontDescriptor.Weight
  ) throws {
    let font = FontDescriptor(textStyle: style, design: .rounded)
    #expect(font.size == size)
    #expect(font.weight == weight)
    #expect(font.family == .system(.rounded))
    #expect(font.textStyle == style)
    #expect(font != .system(size: size, weight: weight, design: .rounded))
    try expectRoundTrip(font, as: #"{"design":"rounded","textStyle":"\#(style.rawValue)"}"#)
  }

  @Test func `changes leave the rest alone`() {
    let font = FontDescriptor("Menlo", size: 12, weight: .bold, isItalic: true)
    #expect(font.withSize(20) == FontDescriptor("Menlo", size: 20, weight: .bold, isItalic: true))
    #expect(
      font.withWeight(.thin) == FontDescriptor("Menlo", size: 12, weight: .thin, isItalic: true))
    #expect(font.italic(false) == FontDescriptor("Menlo", size: 12, weight: .bold))
    #expect(FontDescriptor("Menlo", size: 12).italic().isItalic)
  }

  @Test func `a text style is kept by weight and slant and lost by size`() {
    let font = FontDescriptor(textStyle: .headline)
    #expect(font.withWeight(.black).textStyle == .headline)
    #expect(font.italic().textStyle == .headline)
    #expect(font.withSize(17).textStyle == nil)
    #expect(font.withSize(17) == .system(weight: .semibold))
  }

  @Test(arguments: [
    (FontDescriptor("Helvetica Neue", size: 17), "Helvetica Neue 17"),
    (.system(weight: .semibold).italic(), "system 17 semibold italic"),
    (.system(design: .serif), "system serif 17"),
    (FontDescriptor("Menlo", size: 12.5, isItalic: true), "Menlo 12.5 italic"),
    (FontDescriptor(textStyle: .headline), "system 17 semibold (headline)"),
  ])
  func `the description omits plain parts`(font: FontDescriptor, description: String) {
    #expect(font.description == description)
  }

  @Test func `a weight without a name shows as a number`() throws {
    let font = try FontDescriptor(validatingFamily: "Inter", size: 17, weight: 450)
    #expect(font.description == "Inter 17 weight 450")
  }

  @Test func `a font is compact`() {
    #expect(MemoryLayout<FontDescriptor>.stride <= 40)
  }
}
