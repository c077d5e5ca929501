/// A key that the live screen handles.
enum LiveKey: Equatable, Sendable {
  case theme
  case choice
  case scheme
  case contrast
  case larger
  case smaller
  case up
  case down
  case quit

  /// Reads the bytes that a terminal sends; those of other keys are left out.
  ///
  /// - Parameter bytes: The bytes of one reading: keys send theirs at once.
  /// - Returns: The keys in their order.
  static func keys(in bytes: some Sequence<UInt8>) -> [LiveKey] {
    var keys: [LiveKey] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") {
        rest.removeFirst()
        // Parameters, of keys with modifiers, precede the letter.
        let letter = rest.firstIndex { (0x40...0x7E).contains($0) } ?? rest.endIndex
        switch letter < rest.endIndex ? rest[letter] : 0 {
        case UInt8(ascii: "A"): keys.append(.up)
        case UInt8(ascii: "B"): keys.append(.down)
        default: break
        }
        rest = rest[letter...].dropFirst()
      } else if let key = LiveKey(byte) {
        keys.append(key)
      }
    }
    return keys
  }

  private init?(_ byte: UInt8) {
    switch Character(Unicode.Scalar(byte)).lowercased() {
    case "t": self = .theme
    case "f": self = .choice
    case "s": self = .scheme
    case "c": self = .contrast
    case "+", "=": self = .larger
    case "-": self = .smaller
    case "q", "\u{4}": self = .quit
    default: return nil
    }
  }
}
