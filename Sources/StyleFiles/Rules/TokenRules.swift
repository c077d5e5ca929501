internal import Foundation
internal import ProtocolStyle

/// The rules of a design system for its token files, from a JSON file.
///
/// ```json
/// {
///   "naming": "[a-z][a-zA-Z0-9]*(\\.[a-z0-9][a-zA-Z0-9]*)*",
///   "duplicate-values": ["color"],
///   "alias-steps": 2,
///   "missing-modes": true,
///   "contrast-pairs": {"minimum": 4.5, "pairs": [{"foreground": "ink", "background": "paper"}]},
///   "gamut": "srgb"
/// }
/// ```
///
/// A rule that isn't in the file isn't checked.
package struct TokenRules {
  /// The pattern that whole names match, with its text; nil for no rule.
  private(set) var naming: (text: String, pattern: Regex<AnyRegexOutput>)?

  /// The types of tokens that may not have equal values, besides references.
  private(set) var uniqueTypes: Set<TokenType> = []

  /// The largest number of references from a token to its value; nil for no rule.
  private(set) var aliasSteps: Int?

  /// Whether a token that has a value in one context of a modifier has one in all.
  private(set) var requiresAllModes = false

  /// The least contrast of pairs of colors; nil for no rule.
  private(set) var contrast: Contrast?

  /// The colors that tokens may have; nil for all.
  private(set) var gamut: Gamut?

  /// Pairs of colors with their least contrast.
  struct Contrast {
    /// The least contrast ratio of WCAG 2, from 1 to 21.
    let minimum: Double
    let pairs: [TokenPair]
  }

  /// The colors of a display.
  enum Gamut: String, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
  }
}

/// Two tokens of which one is drawn on the other, as rules list them and `minimize-tokens --pairs`
/// writes them.
package struct TokenPair: Hashable, Sendable, Codable {
  /// The name of the token of the text, or of another mark.
  package let foreground: String

  /// The name of the token behind it.
  package let background: String

  /// Creates a pair.
  package init(foreground: String, background: String) {
    (self.foreground, self.background) = (foreground, background)
  }
}

// MARK: - Reading

extension TokenRules {
  /// Reads rules.
  ///
  /// - Parameter path: The path of the JSON file, which may name a file with pairs relative to its
  ///   folder.
  /// - Throws: ``StyleFileError`` with every problem of the file.
  package init(path: String) throws(StyleFileError) {
    let limits = TokenLimits()
    let reader = RulesReader(ProblemLog(isLenient: false, nameComparisons: limits.nameComparisons))
    let (value, site) = try reader.read(path)
    for (name, value) in try reader.members(of: value, site, among: Self.names) {
      let place = site / name
      switch name {
      case "naming": naming = reader.pattern(value, place)
      case "duplicate-values": uniqueTypes = reader.types(value, place)
      case "alias-steps":
        aliasSteps = reader.number(value, place, in: 1...100).map { Int($0) }
      case "missing-modes": requiresAllModes = reader.bool(value, place)
      case "gamut": gamut = reader.choice(value, place)
      default: contrast = try reader.contrast(value, place, besides: path)
      }
    }
    try reader.log.check()
  }

  private static let names = [
    "naming", "duplicate-values", "alias-steps", "missing-modes", "contrast-pairs", "gamut",
  ]
}

/// Reads the values of rules, and reports those that aren't accepted.
private struct RulesReader {
  let log: ProblemLog

  init(_ log: ProblemLog) { self.log = log }

  /// Reads a file.
  func read(_ path: String) throws(StyleFileError) -> (value: JSONValue, site: Site) {
    let (url, limits) = (URL(filePath: path), TokenLimits())
    let bytes = try DocumentLoader.bytes(of: url, limit: limits.fileSize, named: path)
    let file = log.files.count
    let value = try DocumentLoader(log, limits, file: url, root: nil).read(bytes, named: path) {
      try? DocumentLoader.bytes(of: url, limit: limits.fileSize, named: path)
    }
    return (value, Site(file: file, pointer: .root))
  }

