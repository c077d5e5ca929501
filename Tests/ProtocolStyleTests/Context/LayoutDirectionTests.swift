import ProtocolStyle
import Testing

@Suite struct LayoutDirectionTests {
  @Test(arguments: [
    (
      TextAlignmentValue.natural, StyleEnvironment.LayoutDirection.leftToRight,
      TextAlignmentValue.left
    ),
    (.natural, .rightToLeft, .right),
    (.left, .rightToLeft, .left),
    (.right, .leftToRight, .right),
    (.center, .rightToLeft, .center),
    (.justified, .rightToLeft, .justified),
  ])
  func `natural text starts where lines start`(
    alignment: TextAlignmentValue, direction: StyleEnvironment.LayoutDirection,
    side: TextAlignmentValue
  ) {
    #expect(alignment.resolved(for: direction) == side)
  }

  private static let places:
    [(
      ContentHorizontalAlignmentValue, StyleEnvironment.LayoutDirection,
      ContentHorizontalAlignmentValue
    )] = [
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
  func `leading content is at the side where lines start`(
    alignment: ContentHorizontalAlignmentValue, direction: StyleEnvironment.LayoutDirection,
    side: ContentHorizontalAlignmentValue
  ) {
    #expect(alignment.resolved(for: direction) == side)
  }

  @Test func `a view model keeps the written alignment`() {
    struct Caption: LabelNode, TextAlignment {}
    var environment = StyleEnvironment()
    environment.layoutDirection = .rightToLeft
    #expect(StyleApplier().viewModel(for: Caption(), in: environment).textAlignment == .natural)
  }

  private struct Row: ButtonNode, Padding, ContentEdgeInsets {
    static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var padding: EdgeInsets { Self.insets }
    var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test(arguments: [
    (
      StyleEnvironment.LayoutDirection.leftToRight, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    ),
    (.rightToLeft, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
  ])
  func `insets from the leading edge are resolved when they're written`(
    direction: StyleEnvironment.LayoutDirection, padding: EdgeInsets
  ) {
    var environment = StyleEnvironment()
    environment.layoutDirection = direction
    let model = StyleApplier().viewModel(for: Row(), in: environment)
    #expect(model.padding == padding)
    #expect(model.padding?.followsLayoutDirection == false)
    #expect(model.contentEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let tree = StyleTree(environment: environment)
    let row = tree.attach(Row())
    #expect(tree.viewModel(of: row).padding == padding)
    tree.environment.layoutDirection = .rightToLeft
    #expect(tree.viewModel(of: row).padding == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
