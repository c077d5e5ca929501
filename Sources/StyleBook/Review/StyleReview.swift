internal import Foundation

/// The differences between the looks of two revisions, grouped by their causes.
///
/// ```swift
/// import Foundation
/// import StyleBook
///
/// let old = try StyleSnapshot(contentsOf: URL(filePath: ".build/old.json"))
/// let new = try StyleSnapshot(contentsOf: URL(filePath: ".build/new.json"))
/// let review = StyleReview(from: old, to: new)
/// print(review.markdown())
/// ```
///
/// Each value is compared in every situation in which either revision tells it apart, and so are the
/// results as pages show them. Names of traits and lines of the source aren't: renaming a trait
/// changes no look.
/// A cause is the innermost thing that differs, such as a token instead of the getters that read it.
public struct StyleReview: Hashable, Sendable {
  /// The causes of changes, those of most looks first.
  public internal(set) var causes: [Cause] = []

  /// The looks that changed, appeared or disappeared, in the order of the samples.
  public internal(set) var changes: [Change] = []

  /// The samples that only have another name, as the old and the new one.
  public internal(set) var renamedSamples: [RenamedSample] = []

  /// The samples that have more situations than are compared, by name.
  public internal(set) var truncatedSamples: [String] = []

  /// Whether the style sheet that all results share differs, which may change any of them.
  public internal(set) var isKindSheetChanged = false

  /// The number of looks of the new revision.
  public internal(set) var lookCount = 0

  /// The results that changes refer to.
  package internal(set) var pictures: (before: [Picture], after: [Picture]) = ([], [])

  /// The style sheets of kinds.
  package internal(set) var kindSheets = (before: "", after: "")

  package typealias Picture = StyleSnapshot.Picture

  /// Returns whether two reviews have equal causes and changes.
  ///
  /// - Parameters:
  ///   - left: A review.
  ///   - right: Another review.
  /// - Returns: Whether they're equal.
  public static func == (left: StyleReview, right: StyleReview) -> Bool {
    left.causes == right.causes && left.changes == right.changes
      && left.renamedSamples == right.renamedSamples
      && left.truncatedSamples == right.truncatedSamples
      && left.isKindSheetChanged == right.isKindSheetChanged
  }

  /// Hashes the causes and changes.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(causes)
    hasher.combine(changes)
  }

  /// Returns the number of looks with a kind of change.
  ///
  /// - Parameter kind: The kind of change.
  /// - Returns: The number.
  public func count(of kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty && renamedSamples.isEmpty && !isKindSheetChanged }
}

// MARK: - Change

extension StyleReview {
  /// A look that differs: the values of a sample that differ in the same situations.
  public struct Change: Hashable, Sendable, Codable {
    /// A way in which looks differ.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Both revisions have the look.
      case changed

      /// Only the new revision has it.
      case appeared

      /// Only the old revision has it.
      case disappeared
    }

    /// The way in which the look differs.
    public let kind: Kind

    /// The module of the sample.
    public let module: String

    /// The name of the sample in the new revision, or in the old one if it disappeared.
    public let sample: String

    /// What all situations have in common, such as `night, dark, highlighted`.
    public var situation: String { "\(situations)" }

    /// The situations, all of which have that in common.
    package let situations: StyleSnapshot.Situation

    /// The values that differ, by node and attribute.
    public let values: [ValueChange]

    /// The lowest contrast of a text before and after; nil for no text of known contrast.
    public let contrast: ContrastChange

    /// The causes, as indices.
    public internal(set) var causes: [Int]

    /// The result of the old revision, as an index; nil if it has none.
    package let before: Int?

    /// The result of the new revision, as an index; nil if it has none.
    package let after: Int?

