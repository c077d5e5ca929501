/// An address, parsed according to the URL standard.
struct BrowserAddress {
  private let address: String

  init(_ text: String) {
    // Control characters and spaces are removed at both ends, tabs and line breaks everywhere.
    let scalars = text.unicodeScalars.drop { $0.value <= 0x20 }.reversed()
      .drop { $0.value <= 0x20 }.reversed().filter { !"\t\n\r".unicodeScalars.contains($0) }
    address = String(String.UnicodeScalarView(scalars))
  }

  /// Whether it's a relative URL, an `http` or `https` URL, or an image in a data URL.
  var isAllowed: Bool {
    guard let scheme else { return true }
    let isImage = address.utf8.prefix(11).map { $0 | 0x20 }.elementsEqual("data:image/".utf8)
    return ["http", "https"].contains(scheme) || (scheme == "data" && isImage)
  }

  /// A letter, then letters, digits, `+`, `-` and `.`, and a colon; nil for a relative URL.
  private var scheme: String? {
    let bytes = address.utf8
    let name = bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ":"),
      let first = name.first, first >= UInt8(ascii: "A")
    else { return nil }
    return String(decoding: name, as: UTF8.self).lowercased()
  }
}
