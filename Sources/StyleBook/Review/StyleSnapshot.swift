public import Foundation
internal import ProtocolStyle

/// The styles of all samples at one revision of their sources, in every situation that they can tell
/// apart.
///
/// ```swift
/// import Foundation
/// import StyleBook
/// import StyleSampling
///
/// if let catalog = StyleSampleCatalog.loaded() {
///   let snapshot = StyleSnapshot(of: catalog, sources: [URL(filePath: "Sources/Shop")])
///   try snapshot.write(to: URL(filePath: ".build/looks.json"))
/// }
/// ```
///
/// A situation is a theme, an environment, a combination of control states, widths of containers, and
/// values of a sample's variants. Each value has its own situations: those that it depends on. A
/// ``StyleReview`` compares two snapshots. Each value has what wrote it, level by level, so that a
/// review can name the cause of a difference. Equal parts are stored once.
public struct StyleSnapshot: Hashable, Sendable, Codable {
  /// The samples, by module.
  package internal(set) var samples: [Sample] = []

  /// The distinct values, with what wrote them.
  package internal(set) var values: [Value] = []

  /// The distinct writes of values.
  package internal(set) var entries: [Entry] = []

  /// The distinct results, as elements and their style sheet.
  package internal(set) var pictures: [Picture] = []

  /// The style sheet that all results need.
  package internal(set) var kindSheet = ""

  /// The format of the file, which another version of the library may not read.
  private var format = Self.currentFormat

  private static let currentFormat = 2

  init() {}

  /// The number of samples.
  package var sampleCount: Int { samples.count }

  /// The number of looks: the situations of each sample that any of its values tells apart.
  package var lookCount: Int { samples.map(\.looks.count).reduce(0, +) }

  /// Reads a snapshot from a file.
  ///
  /// - Parameter file: A file that ``write(to:)`` wrote.
  /// - Throws: An error of the file system, or of decoding if another version of the library wrote
  ///   the file.
  public init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(StyleSnapshot.self, from: Data(contentsOf: file))
    guard format == Self.currentFormat else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "\(file.path()) has the format \(format); \(Self.currentFormat) is read"
        ))
    }
  }

  /// Writes the snapshot as JSON.
  ///
  /// - Parameter file: The file, whose folder must exist.
  /// - Throws: An error of the file system.
  public func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}

extension StyleSnapshot: CustomStringConvertible {
  /// The numbers of samples and looks: `12 samples, 340 looks`.
  public var description: String { "\(sampleCount) samples, \(lookCount) looks" }
}

// MARK: - Parts

extension StyleSnapshot {
  /// A sample with its nodes and looks.
  package struct Sample: Hashable, Sendable, Codable {
    /// The module of the sample's section.
    package let module: String

    /// The qualified name of the node's type.
    package let type: String

    /// The name of the sample.
    package let name: String

    /// The names of the positions on the axes of themes and variants.
    package internal(set) var axes: [String: [String]] = [:]

    /// The nodes in depth-first order.
    package internal(set) var nodes: [Node] = []

    /// The results, each in the situation with the fewest departures of some value's cell.
    package internal(set) var looks: [Look] = []

    /// Whether a value has more situations than are examined.
    package internal(set) var isTruncated = false
  }

  /// A node of a sample.
  package struct Node: Hashable, Sendable, Codable {
    /// The name of the node's type.
    package let type: String

    /// The name of the node's kind.
    package let kind: String

    /// The number of ancestors within the sample.
    package let depth: Int

    /// The cells of each value, by attribute and place: all situations are in one cell of each.
    package internal(set) var parts: [String: [Cell]] = [:]

    /// The cells of the text whose contrast is lowest in relation to what WCAG requires.
    package internal(set) var contrasts: [ContrastCell] = []

    /// The name of the type without its module.
    var typeName: String { type.split(separator: ".").last.map(String.init) ?? type }
  }

  /// Situations in which a value is the same, and is written by the same things.
  package struct Cell: Hashable, Sendable, Codable {
    /// The situations.
    package let situation: Situation

    /// The value, as an index.
    package let value: Int

    /// The look that shows it, as an index.
    package internal(set) var look: Int
  }

  /// Situations in which the contrast of a node's texts is the same.
  package struct ContrastCell: Hashable, Sendable, Codable {
    /// The situations.
    package let situation: Situation

    /// The contrast; nil without a text of known contrast.
    package let contrast: Contrast?
  }

  /// A sample in one situation.
  package struct Look: Hashable, Sendable, Codable {
    /// The positions other than the usual ones, by axis; the whole situation.
    package let departures: [String: String]

    /// The names of the axes, in the order in which they're shown.
    package let axes: [String]

    /// The result, as an index.
    package let picture: Int
  }

  /// The positions on the axes that a value depends on; it's the same wherever other axes are.
  package struct Situation: Hashable, Sendable, Codable {
    /// The positions by axis.
    package internal(set) var positions: [String: String] = [:]

    /// The widths of containers, by the axis of each.
    package internal(set) var widths: [String: WidthRange] = [:]

    /// The names of the axes, in the order in which they're shown.
    package internal(set) var axes: [String] = []

    /// The names of the axes with usual positions, those without a departure.
    package internal(set) var usual: Set<String> = []

    /// The axis of themes.
    static let themeAxis = "theme"

    /// The axis of color schemes, whose positions are named without it.
    static let schemeAxis = "color scheme"

    /// The position of a state that doesn't hold.
    static let off = "no"

    /// The position of a state that holds.
    static let on = "yes"
  }

  /// A range of widths, in points.
  package struct WidthRange: Hashable, Sendable, Codable {
    /// The least width; negative if the width needn't be known.
    package let least: Double

    /// The width that all are below; nil for none.
    package let below: Double?
  }

