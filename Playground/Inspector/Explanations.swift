import Foundation
import ProtocolStyle
import StyleHTML

/// The explanations of elements in the looks of a page, as an inspector's script reads them.
///
/// Elements with the same explanation share it, and explanations the outcomes of attributes. The values
/// of tokens are in a table for each look, so looks that differ only in these share all else.
struct Explanations: Encodable {
  struct Explanation: Encodable, Hashable {
    let node: String
    let kind: String

    /// The indices of outcomes.
    let outcomes: [Int]
  }

  /// The values that were written for an attribute, from the highest to the lowest.
  struct Outcome: Encodable, Hashable {
    let attribute: String
    let entries: [Entry]
  }

  struct Entry: Encodable, Hashable {
    /// The value; nil if it's that of the first token.
    var value: String?
    var color: String?
    var level: String
    var writer: String

    /// The file and the line; nil if they aren't known.
    var place: String?

    /// The line itself; nil if it isn't known.
    var code: String?

    /// True if a reset hides it, else nil.
    var isHidden: Bool?

    /// The tokens that were read, in order, each followed by those that it read; nil for none.
    var tokens: [Read]?
  }

  struct Read: Encodable, Hashable {
    /// The key in the look's table of tokens.
    let key: String

    /// The token's name; nil if it's the key.
    var name: String?

    /// The number of tokens through which it was read; nil for 0.
    var depth: Int?
  }

  /// A token's value in a look.
  struct Step: Encodable, Hashable {
    let value: String
    let color: String?
    let setter: String
    let place: String?
  }

  /// A trait that provides an attribute, with the place and the code of its getter.
  struct Provider {
    let trait: String
    let place: String
    let code: String

    /// The only token that the getter returns; nil if it returns something else.
    let token: String?
  }

  /// The distinct explanations of all elements.
  private(set) var explanations: [Explanation] = []

  /// The distinct outcomes of all explanations.
  private(set) var outcomes: [Outcome] = []

  /// The identifiers of the elements, followed by the state that an explanation is for.
  private(set) var elements: [String] = []

  /// For each look, the indices of explanations, in the order of the elements.
  private(set) var looks: [String: [Int]] = [:]

  /// The distinct values of tokens in all looks.
  private(set) var steps: [Step] = []

  /// For each look, the indices of the values of tokens.
  private(set) var tokens: [String: [String: Int]] = [:]

  private var places: [Explanation: Int] = [:]
  private var placesOfOutcomes: [Outcome: Int] = [:]
  private var placesOfSteps: [Step: Int] = [:]

  private enum CodingKeys: CodingKey {
    case elements, explanations, looks, outcomes, steps, tokens
  }

  /// Adds the explanations of nodes in the tree's current themes and environment.
  ///
  /// Each look needs those of the same nodes, in the same order.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - tree: Their tree.
  ///   - look: The name of the look.
  ///   - state: The control state of the nodes; nil for their own.
  ///   - providers: Returns the traits of a type that provide an attribute, the one that applies
  ///     first; empty if they aren't known.
  ///   - explain: Returns the explanation of a node.
  mutating func add(
    _ nodes: some Sequence<AnyNodeHandle>, of tree: StyleTree, look: String,
    in state: ControlState? = nil,
    providers: (_ type: String, _ attribute: String) -> [Provider] = { _, _ in [] },
    explain: (StyleTree, AnyNodeHandle) -> StyleExplanation = { $0.explain($1) }
  ) {
    let suffix = state.map { " \($0)" } ?? ""
    for node in nodes {
      let explanation = explanation(explain(tree, node), of: node, in: tree, look, providers)
      let place = explanations.place(of: explanation, knowing: &places)
      let element = HTMLPage.identifier(of: node) + suffix
      let index = looks[look]?.count ?? 0
      if index == elements.count { elements.append(element) }
      precondition(elements[index] == element, "'\(look)' has other elements than another look.")
      looks[look, default: []].append(place)
    }
  }

