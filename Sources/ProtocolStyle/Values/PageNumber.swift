/// The current page and the number of pages.
public struct PageNumber: Hashable, Sendable {
  /// The page, counted from 0.
  public let current: Int

  /// The number of pages, 0 or more.
  public let count: Int

  /// Creates a page number.
  ///
  /// - Parameters:
  ///   - current: The page, counted from 0; clamped to the existing pages.
  ///   - count: The number of pages; 0 if it's negative.
  public init(_ current: Int, of count: Int) {
    self.count = max(count, 0)
    self.current = min(max(current, 0), max(self.count - 1, 0))
  }
}

extension PageNumber: CustomStringConvertible {
  /// The page counted from 1, such as `1 of 5`.
  public var description: String { "\(count == 0 ? 0 : current + 1) of \(count)" }
}

extension PageNumber: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case current
    case count
  }

  /// Decodes an object with `current` and `count`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there's no such page, its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "page")
    let current = try container.decode(Int.self, forKey: .current)
    let count = try container.decode(Int.self, forKey: .count)
    self.init(current, of: count)
    guard self.current == current, self.count == count else {
      let error = InvalidValueError(
        .outOfRange, subject: "page", given: "\(current) of \(count)",
        accepted: "a page from 0 to count - 1, or 0 of 0,")
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }
}
