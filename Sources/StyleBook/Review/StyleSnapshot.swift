public import Foundation

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
/// values of a sample's variants. A ``StyleReview`` compares two snapshots. Each value has what wrote
/// it, level by level, so that a review can name the cause of a difference. Equal parts are stored
/// once.
public struct StyleSnapshot: Hashable, Sendable, Codable {
  /// The samples, by module.
  package internal(set) var samples: [Sample] = []

  /// The distinct styles of nodes.
  package internal(set) var styles: [NodeStyle] = []

  /// The distinct writes of values.
  package internal(set) var entries: [Entry] = []

  /// The distinct results, as elements and their style sheet.
  package internal(set) var pictures: [Picture] = []

  /// The style sheet that all results need.
  package internal(set) var kindSheet = ""

  /// The format of the file, which another version of the library may not read.
  private var format = Self.currentFormat

  private static let currentFormat = 1

  init() {}

  /// The number of samples.
  public var sampleCount: Int { samples.count }

  /// The number of looks: situations of each sample.
  public var lookCount: Int { samples.map(\.looks.count).reduce(0, +) }

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

// MARK: - Parts

extension StyleSnapshot {
  /// A sample with its looks.
  package struct Sample: Hashable, Sendable, Codable {
    /// The module of the sample's section.
    package let module: String

    /// The qualified name of the node's type.
    package let type: String

    /// The name of the sample.
    package let name: String

    /// The looks, one for each situation.
    package internal(set) var looks: [Look] = []

    /// Whether there are more situations than a sample's looks may have.
    package internal(set) var isTruncated = false
  }

  /// A sample in one situation.
  package struct Look: Hashable, Sendable, Codable {
    /// The situation.
    package let situation: Situation

    /// The styles of the nodes in depth-first order, as indices.
    package let nodes: [Int]

    /// The number of ancestors of each node within the sample.
    package let depths: [Int]

    /// The result, as an index.
    package let picture: Int

    /// The text whose contrast is lowest in relation to what WCAG requires; nil without such a text.
    package let contrast: Contrast?
  }

  /// The positions on the axes that the look depends on; it's the same wherever other axes are.
  package struct Situation: Hashable, Sendable, Codable {
    /// The positions by axis.
    package internal(set) var positions: [String: String] = [:]

    /// The names of the axes, in the order in which they're shown.
    package internal(set) var axes: [String] = []

    /// The axis of themes.
    static let themeAxis = "theme"

    /// The beginning of the names of axes about the width of containers.
    static let widthPrefix = "container from "

    /// The position of a state or a width that doesn't hold.
    static let off = "no"

    /// The position of a state or a width that holds.
    static let on = "yes"
  }

  /// The style of a node.
  package struct NodeStyle: Hashable, Sendable, Codable {
    /// The name of the node's type.
    package let type: String

    /// The name of the node's kind.
    package let kind: String

    /// The values, by attribute and place.
    package let parts: [Part]
  }

  /// An attribute's value.
  package struct Part: Hashable, Sendable, Codable {
    /// The attribute, with the place on its axis in brackets.
    package let name: String

    /// The value as text, which differs for different values.
    package let value: String

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
  /// The positions, without states and widths that don't hold.
  package var description: String {
    let texts = axes.compactMap { axis -> String? in
      guard let position = positions[axis] else { return nil }
      if position == Self.off { return nil }
      return position == Self.on ? axis : position
    }
    return texts.isEmpty ? "any situation" : texts.joined(separator: ", ")
  }

  /// The positions on axes other than those of control states.
  var withoutStates: [String: String] {
    positions.filter { axis, position in
      axis.hasPrefix(Self.widthPrefix) || position != Self.on && position != Self.off
    }
  }

  /// Whether there is a situation in which both looks are those of the sample.
  func isCompatible(with other: Self) -> Bool {
    for (axis, position) in positions {
      if let known = other.positions[axis], known != position { return false }
    }
    let (least, below) = (widths.least, widths.below)
    let (otherLeast, otherBelow) = (other.widths.least, other.widths.below)
    return max(least, otherLeast) < min(below, otherBelow)
  }

  /// The range of the containers' width.
  var widths: (least: Double, below: Double) {
    var (least, below) = (0.0, Double.infinity)
    for (axis, position) in positions where axis.hasPrefix(Self.widthPrefix) {
      guard let width = Double(axis.dropFirst(Self.widthPrefix.count)) else { continue }
      if position == Self.on { least = max(least, width) } else { below = min(below, width) }
    }
    return (least, below)
  }
}
