internal import FuzzInput

/// A style sheet with its strings separated from its rules.
struct ParsedStyleSheet {
  /// The values of the strings.
  private(set) var strings: Set<String> = []

  /// The rules without strings and names of classes, sorted by their texts.
  private(set) var rules: [String] = []

  init(_ css: String) {
    let bytes = Array(css.utf8)
    var rule: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      rule.append(byte)
      switch byte {
      case UInt8(ascii: "\""): strings.insert(Self.string(bytes, &place))
      // A layer, scope or media query is a separate rule, because the first rule in it depends on
      // the names of classes.
      case UInt8(ascii: "{") where rule.first == UInt8(ascii: "@"), UInt8(ascii: "}"):
        rules.append(String(decoding: rule, as: UTF8.self))
        rule = []
      // A class is `.s` and nine digits of base 32, which depend on its rules.
      case UInt8(ascii: "s") where rule.dropLast().last == UInt8(ascii: "."):
        let digits = bytes[place...].prefix(9)
        if digits.allSatisfy(Self.isDigit) { place += digits.count }
      default: break
      }
    }
    rules.append(String(decoding: rule, as: UTF8.self))
    rules.sort()
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "v"): true
    default: false
    }
  }

  /// Reads a string up to its end, according to CSS Syntax.
  private static func string(_ bytes: [UInt8], _ place: inout Int) -> String {
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(escape(bytes, &place)).utf8)
      case 0x00, 0x0A, 0x0C, 0x0D, UInt8(ascii: "<"): fatalError("\(byte) is in a string of CSS")
      default: text.append(byte)
      }
    }
    fatalError("a string of CSS does not end: \(String(decoding: text, as: UTF8.self))")
  }

  /// Reads one to six digits and the space after them.
  private static func escape(_ bytes: [UInt8], _ place: inout Int) -> Unicode.Scalar {
    let digits = String(decoding: bytes[place...].prefix { $0 != 0x20 }.prefix(6), as: UTF8.self)
    place += digits.utf8.count
    expect(bytes[place...].first == 0x20, "an escape does not end after \(digits)")
    place += 1
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      fatalError("there is no character \(digits)")
    }
    return scalar
  }
}
