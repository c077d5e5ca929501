import Testing

@testable import ProtocolStyle

@Suite struct BordersTests {
  private static let line = BordersValue.Line(width: 1, color: .red)
  private static let dotted = BordersValue.Line(width: 3, color: .blue, style: .dotted)

  @Test func `numbers that can't be drawn are replaced`() {
    #expect(BordersValue.Line(width: .nan, color: .red).width == 0)
    #expect(BordersValue.Line(width: -2, color: .red).width == 0)
    #expect(!BordersValue.Line(width: 0, color: .red).isVisible)
    #expect(!BordersValue.Line(width: 1, color: .clear).isVisible)
    #expect(Self.line.isVisible)
  }

  @Test func `borders are described by their edges`() {
    #expect(
      "\(BordersValue(top: Self.line, trailing: Self.dotted))"
        == "top 1px solid #ff0000, trailing 3px dotted #0000ff")
    #expect("\(BordersValue(left: Self.line, right: nil))" == "left 1px solid #ff0000")
    #expect("\(BordersValue(Self.line))" == "1px solid #ff0000")
    #expect("\(BordersValue())" == "")
  }

  @Test func `each edge is interpolated, and changes at 0.5 where one has no line`() {
    let (start, end) = (
      BordersValue(top: Self.line, bottom: Self.line),
      BordersValue(top: Self.dotted, left: Self.line, right: nil)
    )
    let middle = start.interpolated(to: end, at: 0.5)
    #expect(middle.top?.width == 2)
    #expect(middle.top?.style == .dotted)
    #expect(middle.left == Self.line && middle.bottom == nil)
    #expect(start.interpolated(to: end, at: 0.25).bottom == Self.line)
    #expect(start.interpolated(to: end, at: 1) == end)
  }

  @Test func `an edge without a line has the border, and lines that aren't drawn are left out`() {
    var model = ViewModel(kind: .view)
    model.borderWidth = 2
    #expect(model.borders?.lines(over: model) == nil)
    model.borders = BordersValue(
      leading: BordersValue.Line(width: 0, color: .red), bottom: Self.line)
    let border = BordersValue.Line(width: 2, color: .black)
    #expect(model.borders?.lines(over: model) == [border, border, Self.line, nil])
    model.borderWidth = nil
    #expect(model.borders?.lines(over: model) == [nil, nil, Self.line, nil])
  }

  @Test func `borders that follow the layout direction change at 0.5 to others that don't`() {
    let (start, end) = (
      BordersValue(leading: Self.line), BordersValue(left: Self.line, right: Self.dotted)
    )
    #expect(start.interpolated(to: end, at: 0.49) == start)
    #expect(start.interpolated(to: end, at: 0.5) == end)
    let middle = start.interpolated(to: BordersValue(leading: Self.dotted), at: 0.5)
    #expect("\(middle)".hasPrefix("leading 2px"))
  }

  @Test func `the leading edge is the left or the right one`() {
    struct Quote: ViewNode, Borders {
      var borders: BordersValue { BordersValue(leading: .init(width: 4, color: .red)) }
    }
    let tree = StyleTree()
    let quote = tree.attach(Quote())
    let line = BordersValue.Line(width: 4, color: .red)
    #expect(tree.viewModel(of: quote).borders == BordersValue(left: line, right: nil))
    tree.environment.layoutDirection = .rightToLeft
    #expect(tree.viewModel(of: quote).borders == BordersValue(left: nil, right: line))
  }

  @Test func `the colors of lines follow the scheme`() {
    struct Row: ViewNode, Borders {
      var borders: BordersValue {
        BordersValue(bottom: .init(width: 1, color: .adaptive(light: .black, dark: .white)))
      }
    }
    let tree = StyleTree()
    let row = tree.attach(Row())
    #expect(tree.viewModel(of: row).borders?.bottom?.color == .black)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: row).borders?.bottom?.color == .white)
  }

  @Test func `borders that follow the layout direction read back with it`() throws {
    try expectRoundTrip(
      BordersValue(leading: Self.line), as: ##"{"leading":{"color":"#ff0000","width":1}}"##)
  }

  @Test(arguments: [
    (
      ##"{"top":{"width":-1,"color":"#f00"}}"##,
      "top.width: border width: -1.0 was given; a finite number of points, 0 or more, is accepted."
    ),
    (
      ##"{"start":{"width":1,"color":"#f00"}}"##,
      #"start: borders: the key "start" was given; one of top, left, bottom, right, leading, trailing is accepted."#
    ),
    (
      ##"{"left":{"width":1,"color":"#f00"},"trailing":{"width":1,"color":"#f00"}}"##,
      ": borders: left with leading or trailing was given; one or the other is accepted."
    ),
  ])
  func `borders that can't be drawn are refused`(json: String, message: String) {
    #expect(refusal(of: json, as: BordersValue.self) == message)
  }
}
