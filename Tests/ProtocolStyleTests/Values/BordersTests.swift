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
    #expect("\(BordersValue(Self.line))" == "1px solid #ff0000")
    #expect("\(BordersValue())" == "")
  }

  @Test func `each edge is interpolated, and changes at 0.5 where one has no line`() {
    let (start, end) = (
      BordersValue(top: Self.line, bottom: Self.line),
      BordersValue(top: Self.dotted, leading: Self.line)
    )
    let middle = start.interpolated(to: end, at: 0.5)
    #expect(middle.top?.width == 2)
    #expect(middle.top?.style == .dotted)
    #expect(middle.leading == Self.line && middle.bottom == nil)
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

  @Test(arguments: [
    (
      ##"{"top":{"width":-1,"color":"#f00"}}"##,
      "top.width: border width: -1.0 was given; a finite number of points, 0 or more, is accepted."
    ),
    (
      ##"{"left":{"width":1,"color":"#f00"}}"##,
      #"left: borders: the key "left" was given; one of top, leading, bottom, trailing is accepted."#
    ),
  ])
  func `borders that can't be drawn are refused`(json: String, message: String) {
    #expect(refusal(of: json, as: BordersValue.self) == message)
  }
}
