/// The titles and images of items of which at most one is selected, such as segments.
public struct ItemList: Hashable, Sendable {
  /// The titles, in order.
  public let titles: [String]

  /// The images of the items from the first to the last one with an image; nil for items without
  /// one.
  public let images: [ImageReference?]

  /// The index of the selected item; nil if none is selected.
  public let selectedIndex: Int?

  /// Creates a list of items.
  ///
  /// - Parameters:
  ///   - titles: The titles, in order.
  ///   - images: The images, in the order of the titles; none by default. Those without a title are
  ///     dropped.
  ///   - selectedIndex: The index of the selected item; nil by default, and if there's no such
  ///     item.
  public init(
    _ titles: [String], images: [ImageReference?] = [], selectedIndex: Int? = nil
  ) {
    self.titles = titles
    let images = images.prefix(titles.count)
    // Equal lists are equal in memory, however many of the last items were given without an image.
    self.images = images.lastIndex { $0 != nil }.map { Array(images[...$0]) } ?? []
    self.selectedIndex = selectedIndex.flatMap { titles.indices.contains($0) ? $0 : nil }
  }

  /// Returns the image of an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The image; nil if the item has none, or there's no such item.
  public func image(at index: Int) -> ImageReference? {
    images.indices.contains(index) ? images[index] : nil
  }
}

extension ItemList: CustomStringConvertible {
  /// The titles, with the selected one in brackets, and their images: `Day, [Week], Month`, or
  /// `[List (symbol "list.bullet")], Grid`.
  public var description: String {
    titles.enumerated().map { index, title in
      let item = image(at: index).map { "\(title) (\($0))" } ?? title
      return index == selectedIndex ? "[\(item)]" : item
    }.joined(separator: ", ")
  }
}

extension ItemList: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case titles
    case images
    case selectedIndex
  }

  /// Decodes an object with `titles`, `images` if there are some, and, if an item is selected,
  /// `selectedIndex`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if there's no item at the index, or there are more
  ///   images than items, its underlying error is ``InvalidValueError``.
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
    let images = try container.decodeIfPresent([ImageReference?].self, forKey: .images) ?? []
    guard images.count <= titles.count else {
      let error = InvalidValueError(
        .outOfRange, subject: "images", given: "\(images.count)",
        accepted: "one image or null for each of \(titles.count) items")
      throw DecodingError.invalidValue(error, at: decoder.codingPath + [CodingKeys.images])
    }
    self.init(titles, images: images, selectedIndex: selected)
  }

  /// Encodes an object with `titles`, `images` if there are some, and, if an item is selected,
  /// `selectedIndex`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(titles, forKey: .titles)
    if !images.isEmpty { try container.encode(images, forKey: .images) }
    try container.encodeIfPresent(selectedIndex, forKey: .selectedIndex)
  }
}
