import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

@Suite struct ClassNamesTests {
  @Test(
    arguments: [
      ("Large", "Large"), ("Large Title", "Large-Title"), (" a \t\n\u{C}\r b ", "a-b"),
      ("größer", "größer"), ("a.b:c", "a.b:c"), ("1", "1"), ("style-x", "style-x"),
    ])
  func `a style class is a class without white space`(styleClass: String, name: String) {
    #expect(HTMLPage.className(ofStyleClass: styleClass) == name)
  }

  @Test(arguments: ["", " ", "\n\t"])
  func `a style class of white space alone is none`(styleClass: String) {
    #expect(HTMLPage.className(ofStyleClass: styleClass) == nil)
  }

  @Test(
    arguments: [
      ("bar", "style-bar"), ("screen", "style-screen"), ("scroll", "style-scroll"),
      ("g", "style-g"), ("t", "style-t"), ("i", "style-i"), ("s012345678", "style-s012345678"),
      ("sabcdefuv9", "style-sabcdefuv9"), ("style-bar", "style-style-bar"),
      ("style-style-t", "style-style-style-t"), ("p", "style-p"), ("b", "style-b"),
      ("d", "style-d"), ("f", "style-f"), ("section-header", "style-section-header"),
      ("u", "style-u"), ("r", "style-r"), ("l", "style-l"), ("h", "style-h"), ("w", "style-w"),
      ("e", "style-e"), ("c", "style-c"), ("link", "style-link"),
    ])
  func `a name that pages use themselves gets a prefix`(styleClass: String, name: String) {
    #expect(HTMLPage.className(ofStyleClass: styleClass) == name)
  }

  /// The classes in the style sheet of the kinds, found independently of the code that writes them.
  private static let usedNames = Set(
    HTMLFragment(of: ViewModel(kind: .view)).css.replacing(#/url\([^)]*\)/#, with: "")
      .matches(of: #/\.([A-Za-z][\w-]*)/#)
      .map { String($0.1) })

  @Test func `the style sheet of the kinds uses several classes`() {
    #expect(Self.usedNames.isSuperset(of: ["t", "p", "d", "b", "i", "f", "g", "bar", "scroll"]))
  }

  @Test func `a row without a height has the default of its attribute`() {
    struct Defaults: RowHeight {}
    #expect(
      HTMLFragment.kindSheet.contains("min-height:var(--row-height,\(Int(Defaults().rowHeight))px)")
    )
  }

  @Test(arguments: usedNames.sorted())
  func `a class that the style sheet of the kinds uses gets a prefix`(name: String) {
    #expect(HTMLPage.className(ofStyleClass: name) == "style-\(name)")
  }

  @Test(arguments: ["Bar", "bars", "s01234567", "s0123456789", "s01234567w", "S012345678", "style"])
  func `a name that is only similar stays as it is`(styleClass: String) {
    #expect(HTMLPage.className(ofStyleClass: styleClass) == styleClass)
  }
}
