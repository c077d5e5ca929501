/// A number in a range, such as a slider's: `aria-valuenow`, `-min` and `-max` in ARIA.
///
/// ```swift
/// let volume = RangedValue(0.25, in: 0...1)
/// ```
public struct RangedValue: Hashable, Sendable {
  /// The number, inside the range.
  public let value: Double

  /// The smallest number of the range.
  public let minimum: Double

  /// The largest number of the range.
  public let maximum: Double

  /// Creates a number in a range.
  ///
  /// - Parameters:
  ///   - value: The number; clamped to the range, and replaced by its minimum if it's not a number.
  ///   - range: The range; 0 to 1 by default, and if one of its bounds isn't finite.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1) {
    let isFinite = range.lowerBound.isFinite && range.upperBound.isFinite
    minimum = isFinite ? range.lowerBound.finite(or: 0) : 0
    maximum = isFinite ? range.upperBound.finite(or: 1) : 1
    self.value = value.isNaN ? minimum : min(max(value, minimum), maximum).finite(or: minimum)
  }

  /// The part of the range below the number, from 0 to 1; 0 if the range has only one number.
  public var fraction: Double {
    // Halves are used because the length of a range can exceed the largest finite number.
    maximum > minimum ? (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2) : 0
  }
}

extension RangedValue: CustomStringConvertible {
  /// The number and its range: `3 of 0…10`.
  public var description: String {
    "\(value.plainDescription) of \(minimum.plainDescription)…\(maximum.plainDescription)"
  }
}

extension RangedValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case value
    case minimum
    case maximum
  }

  /// Decodes an object with `value`, `minimum` and `maximum`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the numbers aren't in order, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "value")
    let value = try container.decode(Double.self, forKey: .value)
    let minimum = try container.decode(Double.self, forKey: .minimum)
    let maximum = try container.decode(Double.self, forKey: .maximum)
    guard minimum.isFinite, maximum.isFinite, minimum <= value, value <= maximum else {
      let error = InvalidValueError(
        .outOfRange, subject: "value", given: "\(value) of \(minimum)…\(maximum)",
        accepted: "finite numbers with minimum ≤ value ≤ maximum")
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
    self.init(value, in: minimum...maximum)
  }

  /// Encodes an object with `value`, `minimum` and `maximum`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(maximum, forKey: .maximum)
  }
}

// MARK: - PageNumber

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

// MARK: - ItemList

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

extension ItemList {
  /// Returns whether two lists have the same selection and images, and titles with the same bytes.
  ///
  /// - Parameters:
  ///   - left: A list of items.
  ///   - right: Another list.
  /// - Returns: Whether they are equal.
  public static func == (left: ItemList, right: ItemList) -> Bool {
    left.selectedIndex == right.selectedIndex && left.titles.isExactlyEqual(to: right.titles)
      && left.images == right.images
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
