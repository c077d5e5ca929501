import ProtocolStyle
import Testing

@Suite struct OverlayTests {
  @Test(arguments: [
    (OverlayValue.Alignment.topLeading, 0.0, 0.0), (.top, 0.5, 0), (.topTrailing, 1, 0),
    (.leading, 0, 0.5), (.center, 0.5, 0.5), (.trailing, 1, 0.5), (.bottomLeading, 0, 1),
    (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
  ])
  func `an alignment is a place along both axes`(
    alignment: OverlayValue.Alignment, horizontal: Double, vertical: Double
  ) {
    #expect(alignment.horizontal == horizontal)
    #expect(alignment.vertical == vertical)
  }

  @Test func `the offset is interpolated, and the alignment changes in the middle`() {
    let start = OverlayValue(.top, offset: Offset(x: 0, y: -4))
    let end = OverlayValue(.bottomTrailing, offset: Offset(x: 8, y: 4))
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(
      start.interpolated(to: end, at: 0.25) == OverlayValue(.top, offset: Offset(x: 2, y: -2)))
    #expect(
      start.interpolated(to: end, at: 0.75)
        == OverlayValue(.bottomTrailing, offset: Offset(x: 6, y: 2)))
    #expect(start.interpolated(to: end, at: 1) == end)
  }

  @Test(arguments: [
    (OverlayValue(.topTrailing), "topTrailing"),
    (OverlayValue(.bottom, offset: Offset(x: 0, y: -16)), "bottom offset (0, -16)"),
  ])
  func `an overlay is described by its alignment and offset`(overlay: OverlayValue, text: String) {
    #expect("\(overlay)" == text)
  }

  @Test(arguments: [
    (#"{"alignment":"top","inset":4}"#, "inset"), (#"{"offset":{"x":1,"y":2}}"#, "alignment"),
    (#"{"alignment":"corner"}"#, "corner"),
  ])
  func `other data is refused`(json: String, given: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: OverlayValue.self) }
  }

  @Test(arguments: [
    (StickyEdgeValue.top, false, Offset(x: 0, y: 10)), (.bottom, true, Offset(x: 0, y: -30)),
    (.leading, false, Offset(x: 20, y: 0)), (.leading, true, Offset(x: -40, y: 0)),
    (.trailing, false, Offset(x: -40, y: 0)), (.trailing, true, Offset(x: 20, y: 0)),
  ])
  func `a child beyond an edge is moved to it, and one within isn't moved`(
    edge: StickyEdgeValue, isRightToLeft: Bool, offset: Offset
  ) {
    let beyond = EdgeInsets(top: -10, left: -20, bottom: -30, right: -40)
    #expect(edge.offset(fromInsets: beyond, isRightToLeft: isRightToLeft) == offset)
    let within = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(edge.offset(fromInsets: within, isRightToLeft: isRightToLeft) == .zero)
  }

  private struct Badge: LabelNode, Overlay {}
  private struct Front: ViewNode, ZIndex {}
  private struct Header: LabelNode, StickyEdge {}

  @Test func `the defaults are a corner, in front, and the top`() {
    let applier = StyleApplier()
    #expect(applier.viewModel(for: Badge()).overlay == OverlayValue(.topTrailing))
    #expect(applier.viewModel(for: Front()).zIndex == 1)
    #expect(applier.viewModel(for: Header()).stickyEdge == .top)
  }

  @Test(
    arguments: [
      (nil, nil, nil, 0, nil), (OverlayValue(.top), nil, nil, 1, nil),
      (nil, nil, .bottom, 1, .bottom),
      (OverlayValue(.top), -2, .bottom, -2, nil), (nil, 5, .top, 5, .top),
    ] as [(OverlayValue?, Int?, StickyEdgeValue?, Int, StickyEdgeValue?)])
  func `what is over its siblings is in front of them, unless its order is written`(
    overlay: OverlayValue?, zIndex: Int?, edge: StickyEdgeValue?, order: Int,
    shownEdge: StickyEdgeValue?
  ) {
    var model = ViewModel(kind: .view)
    (model.overlay, model.zIndex, model.stickyEdge) = (overlay, zIndex, edge)
    let item = Arrangement.Item(of: model)
    #expect(item.overlay == overlay)
    #expect(item.zIndex == order)
    #expect(item.stickyEdge == shownEdge)
  }
}
