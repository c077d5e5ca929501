internal import ProtocolStyle
internal import StyleFiles
internal import StyleInspector
internal import StyleSampling

/// The tokens that the samples of a package show to be unnecessary.
struct SurplusTokens: Encodable {
  /// A token that nothing reads.
  struct Unread: Encodable, Hashable {
    let token: String

    /// The themes that set it in vain, because it's only read in others; absent if none reads it.
    let themes: [String]?
  }

  /// Tokens with the same values in all situations, none of which is read through another of them.
  struct Equal: Encodable, Hashable {
    let tokens: [String]

    /// The token that all of them are read through; absent if there is none.
    let source: String?
  }

  /// A token with the values of another one, apart from a few situations.
  struct NearlyEqual: Encodable, Hashable {
    let token: String
    let other: String

    /// The situations in which they differ.
    let situations: [String]
  }

  /// A token that is only read through another one.
  struct ReadThroughOne: Encodable, Hashable {
    let token: String
    let reader: String
  }

  private(set) var unread: [Unread] = []
  private(set) var equal: [Equal] = []
  private(set) var nearlyEqual: [NearlyEqual] = []
  private(set) var readThroughOne: [ReadThroughOne] = []

  /// The tokens of texts and of what is behind them; not part of the report.
  let pairs: [TokenReadings.DrawnPair]

  /// The types of nodes with too many situations.
  let unexamined: [String]

  /// The readings of each module with samples.
  private let readings: [TokenReadings]

  /// All tokens, by name.
  private let tokens: [TokenID]

  private enum CodingKeys: String, CodingKey {
    case unread, equal, nearlyEqual, readThroughOne
  }

  /// Examines the tokens of samples.
  ///
  /// - Parameters:
  ///   - catalog: The samples.
  ///   - names: The names of further tokens, such as those of a design file.
  ///   - findsPairs: Whether to find pairs of tokens.
  ///   - progress: Called before each node with its type, its number from 1, and their total.
  init(
    of catalog: StyleSampleCatalog, besides names: [String], findingPairs findsPairs: Bool,
    progress: (_ node: String, _ number: Int, _ total: Int) -> Void = { _, _, _ in }
  ) {
    let declared = Set(catalog.sections.flatMap(\.packs).flatMap(\.tokens).map(\.id))
    readings = catalog.sections.map { section in
      TokenReadings(
        of: StyleTree(showing: section.samples, packs: section.packs),
        in: [[]] + section.themes.map { [$0] }, declared: declared, findingPairs: findsPairs,
        progress: progress)
    }
    tokens = Set(readings.flatMap(\.tokens)).sorted()
    unexamined = readings.flatMap(\.unexamined).eachOnce
    pairs = readings.map(\.pairs)
      .reduce([:]) { $0.merging($1) { $1.contrast < $0.contrast ? $1 : $0 } }.values
      .sorted { ($0.foreground, $0.background) < ($1.foreground, $1.background) }
    findUnread(names)
    findEqual()
    findReadThroughOne()
  }

  // MARK: Reads

  private mutating func findUnread(_ names: [String]) {
    let known = Set(tokens.map(\.name))
    unread = names.filter { !known.contains($0) }.eachOnce.map { Unread(token: $0, themes: nil) }
    unread += tokens.compactMap { token in
      let uses = readings.flatMap { $0.uses(of: token) }
      if !uses.contains(where: \.isRead) { return Unread(token: token.name, themes: nil) }
      let vain = uses.filter { $0.isSet && !$0.isRead }.map(\.themes)
      return vain.isEmpty ? nil : Unread(token: token.name, themes: vain.eachOnce)
    }
    unread.sort { $0.token < $1.token }
  }

  private mutating func findReadThroughOne() {
    readThroughOne = tokens.compactMap { token in
      let all = readings.filter { $0.uses(of: token).contains(where: \.isRead) }
      let readers = Set(all.map { $0.onlyReader(of: token) })
      guard readers.count == 1, let reader = readers.first ?? nil else { return nil }
      return ReadThroughOne(token: token.name, reader: reader.name)
    }
  }

  // MARK: Values

  /// A token with its values in all contexts of all modules; nil in modules without it.
  private struct Row {
    let token: TokenID
    let values: [AnyHashable?]

