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
/// print(review)
/// ```
///
/// Each value is compared in every situation in which either revision tells it apart, and so are the
/// results as pages show them. Names of traits and lines of the source aren't: renaming a trait
/// changes no look.
/// A cause is the innermost thing that differs, such as a token instead of the getters that read it.
public struct StyleReview: Sendable {
  /// The causes of changes: those of texts with too little contrast first, then those of most looks.
  package internal(set) var causes: [Cause] = []

  /// The looks that changed, appeared or disappeared, in the order of the samples.
  package internal(set) var changes: [Change] = []

  /// The samples that only have another name, as the old and the new one.
  package internal(set) var renamedSamples: [RenamedSample] = []

  /// The samples that have more situations than are compared, by name.
  package internal(set) var truncatedSamples: [String] = []

  /// Whether the style sheet that all results share differs, which may change any of them.
  package internal(set) var isKindSheetChanged = false

  /// The number of looks of the new revision.
  package internal(set) var lookCount = 0

  /// The results that changes refer to.
  package internal(set) var pictures: (before: [Picture], after: [Picture]) = ([], [])

  /// The style sheets of kinds.
  package internal(set) var kindSheets = (before: "", after: "")

  package typealias Picture = StyleSnapshot.Picture

  /// Returns the number of looks with a kind of change.
  ///
  /// - Parameter kind: The kind of change.
  /// - Returns: The number.
  package func count(of kind: Change.Kind) -> Int { changes.count { $0.kind == kind } }

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty && renamedSamples.isEmpty && !isKindSheetChanged }
}

// MARK: - Change

extension StyleReview {
  /// A look that differs: the values of a sample that differ in the same situations.
  package struct Change: Hashable, Sendable, Codable {
    /// A way in which looks differ.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Both revisions have the look.
      case changed

      /// Only the new revision has it.
      case appeared

      /// Only the old revision has it.
      case disappeared
    }

    /// The way in which the look differs.
    package let kind: Kind

    /// The module of the sample.
    package let module: String

    /// The name of the sample in the new revision, or in the old one if it disappeared.
    package let sample: String

    /// What all situations have in common, such as `night, dark, highlighted`.
    package var situation: String { "\(situations)" }

    /// The situations, all of which have that in common.
    package let situations: StyleSnapshot.Situation

    /// The values that differ, by node and attribute.
    package internal(set) var values: [ValueChange]

    /// The lowest contrast of a text before and after; nil for no text of known contrast.
    package let contrast: ContrastChange

    /// The causes, as indices.
    package internal(set) var causes: [Int]

    /// The result of the old revision, as an index; nil if it has none.
    package let before: Int?

    /// The result of the new revision, as an index; nil if it has none.
    package let after: Int?

    /// Whether the results are drawn on a dark background, and from right to left.
    package let isDark: Bool
    package let isRightToLeft: Bool
  }

  /// A value that differs.
  package struct ValueChange: Hashable, Sendable, Codable {
    /// The type of the node.
    package let node: String

    /// The attribute, with the place on its axis in brackets.
    package let attribute: String

    /// The old value as text; nil for none.
    package let before: String?

    /// The new value as text; nil for none.
    package let after: String?

    /// The causes, as indices.
    package internal(set) var causes: [Int] = []
  }

  /// The contrast of a look's text that has the least of what WCAG requires.
  package struct ContrastChange: Hashable, Sendable, Codable {
    /// The ratio in the old revision; nil if it isn't known.
    package let before: Double?

    /// The ratio in the new revision; nil if it isn't known.
    package let after: Double?

    /// Whether the new ratio is below level AA of WCAG 2.2, and the old one isn't or is higher.
    package let isWorseThanRequired: Bool

    init(_ before: StyleSnapshot.Contrast?, _ after: StyleSnapshot.Contrast?) {
      (self.before, self.after) = (before?.ratio, after?.ratio)
      isWorseThanRequired =
        after.map { after in
          after.fails && before.map { !$0.fails || after.ratio < $0.ratio } ?? true
        } ?? false
    }
  }

  /// A sample that has another name, and the same looks or the same type.
  package struct RenamedSample: Hashable, Sendable, Codable {
    /// The module.
    package let module: String

    /// The old name.
    package let before: String

    /// The new name.
    package let after: String
  }
}

// MARK: - Cause

extension StyleReview {
  /// A part of the sources that makes looks differ.
  package struct Cause: Hashable, Sendable, Codable {
    /// The sort of thing.
    package enum Kind: String, Hashable, Sendable, Codable {
      /// A token's value.
      case token

      /// A rule of a sheet.
      case rule

      /// A trait's getter.
      case trait

      /// The default of a style protocol, such as that of a custom attribute.
      case styleDefault = "default"

      /// A node's own type.
      case node

      /// A theme that samples are shown in.
      case theme

      /// A sample, which has other nodes or variants.
      case sample

      /// A derivation of a kind of nodes, or the attributes that the kind uses.
      case derivation

      /// Another level of the cascade, such as an override.
      case level

      /// The renderer: no value differs, but the result.
      case renderer
    }

    /// The way in which it differs.
    package enum Action: String, Hashable, Sendable, Codable, CaseIterable {
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
    package let kind: Kind

    /// The name, such as that of the token or the target of the rule.
    package let name: String

    /// The way in which it differs.
    package let action: Action

    /// The place in the old sources, as `Module/File.swift:12`; nil if there's none or it isn't known.
    package let before: String?

    /// The place in the new sources.
    package let after: String?

    /// The declaration in the old sources, if it's known.
    package internal(set) var codeBefore: String?

    /// The declaration in the new sources.
    package internal(set) var codeAfter: String?

    /// The old values, each once; for a token those of the token, else those of attributes.
    package internal(set) var valuesBefore: [String] = []

    /// The new values.
    package internal(set) var valuesAfter: [String] = []

    /// The number of looks that it changes.
    package internal(set) var lookCount = 0

    /// The names of the samples with these looks, in order.
    package internal(set) var samples: [String] = []

    /// The lowest contrast of a text among the looks, before and after; nil for no such text.
    package internal(set) var contrastBefore: Double?

    /// The lowest contrast of a text among the looks of the new revision.
    package internal(set) var contrastAfter: Double?

    /// The number of looks with a contrast that's below level AA of WCAG 2.2 and wasn't before.
    package internal(set) var contrastFailureCount = 0

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

extension StyleReview: CustomStringConvertible {
  /// The summary, and the first twenty causes with the numbers of looks that they change.
  public var description: String {
    ([summary] + causes.prefix(20).map { "  \($0.lookCount) × \($0)" }).joined(separator: "\n")
  }
}

extension StyleReview.Cause: CustomStringConvertible {
  /// The cause on one line: `token accent (theme night) changed`.
  package var description: String { "\(kind.rawValue) \(name) \(action.rawValue)" }
}
