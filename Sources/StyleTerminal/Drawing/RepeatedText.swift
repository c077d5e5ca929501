/// A text that's appended to others several times.
///
/// It grows by doubling and is then copied as a whole, because validating the bytes of each row
/// would cost more than drawing it.
struct RepeatedText {
  private var text: String
  private let unitLength: Int

  /// Creates a text for repetition.
  ///
  /// - Parameter unit: The text to repeat; it must not combine with a copy of itself.
  init(_ unit: String) {
    text = unit
    unitLength = unit.utf8.count
  }

  /// Appends a number of repetitions to a text.
  mutating func append(_ count: Int, to other: inout String) {
    let length = count * unitLength
    while text.utf8.count < length {
      let half = text
      text += half
    }
    other += text[..<text.utf8.index(text.startIndex, offsetBy: length)]
  }
}