    /// Whether the results are drawn on a dark background, and from right to left.
    package let isDark: Bool
    package let isRightToLeft: Bool
  }

  /// A value that differs.
  public struct ValueChange: Hashable, Sendable, Codable {
    /// The type of the node.
    public let node: String

    /// The attribute, with the place on its axis in brackets.
    public let attribute: String

    /// The old value as text; nil for none.
    public let before: String?

    /// The new value as text; nil for none.
    public let after: String?
  }

  /// The contrast of a look's text that has the least of what WCAG requires.
  public struct ContrastChange: Hashable, Sendable, Codable {
    /// The ratio in the old revision; nil if it isn't known.
    public let before: Double?

    /// The ratio in the new revision; nil if it isn't known.
    public let after: Double?

    /// Whether the new ratio is below level AA of WCAG 2.2, and the old one isn't or is higher.
    public let isWorseThanRequired: Bool

    init(_ before: StyleSnapshot.Contrast?, _ after: StyleSnapshot.Contrast?) {
      (self.before, self.after) = (before?.ratio, after?.ratio)
      isWorseThanRequired =
        after.map { after in
          after.fails && before.map { !$0.fails || after.ratio < $0.ratio } ?? true
        } ?? false
    }
  }

  /// A sample that has another name, and the same looks or the same type.
  public struct RenamedSample: Hashable, Sendable, Codable {
    /// The module.
    public let module: String

    /// The old name.
    public let before: String

    /// The new name.
    public let after: String
  }
}

// MARK: - Cause

extension StyleReview {
  /// A part of the sources that makes looks differ.
  public struct Cause: Hashable, Sendable, Codable {
    /// The sort of thing, open so that more can be added.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
      /// The name.
      public let rawValue: String

      /// Creates a kind.
      ///
      /// - Parameter rawValue: The name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A token's value.
      public static let token = Kind(rawValue: "token")

      /// A rule of a sheet.
      public static let rule = Kind(rawValue: "rule")

      /// A trait's getter.
      public static let trait = Kind(rawValue: "trait")

      /// The default of a style protocol, such as that of a custom attribute.
      public static let styleDefault = Kind(rawValue: "default")

      /// A node's own type.
      public static let node = Kind(rawValue: "node")

      /// A theme that samples are shown in.
      public static let theme = Kind(rawValue: "theme")

      /// A sample, which has other nodes or variants.
      public static let sample = Kind(rawValue: "sample")

      /// A derivation of a kind of nodes, or the attributes that the kind uses.
      public static let derivation = Kind(rawValue: "derivation")

      /// Another level of the cascade, such as an override.
      public static let level = Kind(rawValue: "level")

      /// The renderer: no value differs, but the result.
      public static let renderer = Kind(rawValue: "renderer")
    }

    /// The way in which it differs.
    public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
      /// Both revisions have it.
      case changed

      /// Only the new revision has it, at least where looks depend on it.
      case added

      /// Only the old revision has it, at least where looks depended on it.
      case removed

      /// It now wins over what won before, or the reverse.
      case reordered
    }

    /// The sort of thing.
    public let kind: Kind

    /// The name, such as that of the token or the target of the rule.
    public let name: String

    /// The way in which it differs.
    public let action: Action

    /// The place in the old sources, as `Module/File.swift:12`; nil if there's none or it isn't known.
    public let before: String?

    /// The place in the new sources.
    public let after: String?

    /// The declaration in the old sources, if it's known.
    public internal(set) var codeBefore: String?

    /// The declaration in the new sources.
    public internal(set) var codeAfter: String?

    /// The old values, each once; for a token those of the token, else those of attributes.
    public internal(set) var valuesBefore: [String] = []

    /// The new values.
    public internal(set) var valuesAfter: [String] = []

    /// The number of looks that it changes.
    public internal(set) var lookCount = 0

    /// The names of the samples with these looks, in order.
    public internal(set) var samples: [String] = []

    /// The lowest contrast of a text among the looks, before and after; nil for no such text.
    public internal(set) var contrastBefore: Double?

    /// The lowest contrast of a text among the looks of the new revision.
    public internal(set) var contrastAfter: Double?

    /// The number of looks with a contrast that's below level AA of WCAG 2.2 and wasn't before.
    public internal(set) var contrastFailureCount = 0

    /// The number of values of each side that a cause lists at most.
    static let mostValues = 12

    init(
      _ kind: Kind, _ name: String, _ action: Action = .changed, before: String? = nil,
      after: String? = nil, codeBefore: String? = nil, codeAfter: String? = nil
    ) {
      (self.kind, self.name, self.action) = (kind, name, action)
      (self.before, self.after) = (before, after)
      (self.codeBefore, self.codeAfter) = (codeBefore, codeAfter)
    }

    /// Whether it may change the contrast of texts.
    var affectsContrast = true

    /// The properties that two causes share if they are one.
    var key: [String?] { [kind.rawValue, name, action.rawValue, before, after] }
  }
}

extension StyleReview.Cause: CustomStringConvertible {
  /// The cause on one line: `token accent (theme night) changed`.
  public var description: String { "\(kind.rawValue) \(name) \(action.rawValue)" }
}
