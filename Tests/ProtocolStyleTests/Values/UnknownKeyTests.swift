import Foundation
import ProtocolStyle
import Testing

/// An object with an unknown key is refused, and the error suggests the nearest known key.
@Suite struct UnknownKeyTests {
  private static let refused: [(String, @Sendable (String) -> String?, String)] = [
    (
      #"[{"fmaily":"Georgia"}]"#, { refusal(of: $0, as: [FontDescriptor].self) },
      """
      0.fmaily: font: the key "fmaily" was given; "family", or one of design, textStyle, \
      relativeTo, size, \
      weight, isItalic, is accepted.
      """
    ),
    (
      #"[{"bold":true}]"#, { refusal(of: $0, as: [FontDescriptor].self) },
      """
      0.bold: font: the key "bold" was given; one of family, design, textStyle, relativeTo, size, weight, \
      isItalic is accepted.
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
      highContrastLight, highContrastDark, \
      is accepted.
      """
    ),
    (
      #"[{"stops":[],"agnle":3}]"#, { refusal(of: $0, as: [Gradient].self) },
      #"0.agnle: gradient: the key "agnle" was given; "angle", or one of stops, is accepted."#
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
        weight, isItalic, is accepted.
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
