import Foundation
import ProtocolStyle
import Testing

@testable import FileFixtures
@testable import StyleFiles

@Suite struct StyleSheetGrammarTests {
  /// A probe of `spec.json`: a text with the outcome that it has in NUI.
  struct Probe: Decodable, CustomTestStringConvertible, Sendable {
    let `case`: String
    let input: String
    let outcome: String
    let styles: [String: [String: String]]?

    var testDescription: String { `case` }
  }

  static let probes: [Probe] = {
    struct Specification: Decodable {
      let grammarProbes: [Probe]
    }
    guard let data = try? Data(contentsOf: SharedFiles.nui.appending(path: "spec.json")) else {
      return []
    }
    return (try? JSONDecoder().decode(Specification.self, from: data).grammarProbes) ?? []
  }()

  @Test(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"), arguments: probes)
  func `a probe is parsed as by NUI, or refused with a place where NUI drops the sheet`(
    probe: Probe
  ) throws {
    guard let styles = probe.styles else {
      let error = #expect(throws: StyleFileError.self) { try StyleSheetFile(probe.input) }
      #expect(error?.problems.allSatisfy { $0.position?.line == 1 } == true)
      return
    }
    _ = try StyleSheetFile(probe.input)
    var parser = StyleSheetParser(Array(probe.input.utf8), file: "")
    let sheet = try parser.parse()
    var own: [String: [String: String]] = [:]
    for rule in sheet.rules {
      for selector in rule.selectors {
        for declaration in rule.declarations {
          let last = sheet.definitions.last { $0.name == declaration.value }
          own[selector.name, default: [:]][declaration.name] = last?.value ?? declaration.value
        }
      }
    }
    #expect(own == styles)
  }

  @Test func `there are as many probes as there were`() {
    if SharedFiles.exist { #expect(Self.probes.count == 23) }
  }

  /// Sheets with the message of their first problem.
  static let refusals = [
    (
      "A { x: 1 }",
      "s:1:10: \"}\" was found; a semicolon is accepted. Put a semicolon behind the value of x."
    ),
    (
      "A {\n  x: 1; // c\n}",
      "s:2:9: \"/\" was found; a property, or \"}\" at the end of the rule is accepted. Write comments "
        + "as /* … */."
    ),
    (
      "A { x: android; }",
      "s:1:8: \"and\" was found; a value for x is accepted. A word can't begin with \"and\"."
    ),
    (
      "A { x: \"foo\"; }",
      "s:1:8: \"\\\"\" was found; a value for x is accepted. Write values without quotes."
    ),
    (
      "\u{FEFF}A { x: 1; }",
      "s:1:1: \"\u{FEFF}\" was found; a style class is accepted. Save the file without a byte-order "
        + "mark."
    ),
    (
      "A { @a: 1; }",
      "s:1:5: \"@a\" was found; a property, or \"}\" at the end of the rule is accepted. Define "
        + "variables outside of rules."
    ),
    (
      "@ink: red; Label { font-color: @inc; }",
      "s:1:32: @inc was found; a variable that the sheet defines is accepted; the nearest is "
        + "\"@ink\". Define it: @inc: value;"
    ),
    (
      "@a: 1; Label { font-size: @a 2; }",
      "s:1:27: @a 2 was found; a variable that the sheet defines is accepted. "
        + "A variable is the whole value; nothing may follow it."
    ),
    (
      "Label { font-color: #FFF; }",
      "s:1:21: \"#FFF\" was found; a color's name, #rrggbb, or rgb(), rgba(), hsl() or hsla() of "
        + "numbers for font-color is accepted. Write six digits, as in #ff0000."
    ),
    (
      "TabBarItem { text-offset: 3; }",
      "s:1:27: \"3\" was found; two numbers with a comma between them for text-offset is accepted. "
        + "Put a comma between the numbers."
    ),
    (
      "Button { padding: 1,2; }",
      "s:1:19: \"1 , 2\" was found; one to four numbers with spaces between them for padding is "
        + "accepted. Separate the numbers by spaces."
    ),
    (
      "@r: 1; Label { font-color: rgb(@r,2,3); }",
      "s:1:28: \"rgb ( @r , 2 , 3 )\" was found; a color's name, #rrggbb, or rgb(), rgba(), hsl() or "
        + "hsla() of numbers for font-color is accepted. Variables are replaced only where they are "
        + "the whole value."
    ),
  ]

  @Test(arguments: refusals)
  func `a mistake is refused with its place and a remedy`(text: String, message: String) {
    let error = #expect(throws: StyleFileError.self) { try StyleSheetFile(text, named: "s") }
    #expect(error?.problems.first?.description == message)
  }
}

// MARK: - StyleSheetValueTests

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

  static let values: [(StyleSheetType, String, (any Hashable & Sendable)?)] = [
    (.number, "4.5", 4.5), (.number, "-1", -1.0), (.number, ".5", 0.5), (.number, "1e3", 1000.0),
    (.number, "2px", 2.0), (.number, "+1", nil), (.number, "wide", nil), (.integer, "2.7", 2.0),
    (.box, "1", EdgeInsets(1)),
    (.box, "1 2", EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)),
    (.box, "1 2 3", EdgeInsets(top: 1, left: 2, bottom: 3, right: 2)),
    (.box, "1 2 3 4", EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
    (.box, "1 2 3 4 5", nil), (.box, "1 , 2", nil),
    (.offset, "0 , -11", Offset(x: 0, y: -11)), (.offset, "3", nil),
    (.boolean, "true", true), (.boolean, "maybe", nil),
    (.borderStyle, "rounded", BorderStyleValue.roundedRect), (.borderStyle, "round", nil),
    (.separatorStyle, "none", SeparatorStyleValue.hidden),
    (.textTransform, "capitalize", TextTransformValue.capitalized), (.textAlign, "fill", "fill"),
    (.verticalAlign, "top", ContentVerticalAlignmentValue.top),
    (.horizontalAlign, "fill", ContentHorizontalAlignmentValue.fill),
    (.keyboardAppearance, "dark", "dark"),
    (.image, "icons/a.png", ImageReference.named("icons/a.png")),
    (.fontName, "Helvetica Neue", "Helvetica Neue"),
    (.classList, "UITableViewCell , UITextField", ["UITableViewCell", "UITextField"]),
  ]

  @Test(arguments: values.indices)
  func `a value is read as its type, or not at all`(index: Int) {
    let (type, text, value) = Self.values[index]
    #expect(type.value(of: text).map { AnyHashable($0) } == value.map { AnyHashable($0) })
  }
}
