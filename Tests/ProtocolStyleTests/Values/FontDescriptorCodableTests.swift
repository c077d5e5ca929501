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
  ])
  func `only what differs from the defaults is encoded`(font: FontDescriptor, json: String) throws {
    try expectRoundTrip(font, as: json)
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
      #"[{"textStyle":"body","family":"Menlo"}]"#,
      "0: font: textStyle with family was given; one or the other is accepted."
    ),
  ])
  func `what cannot be is refused with its place`(json: String, message: String) {
    #expect(refusal(of: json, as: [FontDescriptor].self) == message)
  }
}
