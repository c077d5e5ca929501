/// One of a number of pages.
public struct PageNumber: Hashable, Sendable {
  /// The page, counted from 0.
  public let current: Int

  /// How many pages there are, 0 or more.
  public let count: Int

  /// Makes a page number.
  ///
  /// - Parameters:
  ///   - current: The page, counted from 0; clamped to the pages that there are.
  ///   - count: How many pages there are; 0 when it is negative.
  public init(_ current: Int, of count: Int) {
    self.count = max(count, 0)
    self.current = min(max(current, 0), max(self.count - 1, 0))
  }
}

extension PageNumber: CustomStringConvertible {
  /// The page as people count: `1 of 5`.
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
  /// - Throws: `DecodingError` with the path; when there is no such page its underlying error is
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