    /// The tokens that each of these is read through.
    let sources: [Set<TokenID>]

    /// The tokens that all of these are read through.
    let sharedSources: Set<TokenID>

    init(_ token: TokenID, in contexts: [TokenReadings.Context]) {
      let found = contexts.map { $0.values[token] }
      self.token = token
      values = found.map { $0?.value }
      sources = found.map { $0?.sources ?? [] }
      sharedSources = sources.dropFirst().reduce(sources.first ?? []) { $0.intersection($1) }
    }

    /// Whether it isn't read through any of other tokens.
    func isIndependent(of others: [Row]) -> Bool {
      !others.contains { sharedSources.contains($0.token) }
    }

    /// Whether it has the value of another token only where it's read through that one.
    func isAlias(of other: Row) -> Bool {
      values.indices.allSatisfy {
        values[$0] != other.values[$0] || sources[$0].contains(other.token)
      }
    }
  }

  private mutating func findEqual() {
    let contexts = readings.flatMap(\.contexts)
    let dead = Set(unread.filter { $0.themes == nil }.map(\.token))
    let rows = tokens.filter { !dead.contains($0.name) }.map { Row($0, in: contexts) }
    for group in Dictionary(grouping: rows, by: \.values).values where group.count > 1 {
      // A token that is read through another one of the group is an alias of it, and no duplicate.
      let own = group.filter { $0.isIndependent(of: group) }
      let shared = own.dropFirst().reduce(own.first?.sharedSources ?? []) {
        $0.intersection($1.sharedSources)
      }
      let aliases = own.map { source in
        (source: source.token.name, group.filter { $0.sharedSources.contains(source.token) })
      }
      for (source, tokens) in [(shared.map(\.name).min(), own)] + aliases {
        let names = tokens.filter { $0.isIndependent(of: tokens) }.map(\.token.name)
        if names.count > 1 { equal.append(Equal(tokens: names, source: source)) }
      }
    }
    equal.sort { $0.tokens[0] < $1.tokens[0] }
    findNearlyEqual(rows, contexts.map(\.name))
  }

  private mutating func findNearlyEqual(_ rows: [Row], _ names: [String]) {
    // Two of a few situations are easily equal by chance.
    let most = names.count / 4
    for (place, row) in rows.enumerated() {
      for other in rows[..<place] where row.token.valueType == other.token.valueType {
        let differing = Array(
          names.indices.lazy.filter { row.values[$0] != other.values[$0] }.prefix(most + 1))
        guard !differing.isEmpty, differing.count <= most, !row.isAlias(of: other),
          !other.isAlias(of: row)
        else { continue }
        nearlyEqual.append(
          NearlyEqual(
            token: row.token.name, other: other.token.name,
            situations: differing.map { names[$0] }.eachOnce))
      }
    }
  }

  /// The tokens that can be set to another one, which has the same values, by name.
  var replacements: [String: String] {
    equal.filter { $0.source == nil }.reduce(into: [:]) { result, group in
      for token in group.tokens.dropFirst() { result[token] = group.tokens[0] }
    }
  }
}

// MARK: - Text

extension SurplusTokens {
  /// The report in lines, with a title for each part that has any.
  var text: String {
    let parts: [(title: String, lines: [String])] = [
      (
        "Nothing reads them in any sample and situation:",
        unread.map { token in
          token.token + (token.themes.map { " in \($0.joined(separator: ", "))" } ?? "")
        }
      ),
      (
        "They're equal in all situations:",
        equal.map { group in
          group.tokens.joined(separator: ", ") + (group.source.map { ", by '\($0)'" } ?? "")
        }
      ),
      (
        "They're equal but for a few situations:",
        nearlyEqual.map {
          "\($0.token), \($0.other): they differ in \($0.situations.joined(separator: "; "))"
        }
      ),
      (
        "They're only read through another token:",
        readThroughOne.map { "\($0.token), through '\($0.reader)'" }
      ),
    ]
    let shown = parts.filter { !$0.lines.isEmpty }
    if shown.isEmpty { return "Each token is read, and none is the same as another." }
    return shown.map { title, lines in ([title] + lines.map { "  " + $0 }).joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}
