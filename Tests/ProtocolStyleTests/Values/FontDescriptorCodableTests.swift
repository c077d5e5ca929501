import ProtocolStyle
import Testing

@Suite struct FontDescriptorCodableTests {
  @Test(arguments: [
    (FontDescriptor.system(), "{}"),
    (FontDescriptor("Helvetica Neue", size: 17), #"{"family":"Helvetica Neue"}"#),
    (
      FontDescriptor("Menlo", size: 12.5, weight: .bold, isItalic: true),
      #"{"family":"Menlo","isItalic":true,"size":12.5,"weight":700}"#
    ),
    (.system(size: 13, design: .monospaced), #"{"design":"monospaced","size":13}"#),
    (FontDescriptor(textStyle: .headline), #"{"textStyle":"headline"}"#),
    (
      FontDescriptor(textStyle: .headline).withWeight(.regular).italic(),
      #"{"isItalic":true,"textStyle":"headline","weight":400}"#
    ),
    (FontDescriptor(textStyle: .body).withSize(20), #"{"size":20}"#),
    (
      FontDescriptor("Georgia", size: 17, relativeTo: .body),
      #"{"family":"Georgia","relativeTo":"body","size":17}"#
    ),
    (
      FontDescriptor("Georgia", size: 20, relativeTo: .headline, weight: .semibold, isItalic: true),
      #"{"family":"Georgia","isItalic":true,"relativeTo":"headline","size":20,"weight":600}"#
    ),
    (FontDescriptor(" ", size: 15, relativeTo: .body), #"{"relativeTo":"body","size":15}"#),
  ])
  func `only differences from the defaults are encoded`(font: FontDescriptor, json: String) throws {
    try expectRoundTrip(font, as: json)
  }

  @Test func `a font relative to a text style is resolved once`() throws {
    let font = FontDescriptor("Georgia", size: 17, relativeTo: .headline)
    let large = StyleEnvironment.with(\.contentSizeCategory, .extraLarge)
    let resolved = large.evaluating { font.resolved() }
    #expect(resolved.description == "Georgia 19 (headline)")
    try expectRoundTrip(
      resolved, as: #"{"family":"Georgia","size":19,"textStyle":"headline","weight":400}"#)
    #expect(resolved.resolved().size == 19)
    let read = try decoded(
      #"{"family":"Georgia","size":17,"relativeTo":"headline"}"#, as: FontDescriptor.self)
    #expect(read == font)
    #expect(large.evaluating { read.resolved() } == resolved)
    #expect(large.evaluating { font.withWeight(.bold).italic().resolved().size } == 19)
    #expect(large.evaluating { font.withSize(17).resolved().size } == 17)
  }

  @Test func `a resolved font keeps its size`() throws {
    let font = FontDescriptor(textStyle: .body)
    let large = StyleEnvironment.with(\.contentSizeCategory, .extraLarge)
    let resolved = large.evaluating { font.resolved() }
    try expectRoundTrip(resolved, as: #"{"size":19,"textStyle":"body"}"#)
    try expectRoundTrip(font.resolved(), as: #"{"size":17,"textStyle":"body"}"#)
    #expect(font == font.resolved())
    #expect(resolved.resolved().size == 19)
    #expect(resolved.withWeight(.bold).italic().resolved().size == 19)
    #expect(large.evaluating { font.resolved().withWeight(.bold).size } == 19)
    #expect(large.evaluating { font.withWeight(.bold).italic().resolved().size } == 19)
    let decoded = try decoded(#"{"textStyle":"body","size":17}"#, as: FontDescriptor.self)
    #expect(large.evaluating { decoded.resolved().size } == 17)
  }

  @Test(arguments: [
    (
      #"[{"family":" "}]"#,
      #"0.family: font family: " " was given; a name that is not blank is accepted."#
    ),
    (
      #"[{"size":-3}]"#,
      """
      0.size: font size: -3.0 was given; a finite number of points greater than 0 is accepted.
      """
    ),
    (
      #"[{"weight":0}]"#,
      "0.weight: font weight: 0.0 was given; a number from 1 to 1000 is accepted."
    ),
    (
      #"[{"family":"Menlo","design":"serif"}]"#,
      "0: font: family with design was given; one or the other is accepted."
    ),
    (
      #"[{"textStyle":"body","relativeTo":"body","size":17}]"#,
      "0: font: textStyle with relativeTo was given; one or the other is accepted."
    ),
    (
      #"[{"textStyle":"body","family":"Menlo"}]"#,
      "0: font: textStyle with family was given; one or the other is accepted."
    ),
  ])
  func `invalid values are refused with their path`(json: String, message: String) {
    #expect(refusal(of: json, as: [FontDescriptor].self) == message)
  }
}
