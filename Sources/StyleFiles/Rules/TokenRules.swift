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

  /// Pairs of tokens, each of a text and of what is behind it, with their least contrast.
  struct Contrast {
    /// The least contrast ratio of WCAG 2, from 1 to 21.
    let minimum: Double
    let pairs: [(foreground: String, background: String)]
  }

  /// The colors of a display.
  enum Gamut: String, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
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
    let reader = RulesReader(
      log: ProblemLog(isLenient: false, nameComparisons: limits.nameComparisons))
    let (value, site) = try reader.read(path)
    for member in reader.members(of: value, site, among: Self.names) {
      let (value, place) = (member.value, site / member.name)
      switch member.name {
      case "naming":
        naming = reader.accept(value, place, "a regular expression") { value in
          value.string.flatMap { text in (try? Regex(text)).map { (text, $0) } }
        }
      case "duplicate-values": uniqueTypes = reader.types(value, place)
      case "alias-steps": aliasSteps = reader.number(value, place, in: 1...100).map { Int($0) }
      case "missing-modes":
        requiresAllModes = reader.accept(value, place, "true or false", \.bool) ?? false
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

  /// What a closure returns for a value; one for which it returns nil is reported.
  func accept<Accepted>(
    _ value: JSONValue, _ site: Site, _ accepted: String, _ read: (JSONValue) -> Accepted?
  ) -> Accepted? {
    let result = read(value)
    if result == nil {
      log.report(.invalidValue, site, found: value.summary, accepted: accepted)
    }
    return result
  }

  /// The members of an object; those with other names are reported.
  func members(of value: JSONValue, _ site: Site, among names: [String]) -> [JSONObject.Member] {
    (accept(value, site, "an object", \.object)?.members ?? []).filter { member in
      if names.contains(member.name) { return true }
      log.reportUnknown(.unknownKey, site / member.name, member.name, among: names, as: "the rule")
      return false
    }
  }

  func types(_ value: JSONValue, _ site: Site) -> Set<TokenType> {
    if let isOn = value.bool { return isOn ? Set(TokenType.allCases) : [] }
    let names = accept(value, site, "true, false or an array of types", \.array) ?? []
    return Set(names.enumerated().compactMap { choice($0.element, site / $0.offset) })
  }

  func number(_ value: JSONValue, _ site: Site, in range: ClosedRange<Double>) -> Double? {
    let (least, most) = (range.lowerBound.plainDescription, range.upperBound.plainDescription)
    return accept(value, site, "a number from \(least) to \(most)") { value in
      value.double.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ site: Site
  ) -> Choice? {
    let names = ProblemLog.list(Choice.allCases.map(\.rawValue))
    return accept(value, site, "one of \(names)") { $0.string.flatMap(Choice.init) }
  }

  /// The pairs of a rule, or of the file that it names.
  func contrast(
    _ value: JSONValue, _ site: Site, besides path: String
  ) throws(StyleFileError) -> TokenRules.Contrast? {
    let members = members(of: value, site, among: ["minimum", "pairs"])
    let minimum = members.first { $0.name == "minimum" }
      .map { number($0.value, site / "minimum", in: 1...21) }
    guard var pairs = members.first(where: { $0.name == "pairs" })?.value else {
      log.report(
        .missingKey, site, found: "no \(quoted("pairs"))",
        accepted: "an array of pairs, or the path of a file that minimize-tokens has written")
      return nil
    }
    var place = site / "pairs"
    if let file = pairs.string {
      let url = URL(filePath: file, relativeTo: URL(filePath: path).deletingLastPathComponent())
      let (content, root) = try read(url.path(percentEncoded: false))
      (pairs, place) = (content.object?["pairs"] ?? content, root / "pairs")
    }
    return TokenRules.Contrast(
      minimum: minimum.flatMap(\.self) ?? 4.5, pairs: self.pairs(pairs, place))
  }

  /// The pairs of an array; each may have more members, such as the contrast in samples.
  private func pairs(
    _ value: JSONValue, _ site: Site
  ) -> [(foreground: String, background: String)] {
    let elements = accept(value, site, "an array of pairs", \.array) ?? []
    let accepted =
      "an object with the names of tokens as \(quoted("foreground")) and \(quoted("background"))"
    return elements.enumerated().compactMap { index, element in
      accept(element, site / index, accepted) { element in
        guard let foreground = element.object?["foreground"]?.string,
          let background = element.object?["background"]?.string
        else { return nil }
        return (foreground, background)
      }
    }
  }
}
