internal import ProtocolStyle

/// The CSS declarations of a style: values by property, for an element and its parts.
struct Declarations: Hashable {
  /// The element or a part of it.
  enum Part: CaseIterable {
    case element, title, segment, leadingItem, backIndicator, image, placeholder, detail
    case accessory, badge

    /// The image or symbol beside a title, a symbol alone, and the two layers of one.
    case icon, symbol, backLayer, frontLayer

    /// All children, and those without a natural size, such as that of an image.
    case children, sizelessChildren

    /// All children, above what their classes declare.
    case layers

    /// The rows of a grid, above what their classes declare.
    case gridRows

    /// A cell that is pressed or selected, above what its class declares.
    case selection

    /// The children of an element that can't contain them; they are next to it in a group.
    case groupedChildren

    /// The selector of the part, after that of the element.
    var selector: String {
      func child(_ name: PartClass) -> String { ">.\(name.rawValue)" }
      return switch self {
      case .element: ""
      case .title: child(.title)
      case .segment: " label:has(:checked)"
      case .leadingItem: Self.leadingItemSelector
      case .backIndicator: Self.leadingItemSelector + "::before"
      case .image: "::before"
      case .placeholder: "::placeholder"
      case .detail: child(.detail)
      case .accessory: "::after"
      case .badge: child(.badge)
      case .icon: ">:is(img,svg)"
      case .symbol: ">svg.\(PartClass.symbol.rawValue)"
      case .backLayer: ">svg>path:first-child:not(:only-child)"
      case .frontLayer: ">svg>path:last-child"
      case .children: ">*"
      case .sizelessChildren: ">:not(img,[role=img]:where(:not([data-trait])),[role=switch])"
      case .layers: ">:nth-child(n)"
      case .gridRows: ">.\(PartClass.row.rawValue):has(>:nth-child(n))"
      case .selection:
        ":is(\(StateSelector.text(of: .highlighted)),\(StateSelector.text(of: .selected)))"
      case .groupedChildren: ":is(.\(PartClass.group.rawValue)>:first-child)~*"
      }
    }

    private static let leadingItemSelector =
      ">:nth-child(1 of :not(.\(PartClass.title.rawValue),.\(PartClass.prompt.rawValue)))"
  }

  struct Key: Hashable {
    let part: Part
    let property: String
  }

  /// The properties, in the order in which they were set, and their values in the same order.
  ///
  /// There are few, so searching them costs less than hashing one.
  private(set) var keys: [Key] = []
  private var values: [String] = []

  /// The rule with the key frames of the element's animation, whose name is a value; nil for none.
  var keyFrames: String?

  subscript(property: String, part: Part = .element) -> String? {
    get { self[Key(part: part, property: property)] }
    set { self[Key(part: part, property: property)] = newValue }
  }

