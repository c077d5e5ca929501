/// The titles of items of which at most one is selected, such as segments.
public struct ItemList: Hashable, Sendable {
  /// The titles, in order.
  public let titles: [String]

  /// The index of the selected item; nil if none is selected.
  public let selectedIndex: Int?

  /// Creates a list of items.
  ///
  /// - Parameters:
  ///   - titles: The titles, in order.
  ///   - selectedIndex: The index of the selected item; nil by default, and if there's no such
  ///     item.
  public init(_ titles: [String], selectedIndex: Int? = nil) {
    self.titles = titles
    self.selectedIndex = selectedIndex.flatMap { titles.indices.contains($0) ? $0 : nil }
  }
}

extension ItemList: CustomStringConvertible {
  /// The titles, with the selected one in brackets: `Day, [Week], Month`.
  public var description: String {
    titles.enumerated()
      .map { $0.offset == selectedIndex ? "[\($0.element)]" : $0.element }
      .joined(separator: ", ")
  }
}

extension ItemList: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case titles
    case selectedIndex
  }

  /// Decodes an object with `titles` and, if an item is selected, `selectedIndex`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there's no item at the index, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "items")
    let titles = try container.decode([String].self, forKey: .titles)
    let selected = try container.decodeIfPresent(Int.self, forKey: .selectedIndex)
    if let selected, !titles.indices.contains(selected) {
      let error = InvalidValueError(
        .outOfRange, subject: "selected index", given: "\(selected)",
        accepted: "the index of one of \(titles.count) items")
      throw DecodingError.invalidValue(error, at: decoder.codingPath + [CodingKeys.selectedIndex])
    }
    self.init(titles, selectedIndex: selected)
  }
}
