internal import StyleBook
internal import StyleInspector

/// The meaning of a pack's next version to those who use it, from the changes since another one.
///
/// Code that used the pack may no longer compile after a public name was removed or changed, and after a
/// requirement was added: that's a major version. So is a text that loses the contrast that WCAG requires,
/// and a sample, a look or a theme that's gone. New names and looks, and looks that differ, are a minor
/// version; anything else is a patch.
struct StyleVersionChange: Encodable {
  /// A part of a semantic version.
  enum Level: String, Encodable, CaseIterable, Comparable {
    case patch, minor, major

    static func < (one: Level, other: Level) -> Bool {
      allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
  }

  /// A difference, with what it means.
  struct Cause: Encodable, Hashable {
    let level: Level

    /// The sort of thing: `name`, `token` or `look`.
    let subject: String

    /// The difference in words: `the name HarborPack.HarborButton was removed`.
    let text: String
  }

  /// The version or the revision before.
  let since: String

  /// The part of the version that must be raised.
  let level: Level

  /// The version after `since`; absent if that isn't a semantic version.
  let next: String?

  /// All differences, those of the highest level first.
  let causes: [Cause]

  /// Compares public names and looks.
  ///
  /// - Parameters:
  ///   - since: The version or the revision before.
  ///   - names: The public names before and now.
  ///   - review: The looks that differ.
  init(since: String, names: (old: PublicNames, new: PublicNames), review: StyleReview) {
    let causes = Self.causes(of: names.old, names.new) + Self.causes(of: review)
    self.since = since
    self.causes = causes.enumerated().sorted {
      ($1.element.level, $0.offset) < ($0.element.level, $1.offset)
    }.map(\.element)
    level = self.causes.first?.level ?? .patch
    next = Self.version(after: since, level)
  }

  // MARK: Names

  private static func causes(of old: PublicNames, _ new: PublicNames) -> [Cause] {
    Set(old.declarations.keys).union(new.declarations.keys).sorted().compactMap { name in
      let (before, after) = (old.declarations[name] ?? [], new.declarations[name] ?? [])
      guard before != after else { return nil }
      let subject = before.union(after).contains { $0.isToken } ? "token" : "name"
      let isRequired = before.isEmpty && after.contains { $0.isRequirement }
      let (level, change): (Level, String) =
        if after.isEmpty {
          (.major, "was removed")
        } else if isRequired {
          (.major, "was added, and has no default")
        } else if before.isSubset(of: after) {
          (.minor, before.isEmpty ? "was added" : "has another overload")
        } else {
          (
            .major,
            "was changed: \(list(before.subtracting(after))) → \(list(after.subtracting(before)))"
          )
        }
      return Cause(
        level: level, subject: subject,
        text: "the \(isRequired ? "requirement" : subject) \(name) \(change)")
    }
  }

  private static func list(_ declarations: Set<PublicNames.Declaration>) -> String {
    declarations.isEmpty
      ? "nothing" : declarations.map { "`\($0.text)`" }.sorted().joined(separator: ", ")
  }

  // MARK: Looks

  private static func causes(of review: StyleReview) -> [Cause] {
    let renamed = review.renamedSamples.map { sample in
      Cause(
        level: .patch, subject: "look",
        text: "the sample \(sample.before) has the name \(sample.after)")
    }
    let looks = review.causes.map { cause -> Cause in
      let isGone = cause.action == .removed && [.sample, .theme].contains(cause.kind)
      let lacksContrast = cause.contrastFailureCount > 0
      let sides = [cause.valuesBefore, cause.valuesAfter].map { values in
        values.isEmpty ? "none" : values.prefix(3).joined(separator: ", ")
      }
      let values = sides == ["none", "none"] ? "" : " (\(sides[0]) → \(sides[1]))"
      let contrast = lacksContrast ? ", of which texts lack contrast" : ""
      return Cause(
        level: isGone || lacksContrast ? .major : .minor, subject: "look",
        text: "\(cause)\(values): \(cause.lookCount.counted("look"))\(contrast)")
    }
    return looks + renamed
  }

  // MARK: Version

  /// The version after one, with a raised part; nil for a text that isn't three numbers, or `v` and three.
  ///
  /// Before 1.0.0, a major change raises the second number, as SwiftPM resolves versions.
  private static func version(after text: String, _ level: Level) -> String? {
    let prefix = text.hasPrefix("v") ? "v" : ""
    let parts = text.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ $0 >= 0 && $0 < .max }) else {
      return nil
    }
    let raised = numbers[0] == 0 && level == .major ? .minor : level
    let place = [Level.major, .minor, .patch].firstIndex(of: raised)!
    let next = numbers.prefix(place) + [numbers[place] + 1, 0, 0]
    return prefix + next.prefix(3).map(String.init).joined(separator: ".")
  }
}

extension StyleVersionChange: CustomStringConvertible {
  /// The level with the version, and a section of a changelog.
  var description: String {
    let number = next.map { ", \($0)" } ?? ""
    return "\(level.rawValue)\(number): \(causes.count.counted("difference")) since \(since)"
      + (causes.isEmpty ? "" : "\n\n\(markdown)")
  }

  /// The section of a changelog, with a list for each level.
  var markdown: String {
    let headings: [(Level, String)] = [
      (.major, "Breaking changes"), (.minor, "Additions and changed looks"), (.patch, "Other"),
    ]
    let sections = headings.compactMap { level, heading -> String? in
      let own = causes.filter { $0.level == level }
      return own.isEmpty
        ? nil : "### \(heading)\n\n" + own.map { "- \($0.sentence)" }.joined(separator: "\n")
    }
    return (["## \(next ?? "Since \(since)")"] + sections).joined(separator: "\n\n")
  }
}

extension StyleVersionChange.Cause {
  /// The difference as a sentence.
  fileprivate var sentence: String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
