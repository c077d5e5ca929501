import ProtocolStyle
import Testing

@Suite struct LayoutDirectionTests {
  @Test(arguments: [
    (TextAlignmentValue.natural, LayoutDirection.leftToRight, TextAlignmentValue.left),
    (.natural, .rightToLeft, .right),
    (.left, .rightToLeft, .left),
    (.right, .leftToRight, .right),
    (.center, .rightToLeft, .center),
    (.justified, .rightToLeft, .justified),
  ])
  func `natural text starts where lines start`(
    alignment: TextAlignmentValue, direction: LayoutDirection, side: TextAlignmentValue
  ) {
    #expect(alignment.resolved(for: direction) == side)
  }

  private static let places:
    [(ContentHorizontalAlignmentValue, LayoutDirection, ContentHorizontalAlignmentValue)] = [
      (.leading, .leftToRight, .left),
      (.leading, .rightToLeft, .right),
      (.trailing, .leftToRight, .right),
      (.trailing, .rightToLeft, .left),
      (.left, .rightToLeft, .left),
      (.right, .rightToLeft, .right),
      (.center, .rightToLeft, .center),
      (.fill, .rightToLeft, .fill),
    ]

  @Test(arguments: places)
  func `leading content stands where lines start`(
    alignment: ContentHorizontalAlignmentValue, direction: LayoutDirection,
    side: ContentHorizontalAlignmentValue
  ) {
    #expect(alignment.resolved(for: direction) == side)
  }

  @Test func `a view model keeps what was written`() {
    struct Caption: LabelNode, TextAlignment {}
    var environment = StyleEnvironment()
    environment.layoutDirection = .rightToLeft
    #expect(StyleApplier().viewModel(for: Caption(), in: environment).textAlignment == .natural)
  }
}