  subscript(key: Key) -> String? {
    get { keys.firstIndex(of: key).map { values[$0] } }
    set {
      switch (keys.firstIndex(of: key), newValue) {
      case (let place?, let value?): values[place] = value
      case (let place?, nil):
        keys.remove(at: place)
        values.remove(at: place)
      case (nil, let value?):
        keys.append(key)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  /// The properties with their values.
  var all: [(key: Key, value: String)] { zip(keys, values).map { ($0, $1) } }

  /// The values of properties; nil for each that isn't set.
  func values(of keys: [Key]) -> [String?] {
    keys == self.keys ? values : keys.map { self[$0] }
  }

  /// Compares values by their bytes, because URLs and font families are byte strings to a browser.
  static func == (left: Declarations, right: Declarations) -> Bool {
    left.values.isExactlyEqual(to: right.values) && left.keys == right.keys
  }

  func hash(into hasher: inout Hasher) {
    // Styles with the same values rarely have other properties.
    hasher.combine(values)
  }
}

// MARK: - DeclarationValue

/// Decides whether text is complete as the value of a declaration, by the tokenizer of CSS Syntax
/// Level 3.
///
/// A complete value ends where the text ends, for every browser: it has no string, escape, comment,
/// address or bracket that is still open, no bracket without its other half, no bad string or
/// address, and no `;`, `!`, `{` or `}` outside of strings, comments and addresses. Braces would be
/// allowed inside brackets and in custom properties; no property needs them, and a value with them
/// can be parsed as a nested rule. A `!` would make the declaration important.
///
/// `<` and control characters are refused everywhere, because the style sheet is in an element.
struct DeclarationValue {
  private let bytes: [UInt8]
  private var place = 0

  /// The closing brackets that are needed, innermost last.
  private var brackets: [UInt8] = []

  /// Returns whether text is a complete value.
  static func isComplete(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "<") }) else {
      return false
    }
    var value = DeclarationValue(bytes: Array(text.utf8))
    return value.skipTokens()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at a distance from the current place; nil after the end.
  private func byte(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  /// Skips all tokens; false if the text isn't complete.
  private mutating func skipTokens() -> Bool {
    while let first = byte() {
      guard skipToken(first) else { return false }
    }
    return brackets.isEmpty
  }

  private mutating func skipToken(_ first: UInt8) -> Bool {
    if startsNumber() {
      skipNumber()
      if startsName() { skipName() }
      return true
    }
    if startsName() { return skipWord() }
    place += 1
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return skipString(until: first)
    case UInt8(ascii: "/"):
      return byte() == UInt8(ascii: "*") ? skipComment() : true
    case UInt8(ascii: "("): brackets.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): brackets.append(UInt8(ascii: "]"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"): return brackets.popLast() == first
    // The name after one of these begins no address: `#url(` is a hash and a bracket.
    case UInt8(ascii: "#"), UInt8(ascii: "@"):
      if first == UInt8(ascii: "#") ? isNamePart() : startsName() { skipName() }
    // A backslash that begins no escape is at the end.
    case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return false
    default: break
    }
    return true
  }

  /// Skips a string after its quotation mark.
  private mutating func skipString(until end: UInt8) -> Bool {
    while let next = byte() {
      if next == UInt8(ascii: "\\") {
        guard skipEscape() != nil else { return false }
        continue
      }
      place += 1
      if next == end { return true }
    }
    return false
  }

  /// Skips a comment after its slash.
  private mutating func skipComment() -> Bool {
    place += 1
    while let next = byte() {
      place += 1
      if next == UInt8(ascii: "*"), byte() == UInt8(ascii: "/") {
        place += 1
        return true
      }
    }
    return false
  }

  /// Skips a name, and the address or bracket that it begins.
  private mutating func skipWord() -> Bool {
    let name = skipName()
    guard byte() == UInt8(ascii: "(") else { return true }
    place += 1
    if name.elementsEqual("url".utf8.map(UInt32.init)) {
      while byte() == UInt8(ascii: " ") { place += 1 }
      // A quoted address is a string in brackets.
      if byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "'") { return skipAddress() }
    }
    brackets.append(UInt8(ascii: ")"))
    return true
  }

  /// Skips an address without quotation marks, and its bracket.
  private mutating func skipAddress() -> Bool {
    while let next = byte() {
      switch next {
      case UInt8(ascii: ")"):
        place += 1
        return true
      case UInt8(ascii: "\\"):
        guard skipEscape() != nil else { return false }
      case UInt8(ascii: " "):
        while byte() == UInt8(ascii: " ") { place += 1 }
        guard byte() == UInt8(ascii: ")") else { return false }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): return false
      default: place += 1
      }
    }
    return false
  }

  /// Skips a backslash and what it escapes, and returns that in lower case; nil at the end.
  private mutating func skipEscape() -> UInt32? {
    place += 1
    var code: UInt32 = 0
    var count = 0
    while count < 6, let next = byte(), let digit = Self.digit(next) {
      code = code * 16 + digit
      place += 1
      count += 1
    }
    if count > 0 {
      if byte() == UInt8(ascii: " ") { place += 1 }
      return (65...90).contains(code) ? code | 0x20 : code
    }
    guard let next = byte() else { return nil }
    // The other bytes of a scalar are parts of names, too.
    place += 1
    return UInt32(Self.lowercased(next))
  }

  /// Skips a name, and returns it in lower case with its escapes resolved.
  @discardableResult
  private mutating func skipName() -> [UInt32] {
    var name: [UInt32] = []
    while let next = byte(), isNamePart() {
      if next == UInt8(ascii: "\\"), let code = skipEscape() {
        name.append(code)
      } else {
        name.append(UInt32(Self.lowercased(next)))
        place += 1
      }
    }
    return name
  }

  private mutating func skipNumber() {
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { place += 1 }
    skipDigits()
    if byte() == UInt8(ascii: "."), isDigit(1) {
      place += 1
      skipDigits()
    }
    guard byte().map(Self.lowercased) == UInt8(ascii: "e") else { return }
    let hasSign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard isDigit(hasSign ? 2 : 1) else { return }
    place += hasSign ? 2 : 1
    skipDigits()
  }

  private mutating func skipDigits() {
    while isDigit(0) { place += 1 }
  }

  private func startsNumber() -> Bool {
    let isSigned = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-")
    let first = isSigned ? 1 : 0
    return isDigit(first) || byte(first) == UInt8(ascii: ".") && isDigit(first + 1)
  }

  private func startsName() -> Bool {
    guard byte() == UInt8(ascii: "-") else { return isNamePart() && !isDigit(0) }
    return byte(1) == UInt8(ascii: "-") || isNamePart(1) && !isDigit(1)
  }

  /// Whether the byte at a distance belongs to a name, or begins an escape.
  private func isNamePart(_ distance: Int = 0) -> Bool {
    guard let next = byte(distance) else { return false }
    switch Self.lowercased(next) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      return true
    case UInt8(ascii: "\\"): return byte(distance + 1) != nil
    default: return false
    }
  }

  private func isDigit(_ distance: Int) -> Bool {
    byte(distance).map { (48...57).contains($0) } ?? false
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte | 0x20 : byte
  }
}