  /// A value of an attribute at a place, or none.
  package struct Value: Hashable, Sendable, Codable {
    /// The value as text, which differs for different values; nil for none.
    package let text: String?

    /// The writes, the winner first, as indices.
    package let ladder: [Int]
  }

  /// A write of a value.
  package struct Entry: Hashable, Sendable, Codable {
    /// The level of the cascade.
    package let level: String

    /// Whether the kind derived the value.
    package let isDerived: Bool

    /// Whether a reset hides the value.
    package let isHidden: Bool

    /// The rule, the style protocol or the inputs.
    package let writer: String

    /// The type or the trait that declares the value, if sources show it.
    package let owner: String?

    /// The role of the owner; nil if it isn't known.
    package let ownerRole: OwnerRole?

    /// The origin of a rule, such as `theme night`.
    package let origin: String?

    /// The place in the source.
    package let location: String?

    /// The declaration of the value, if sources show it.
    package let code: String?

    /// The value as text.
    package let value: String

    /// The tokens that were read for the value.
    package let tokens: [TokenUse]
  }

  /// The kinds of declarations that have a value.
  package enum OwnerRole: String, Hashable, Sendable, Codable {
    /// The node's own type.
    case node

    /// A trait.
    case trait

    /// The style protocol, so that the value is its default.
    case styleProtocol
  }

  /// A token that was read for a value.
  package struct TokenUse: Hashable, Sendable, Codable {
    /// The name of the token.
    package let name: String

    /// The value as text.
    package let value: String

    /// The source of the value, such as `theme night` or `default`.
    package let setter: String

    /// The place in the source.
    package let location: String?

    /// The number of tokens through which it was read.
    package let depth: Int
  }

  /// A result as a page shows it.
  package struct Picture: Hashable, Sendable, Codable {
    /// The elements.
    package let html: String

    /// The rules of their classes.
    package let css: String
  }

  /// The contrast of a text with its background.
  package struct Contrast: Hashable, Sendable, Codable {
    /// The ratio, from 1 to 21.
    package let ratio: Double

    /// The ratio that level AA of WCAG 2.2 requires.
    package let required: Double

    /// Whether the text fails the requirement.
    package var fails: Bool { ratio < required }
  }
}

extension StyleSnapshot.Situation: CustomStringConvertible {
  /// The positions, without states that don't hold.
  package var description: String {
    let texts = axes.compactMap { axis in
      widths[axis].map { "\(axis) \($0)" } ?? Self.text(of: positions[axis], on: axis)
    }
    return texts.isEmpty ? "any situation" : texts.joined(separator: ", ")
  }

  /// The text of a position; nil for a state that doesn't hold.
  static func text(of position: String?, on axis: String) -> String? {
    switch position {
    case nil, off: nil
    case on: axis
    case let position?: axis == themeAxis || axis == schemeAxis ? position : "\(axis) \(position)"
    }
  }

  /// The situations of both; nil if there are none.
  func intersection(_ other: Self) -> Self? {
    guard intersects(other) else { return nil }
    var result = self
    result.positions.merge(other.positions) { own, _ in own }
    result.widths.merge(other.widths) { $0.intersection($1) ?? $0 }
    result.axes += other.axes.filter { !isGiven($0) }
    // What is usual for one, and not given in the other, is usual for both.
    result.usual = usual.union(other.usual).filter { axis in
      [self, other].allSatisfy { !$0.isGiven(axis) || $0.usual.contains(axis) }
    }
    return result
  }

  private func isGiven(_ axis: String) -> Bool { positions[axis] != nil || widths[axis] != nil }

  /// Whether both have situations in common.
  func intersects(_ other: Self) -> Bool {
    positions.allSatisfy { axis, position in
      other.positions[axis].map { $0 == position } ?? true
    }
      && widths.allSatisfy { axis, range in
        other.widths[axis].map { $0.intersection(range) != nil } ?? true
      }
  }

  /// Whether a look is in one of the situations; widths don't count.
  package func contains(_ look: StyleSnapshot.Look) -> Bool {
    positions.allSatisfy { axis, position in
      look.departures[axis] == (usual.contains(axis) ? nil : position)
    }
  }
}

extension StyleSnapshot.WidthRange: CustomStringConvertible {
  /// The range in words, such as `from 300 to 600 points`.
  package var description: String {
    let from = least.plainDescription
    guard let below else { return "from \(from) points" }
    return least <= 0
      ? "below \(below.plainDescription) points"
      : "from \(from) to \(below.plainDescription) points"
  }

  func intersection(_ other: Self) -> Self? {
    let least = max(least, other.least)
    let below = [below, other.below].compactMap(\.self).min()
    return below.map { least < $0 } ?? true ? Self(least: least, below: below) : nil
  }
}

extension StyleSnapshot.Look: CustomStringConvertible {
  /// The departures from the usual situation.
  package var description: String {
    let texts = axes.compactMap { StyleSnapshot.Situation.text(of: departures[$0], on: $0) }
    return texts.isEmpty ? "as it is" : texts.joined(separator: ", ")
  }

  /// The situations with these departures.
  var situations: StyleSnapshot.Situation {
    var result = StyleSnapshot.Situation()
    (result.positions, result.axes) = (departures, axes)
    return result
  }

  /// The number of axes on which the situation differs from another one.
  func distance(from other: [String: String]) -> Int {
    Set(departures.keys).union(other.keys).count { departures[$0] != other[$0] }
  }

  var isDark: Bool { departures[StyleSnapshot.Situation.schemeAxis] == "dark" }
  var isRightToLeft: Bool { departures["direction"] == "rightToLeft" }
}
