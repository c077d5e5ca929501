/// Parses a JSON text (RFC 8259) within limits.
///
/// Lenient scanning also accepts what people write into JSON files: comments, a comma behind the
/// last element, and names and strings as in JavaScript (JSON5).
///
/// Foundation's parsers can't be used: they accept duplicate members and keep one of them, which a
/// token file must not have; they lose the order of members, which generated code keeps; and they
/// have no depth limit. The scanner reads each byte once, and its stack is limited by
/// `maximumDepth`.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private let maximumDepth: Int
  private let file: Int
  private let isLenient: Bool
  private var path: [String] = []

  /// Notes where values begin; nil while a file is read, which only needs places after a mistake.
  var positions: JSONPositions?

  /// The forms that JSON doesn't have, each with the index of its first occurrence.
  private var extensions: [Extension: Int] = [:]

  /// A form that JSON doesn't have.
  enum Extension: String, CaseIterable {
    case comment = "a comment"
    case trailingComma = "a comma behind the last element"
    case bareName = "a name without quotation marks"
    case apostrophes = "a text in apostrophes"
    case number = "a number with a plus sign, or without a digit in front of its period"

    /// The current form, as a noun phrase.
    var accepted: String {
      switch self {
      case .comment: "a \"$description\" instead of a comment"
      case .trailingComma: "no comma there"
      case .bareName, .apostrophes: "quotation marks"
      case .number: "a number that begins with a digit"
      }
    }
  }

  /// Creates a scanner of a UTF-8 text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - maximumDepth: The maximum nesting depth of objects and arrays.
  ///   - file: The index of the file, which objects store.
  ///   - isLenient: Whether forms that JSON doesn't have are accepted; see ``olderForms``.
  init(_ bytes: [UInt8], maximumDepth: Int, file: Int, isLenient: Bool = false) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.file = file
    self.isLenient = isLenient
  }

  /// The forms that lenient scanning accepted, in the order of their first occurrences.
  var olderForms: [(form: Extension, position: TextPosition)] {
    extensions.sorted { $0.value < $1.value }.map {
      ($0.key, TextPosition(of: $0.value, in: bytes))
    }
  }

  /// Notes a form, and returns whether it's accepted.
  private mutating func accepts(_ form: Extension, at index: Int) -> Bool {
    guard isLenient else { return false }
    if extensions[form] == nil { extensions[form] = index }
    return true
  }

  /// Parses the whole text as one value.
  mutating func read() throws(JSONSyntaxError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let result = try value()
    skipSpace()
    guard index == bytes.count else { throw failure(accepted: "the end of the file") }
    return result
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    positions?.value(at: index)
    switch byte {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "'") where accepts(.apostrophes, at: index): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return .number(try number())
    case UInt8(ascii: "+") where accepts(.number, at: index):
      index += 1
      return .number(try number())
    case UInt8(ascii: ".") where accepts(.number, at: index): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw failure(accepted: "a JSON value")
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONObject {
    try enter()
    var object = JSONObject()
    object.file = file
    skipSpace()
    if take("}") { return leave(object) }
    repeat {
      let comma = index - 1
      skipSpace()
      let start = index
      if byte == UInt8(ascii: "}") {
        try acceptComma(at: comma)
        break
      }
      let name = try name()
      path.append(name)
      positions?.enter(name, at: start)
      skipSpace()
      guard take(":") else { throw failure(accepted: "a colon behind the name \(quoted(name))") }
      let value = try value()
      path.removeLast()
      positions?.leave(at: index)
      guard object.append(name, value) else {
        throw failure(
          at: start, .duplicateKey, found: "the name \(quoted(name)) for the second time",
          accepted: "each name once in an object")
      }
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure(accepted: "a comma or the end of the object, }") }
    return leave(object)
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return leave(values) }
    repeat {
      let comma = index - 1
      skipSpace()
      if byte == UInt8(ascii: "]"), !values.isEmpty {
        try acceptComma(at: comma)
        break
      }
      path.append("\(values.count)")
      positions?.enter(path[path.count - 1], at: index)
      values.append(try value())
      path.removeLast()
      positions?.leave(at: index)
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure(accepted: "a comma or the end of the array, ]") }
    return leave(values)
  }

  /// Accepts a comma behind the last element in lenient scanning.
  private mutating func acceptComma(at index: Int) throws(JSONSyntaxError) {
    guard !accepts(.trailingComma, at: index) else { return }
    throw failure(
      at: index, found: Extension.trailingComma.rawValue, accepted: "no comma there",
      remedy: "Remove the comma. Lenient reading accepts it.")
  }

  /// The name of a member.
  private mutating func name() throws(JSONSyntaxError) -> String {
    if byte == UInt8(ascii: "\"") { return try string() }
    if byte == UInt8(ascii: "'"), accepts(.apostrophes, at: index) { return try string() }
    let start = index
    while let byte, Self.isPartOfName(byte) { index += 1 }
    guard index > start, accepts(.bareName, at: start) else {
      index = start
      throw failure(accepted: "a name in quotation marks")
    }
    return try text(of: start..<index)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...:
      true
    default: isDigit(byte)
    }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let quote = Unicode.Scalar(bytes[index])
    index += 1
    let start = index
    while let byte, byte != UInt8(ascii: quote), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if take(quote) { return try text(of: start..<index - 1) }
    return try escapedString(from: start, endingWith: quote)
  }

  /// Continues from the first escape of a string that began at an index.
  private mutating func escapedString(
    from start: Int, endingWith quote: Unicode.Scalar
  ) throws(JSONSyntaxError) -> String {
    var text = try text(of: start..<index)
    while !take(quote) {
      guard let byte, byte >= 0x20 else {
        throw failure(accepted: "a character or the end of the text, a quotation mark")
      }
      if take("\\") {
        text.unicodeScalars.append(try escape())
      } else {
        let run = index
        while let byte = self.byte, byte != UInt8(ascii: quote), byte != UInt8(ascii: "\\"),
          byte >= 0x20
        { index += 1 }
        text += try self.text(of: run..<index)
      }
    }
    return text
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index - 1
    let kind = byte ?? 0
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "'") where isLenient: return "'"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try codeUnit()
      if let scalar = Unicode.Scalar(high) { return scalar }
      if (0xD800..<0xDC00).contains(high), take("\\"), take("u") {
        let low = try codeUnit()
        if (0xDC00..<0xE000).contains(low),
          let scalar = Unicode.Scalar((high - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
        {
          return scalar
        }
      }
      throw failure(at: start, found: "half of a surrogate pair", accepted: "both halves")
    default:
      index = start
      throw failure(accepted: #"one of the escapes \" \\ \/ \b \f \n \r \t \u"#)
    }
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure(accepted: "four hexadecimal digits") }
    index += 4
    return unit
  }

  private func text(of range: Range<Int>) throws(JSONSyntaxError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw failure(at: range.lowerBound, found: "bytes that aren't UTF-8", accepted: "UTF-8")
    }
    return text
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = index
    _ = take("-")
    if byte != UInt8(ascii: ".") || !accepts(.number, at: index), !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw failure(at: start, found: text, accepted: "a number that a Double holds")
    }
    // The digits are kept if they are JSON.
    let isJSON = text.first != "." && !text.hasPrefix("-.")
    return isJSON ? JSONNumber(text: text, value: value) : JSONNumber(value)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while let byte, Self.isDigit(byte) { index += 1 }
    guard index > start else { throw failure(accepted: "a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else {
      throw failure(accepted: "a JSON value, such as \(word)")
    }
    index += word.utf8.count
    return value
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    repeat {
      while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    } while isLenient && skipComment()
  }

  /// Skips a comment, to the end of its line or to its end mark; returns false if there is none.
  private mutating func skipComment() -> Bool {
    guard isComment(at: index), accepts(.comment, at: index) else { return false }
    let isBlock = bytes[index + 1] == UInt8(ascii: "*")
    index += 2
    while let byte {
      index += 1
      if !isBlock, byte == 0x0A { break }
      if isBlock, byte == UInt8(ascii: "*"), take("/") { break }
    }
    return true
  }

  private func isComment(at index: Int) -> Bool {
    bytes[index...].starts(with: "//".utf8) || bytes[index...].starts(with: "/*".utf8)
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    guard depth <= maximumDepth else {
      throw failure(
        at: index, .tooDeep, found: "more than \(maximumDepth) objects and arrays in each other",
        accepted: "at most \(maximumDepth)")
    }
    index += 1
  }

  private mutating func leave<Value>(_ value: Value) -> Value {
    depth -= 1
    return value
  }

  private func failure(
    at place: Int? = nil, _ code: StyleFileProblem.Code = .syntax, found: String? = nil,
    accepted: String, remedy: String? = nil
  ) -> JSONSyntaxError {
    let place = place ?? index
    let isComment = isComment(at: place)
    return JSONSyntaxError(
      code: code, position: TextPosition(of: place, in: bytes), pointer: JSONPointer(path),
      found: found ?? (isComment ? Extension.comment.rawValue : quotation(at: place)),
      accepted: accepted,
      remedy: isComment
        ? "Write a \"$description\" instead of a comment. Lenient reading accepts comments."
        : remedy)
  }

  /// The text at an index in a message.
  ///
  /// A file that isn't JSON from its beginning may be anything, so its text isn't quoted.
  private func quotation(at place: Int) -> String {
    guard place < bytes.count else { return "the end of the file" }
    guard bytes[place] > 0x20 else { return "a line break or another control character" }
    let start = bytes.firstIndex { $0 > 0x20 && $0 < 0x80 }
    guard let start, start < place, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes[start])
    else { return "text that isn't JSON" }
    return quoted(String(decoding: bytes[place...].prefix(while: { $0 > 0x20 }), as: UTF8.self))
  }
}

/// The first syntax error in a JSON text, with its position.
struct JSONSyntaxError: Error {
  let code: StyleFileProblem.Code
  let position: TextPosition
  let pointer: JSONPointer
  let found: String
  let accepted: String
  let remedy: String?
}
