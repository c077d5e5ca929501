import ProtocolStyle
import Testing

@Suite struct FontDescriptorInterpolationTests {
  @Test func `the size of a font is interpolated on a straight line`() {
    let small = FontDescriptor("Avenir", size: 10, weight: .bold, isItalic: true)
    #expect(small.interpolated(to: small.withSize(20), at: 0.25) == small.withSize(12.5))
    #expect(small.interpolated(to: small.withSize(20), at: 1.5) == small.withSize(25))
  }

  static let others: [FontDescriptor] = [
    FontDescriptor("Avenir", size: 20), .system(size: 20, weight: .bold),
    .system(size: 20).italic(), .system(size: 20, design: .serif),
    FontDescriptor(textStyle: .title1),
    .system(size: 10, weight: .bold),
  ]

  @Test(arguments: others)
  func `fonts that differ in anything else change at 0.5`(other: FontDescriptor) {
    let font = FontDescriptor.system(size: 10)
    #expect(font.interpolated(to: other, at: 0.49) == font)
    #expect(font.interpolated(to: other, at: 0.5) == other)
    #expect(font.interpolated(to: other, at: -1) == font)
    #expect(font.interpolated(to: other, at: 2) == other)
    #expect(font.interpolated(to: other, at: .infinity) == font)
  }

  @Test func `in between there is no text style, at the ends there is`() {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    struct Label: LabelNode, Font {
      var font: FontDescriptor { FontDescriptor(textStyle: .body) }
    }
    let body = FontDescriptor(textStyle: .body)
    let applier = StyleApplier()
    let largest = applier.viewModel(for: Label(), in: environment).font ?? body
    #expect(largest.size == 53)
    #expect(body.interpolated(to: largest, at: 0) == body)
    #expect(body.interpolated(to: largest, at: 0.5) == .system(size: 35))
    #expect(body.interpolated(to: largest, at: 1) == largest)
    #expect(body.interpolated(to: body, at: 0.5) == body)
  }

  @Test func `beyond the ends the size stays above 0`() {
    let font = FontDescriptor.system(size: 10)
    let size = font.interpolated(to: .system(size: 5), at: 4).size
    #expect(size > 0)
    #expect(size < 1e-300)
  }
}
