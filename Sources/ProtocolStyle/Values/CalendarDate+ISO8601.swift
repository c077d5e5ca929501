extension CalendarDate {
  /// Makes a date of ISO 8601 text; nil when the text is anything else.
  ///
  /// See ``init(validatingISO8601:)`` to learn why a text was refused.
  ///
  /// - Parameter iso8601: The date, `2026-11-22`, or the date and time, `2026-11-22T09:41`, as
  ///   HTML's date fields write them: without seconds and time zone. White space isn't accepted.
  public init?(iso8601: String) {
    try? self.init(validatingISO8601: iso8601)
  }

  /// Makes a date of ISO 8601 text, refusing text that is anything else.
  ///
  /// - Parameter iso8601: What ``init(iso8601:)`` accepts.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`, or `outOfRange` for a
  ///   date that there isn't.
  public init(validatingISO8601 iso8601: String) throws(InvalidValueError) {
    let form = Array("0000-00-00T00:00".utf8)
    let text = Array(iso8601.utf8.prefix(form.count + 1))
    let isOfForm =
      (text.count == 10 || text.count == form.count)
      && zip(text, form).allSatisfy { character, place in
        place == UInt8(ascii: "0") ? Self.digits.contains(character) : character == place
      }
    guard isOfForm else {
      throw InvalidValueError(
        text.isEmpty ? .empty : .malformed, subject: "date",
        given: InvalidValueError.quoted(iso8601),
        accepted: "a date such as 2026-11-22, or with a time such as 2026-11-22T09:41,")
    }
    func number(_ range: Range<Int>) -> Int {
      text[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let hasTime = text.count == form.count
    try self.init(
      validatingYear: number(0..<4), month: number(5..<7), day: number(8..<10),
      hour: hasTime ? number(11..<13) : 0, minute: hasTime ? number(14..<16) : 0)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The day in ISO 8601: `2026-11-22`.
  package var iso8601Day: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// The time of day in ISO 8601: `09:41`.
  package var iso8601Time: String { "\(Self.padded(hour, to: 2)):\(Self.padded(minute, to: 2))" }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601, without the time at midnight: `2026-11-22` or `2026-11-22T09:41`.
  public var description: String {
    hour == 0 && minute == 0 ? iso8601Day : "\(iso8601Day)T\(iso8601Time)"
  }
}

extension CalendarDate: Codable {
  /// Decodes ISO 8601 text, as ``init(iso8601:)`` accepts it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for any other text its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(validatingISO8601: container.decode(String.self))
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
