/// A date with the earliest and the latest one that can be set, and the parts of it that are set.
public struct RangedDate: Hashable, Sendable {
  /// The date, which isn't before the minimum nor after the maximum.
  public let date: CalendarDate

  /// The earliest date; nil for none.
  public let minimum: CalendarDate?

  /// The latest date; nil for none.
  public let maximum: CalendarDate?

  /// The parts that are set.
  public let mode: DatePickerMode

  /// Makes a date with its limits.
  ///
  /// - Parameters:
  ///   - date: The date; clamped to the limits.
  ///   - minimum: The earliest date; none by default. A minimum that is after the maximum is ignored
  ///     together with that, as `UIDatePicker` does.
  ///   - maximum: The latest date; none by default.
  ///   - mode: The parts that are set; year, month and day by default.
  public init(
    _ date: CalendarDate, minimum: CalendarDate? = nil, maximum: CalendarDate? = nil,
    mode: DatePickerMode = .date
  ) {
    let isOrdered = minimum.flatMap { minimum in maximum.map { minimum <= $0 } } ?? true
    self.minimum = isOrdered ? minimum : nil
    self.maximum = isOrdered ? maximum : nil
    let least = self.minimum.map { max(date, $0) } ?? date
    self.date = self.maximum.map { min(least, $0) } ?? least
    self.mode = mode
  }

  /// The parts that are set in ISO 8601: `2026-11-22`, `09:41` or `2026-11-22T09:41`.
  public var iso8601: String { mode.iso8601(date) }
}

extension RangedDate: CustomStringConvertible {
  /// The parts that are set, and the limits: `2026-11-22`, `2026-11-22 of 2026-01-01…`.
  public var description: String {
    guard minimum != nil || maximum != nil else { return iso8601 }
    return "\(iso8601) of \(minimum?.description ?? "")…\(maximum?.description ?? "")"
  }
}

extension RangedDate: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case date
    case minimum
    case maximum
    case mode
  }

  /// Decodes an object with `date` and, where there are, `minimum`, `maximum` and `mode`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; when the dates are not in order its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "date")
    let date = try container.decode(CalendarDate.self, forKey: .date)
    let minimum = try container.decodeIfPresent(CalendarDate.self, forKey: .minimum)
    let maximum = try container.decodeIfPresent(CalendarDate.self, forKey: .maximum)
    let mode = try container.decodeIfPresent(DatePickerMode.self, forKey: .mode)
    self.init(date, minimum: minimum, maximum: maximum, mode: mode ?? .date)
    guard (self.date, self.minimum, self.maximum) == (date, minimum, maximum) else {
      let limits = "\(minimum?.description ?? "")…\(maximum?.description ?? "")"
      let error = InvalidValueError(
        .outOfRange, subject: "date", given: "\(date) of \(limits)",
        accepted: "a date with minimum ≤ date ≤ maximum")
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `date`, and `minimum`, `maximum` and `mode` where they aren't the
  /// default.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    if mode != .date { try container.encode(mode, forKey: .mode) }
  }
}
