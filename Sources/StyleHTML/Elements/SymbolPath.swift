/// The outline of a symbol, which is drawn if the page has no URL for the symbol.
///
/// Strokes have the color of the surrounding text, so icons in bars follow tints and states and don't
/// need files.
package struct SymbolPath {
  /// The path data, in a square of 24 units.
  let data: String

  /// Whether the area is filled as well.
  let isFilled: Bool

  /// Finds the outline of a symbol by its name on Apple platforms.
  ///
  /// A name that ends in `.fill` has the outline of the name before it, with a filled area where
  /// `filled` contains that name.
  init?(_ name: String) {
    let base = name.hasSuffix(Self.fill) ? String(name.dropLast(Self.fill.count)) : name
    guard let data = Self.known[base] else { return nil }
    self.data = data
    isFilled = base != name && Self.filled.contains(base)
  }

  /// The layers of the outline, beginning with the back: its first closed form, such as a circle,
  /// and the rest, such as the sign in the circle.
  var layers: [String] {
    // Each form begins with a move to a place, and only moves have this letter.
    let start = data.utf8.dropFirst().firstIndex(of: UInt8(ascii: "M")) ?? data.endIndex
    return [data[..<start], data[start...]].filter { !$0.isEmpty }.map { String($0) }
  }

  /// The classes of the element that draws the symbol.
  var classes: String {
    let name = PartClass.symbol.rawValue
    return isFilled ? "\(name) \(PartClass.filledSymbol.rawValue)" : name
  }

  /// The names of all symbols with an outline, except filled ones.
  package static var names: [String] { known.keys.sorted() }

  /// The names that also have a filled form.
  package static var filledNames: [String] { filled.sorted() }

  fileprivate static let fill = ".fill"

  /// The symbols whose parts are still seen if their area is filled.
  private static let filled: Set = [
    "backward", "bag", "bell", "bolt", "bookmark", "bubble.left", "camera", "chart.bar", "circle",
    "cloud", "cup.and.saucer", "doc", "drop", "envelope", "eye", "flag", "flame", "folder",
    "forward", "gear", "gearshape", "gift", "heart", "house", "key", "lightbulb", "location",
    "lock", "lock.open", "mappin", "mic", "moon", "paperplane", "pause", "person",
    "person.circle", "person.crop.circle", "phone", "play", "shield", "speaker", "square",
    "square.grid.2x2", "star", "stop", "sun.max", "tag", "ticket", "trash", "tray", "video",
  ]

  private static let known: [String: String] = [
    "arrow.backward": "M20 12H4M10.5 5.5 4 12l6.5 6.5",
    "arrow.clockwise": "M20 4v5.5h-5.5M19.6 9.5A8 8 0 1 0 20 12",
    "arrow.counterclockwise": "M4 4v5.5h5.5M4.4 9.5A8 8 0 1 1 4 12",
    "arrow.down": "M12 4v16M5.5 13.5 12 20l6.5-6.5",
    "arrow.forward": "M4 12h16M13.5 5.5 20 12l-6.5 6.5",
    "arrow.left": "M20 12H4M10.5 5.5 4 12l6.5 6.5",
    "arrow.right": "M4 12h16M13.5 5.5 20 12l-6.5 6.5",
    "arrow.up": "M12 20V4M5.5 10.5 12 4l6.5 6.5",
    "arrow.up.arrow.down": "M8 20V4.5M4.5 8 8 4.5 11.5 8M16 4v15.5M12.5 16l3.5 3.5 3.5-3.5",
    "backward": "M12 6v12l-8.5-6zM20.5 6v12L12 12z",
    "bag": "M5.5 8h13l1 12.5h-15zM8.5 11V7a3.5 3.5 0 0 1 7 0v4",
    "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4",
    "bolt": "M13.5 3 5 14h6l-.5 7L19 10h-6z",
    "book": "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zv14",
    "bookmark": "M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v15.5L12 16l-5.5 4.5V5A1.5 1.5 0 0 1 8 3.5z",
    "bubble.left":
      "M6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7L7 20v-3.5H6a2 2 0 0 1-2-2v-8"
      + "a2 2 0 0 1 2-2z",
    "calendar": "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
    "camera":
      "M8 7l1.5-2.5h5L16 7h3a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5"
      + "A1.5 1.5 0 0 1 3.5 18V8.5A1.5 1.5 0 0 1 5 7z"
      + "M12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
    "car": "M3.5 17v-4.5L6 6.5h12l2.5 6V17zM3.5 12.5h17M6 17v2M18 17v2M7.5 14.8v.1M16.5 14.8v.1",
    "cart": "M3 4h2.5l2 11h10.5l2-8H6.5M9 19.5v.1M17 19.5v.1",
    "chart.bar": "M4 13h4v7H4zM10 4.5h4V20h-4zM16 9h4v11h-4z",
    "checkmark": "M5 12.5 10 17.5 19.5 7",
    "checkmark.circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM8 12.5l2.8 2.8L16 9.5",
    "chevron.backward": "M15 4.5 7.5 12l7.5 7.5",
    "chevron.down": "M4.5 8.5 12 16l7.5-7.5",
    "chevron.forward": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.left": "M15 4.5 7.5 12l7.5 7.5",
    "chevron.right": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.up": "M4.5 15.5 12 8l7.5 7.5",
    "circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z",
    "clock": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7.5V12l3 2.5",
    "cloud": "M7.5 18.5a4.25 4.25 0 0 1-.6-8.46 5.5 5.5 0 0 1 10.5-.86A4.7 4.7 0 0 1 16.8 18.5z",
    "creditcard":
      "M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z"
      + "M3.5 10h17M7 14.5h3",
    "cup.and.saucer":
      "M5 6.5h11V13a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 8.5h1.5a2.5 2.5 0 0 1 0 5H16"
      + "M3.5 20h14",
    "doc":
      "M7 3.5h7l5 5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5"
      + "A1.5 1.5 0 0 1 7 3.5zM14 3.5v5h5",
    "doc.on.doc":
      "M10 8h8.5A1.5 1.5 0 0 1 20 9.5V19a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19"
      + "V9.5A1.5 1.5 0 0 1 10 8z"
      + "M5.5 16A1.5 1.5 0 0 1 4 14.5V5a1.5 1.5 0 0 1 1.5-1.5H14A1.5 1.5 0 0 1 15.5 5",
    "doc.text":
      "M7 3.5h7l5 5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5"
      + "A1.5 1.5 0 0 1 7 3.5zM14 3.5v5h5M9 13h6M9 16.5h6",
    "drop": "M12 3.5c4 4.5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2-6 6-10.5z",
    "ellipsis": "M5.5 12v.1M12 12v.1M18.5 12v.1",
    "ellipsis.circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM8 12v.1M12 12v.1M16 12v.1",
    "envelope":
      "M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z"
      + "M4.2 7 12 13l7.8-6",
    "exclamationmark.circle":
      "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 7.5v5.5M12 16.4v.1",
    "exclamationmark.triangle": "M12 4.5 3 19.5h18zM12 10v4.5M12 17v.1",
    "eye":
      "M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12z"
      + "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
    "eye.slash":
      "M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12z"
      + "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM4 4l16 16",
    "flag": "M5.5 21V4.5c4.3-2 7.7 2 13 0v9.5c-5.3 2-8.7-2-13 0",
    "flame":
      "M12.5 3c.5 4 5.5 5.5 5.5 11a6 6 0 0 1-12 0"
      + "c0-2.7 1.3-4.3 2.7-5.7.2 1.6.8 2.5 1.8 3 0-3.3.3-5.8 2-8.3z",
    "folder":
      "M3.5 18V6.5A1.5 1.5 0 0 1 5 5h4.5L12 7.5h7A1.5 1.5 0 0 1 20.5 9v9"
      + "a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18z",
    "fork.knife": "M5 3.5V8a2.5 2.5 0 0 0 5 0V3.5M7.5 3.5v17M17.5 20.5v-17c-2 .5-3 3-3 6v4.5h3",
    "forward": "M12 6v12l8.5-6zM3.5 6v12L12 12z",
    "gear":
      "M10.2 5.4L10.4 2.9L13.6 2.9L13.8 5.4A6.9 6.9 0 0 1 15.4 6L17.3 4.5L19.5 6.7"
      + "L18 8.6A6.9 6.9 0 0 1 18.6 10.2L21.1 10.4L21.1 13.6L18.6 13.8"
      + "A6.9 6.9 0 0 1 18 15.4L19.5 17.3L17.3 19.5L15.4 18A6.9 6.9 0 0 1 13.8 18.6"
      + "L13.6 21.1L10.4 21.1L10.2 18.6A6.9 6.9 0 0 1 8.6 18L6.7 19.5L4.5 17.3L6 15.4"
      + "A6.9 6.9 0 0 1 5.4 13.8L2.9 13.6L2.9 10.4L5.4 10.2A6.9 6.9 0 0 1 6 8.6L4.5 6.7"
      + "L6.7 4.5L8.6 6zM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z",
    "gearshape":
      "M10.2 5.4L10.4 2.9L13.6 2.9L13.8 5.4A6.9 6.9 0 0 1 15.4 6L17.3 4.5L19.5 6.7"
      + "L18 8.6A6.9 6.9 0 0 1 18.6 10.2L21.1 10.4L21.1 13.6L18.6 13.8"
      + "A6.9 6.9 0 0 1 18 15.4L19.5 17.3L17.3 19.5L15.4 18A6.9 6.9 0 0 1 13.8 18.6"
      + "L13.6 21.1L10.4 21.1L10.2 18.6A6.9 6.9 0 0 1 8.6 18L6.7 19.5L4.5 17.3L6 15.4"
      + "A6.9 6.9 0 0 1 5.4 13.8L2.9 13.6L2.9 10.4L5.4 10.2A6.9 6.9 0 0 1 6 8.6L4.5 6.7"
      + "L6.7 4.5L8.6 6zM12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z",
    "gift":
      "M4 8.5h16v4H4zM5.5 12.5v8h13v-8M12 8.5v12"
      + "M12 8.5C9 8.5 7 7.5 7 5.7 7 3 11 3 12 8.5c1-5.5 5-5.5 5-2.8 0 1.8-2 2.8-5 2.8",
    "globe":
      "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM3.5 12h17"
      + "M12 3.5c2.5 2.5 3.75 5.3 3.75 8.5s-1.25 6-3.75 8.5c-2.5-2.5-3.75-5.3-3.75-8.5"
      + "s1.25-6 3.75-8.5z",
    "headphones":
      "M4 19v-6a8 8 0 0 1 16 0v6M4 14.5h2a1.5 1.5 0 0 1 1.5 1.5v3A1.5 1.5 0 0 1 6 20.5H4z"
      + "M20 14.5h-2a1.5 1.5 0 0 0-1.5 1.5v3a1.5 1.5 0 0 0 1.5 1.5h2z",
    "heart": "M12 20C6 16 3.5 12 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3-2.5 7-8.5 11z",
    "house": "M4 11.5 12 4.5l8 7V20h-5.5v-5.5h-5V20H4z",
    "info": "M12 10.5v8.5M12 5.5v.1",
    "info.circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11v5.5M12 7.6v.1",
    "key": "M8 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM10.9 13.1 20 4M16 8l3 3",
    "lightbulb": "M9.5 17.5c0-2.3-3.5-3.5-3.5-8a6 6 0 0 1 12 0c0 4.5-3.5 5.7-3.5 8zM10 21h4",
    "line.3.horizontal": "M4 6.5h16M4 12h16M4 17.5h16",
    "link":
      "M9.5 14.5l5-5M11 7.5 13.6 4.9a3.9 3.9 0 0 1 5.5 5.5L16.5 13"
      + "M13 16.5l-2.6 2.6a3.9 3.9 0 0 1-5.5-5.5L7.5 11",
    "list.bullet": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1",
    "location": "M20.5 3.5 3.5 10.6l7.3 2.6 2.6 7.3z",
    "lock":
      "M7.5 10.5h9A1.5 1.5 0 0 1 18 12v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19v-7"
      + "a1.5 1.5 0 0 1 1.5-1.5zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3",
    "lock.open":
      "M7.5 10.5h9A1.5 1.5 0 0 1 18 12v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19v-7"
      + "a1.5 1.5 0 0 1 1.5-1.5zM8.5 10.5V7a3.5 3.5 0 0 1 6.8-1.2",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5 20.5 20.5",
    "map": "M9 4.5 3.5 6.5V20L9 18l6 2 5.5-2V4.5L15 6.5zM9 4.5V18M15 6.5V20",
    "mappin":
      "M12 21c-4.3-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.2 6-6.5 11z"
      + "M12 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z",
    "mic":
      "M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3z"
      + "M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6",
    "minus": "M5 12h14",
    "minus.circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM8 12h8",
    "moon": "M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4z",
    "music.note":
      "M9 18V5.5l10-2V16M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0"
      + "M19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
    "paperclip":
      "M19.5 11.5 12 19a4.6 4.6 0 0 1-6.5-6.5l7.8-7.8a3.1 3.1 0 0 1 4.4 4.4l-7.6 7.6"
      + "a1.6 1.6 0 0 1-2.3-2.3l6.7-6.7",
    "paperplane": "M20.5 3.5 3 10l7 4 4 7zM20.5 3.5 10 14",
    "pause": "M7 5h3v14H7zM14 5h3v14h-3z",
    "pencil":
      "M4 20l1.2-4.7L16.4 4.1a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.7 18.8z"
      + "M14 6.5l3.5 3.5",
    "person": "M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6",
    "person.2":
      "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"
      + "M2.5 20c.4-3.7 3-5.5 6.5-5.5s6.1 1.8 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4"
      + "M18 14.8c2.1.8 3.3 2.5 3.5 5.2",
    "person.circle":
      "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z"
      + "M12 7.2a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 1 0 0-5.8z"
      + "M6.5 18.3c.8-2.2 2.8-3.3 5.5-3.3s4.7 1.1 5.5 3.3",
    "person.crop.circle":
      "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z"
      + "M12 7.2a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 1 0 0-5.8z"
      + "M6.5 18.3c.8-2.2 2.8-3.3 5.5-3.3s4.7 1.1 5.5 3.3",
    "phone":
      "M5.5 4h3.2L10.5 8.7 8.4 10.3a12 12 0 0 0 5.3 5.3L15.3 13.5 20 15.3v3.2"
      + "A1.6 1.6 0 0 1 18.3 20 14.5 14.5 0 0 1 4 5.7 1.6 1.6 0 0 1 5.5 4z",
    "photo":
      "M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z"
      + "M3.5 16.5l4.7-4.7 7.2 7.2M13.2 16.8l2.8-2.8 4.5 4.5M14.5 8.6v.1",
    "play": "M7 4.5v15l12.5-7.5z",
    "plus": "M12 5v14M5 12h14",
    "plus.circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 8v8M8 12h8",
    "power": "M12 3.5V12M7 6.3a7.75 7.75 0 1 0 10 0",
    "questionmark.circle":
      "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z"
      + "M9.4 9.6a2.6 2.6 0 1 1 3.9 2.3c-.9.5-1.3 1-1.3 1.9M12 16.8v.1",
    "shield": "M12 3.5 19.5 6v6c0 4.3-2.8 7.2-7.5 8.8C7.3 19.2 4.5 16.3 4.5 12V6z",
    "slider.horizontal.3":
      "M4 6.5h9M17 6.5h3M4 12h2M10 12h10M4 17.5h9M17 17.5h3"
      + "M15 4.7a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z"
      + "M8 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z"
      + "M15 15.7a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6z",
    "sparkles":
      "M10.5 4.5l1.9 5.1 5.1 1.9-5.1 1.9-1.9 5.1-1.9-5.1-5.1-1.9 5.1-1.9zM18.5 3.5v4"
      + "M16.5 5.5h4M18.5 16.5v4M16.5 18.5h4",
    "speaker": "M5.5 9.5H9L14 5.5v13l-5-4H5.5z",
    "speaker.slash": "M3 9.5h2.5L10 6v12l-4.5-3.5H3zM14.5 9.5l5 5M19.5 9.5l-5 5",
    "speaker.wave.3":
      "M3 9.5h2.5L10 6v12l-4.5-3.5H3zM13 9.7a3.3 3.3 0 0 1 0 4.6"
      + "M15.5 7.5a6.3 6.3 0 0 1 0 9M18 5.3a9.4 9.4 0 0 1 0 13.4",
    "square":
      "M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6"
      + "A1.5 1.5 0 0 1 6 4.5z",
    "square.and.arrow.down": "M8 9H5.5v11.5h13V9H16M12 3.5V15M8 11.5l4 3.5 4-3.5",
    "square.and.arrow.up": "M8 10H5.5v10.5h13V10H16M12 15V3.5M8 7l4-3.5L16 7",
    "square.and.pencil":
      "M12.5 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18"
      + "v-6.5M9.5 14.5l.8-3.1 7.6-7.6a1.6 1.6 0 0 1 2.3 2.3l-7.6 7.6z",
    "square.grid.2x2":
      "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
    "star": "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z",
    "stop": "M6 6h12v12H6z",
    "sun.max":
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2"
      + "M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    "sun.min":
      "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 5v.1M12 19v-.1M5 12h.1M19 12h-.1M7 7l.1.1"
      + "M17 17l-.1-.1M7 17l.1-.1M17 7l-.1.1",
    "tag": "M5 3.5h6.5l9 9-8 8-9-9V5A1.5 1.5 0 0 1 5 3.5zM8 8v.1",
    "ticket": "M3.5 7h17v3.5a2 2 0 0 0 0 3.5V17.5h-17V14a2 2 0 0 0 0-3.5zM14.5 7v10.5",
    "trash": "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14",
    "tray": "M3.5 13.5 6.5 5h11l3 8.5V19h-17zM3.5 13.5h5a3.5 3.5 0 0 0 7 0h5",
    "video":
      "M5 6.5h8.5A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V8"
      + "A1.5 1.5 0 0 1 5 6.5zM15 11l5.5-3.5v9L15 13",
    "wifi":
      "M12 18.4v.1M8.6 14.9a4.9 4.9 0 0 1 6.8 0M5.5 11.6a9.4 9.4 0 0 1 13 0"
      + "M2.4 8.3a13.9 13.9 0 0 1 19.2 0",
    "xmark": "M6 6l12 12M18 6 6 18",
    "xmark.circle": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM9 9l6 6M15 9l-6 6",
  ]

  /// A data URL of a symbol in a color, for places where no element can be; nil without an outline.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - color: The color of the strokes, as CSS.
  ///   - degrees: The angle by which the outline is turned clockwise; 0 by default.
  /// - Returns: The URL.
  static func address(of name: String, in color: String, turnedBy degrees: Int = 0) -> String? {
    SymbolPath(name)?.address(in: color, turnedBy: degrees)
  }

  /// A data URL of the symbol in a color.
  ///
  /// - Parameters:
  ///   - color: The color of the strokes, as CSS.
  ///   - degrees: The angle by which the outline is turned clockwise; 0 by default.
  /// - Returns: The URL.
  func address(in color: String, turnedBy degrees: Int = 0) -> String {
    Self.address(ofMarkup: markup(in: color, turnedBy: degrees))
  }

  /// The symbol as an SVG document, with strokes in a color.
  fileprivate func markup(in color: String, turnedBy degrees: Int = 0) -> String {
    let turn = degrees == 0 ? "" : " transform='rotate(\(degrees) 12 12)'"
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' "
      + "fill='\(isFilled ? "\(color)' fill-rule='evenodd" : "none")' stroke='\(color)' "
      + "stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>"
      + "<path d='\(data)'\(turn)/></svg>"
  }

  /// The URL of an outline that is no symbol, in black, for a mask.
  ///
  /// - Parameters:
  ///   - path: The path, in a box that is 24 high.
  ///   - width: The width of the box.
  /// - Returns: The URL.
  static func address(ofPath path: String, width: Int) -> String {
    address(
      ofMarkup: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) 24' fill='none' "
        + "stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>"
        + "<path d='\(path)'/></svg>")
  }

  private static func address(ofMarkup markup: String) -> String {
    markup.utf8.reduce(into: "data:image/svg+xml,") { address, byte in
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

extension HTMLPage {
  /// The symbols that pages draw without a file, as SVG documents with black strokes, by name.
  ///
  /// They're for other renderers of the same tree that have no symbols: each document has a
  /// square of 24 units. The names are listed in <doc:DrawnSymbols>.
  public static var symbolDocuments: [String: String] {
    let names = SymbolPath.names + SymbolPath.filledNames.map { $0 + SymbolPath.fill }
    return names.reduce(into: [:]) { $0[$1] = SymbolPath($1)?.markup(in: "#000") }
  }
}
