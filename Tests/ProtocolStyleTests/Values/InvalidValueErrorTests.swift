import Foundation
import ProtocolStyle
import Testing

@Suite struct InvalidValueErrorTests {
  @Test func `the description is one sentence with the four parts`() {
    let error = InvalidValueError(
      .negative, subject: "font size", given: "-3.0",
      accepted: "a finite number of points greater than 0")
    #expect(
      error.description
        == "font size: -3.0 was given; a finite number of points greater than 0 is accepted.")
  }

  @Test func `codes are open and compare by name`() {
    #expect(InvalidValueError.Code(rawValue: "malformed") == .malformed)
    #expect(InvalidValueError.Code(rawValue: "tooRed") != .malformed)
    let codes: Set<InvalidValueError.Code> = [
      .notFinite, .negative, .outOfRange, .empty, .malformed,
    ]
    #expect(codes.count == 5)
  }

  @Test func `a long text is shortened and escaped`() throws {
    let long = String(repeating: "a", count: 41) + "\""
    let error = #expect(throws: InvalidValueError.self) { try Color(validatingHex: long) }
    #expect(error?.given == "\"\(String(repeating: "a", count: 40))…\"")
    let quoted = #expect(throws: InvalidValueError.self) { try Color(validatingHex: "\"\n") }
    #expect(quoted?.given == #""\"\n""#)
  }
}

// MARK: - UnknownKeyTests

/// An object with an unknown key is refused, and the error suggests the nearest known key.
@Suite struct UnknownKeyTests {
  private static let refused: [(String, @Sendable (String) -> String?, String)] = [
    (
      #"[{"fmaily":"Georgia"}]"#, { refusal(of: $0, as: [FontDescriptor].self) },
      """
      0.fmaily: font: the key "fmaily" was given; "family", or one of design, textStyle, \
      relativeTo, size, \
      weight, isItalic, hasMonospacedDigits, is accepted.
      """
    ),
    (
      #"[{"bold":true}]"#, { refusal(of: $0, as: [FontDescriptor].self) },
      """
      0.bold: font: the key "bold" was given; one of family, design, textStyle, relativeTo, size, weight, \
      isItalic, hasMonospacedDigits is accepted.
      """
    ),
    (
      #"[{"x":1,"y":2,"z":3}]"#, { refusal(of: $0, as: [Offset].self) },
      #"0.z: offset: the key "z" was given; one of x, y is accepted."#
    ),
    (
      #"[{"top":1,"lfet":2,"bottom":3,"right":4}]"#, { refusal(of: $0, as: [EdgeInsets].self) },
      """
      0.lfet: edge insets: the key "lfet" was given; "left", or one of top, bottom, right, leading, trailing, is \
      accepted.
      """
    ),
    (
      ##"[{"light":"#fff","drak":"#000"}]"##, { refusal(of: $0, as: [Color].self) },
      """
      0.drak: color: the key "drak" was given; "dark", or one of red, green, blue, alpha, light, \
      highContrastLight, highContrastDark, elevatedLight, elevatedDark, elevatedHighContrastLight, \
      elevatedHighContrastDark, is accepted.
      """
    ),
    (
      #"[{"stops":[],"agnle":3}]"#, { refusal(of: $0, as: [Gradient].self) },
      #"0.agnle: gradient: the key "agnle" was given; "angle", or one of stops, form, x, y, radius, colorSpace, is accepted."#
    ),
    (
      ##"[{"stops":[{"colour":"#fff","location":0}]}]"##, { refusal(of: $0, as: [Gradient].self) },
      """
      0.stops.0.colour: gradient stop: the key "colour" was given; "color", or one of location, is \
      accepted.
      """
    ),
    (
      ##"[{"foregroundColour":"#fff"}]"##, { refusal(of: $0, as: [TextAttributes].self) },
      """
      0.foregroundColour: text attributes: the key "foregroundColour" was given; \
      "foregroundColor", or one of font, alignment, shadowColor, shadowOffset, is accepted.
      """
    ),
    (
      #"[{"name":"star"}]"#, { refusal(of: $0, as: [ImageReference].self) },
      #"0.name: image: the key "name" was given; "named", or one of symbol, dataURL, is accepted."#
    ),
    (
      #"[{"titles":[],"selected":1}]"#, { refusal(of: $0, as: [ItemList].self) },
      """
      0.selected: items: the key "selected" was given; "selectedIndex", or one of titles, \
      images, is accepted.
      """
    ),
    (
      #"[{"current":0,"count":1,"Count":1}]"#, { refusal(of: $0, as: [PageNumber].self) },
      #"0.Count: page: the key "Count" was given; "count", or one of current, is accepted."#
    ),
    (
      #"[{"value":0,"minimum":0,"maximum":1,"max":1}]"#,
      { refusal(of: $0, as: [RangedValue].self) },
      """
      0.max: value: the key "max" was given; "maximum", or one of value, minimum, is accepted.
      """
    ),
  ]

  @Test(arguments: refused)
  func `a key of no meaning is refused with its place`(
    json: String, refusal: @Sendable (String) -> String?, message: String
  ) {
    #expect(refusal(json) == message)
  }

  @Test func `so it is in a view model`() {
    #expect(
      refusal(of: #"{"kind":"label","font":{"sise":3}}"#, as: ViewModel.self) == """
        font.sise: font: the key "sise" was given; "size", or one of family, design, textStyle, relativeTo, \
        weight, isItalic, hasMonospacedDigits, is accepted.
        """)
  }

  private struct Halo: Codable, Equatable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case width
      case color
    }

    var width: Double?
    var color: Color?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "halo")
      width = try container.decodeIfPresent(Double.self, forKey: .width)
      color = try container.decodeIfPresent(Color.self, forKey: .color)
    }
  }

  @Test func `a custom type can refuse them too`() {
    #expect(
      refusal(of: #"[{"widht":1}]"#, as: [Halo].self)
        == #"0.widht: halo: the key "widht" was given; "width", or one of color, is accepted."#)
  }

  @Test func `the code identifies the kind of mistake`() {
    let error = #expect(throws: DecodingError.self) {
      try decoded(#"{"sise":3}"#, as: FontDescriptor.self)
    }
    guard case .dataCorrupted(let context)? = error else { return }
    #expect((context.underlyingError as? InvalidValueError)?.code == .unknownKey)
  }
}

// MARK: - DecodingRefusal

/// Returns the place and reason of a decoder's refusal, as `path: message`.
///
/// The result is nil if the value was decoded, or if the error doesn't contain an error of the
/// library.
func refusal<Value: Decodable>(
  of json: String, as type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
) -> String? {
  let error = #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
    try decoded(json, as: type)
  }
  guard case .dataCorrupted(let context)? = error,
    let underlying = context.underlyingError as? InvalidValueError,
    underlying.description == context.debugDescription
  else { return nil }
  let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
  return "\(path.joined(separator: ".")): \(context.debugDescription)"
}

/// Decodes a JSON value, in which the texts `NaN`, `Infinity` and `-Infinity` represent numbers.
func decoded<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  return try decoder.decode(type, from: Data(json.utf8))
}

/// Expects a value to be encoded as exactly this JSON, with sorted keys, and to be decoded again.
func expectRoundTrip<Value: Codable & Equatable>(
  _ value: Value, as json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let data = try encoder.encode(value)
  #expect(String(decoding: data, as: UTF8.self) == json, sourceLocation: sourceLocation)
  let decoded = try JSONDecoder().decode(Value.self, from: data)
  #expect(decoded == value, sourceLocation: sourceLocation)
}