  /// The members of an object; those with other names are reported.
  func members(
    of value: JSONValue, _ site: Site, among names: [String]
  ) throws(StyleFileError) -> [(name: String, value: JSONValue)] {
    guard let object = value.object else {
      report(value, site, accepted: "an object")
      return []
    }
    return object.members.compactMap { member in
      if names.contains(member.name) { return (member.name, member.value) }
      log.reportUnknown(.unknownKey, site / member.name, member.name, among: names, as: "the rule")
      return nil
    }
  }

  private func report(_ value: JSONValue, _ site: Site, accepted: String) {
    log.report(.invalidValue, site, found: value.summary, accepted: accepted)
  }

  func pattern(
    _ value: JSONValue, _ site: Site
  ) -> (text: String, pattern: Regex<AnyRegexOutput>)? {
    guard let text = value.string, let pattern = try? Regex(text) else {
      report(value, site, accepted: "a regular expression")
      return nil
    }
    return (text, pattern)
  }

  func types(_ value: JSONValue, _ site: Site) -> Set<TokenType> {
    if let isOn = value.bool { return isOn ? Set(TokenType.allCases) : [] }
    guard let names = value.array else {
      report(value, site, accepted: "true, false or an array of types")
      return []
    }
    return Set(names.enumerated().compactMap { choice($0.element, site / $0.offset) })
  }

  func number(_ value: JSONValue, _ site: Site, in range: ClosedRange<Double>) -> Double? {
    if let number = value.double, range.contains(number) { return number }
    let (least, most) = (range.lowerBound.plainDescription, range.upperBound.plainDescription)
    report(value, site, accepted: "a number from \(least) to \(most)")
    return nil
  }

  func bool(_ value: JSONValue, _ site: Site) -> Bool {
    if let isOn = value.bool { return isOn }
    report(value, site, accepted: "true or false")
    return false
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ site: Site
  ) -> Choice? {
    if let choice = value.string.flatMap(Choice.init) { return choice }
    report(value, site, accepted: "one of \(ProblemLog.list(Choice.allCases.map(\.rawValue)))")
    return nil
  }

  /// The pairs of a rule, or of the file that it names.
  func contrast(
    _ value: JSONValue, _ site: Site, besides path: String
  ) throws(StyleFileError) -> TokenRules.Contrast? {
    var (minimum, pairs) = (4.5, nil as [TokenPair]?)
    for (name, value) in try members(of: value, site, among: ["minimum", "pairs"]) {
      if name == "minimum" {
        minimum = number(value, site / name, in: 1...21) ?? minimum
      } else if let file = value.string {
        let folder = URL(filePath: path).deletingLastPathComponent()
        let (content, site) = try read(
          URL(filePath: file, relativeTo: folder).path(percentEncoded: false))
        pairs = self.pairs(content.object?["pairs"] ?? content, site / "pairs")
      } else {
        pairs = self.pairs(value, site / name)
      }
    }
    guard let pairs else {
      log.report(
        .missingKey, site, found: "no \(quoted("pairs"))",
        accepted: "an array of pairs, or the path of a file that minimize-tokens has written")
      return nil
    }
    return TokenRules.Contrast(minimum: minimum, pairs: pairs)
  }

  /// The pairs of an array; each may have more members, such as the contrast in samples.
  private func pairs(_ value: JSONValue, _ site: Site) -> [TokenPair] {
    guard let elements = value.array else {
      report(value, site, accepted: "an array of pairs")
      return []
    }
    return elements.enumerated().compactMap { index, element in
      let (foreground, background) = (
        element.object?["foreground"]?.string, element.object?["background"]?.string
      )
      guard let foreground, let background else {
        report(
          element, site / index,
          accepted: "an object with the names of tokens as \(quoted("foreground")) and "
            + quoted("background"))
        return nil
      }
      return TokenPair(foreground: foreground, background: background)
    }
  }
}
