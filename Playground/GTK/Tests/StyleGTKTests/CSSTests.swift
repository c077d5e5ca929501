import ProtocolStyle
import Testing

@testable import StyleGTK

/// Values and classes as GTK's CSS has them.
@Suite struct CSSTests {
  @Test(arguments: [
    (Color.red, "rgba(255, 0, 0, 1)"), (Color.black.withAlpha(0.25), "rgba(0, 0, 0, 0.25)"),
  ])
  func `a color is written in bytes`(color: Color, text: String) {
    #expect(CSS.color(color) == text)
  }

  @Test(arguments: [(1.0, "1"), (0.5, "0.5"), (-2.25, "-2.25"), (1.0 / 3, "0.333"), (0.0, "0")])
  func `a number has up to three decimals`(number: Double, text: String) {
    #expect(CSS.number(number) == text)
  }

  @Test func `edges are in the order of CSS`() {
    let edges = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CSS.edges(edges) == "1px 4px 3px 2px")
  }

  @Test func `a family's name can't end its string`() {
    let font = FontDescriptor("A\"; } * { color: red; \\", size: 12)
    let family = CSS.font(font).first { $0.property == "font-family" }?.value
    #expect(family == "\"A; } * { color: red; \"")
  }

  @Test func `a class has a rule for each part, in an order`() {
    let styleClass = StyleClass(
      number: 7,
      [
        .init(selector: " > trough", property: "color"): "red",
        .init(selector: "", property: "min-width"): "4px",
        .init(selector: "", property: "color"): "blue",
      ])
    #expect(
      styleClass.rules == """
        .style-7 {
          color: blue;
          min-width: 4px;
        }
        .style-7 > trough {
          color: red;
        }

        """)
  }
}
