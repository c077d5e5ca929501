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

  /// A pair of tokens, as a rule of `check-tokens` reads it.
  struct Pair: Encodable, Hashable {
    let foreground: String
    let background: String

    /// The least contrast ratio in samples, and the conditions in which it has that.
    let contrast: Double
    let conditions: [String]
  }

  private(set) var unread: [Unread] = []
  private(set) var equal: [Equal] = []
  private(set) var nearlyEqual: [NearlyEqual] = []
  private(set) var readThroughOne: [ReadThroughOne] = []

  /// The tokens of texts and of what is behind them; not part of the report.
  private(set) var pairs: [Pair] = []

  /// The types of nodes with too many situations.
  private(set) var unexamined: [String] = []

  /// The readings of each module with samples, with the names of its combinations of themes.
  private var readings: [(readings: TokenReadings, choices: [String])] = []

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
      let choices: [[Theme]] = [[]] + section.themes.map { [$0] }
      let readings = TokenReadings(
        of: StyleTree(showing: section.samples, packs: section.packs), in: choices,
        declared: declared, findingPairs: findsPairs, progress: progress)
      return (readings, choices.map { Theme.name(of: $0) })
    }
    unexamined = readings.flatMap(\.readings.unexamined).eachOnce
    findUnread(names)
    findEqual()
    findReadThroughOne()
    let all = readings.flatMap(\.readings.pairs).map { pair in
      Pair(
        foreground: pair.foreground.name, background: pair.background.name,
        contrast: (pair.contrast * 100).rounded(.down) / 100, conditions: pair.conditions)
    }
    pairs = Dictionary(grouping: all) { [$0.foreground, $0.background] }.values
      .compactMap { $0.min { $0.contrast < $1.contrast } }
      .sorted { ($0.foreground, $0.background) < ($1.foreground, $1.background) }
  }

  /// All tokens, by name.
  private var tokens: [TokenID] {
    Set(readings.flatMap(\.readings.tokens)).sorted { ($0.name, $0.module) < ($1.name, $1.module) }
  }

  // MARK: Reads

  private mutating func findUnread(_ names: [String]) {
    let known = Set(tokens.map(\.name))
    unread = names.filter { !known.contains($0) }.eachOnce.map { Unread(token: $0, themes: nil) }
    for token in tokens {
      var (isRead, vain) = (false, [String]())
      for (readings, choices) in readings {
        let reads = choices.indices.map { readings.isRead(token, inChoice: $0) }
        if reads.contains(true) { isRead = true }
        vain += choices.indices.filter { !reads[$0] && readings.isSet(token, inChoice: $0) }
          .map { choices[$0] }
      }
      if !isRead {
        unread.append(Unread(token: token.name, themes: nil))
      } else if !vain.isEmpty {
        unread.append(Unread(token: token.name, themes: vain.eachOnce))
      }
    }
    unread.sort { $0.token < $1.token }
  }

  private mutating func findReadThroughOne() {
    readThroughOne = tokens.compactMap { token in
      let all = readings.filter { readings, choices in
        choices.indices.contains { readings.isRead(token, inChoice: $0) }
      }
      let readers = Set(all.map { $0.readings.onlyReader(of: token) })
      guard readers.count == 1, let reader = readers.first ?? nil else { return nil }
      return ReadThroughOne(token: token.name, reader: reader.name)
    }
  }

  // MARK: Values

  /// A token with its values in all contexts of all modules, by number; -1 in modules without it.
  private struct Row {
    let token: TokenID
    let values: [Int]

    /// The tokens that each of these is read through.
    let sources: [Set<TokenID>]

    /// The tokens that all of these are read through.
    let sharedSources: Set<TokenID>

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
    let contexts = readings.flatMap { readings, _ in
      readings.contexts.map { context in
        (
          name: context.name,
          rows: Dictionary(
            uniqueKeysWithValues: zip(readings.tokens, zip(context.values, context.sources)))
        )
      }
    }
    let dead = Set(unread.filter { $0.themes == nil }.map(\.token))
    var numbers: [AnyHashable: Int] = [:]
    let rows = tokens.filter { !dead.contains($0.name) }.map { token in
      let found = contexts.map { $0.rows[token] }
      let values = found.map { found -> Int in
        guard let value = found?.0 else { return -1 }
        let number = numbers[value] ?? numbers.count
        numbers[value] = number
        return number
      }
      let sources = found.map { $0?.1 ?? [] }
      return Row(
        token: token, values: values, sources: sources,
        sharedSources: sources.dropFirst().reduce(sources.first ?? []) { $0.intersection($1) })
    }
    for group in Dictionary(grouping: rows, by: \.values).values where group.count > 1 {
      // A token that is read through another one of the group is an alias of it, and no duplicate.
      let own = group.filter { $0.isIndependent(of: group) }
      if own.count > 1 {
        let shared = own.reduce(own[0].sharedSources) { $0.intersection($1.sharedSources) }
        equal.append(Equal(tokens: own.map(\.token.name), source: shared.map(\.name).min()))
      }
      for source in own {
        let aliases = group.filter { $0.sharedSources.contains(source.token) }
        let names = aliases.filter { $0.isIndependent(of: aliases) }.map(\.token.name)
        if names.count > 1 { equal.append(Equal(tokens: names, source: source.token.name)) }
      }
    }
    equal.sort { $0.tokens[0] < $1.tokens[0] }
    findNearlyEqual(rows, contexts.map(\.name))
  }

  private mutating func findNearlyEqual(_ rows: [Row], _ names: [String]) {
    // Two of a few situations are easily equal by chance.
    let most = names.count / 4
    if most == 0 { return }
    for (place, row) in rows.enumerated() {
      for other in rows[..<place] where row.token.valueType == other.token.valueType {
        var differing: [Int] = []
        for (index, (one, another)) in zip(row.values, other.values).enumerated()
        where one != another {
          differing.append(index)
          if differing.count > most { break }
        }
        if differing.isEmpty || differing.count > most || row.isAlias(of: other)
          || other.isAlias(of: row)
        {
          continue
        }
        nearlyEqual.append(
          NearlyEqual(
            token: row.token.name, other: other.token.name,
            situations: differing.map { names[$0] }.eachOnce))
      }
    }
  }

  /// The tokens that can be set to another one, which has the same values, by name.
  var replacements: [String: String] {
    var result: [String: String] = [:]
    for group in equal where group.source == nil {
      for token in group.tokens.dropFirst() { result[token] = group.tokens[0] }
    }
    return result
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
