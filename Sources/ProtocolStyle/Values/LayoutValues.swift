// The values of layout: how a node arranges its children. The toolkit computes the frames.

/// The direction in which a node arranges its children, like `UIStackView.axis`.
public enum StackAxisValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// One below the other; `flex-direction: column` in CSS.
  case vertical

  /// One beside the other, in the direction of reading; `flex-direction: row` in CSS.
  case horizontal

  /// One over the other, the first at the back, like SwiftUI's `ZStack`; one grid cell in CSS.
  case layered
}

/// The alignment of children across the axis of their stack, like `UIStackView.Alignment`.
public enum StackAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Stretched from edge to edge; `stretch` in CSS.
  case fill

  /// At the leading edge of a vertical stack, at the top of a horizontal one; `start` in CSS.
  case leading

  /// In the middle.
  case center

  /// At the trailing edge of a vertical stack, at the bottom of a horizontal one; `end` in CSS.
  case trailing

  /// The first lines of text on one line, in a horizontal stack; like `leading` in others.
  case firstBaseline
}

/// The distribution of children along the axis of their stack, like `UIStackView.Distribution`.
public enum StackDistributionValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// At the start of the axis, in their own sizes; `start` in CSS.
  case leading

  /// In the middle.
  case center

  /// At the end of the axis.
  case trailing

  /// From edge to edge, with equal distances that are at least the spacing; `space-between` in CSS.
  case equalSpacing

  /// From edge to edge, in equal sizes; `flex: 1 1 0` of each child in CSS.
  case fillEqually
}

/// The treatment of content that is larger than its node, like `overflow` in CSS.
public enum OverflowValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Drawn beyond the bounds.
  case visible

  /// Cut off at the bounds, like `UIView.clipsToBounds`.
  case clipped

  /// Scrolled by the user, like the content of a `UIScrollView`; `auto` in CSS.
  case scrolls
}

// MARK: - GridColumnsValue

/// The columns of a grid, which share its width equally, like SwiftUI's flexible `GridItem`.
///
/// ```swift
/// let prices = GridColumnsValue.count(3)
/// let tiles = GridColumnsValue.adaptive(minimum: 240)  // as many as there's room for
/// ```
///
/// Children fill the columns in reading order. A child whose own stack is horizontal is a row: it
/// takes all columns, and its children are placed in them, so the columns of all rows are aligned.
public struct GridColumnsValue: Hashable, Sendable {
  /// The number of columns; nil if it depends on the width.
  public let count: Int?

  /// The least width of a column in points; nil if the number of columns is fixed.
  public let minimum: Double?

  private init(count: Int?, minimum: Double?) {
    self.count = count
    self.minimum = minimum
  }

  /// Returns a fixed number of columns; a single one isn't a grid but a plain stack.
  ///
  /// - Parameter count: The number of columns; 1 if it's less.
  /// - Returns: The columns.
  public static func count(_ count: Int) -> GridColumnsValue {
    GridColumnsValue(count: max(count, 1), minimum: nil)
  }

  /// Returns as many columns as fit into the width, like SwiftUI's `GridItem(.adaptive(minimum:))`.
  ///
  /// - Parameter minimum: The least width of a column in points; a number that isn't finite, or is
  ///   below 1, is replaced by 1.
  /// - Returns: The columns.
  public static func adaptive(minimum: Double) -> GridColumnsValue {
    GridColumnsValue(count: nil, minimum: max(minimum.finite(or: 1), 1))
  }

  /// Whether children are arranged in a grid, which a single column isn't.
  package var isGrid: Bool { count != 1 }

  /// Returns the number of columns in a width.
  ///
  /// - Parameters:
  ///   - width: The width of the grid's content.
  ///   - spacing: The distance between columns.
  /// - Returns: The number, 1 or more.
  package func count(in width: Double, spacing: Double) -> Int {
    guard let minimum else { return count ?? 1 }
    let fitting = ((width + spacing) / (minimum + spacing)).rounded(.down)
    return fitting.isFinite && fitting > 1 ? Int(min(fitting, 10_000)) : 1
  }
}

extension GridColumnsValue: CustomStringConvertible {
  /// The columns, such as `3 columns` or `columns of at least 240`.
  public var description: String {
    if let minimum { return "columns of at least \(minimum.plainDescription)" }
    return count == 1 ? "1 column" : "\(count ?? 1) columns"
  }
}

extension GridColumnsValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case count
    case minimum
  }

  /// Decodes an object with either `count` or `minimum`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the number is refused, or there isn't exactly one,
  ///   its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "grid columns")
    let count = try container.decodeIfPresent(Int.self, forKey: .count)
    let minimum = try container.decodeIfPresent(Double.self, forKey: .minimum)
    switch (count, minimum) {
    case (let count?, nil) where count >= 1: self = .count(count)
    case (nil, let minimum?) where minimum.isFinite && minimum >= 1:
      self = .adaptive(minimum: minimum)
    default:
      let given = [count.map { "count \($0)" }, minimum.map { "minimum \($0)" }]
        .compactMap(\.self).joined(separator: " and ")
      throw DecodingError.invalidValue(
        InvalidValueError(
          .outOfRange, subject: "grid columns", given: given.isEmpty ? "neither" : given,
          accepted: "either a count or a minimum width, 1 or more,"),
        at: decoder.codingPath)
    }
  }

  /// Encodes an object with either `count` or `minimum`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encodeIfPresent(minimum, forKey: .minimum)
  }
}