  private mutating func explanation(
    _ explanation: StyleExplanation, of node: AnyNodeHandle, in tree: StyleTree, _ look: String,
    _ providers: (_ type: String, _ attribute: String) -> [Provider]
  ) -> Explanation {
    var indices: [Int] = []
    for outcome in explanation.outcomes where Self.isStyle(outcome) {
      let attribute = "\(outcome.attribute)"
      let entries = outcome.entries.flatMap { entry in
        let own = tree.evaluating(at: node) { self.entry(entry, look) }
        guard entry.level == .conformances, !entry.isDerived else { return [own] }
        return self.entries(own, of: providers(explanation.nodeType, attribute), look)
      }
      let result = Outcome(
        attribute: outcome.place.map { "\(attribute)[\($0)]" } ?? attribute, entries: entries)
      indices.append(outcomes.place(of: result, knowing: &placesOfOutcomes))
    }
    return Explanation(
      node: explanation.nodeType, kind: explanation.kind.name, outcomes: indices)
  }

  /// Whether an outcome is neither content nor a size of a page's sample, which only overrides set.
  private static func isStyle(_ outcome: StyleExplanation.AttributeOutcome) -> Bool {
    outcome.entries.contains { $0.level != .overrides && !$0.writer.hasSuffix("Content") }
  }

  private mutating func entry(_ entry: StyleExplanation.Entry, _ look: String) -> Entry {
    let reads = entry.tokens.map { step in
      let (key, name) = (key(of: step, in: look), step.token.name)
      return Read(
        key: key, name: name == key ? nil : name, depth: step.depth == 0 ? nil : step.depth)
    }
    let (value, color) = (Self.text(of: entry.value), (entry.value as? Color).map { "\($0)" })
    let isToken = reads.first.flatMap { tokens[look]?[$0.key] }.map { steps[$0].value } == value
    return Entry(
      value: isToken ? nil : value, color: isToken ? nil : color,
      level: entry.origin ?? entry.level.rawValue,
      writer: entry.provider.map { "\($0)" } ?? entry.writer,
      place: Self.place(entry.location ?? entry.provider?.location),
      isHidden: entry.isHidden ? true : nil,
      tokens: reads.isEmpty ? nil : reads)
  }

  /// The entries of the traits that provide an attribute, the one that applies first.
  private func entries(_ entry: Entry, of providers: [Provider], _ look: String) -> [Entry] {
    guard let winner = providers.first else { return [entry] }
    var own = entry
    (own.writer, own.place, own.code) = (winner.trait, winner.place, winner.code)
    let refined = providers.dropFirst().map { provider in
      let token = provider.token.flatMap { tokens[look]?[$0] == nil ? nil : $0 }
      return Entry(
        value: token == nil ? provider.code : nil, level: entry.level, writer: provider.trait,
        place: provider.place, code: provider.code,
        tokens: token.map { [Read(key: $0)] })
    }
    return [own] + refined
  }

  /// Adds a token's value in the current context to the table of a look, and returns its key there.
  ///
  /// The key is the token's name, except where the token has another value in another scope.
  private mutating func key(of step: TokenStep, in look: String) -> String {
    let color = (step.value as? Color)?.resolved()
    let value = Step(
      value: color.map { "\($0)" } ?? Self.text(of: step.value), color: color.map { "\($0)" },
      setter: step.setter, place: Self.place(step.location))
    let place = steps.place(of: value, knowing: &placesOfSteps)
    var key = step.token.name
    while let other = tokens[look]?[key], other != place { key += "'" }
    tokens[look, default: [:]][key] = place
    return key
  }

  private static func text(of value: Any?) -> String {
    guard let value else { return "none" }
    return (value as? Double)?.formatted(.number.grouping(.never).locale(Locale(identifier: "en")))
      ?? "\(value)"
  }

  /// A file and a line without the module.
  private static func place(_ location: String?) -> String? {
    location?.split(separator: "/").last.map(String.init)
  }
}

extension Array where Element: Hashable {
  /// The index of an element, which is appended if it isn't known.
  fileprivate mutating func place(
    of element: Element, knowing places: inout [Element: Int]
  ) -> Int {
    if let known = places[element] { return known }
    append(element)
    places[element] = count - 1
    return count - 1
  }
}
