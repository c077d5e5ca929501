/// The place of a node over its parent, at an edge or corner, like SwiftUI's
/// `overlay(alignment:content:)`.
///
/// ```swift
/// let badge = OverlayValue(.topTrailing, offset: Offset(x: 6, y: -6))
/// let floatingButton = OverlayValue(.bottomTrailing, offset: Offset(x: -16, y: -16))
/// ```
public struct OverlayValue: Hashable, Sendable {
  /// The edge or corner of the parent at which the same edge or corner of the node is.
  public enum Alignment: String, CaseIterable, Hashable, Sendable, Codable {
    /// At the top, where text begins.
    case topLeading

    /// In the middle of the top.
    case top

    /// At the top, where text ends.
    case topTrailing

    /// In the middle of the side where text begins.
    case leading

    /// In the middle.
    case center

    /// In the middle of the side where text ends.
    case trailing

    /// At the bottom, where text begins.
    case bottomLeading

    /// In the middle of the bottom.
    case bottom

    /// At the bottom, where text ends.
    case bottomTrailing

    /// The place along the line of text: 0 where it begins, 0.5 in the middle, 1 where it ends.
    public var horizontal: Double {
      switch self {
      case .topLeading, .leading, .bottomLeading: 0
      case .top, .center, .bottom: 0.5
      case .topTrailing, .trailing, .bottomTrailing: 1
      }
    }

    /// The place downwards: 0 at the top, 0.5 in the middle, 1 at the bottom.
    public var vertical: Double {
      switch self {
      case .topLeading, .top, .topTrailing: 0
      case .leading, .center, .trailing: 0.5
      case .bottomLeading, .bottom, .bottomTrailing: 1
      }
    }
  }

  /// The edge or corner.
  public let alignment: Alignment

  /// The distance from there in points: `x` in the direction of text, to the left from right to left,
  /// and `y` down.
  public let offset: Offset

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - alignment: The edge or corner.
  ///   - offset: The distance from there in points, in the direction of text and down; zero by default.
  public init(_ alignment: Alignment, offset: Offset = .zero) {
    (self.alignment, self.offset) = (alignment, offset)
  }
}

extension OverlayValue: Interpolatable {
  /// Returns the place at a fraction of the way to another; the alignment changes at 0.5.
  ///
  /// - Parameters:
  ///   - other: The place at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The place at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: OverlayValue, at fraction: Double) -> OverlayValue {
    OverlayValue(
      fraction.isSecondHalf ? other.alignment : alignment,
      offset: offset.interpolated(to: other.offset, at: fraction))
  }
}

extension OverlayValue: CustomStringConvertible {
  /// The alignment and, unless it's zero, the offset, such as `topTrailing offset (6, -6)`.
  public var description: String {
    alignment.rawValue + (offset == .zero ? "" : " offset \(offset)")
  }
}

extension OverlayValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case alignment
    case offset
  }

  /// Decodes an object with `alignment` and, unless it's zero, `offset`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a key is unknown, or a number isn't finite, its
  ///   underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "overlay")
    self.init(
      try container.decode(Alignment.self, forKey: .alignment),
      offset: try container.decodeIfPresent(Offset.self, forKey: .offset) ?? .zero)
  }

  /// Encodes an object with `alignment` and, unless it's zero, `offset`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(alignment, forKey: .alignment)
    if offset != .zero { try container.encode(offset, forKey: .offset) }
  }
}

// MARK: - StickyEdgeValue

/// The edge of a node that scrolls at which one of its children stays, like CSS `position: sticky`.
public enum StickyEdgeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// The top; `top: 0` in CSS.
  case top

  /// The bottom; `bottom: 0` in CSS.
  case bottom

  /// The side where text begins; `inset-inline-start: 0` in CSS.
  case leading

  /// The side where text ends; `inset-inline-end: 0` in CSS.
  case trailing

  /// Returns the offset by which a child is moved from its place in the content to stay at the edge.
  ///
  /// - Parameters:
  ///   - insets: The distances of the child's sides from those of what's visible, inwards; negative where
  ///     the child is beyond.
  ///   - isRightToLeft: Whether text begins at the right.
  /// - Returns: The offset to the right and down; zero if the child is within the edge.
  public func offset(fromInsets insets: EdgeInsets, isRightToLeft: Bool) -> Offset {
    switch (self, isRightToLeft) {
    case (.top, _): Offset(x: 0, y: max(-insets.top, 0))
    case (.bottom, _): Offset(x: 0, y: min(insets.bottom, 0))
    case (.leading, false), (.trailing, true): Offset(x: max(-insets.left, 0), y: 0)
    case (.trailing, false), (.leading, true): Offset(x: min(insets.right, 0), y: 0)
    }
  }
}
