import ProtocolStyle
import Testing

@testable import StyleFiles

/// The grammar of colors in CSS Color 4.
@Suite struct CSSColorTests {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> Color
  {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static let orange = rgb(1, 0.4, 0.2)
  private static let faint = rgb(1, 0.4, 0.2, 0.5)
  private static let green = rgb(0, 1, 0)

  private static let wellFormed: [(String, Color)] = [
    ("#f63", orange), ("#F638", rgb(1, 0.4, 0.2, 136.0 / 255)), ("#ff6633", orange),
    ("#ff663380", rgb(1, 0.4, 0.2, 128.0 / 255)), ("Lime", green),
    ("transparent", rgb(0, 0, 0, 0)), (" lime\n", green),
    // Commas, with numbers or percentages.
    ("rgb(255,102,51)", orange), ("rgb( 255 , 102 , 51 )", orange), ("RGB(255, 102, 51)", orange),
    ("rgb(100%, 40%, 20%)", orange), ("rgba(255, 102, 51, 0.5)", faint),
    ("rgb(255, 102, 51, 50%)", faint), ("rgba(255, 102, 51)", orange),
    ("rgb(255\t,\n102,\r\n51)", orange), ("rgb(2.55e2, 1.02E+2, 510e-1)", orange),
    ("rgb(+255, 102, 51)", orange), ("rgb(999, 102, 51)", orange),
    ("rgb(255, 102, -0)", rgb(1, 0.4, 0)),
    ("rgba(255, 102, 51, .5)", faint), ("rgba(255, 102, 51, 7)", orange),
    // Spaces, also with both kinds, and a slash before the opacity.
    ("rgb(255 102 51)", orange), ("rgb(100% 102 20%)", orange), ("rgb(255 102 51 / 50%)", faint),
    ("rgb(255 102 51/.5)", faint), ("rgba(255 102 51 /0.5)", faint),
    ("rgb(255 102 none)", rgb(1, 0.4, 0)), ("rgb(255 102 51 / none)", rgb(1, 0.4, 0.2, 0)),
    ("rgb(100%40%20%)", orange), ("rgb(none none none)", rgb(0, 0, 0)),
    ("hsl(120, 100%, 50%)", green), ("hsl(120deg, 100%, 50%, 1)", green),
    ("hsla(120, 100%, 50%, 100%)", green), ("hsl(120 100% 50%)", green),
    ("hsl(120 100 50)", green), ("hsl(480deg 100% 50%)", green), ("hsl(-240 100% 50%)", green),
    ("hsl(0.33333333333333333turn 100% 50%)", green),
    ("hsl(133.33333333333333grad 100% 50%)", green),
    ("hsla(120 100% 50% / 1)", green), ("hsl(none 0% 100%)", rgb(1, 1, 1)),
    ("hwb(120 0% 0%)", green), ("hwb(120deg 0 0 / 50%)", rgb(0, 1, 0, 0.5)),
    ("hwb(none 100% 0%)", rgb(1, 1, 1)), ("lab(0 0 0)", rgb(0, 0, 0)),
    ("lab(0% none none / .5)", rgb(0, 0, 0, 0.5)), ("lch(0% 0 180deg)", rgb(0, 0, 0)),
    ("oklab(0 0% 0)", rgb(0, 0, 0)), ("oklch(0 0 none)", rgb(0, 0, 0)),
    ("color(srgb 1 0.4 0.2)", orange), ("color(srgb 100% 40% 20% / 50%)", faint),
    ("color( SRGB 1 .4 20% )", orange), ("color(xyz 0 0 0)", rgb(0, 0, 0)),
    ("color(xyz-d50 0 0 none)", rgb(0, 0, 0)), ("color(display-p3 0 0 0 / 1)", rgb(0, 0, 0)),
    // Tokens Studio.
    ("rgba(#ff6633, 0.5)", faint), ("rgb( #f63 , 50% )", faint),
  ]

  @Test(arguments: wellFormed)
  func `a color of CSS is read`(text: String, color: Color) throws {
    let read = try #require(CSSColor.color(text))
    let differences = [
      read.red - color.red, read.green - color.green, read.blue - color.blue,
      read.alpha - color.alpha,
    ]
    #expect(differences.allSatisfy { $0.magnitude < 1e-9 }, "\(read)")
  }

