import ProtocolStyle
import StyleFiles
import Testing

@Suite struct LenientTests {
  /// Older documents, the value of their token `t`, and the form that is found.
  static let documents: [(text: String, value: TokenValue, form: String)] = [
    (
      ##"{"t": {"$type": "color", "$value": "#f00"}}"##, .color(Color(red: 1, green: 0, blue: 0)),
      "\"#f00\""
    ),
    (
      ##"{"t": {"$type": "color", "$value": "#ff000080"}}"##,
      .color(Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)), "\"#ff000080\""
    ),
    (#"{"t": {"$type": "dimension", "$value": "6px"}}"#, .dimension(Length(6, .px)), "\"6px\""),
    (
      #"{"t": {"$type": "dimension", "$value": "1.5rem"}}"#, .dimension(Length(1.5, .rem)),
      "\"1.5rem\""
    ),
    (
      #"{"t": {"$type": "dimension", "$value": 4}}"#, .dimension(Length(4, .px)),
      "the bare number 4"
    ),
    (
      #"{"t": {"$type": "duration", "$value": "200ms"}}"#, .duration(.milliseconds(200)),
      "\"200ms\""
    ),
    (
      #"{"t": {"$type": "fontWeight", "$value": "Semi Bold"}}"#, .fontWeight(.semibold),
      "the weight \"Semi Bold\""
    ),
    (#"{"t": {"$type": "string", "$value": "x"}}"#, .string("x"), "the type \"string\""),
    (
      #"{"t": {"$type": "spacing", "$value": "8"}}"#, .dimension(Length(8, .px)),
      "the type \"spacing\""
    ),
    (
      #"{"t": {"type": "number", "value": 3}}"#, .number(3),
      "\"value\" and \"type\" without dollar signs"
    ),
    (
      ##"{"t": {"$type": "color", "$value": {"colorSpace": "cmyk", "components": [0, 0, 0, 0], "hex": "#0000ff"}}}"##,
      .color(Color(red: 0, green: 0, blue: 1)), "the color space \"cmyk\", so \"hex\" was read"
    ),
    (
      #"{"t": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}"#,
      .color(Color(red: 0, green: 0, blue: 1)), "no \"$type\" for what seems to be a color"
    ),
  ]

  @Test(arguments: documents.indices)
  func `an older form is read with a finding, and refused by strict reading`(index: Int) throws {
    let row = Self.documents[index]
    let file = try TokenFile(row.text, named: "f", mode: .lenient)
    #expect(try file.tokens()["t"]?.value == row.value)
    let summaries = file.findings.map(\.summary)
    #expect(summaries.first?.hasPrefix("f#/t") == true)
    #expect(summaries.contains { $0.hasSuffix(" has \(row.form).") }, "\(summaries)")
    #expect(throws: StyleFileError.self) { try TokenFile(row.text) }
  }

  @Test func `lenient reading refuses meaningless values`() {
    let error = #expect(throws: StyleFileError.self) {
      try TokenFile(
        #"{"a": {"$type": "dimension", "$value": "wide"}, "b": {"$value": "{c}"}}"#, named: "f",
        mode: .lenient)
    }
    #expect(error?.problems.count == 2)
  }
}
