package import ProtocolStyle

/// The tokens of a tree: those that its nodes read in every situation that they can tell apart, and the
/// values of all in every combination of themes and environments that these can tell apart.
package struct TokenReadings {
  /// The combinations of themes, each from the lowest.
  private let choices: [[Theme]]

  /// The tokens that are read in each combination of themes.
  private var reads: [ContextReads]

  /// The tokens that each combination of themes sets.
  private var settings: [Set<TokenID>]

  /// The tokens that getters, rules and closures read themselves.
  private var direct: Set<Int> = []

  /// The tokens whose values each token is read for.
  private var readers: [Int: Set<Int>] = [:]

  /// The tokens that explanations, or the closures of themes, read in each combination of themes.
  private var explained: [Set<Int>]

  /// The tokens of texts and what is behind them, with the least contrast of each pair.
  package private(set) var pairs: [DrawnPair] = []
  private var places: [[TokenID]: Int] = [:]

  /// The nodes with more situations than a certificate examines.
  package private(set) var unexamined: [String] = []

  /// The tokens that are declared, read, or set by a theme, by name.
  package private(set) var tokens: [TokenID] = []

  /// The contexts that the tokens can tell apart.
  package private(set) var contexts: [Context] = []

  /// Themes in an environment.
  package struct Context {
    /// The description: `theme 'contoso', color scheme dark`.
    package let name: String

    /// The values of the tokens, in their order.
    package let values: [AnyHashable]

    /// The tokens that each of these values was read through.
    package let sources: [Set<TokenID>]
  }

  /// A text of one token on a background of another.
  package struct DrawnPair: Sendable {
    package let foreground: TokenID
    package let background: TokenID

    /// The least contrast ratio, and the conditions in which it has that.
    package fileprivate(set) var contrast: Double
    package fileprivate(set) var conditions: [String]
  }

  /// Reads all nodes of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - choices: The combinations of themes, at least one.
  ///   - declared: The tokens that count, whether they're read or not.
  ///   - findsPairs: Whether to find pairs of tokens, which explains each situation of each text.
  ///   - progress: Called before each node with its type, its number from 1, and their total.
  package init(
    of tree: StyleTree, in choices: [[Theme]], declared: some Sequence<TokenID>,
    findingPairs findsPairs: Bool,
    progress: (_ node: String, _ number: Int, _ total: Int) -> Void = { _, _, _ in }
  ) {
    self.choices = choices
    reads = Array(repeating: ContextReads(), count: choices.count)
    settings = Array(repeating: [], count: choices.count)
    explained = Array(repeating: [], count: choices.count)
    let space = SituationSpace()
    tree.withSituatedTree(themes: choices[0], environment: tree.environment) { situatedTree in
      let finder = SituationFinder(situatedTree, [.themes(choices)] + space.axes)
      let nodes = Array(situatedTree.nodes)
      for (number, node) in nodes.enumerated() {
        progress("\(situatedTree.nodeType(of: node))", number + 1, nodes.count)
        let cells = finder.cells(of: node, recording: false)
        defer { cells.restore() }
        var (count, used) = (0, Set<SituationKey>())
        let question = NodeCells.Question(.all) { cells.node.statesOfColors(in: $0) }
        let isComplete = cells.forEach(for: question, splitting: &used) { cell, evaluation in
          count += 1
          guard count <= space.limit else { return false }
          note(cell, evaluation, cells)
          if findsPairs { notePairs(cell, evaluation, cells) }
          return true
        }
        if !isComplete { unexamined.append("\(situatedTree.nodeType(of: node))") }
      }
      addContexts(finder, declared)
    }
  }

  /// Whether a token is read in a combination of themes.
  ///
  /// A style may have read more than it reads now, but explanations are exact. They don't have the
  /// reads of scopes.
  package func isRead(_ token: TokenID, inChoice choice: Int) -> Bool {
    let index = token.definition.index
    if explained[choice].contains(index) { return true }
    return reads[choice].tokens.contains(index) && !explained.contains { $0.contains(index) }
  }

  /// Whether a token is set in a combination of themes, in any environment.
  package func isSet(_ token: TokenID, inChoice choice: Int) -> Bool {
    settings[choice].contains(token)
  }

  /// The only token through which a token is read; nil if code reads it, or several tokens do.
  package func onlyReader(of token: TokenID) -> TokenID? {
    let index = token.definition.index
    guard !direct.contains(index), let readers = readers[index], readers.count == 1 else {
      return nil
    }
    return readers.first.map { Self.token($0) }
  }

  // MARK: Contexts

  /// Evaluates the tokens that are declared, read or set, in each context.
  private mutating func addContexts(_ finder: SituationFinder, _ declared: some Sequence<TokenID>) {
    var all = Set(declared)
    let contexts = TokenContexts(finder)
    _ = contexts.forEach { part in
      let set = part.context.tokens.tokens
      all.formUnion(set)
      for choice in choices.indices where choices[choice] == part.themes {
        settings[choice].formUnion(set)
        add(readsOfThemes: part.context, inChoice: choice)
      }
    }
    all.formUnion(reads.flatMap { $0.tokens.elements.map { Self.token($0) } })
    let tokens = all.sorted { ($0.name, $0.module) < ($1.name, $1.module) }
    self.tokens = tokens
    func read(_ context: inout StyleContext) {
      context.run { for token in tokens { _ = token.resolvedValue } }
    }
    _ = contexts.forEach(reading: read) { part in
      let found = tokens.map { token -> (value: AnyHashable, sources: Set<TokenID>) in
        var context = StyleContext(environment: part.environment, tokens: part.context.tokens)
        let value = context.run { token.resolvedValue }
        let sources = context.reads.tokens.elements.map { Self.token($0) }
        return (value, Set(sources).subtracting([token]))
      }
      self.contexts.append(
        Context(
          name: contexts.name(of: part), values: found.map(\.value), sources: found.map(\.sources)))
    }
  }

  private static func token(_ index: Int) -> TokenID {
    TokenID(definition: InternedTokens.shared.definition(at: index))
  }

  /// Adds the reads of the closures of themes, and of tokens whose values themes have copied to others
  /// that are read.
  private mutating func add(readsOfThemes context: StyleContext, inChoice choice: Int) {
    reads[choice].formUnion(context.reads)
    direct.formUnion(context.reads.tokens.elements)
    explained[choice].formUnion(context.reads.tokens.elements)
    let entries = Dictionary(
      uniqueKeysWithValues: context.tokens.assigned.map { ($0.index, $0.entry) })
    for (index, entry) in entries where reads[choice].tokens.contains(index) {
      var (reader, next, visited) = (index, entry.sourceIndex, Set([index]))
      while let source = next, visited.insert(source).inserted {
        reads[choice].insert(token: source)
        readers[source, default: []].insert(reader)
        (reader, next) = (source, entries[source]?.aliasIndex)
      }
    }
  }

  // MARK: Cells

  private mutating func note(
    _ cell: NodeCells.Cell, _ evaluation: SituatedNode.Evaluation, _ cells: NodeCells
  ) {
    let isGiven = cell.given.contains(.axis(0))
    let matching = choices.indices.filter { !isGiven || choices[$0] == evaluation.themes }
    for choice in matching { reads[choice].formUnion(evaluation.reads) }
    for entry in cells.explanation(in: cell.departures).outcomes.flatMap(\.entries) {
      for (place, step) in entry.tokens.enumerated() {
        let token = step.token.definition.index
        for choice in matching { explained[choice].insert(token) }
        if let outer = entry.tokens[..<place].last(where: { $0.depth < step.depth }) {
          readers[token, default: []].insert(outer.token.definition.index)
        } else {
          direct.insert(token)
        }
      }
    }
  }

  /// Adds the pairs of tokens of a node's texts, apart from those of disabled controls.
  private mutating func notePairs(
    _ cell: NodeCells.Cell, _ evaluation: SituatedNode.Evaluation, _ cells: NodeCells
  ) {
    let node = cells.node
    let (model, state) = evaluation.models[node.last]
    let backdrop = Backdrop().inside(evaluation.models)
    let parts = TextPart.all(of: model, in: state)
    guard !parts.isEmpty, !backdrop.isHidden, let behind = backdrop.color,
      !node.isDisabled(in: evaluation)
    else { return }
    let environment = evaluation.environment
    let own = cells.explanation(in: cell.departures)
    let drawing = node.chain.indices.last { place in
      let (model, state) = evaluation.models[place]
      return !Backdrop().inside(model, in: state).isEmpty
    }
    guard let drawing else { return }
    let outer = drawing == node.last ? own : cells.finder.tree.explain(node.chain[drawing])
    let background = outer.tokens(
      with: behind, in: environment, of: Backdrop.attributes.contains
    ).first
    guard let background else { return }
    for part in parts {
      guard let visible = backdrop.visible(part), let color = part.colors.first else { continue }
      let tokens = own.tokens(with: color, in: environment) { !Backdrop.attributes.contains($0) }
      for foreground in tokens {
        add(foreground, on: background, visible.contrast) { cells.conditions(of: cell.departures) }
      }
    }
  }

  private mutating func add(
    _ foreground: TokenID, on background: TokenID, _ contrast: Double, _ conditions: () -> [String]
  ) {
    let place = places[[foreground, background]] ?? pairs.count
    if place == pairs.count {
      places[[foreground, background]] = place
      pairs.append(
        DrawnPair(
          foreground: foreground, background: background, contrast: contrast,
          conditions: conditions()))
    } else if contrast < pairs[place].contrast {
      (pairs[place].contrast, pairs[place].conditions) = (contrast, conditions())
    }
  }
}

extension StyleExplanation {
  /// The tokens that winning values of some attributes read themselves, and that have a color.
  fileprivate func tokens(
    with color: Color, in environment: StyleEnvironment, of isIncluded: (AttributeID) -> Bool
  ) -> [TokenID] {
    outcomes.filter { isIncluded($0.attribute) }.compactMap(\.winner).flatMap(\.tokens)
      .filter { step in
        step.depth == 0
          && (step.value as? Color).map { $0.decided(in: environment).hex == color.hex } == true
      }.map(\.token).eachOnce
  }
}

extension TokenID {
  /// The value in the current context, in which colors have decided.
  fileprivate var resolvedValue: AnyHashable {
    let value = self.value
    let resolved: Any = (value as? any ContextResolvable)?.resolved() ?? value
    return (resolved as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(value)
  }
}