  private static let malformed = [
    "", "#", "#f", "#ff", "#ff663", "#ff66333", "#gg6633", "# f63", "f63", "currentcolor", "none",
    // Numbers of components.
    "rgb()", "rgb(1)", "rgb(1, 2)", "rgb(1 2)", "rgb(1, 2, 3, 0.5, 6)", "rgb(1 2 3 4)",
    "rgb(1 2 3 4 5)", "hsl(120)", "hsl(120 100%)", "hsl(120, 100%)", "hwb(120 0%)", "lab(50 0)",
    "lch(50 0 0 0)", "oklch(0.5 0.1)", "color(srgb 1 0)", "color(srgb 1 0 0 1)", "color(srgb)",
    "color()", "color(1 0 0)",
    // Separators.
    "rgb(1,,2,3)", "rgb(1,2,3,)", "rgb(,1,2,3)", "rgb(1,2,,3)", "rgb(1, 2 3)", "rgb(1 2, 3)",
    "rgb(1, 2, 3 / 0.5)", "rgb(1 2 3, 0.5)", "rgb(1, 2, 3 0.5)", "rgb(1 2 3 /)", "rgb(1 2 3 //0.5)",
    "rgb(/1 2 3)", "rgb(1/2/3)", "rgb(1/2 3)", "rgb(1 2/3)", "rgb(1; 2; 3)", "rgb(1 2 3 / 0.5 /)",
    "rgb(1 2 3 / 0.5 0.5)", "hsl(120/50%/50%)", "hsl(120, 50%/50%)", "hsl(120 50%, 50%)",
    "hsl(120,50%,50%/1)", "hsl(120 50% 50% 1)", "hwb(120, 0%, 0%)", "hwb(120, 0%, 0%, 1)",
    "lab(50%, 0, 0)", "lch(50%, 0, 0)", "oklab(0.5, 0, 0)", "oklch(0.5, 0, 0)",
    "color(srgb, 1, 0, 0)", "color(srgb 1, 0, 0)", "color(srgb/1 0 0)", "color(srgb 1 0 0, 1)",
    // Kinds of components.
    "rgb(1, 2%, 3)", "rgb(100%, 2, 3%)", "rgb(1, 2, none)", "rgba(1, 2, 3, none)",
    "hsl(none, 50%, 50%)", "hsl(120, 50, 50)", "hsl(120, 50%, 50)", "hsl(50%, 50%, 50%)",
    "hsl(120px 50% 50%)", "hsl(120deg2 50% 50%)", "hwb(50% 0% 0%)", "lch(50 0 50%)",
    "oklch(0.5 0.1 10%)", "rgb(1deg 2 3)", "rgb(1px, 2px, 3px)", "rgb(a b c)", "rgb(red)",
    "rgb(1 2 3 / 1deg)", "rgb(nonee 1 2)", "rgb(none1 2 3)", "rgb(1 2 3 / auto)",
    "color(hsl 120 50% 50%)", "color(lab 50 0 0)", "color(rgb 1 0 0)", "color(srgb 1deg 0 0)",
    "color(srgb none1 0 0)",
    // Numbers.
    "rgb(1., 2, 3)", "rgb(1.2.3, 4, 5)", "rgb(--1, 2, 3)", "rgb(+-1, 2, 3)", "rgb(1e, 2, 3)",
    "rgb(1e999, 2, 3)", "rgb(., 2, 3)", "rgb(-, 2, 3)", "rgb(%, 2, 3)", "rgb(1%%, 2%, 3%)",
    "rgb(0x10, 2, 3)", "rgb(inf, 2, 3)", "rgb(nan 2 3)", "rgb(١, 2, 3)", "rgb(1 % 2 3)",
    "rgb(1,5 2 3)",
    // Names and parentheses.
    "rgb (1, 2, 3)", "rgb(1, 2, 3", "rgb 1, 2, 3)", "rgb((1, 2, 3))", "rgb(1, 2, 3))",
    "rgb(1, 2, 3);", "rgbb(1, 2, 3)", "hsv(1 2% 3%)", "cmyk(1 2 3 4)", "rgb(calc(1) 2 3)",
    "rgb(var(--a))", "rgb(from red r g b)", "rgb(1, 2, 3) red", "rgb[1, 2, 3]", "re d", "\u{A0}red",
    // Hexadecimal digits in a function.
    "rgba(#ff6633)", "rgba(#ff6633 0.5)", "rgba(#ff6633, 0.5, 1)", "rgba(#ff6633,)",
    "rgba(#ff663, 0.5)", "rgba(#ff6633, none)", "rgba(#ff6633, 0.5deg)", "hsla(#ff6633, 0.5)",
    "rgba(ff6633, 0.5)", "rgba(0.5, #ff6633)", "rgba(#ff6633 / 0.5)",
  ]

  @Test(arguments: malformed)
  func `a text that isn't a color of CSS isn't read`(text: String) {
    #expect(CSSColor.color(text) == nil)
  }

  @Test(arguments: malformed)
  func `a malformed color is left out with a finding`(text: String) throws {
    let document: JSONObject = [
      "t": .object(["$type": .string("color"), "$value": .string(text)]),
      "good": .object(["$type": .string("color"), "$value": .string("red")]),
    ]
    var writer = JSONWriter()
    writer.write(.object(document))
    let file = try TokenFile(writer.text, mode: .lenient)
    #expect(try file.tokens()["t"] == nil)
    #expect(try file.tokens()["good"] != nil)
    #expect(file.findings.contains { $0.identifier == .leftOutToken })
  }

  @Test(arguments: wellFormed)
  func `a color with a separator too many, too few or another isn't read`(
    text: String, color: Color
  ) {
    guard let open = text.firstIndex(of: "("), !text.contains("%40%") else { return }
    let separators = text[open...].indices.filter { ",/".contains(text[$0]) }
    for place in separators {
      let (before, after) = (text[..<place], text[text.index(after: place)...])
      for other in [",,", "//", "/,", ";", text[place] == "," ? "/" : ","] {
        #expect(CSSColor.color(before + other + after) == nil, "\(before + other + after)")
      }
    }
    for end in [",", "/", ", 1, 1", " 1 / 1 1", "/ 1 / 1"] {
      let longer = text.trimmingSuffix(")") + end + ")"
      #expect(CSSColor.color(longer) == nil, "\(longer)")
    }
  }
}

extension String {
  /// The text without a suffix and the white space behind it.
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    String(self[..<(lastIndex(of: suffix) ?? endIndex)])
  }
}
