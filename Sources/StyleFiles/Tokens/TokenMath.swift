internal import Foundation

/// Evaluates the arithmetic that Tokens Studio allows in values: `4px * 2`, `round(1.5 * (8 + 2))`.
///
/// The operators are `+`, `-`, `*` and `/`, with parentheses; the functions `round`, `roundTo`,
/// `floor`, `ceil`, `abs`, `min` and `max`. Quantities that are added have the same unit, or one of
/// them has none; of two that are multiplied, at most one has a unit.
struct TokenMath {
  /// A number with its unit, which is empty for a plain number.
  struct Quantity: Equatable {
    var number: Double
    var unit = ""
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The maximum nesting depth of parentheses and functions.
  private static let maximumDepth = 32

  /// The result of a text; nil if it isn't arithmetic, mixes units or has no finite result.
  static func quantity(_ text: String) -> Quantity? {
    var math = TokenMath(bytes: Array(text.utf8))
    guard let result = math.sum(), math.next == nil, result.number.isFinite else { return nil }
    return result
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte that isn't a space.
  private var next: UInt8? {
    mutating get {
      while index < bytes.count, bytes[index] == 0x20 { index += 1 }
      return index < bytes.count ? bytes[index] : nil
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func sum() -> Quantity? {
    guard var result = product() else { return nil }
    while true {
      let isSum = take("+")
      guard isSum || take("-") else { return result }
      guard let other = product(), let unit = Self.common(result, other) else { return nil }
      result = Quantity(
        number: isSum ? result.number + other.number : result.number - other.number, unit: unit)
    }
  }

  private mutating func product() -> Quantity? {
    guard var result = factor() else { return nil }
    while true {
      if take("*") {
        guard let other = factor(), result.unit.isEmpty || other.unit.isEmpty else { return nil }
        result = Quantity(number: result.number * other.number, unit: result.unit + other.unit)
      } else if take("/") {
        guard let other = factor(), other.unit.isEmpty || other.unit == result.unit else {
          return nil
        }
        result = Quantity(
          number: result.number / other.number, unit: other.unit.isEmpty ? result.unit : "")
      } else {
        return result
      }
    }
  }

  private mutating func factor() -> Quantity? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "-"):
      index += 1
      return factor().map { Quantity(number: -$0.number, unit: $0.unit) }
    case UInt8(ascii: "("):
      index += 1
      guard let result = sum(), take(")") else { return nil }
      return result
    default:
      return Self.isLetter(byte) ? function() : quantity()
    }
  }

  private mutating func quantity() -> Quantity? {
    let start = index
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    let unit = index
    while index < bytes.count, Self.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "%") {
      index += 1
    }
    return Double(digits).map {
      Quantity(number: $0, unit: String(decoding: bytes[unit..<index], as: UTF8.self))
    }
  }

  private mutating func function() -> Quantity? {
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    guard take("("), let first = sum() else { return nil }
    var arguments = [first]
    while take(",") {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    }
    guard take(")") else { return nil }
    return Self.apply(name, arguments)
  }

  private static func apply(_ name: String, _ arguments: [Quantity]) -> Quantity? {
    let first = arguments[0]
    func rounded(_ rule: FloatingPointRoundingRule) -> Quantity? {
      arguments.count == 1 ? Quantity(number: first.number.rounded(rule), unit: first.unit) : nil
    }
    switch name {
    case "round" where arguments.count == 1: return rounded(.toNearestOrAwayFromZero)
    case "round", "roundTo":
      guard arguments.count == 2, (0...15).contains(arguments[1].number) else { return nil }
      let scale = pow(10, arguments[1].number.rounded())
      return Quantity(number: (first.number * scale).rounded() / scale, unit: first.unit)
    case "floor": return rounded(.down)
    case "ceil": return rounded(.up)
    case "abs":
      return arguments.count == 1 ? Quantity(number: abs(first.number), unit: first.unit) : nil
    case "min", "max":
      var result = first
      for other in arguments.dropFirst() {
        guard let unit = common(result, other) else { return nil }
        let number =
          name == "min" ? min(result.number, other.number) : max(result.number, other.number)
        result = Quantity(number: number, unit: unit)
      }
      return result
    default: return nil
    }
  }

  /// The unit of two quantities that are added; nil if they have two different ones.
  private static func common(_ left: Quantity, _ right: Quantity) -> String? {
    if left.unit.isEmpty { return right.unit }
    return right.unit.isEmpty || left.unit == right.unit ? left.unit : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
