/// Outlines of symbols, which are drawn if the page has no URL for them.
///
/// They are drawn in a square of 24 units, with strokes in the color of the surrounding text, so
/// icons in bars follow tints and states and don't need files.
enum SymbolPath {
  /// The path data of each symbol, by its name on Apple platforms.
  static let known: [String: String] = [
    "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4",
    "book": "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zv14",
    "calendar": "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
    "cart": "M3 4h2.5l2 11h10.5l2-8H6.5M9 19.5v.1M17 19.5v.1",
    "checkmark": "M5 12.5 10 17.5 19.5 7",
    "chevron.backward": "M15 4.5 7.5 12l7.5 7.5",
    "chevron.forward": "M9 4.5l7.5 7.5L9 19.5",
    "clock": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7.5V12l3 2.5",
    "ellipsis": "M5.5 12v.1M12 12v.1M18.5 12v.1",
    "gear": "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
    "heart": "M12 20C6 16 3.5 12 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3-2.5 7-8.5 11z",
    "house": "M4 11.5 12 4.5l8 7V20h-5.5v-5.5h-5V20H4z",
    "list.bullet": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5 20.5 20.5",
    "map": "M9 4.5 3.5 6.5V20L9 18l6 2 5.5-2V4.5L15 6.5zM9 4.5V18M15 6.5V20",
    "minus": "M5 12h14",
    "music.note":
      "M9 18V5.5l10-2V16M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0"
      + "M19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
    "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
    "plus": "M12 5v14M5 12h14",
    "speaker": "M5.5 9.5H9L14 5.5v13l-5-4H5.5z",
    "speaker.wave.3":
      "M3 9.5h2.5L10 6v12l-4.5-3.5H3zM13 9.7a3.3 3.3 0 0 1 0 4.6"
      + "M15.5 7.5a6.3 6.3 0 0 1 0 9M18 5.3a9.4 9.4 0 0 1 0 13.4",
    "square.and.arrow.up": "M8 10H5.5v10.5h13V10H16M12 15V3.5M8 7l4-3.5L16 7",
    "square.grid.2x2":
      "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
    "star": "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z",
    "sun.max":
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"
      + "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    "sun.min":
      "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 5v.1M12 19v-.1M5 12h.1M19 12h-.1"
      + "M7 7l.1.1M17 17l-.1-.1M7 17l.1-.1M17 7l-.1.1",
    "ticket": "M3.5 7h17v3.5a2 2 0 0 0 0 3.5V17.5h-17V14a2 2 0 0 0 0-3.5zM14.5 7v10.5",
    "trash": "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14",
    "xmark": "M6 6l12 12M18 6 6 18",
  ]

  /// A data URL of a symbol in a color, for places where no element can be; nil without an outline.
  static func address(of name: String, in color: String) -> String? {
    guard let path = known[name] else { return nil }
    let markup =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='\(color)' "
      + "stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>"
      + "<path d='\(path)'/></svg>"
    return markup.utf8.reduce(into: "data:image/svg+xml,") { address, byte in
      switch byte {
      case UInt8(ascii: "#"): address += "%23"
      case UInt8(ascii: "%"): address += "%25"
      case UInt8(ascii: "<"): address += "%3C"
      case UInt8(ascii: ">"): address += "%3E"
      default: address.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
  }
}
