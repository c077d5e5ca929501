import Foundation
import ProtocolStyle
import Testing

@testable import StyleFiles

@Suite struct StyleSheetValueTests {
  static let colors: [(String, Color?)] = [
    ("red", .red), ("darkGray", .darkGray), ("clear", .clear), ("Red", nil), ("transparent", nil),
    ("#ff0000", .red), ("0xFF0000", .red), ("#FFF", nil), ("#12345", nil), ("#FF0000FF", .red),
    ("xx#112233yy", Color(hex: "#112233")), ("rgb ( 255 , 0 , 0 )", .red),
    ("rgb(1.0,1,1)", Color(red: 1, green: 1.0 / 255, blue: 1.0 / 255)),
    ("rgb(.5,.5,.5)", Color(white: 0.5)),
    ("rgb(300,0,0)", Color(red: 300.0 / 255, green: 0, blue: 0)),
    ("rgb(-1,0,0)", nil), ("rgb(255,0,0,0.5)", .red), ("rgba(255,0,0)", nil),
    ("rgba(255,0,0,1)", Color(red: 1, green: 0, blue: 0, alpha: 1.0 / 255)),
    ("rgba(255,0,0,0.5)", Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
    ("hsla(0.5, 0, 1.0, 0.5)", Color(white: 1, alpha: 0.5)),
    ("hsl(0.0,1.0,1.0)", .red), ("hsl(0.5,1.0,1.0)", .cyan),
  ]

  @Test(arguments: colors)
  func `a color is read as by NUI`(text: String, color: Color?) {
    #expect(StyleSheetColor.color(text) == color)
  }

  @Test func `a hue of NUI is a part of 255 where it has no point`() throws {
    let color = try #require(StyleSheetColor.color("hsl(120,100,50)"))
    // Hue 0.47059, saturation 0.39216, brightness 0.19608.
    #expect((color.green - 50.0 / 255).magnitude < 1e-9)
    #expect((color.red - 50.0 / 255 * (1 - 100.0 / 255)).magnitude < 1e-9)
  }

  static let values: [(StyleSheetType, String, StyleSheetValue?)] = [
    (.number, "4.5", .number(4.5)), (.number, "-1", .number(-1)), (.number, ".5", .number(0.5)),
    (.number, "1e3", .number(1000)), (.number, "2px", .number(2)), (.number, "+1", nil),
    (.number, "wide", nil), (.integer, "2.7", .number(2)),
    (.box, "1", .box(EdgeInsets(1))),
    (.box, "1 2", .box(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))),
    (.box, "1 2 3", .box(EdgeInsets(top: 1, left: 2, bottom: 3, right: 2))),
    (.box, "1 2 3 4", .box(EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))),
    (.box, "1 2 3 4 5", nil), (.box, "1 , 2", nil),
    (.offset, "0 , -11", .offset(Offset(x: 0, y: -11))), (.offset, "3", nil),
    (.boolean, "true", .boolean(true)), (.boolean, "maybe", nil),
    (.borderStyle, "rounded", .borderStyle(.roundedRect)), (.borderStyle, "round", nil),
    (.separatorStyle, "none", .separatorStyle(.hidden)),
    (.textTransform, "capitalize", .textTransform(.capitalized)),
    (.textAlign, "fill", .textAlign("fill")), (.verticalAlign, "top", .verticalAlign(.top)),
    (.horizontalAlign, "fill", .horizontalAlign(.fill)),
    (.keyboardAppearance, "dark", .keyboardAppearance("dark")),
    (.image, "icons/a.png", .image(.named("icons/a.png"))),
    (.fontName, "Helvetica Neue", .fontName("Helvetica Neue")),
    (.classList, "UITableViewCell , UITextField", .classList(["UITableViewCell", "UITextField"])),
  ]

  @Test(arguments: values.indices)
  func `a value is read as its type, or not at all`(index: Int) {
    let (type, text, value) = Self.values[index]
    #expect(type.value(of: text) == value)
  }
}
