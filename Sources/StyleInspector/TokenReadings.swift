package import ProtocolStyle

/// The tokens of a tree: those that its nodes read in every situation that they can tell apart, and the
/// values of all in every combination of themes and environments that these can tell apart.
package struct TokenReadings {
  /// A combination of themes, with what is read and set in it.
  private struct Choice {
    /// The themes, from the lowest.
    let themes: [Theme]
    var reads = ContextReads()

    /// The tokens that explanations, or the closures of themes, read.
    var explained: Set<TokenID> = []

    /// The tokens that the themes set in any environment.
    var settings: Set<TokenID> = []
  }

  private var choices: [Choice]

  /// The tokens that getters, rules and closures read themselves.
  private var direct: Set<TokenID> = []

  /// The tokens whose values each token is read for.
  private var readers: [TokenID: Set<TokenID>] = [:]

  /// The tokens of texts and what is behind them, by the names of both.
  package private(set) var pairs: [[String]: DrawnPair] = [:]

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

    /// The values of the tokens, each with the tokens that it was read through.
    package let values: [TokenID: (value: AnyHashable, sources: Set<TokenID>)]
  }

  /// A text of one token on a background of another.
  package struct DrawnPair: Encodable {
    package let foreground: String
    package let background: String

    /// The least contrast ratio, and the conditions in which it has that.
    package let contrast: Double
    package let conditions: [String]
  }

  /// Reads all nodes of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - themes: The combinations of themes, at least one.
  ///   - declared: The tokens that count, whether they're read or not.
  ///   - findsPairs: Whether to find pairs of tokens, which explains each situation of each text.
  ///   - progress: Called before each node with its type, its number from 1, and their total.
  package init(
    of tree: StyleTree, in themes: [[Theme]], declared: some Sequence<TokenID>,
    findingPairs findsPairs: Bool,
    progress: (_ node: String, _ number: Int, _ total: Int) -> Void = { _, _, _ in }
  ) {
    choices = themes.map { Choice(themes: $0) }
    let space = SituationSpace()
    tree.withSituatedTree(themes: themes[0], environment: tree.environment) { situatedTree in
      let finder = SituationFinder(situatedTree, [.themes(themes)] + space.axes)
      let nodes = Array(situatedTree.nodes)
      for (number, node) in nodes.enumerated() {
        let type = "\(situatedTree.nodeType(of: node))"
        progress(type, number + 1, nodes.count)
        let cells = finder.cells(of: node, recording: false)
        defer { cells.restore() }
        let question = NodeCells.Question(.all) { cells.node.statesOfColors(in: $0) }
        let extent = cells.forEach(for: question, limit: space.limit) { cell, evaluation in
          note(cell, evaluation, cells)
          if findsPairs { notePairs(cell, evaluation, cells) }
        }
        if !extent.isComplete { unexamined.append(type) }
      }
      addContexts(finder, declared)
    }
  }

  // MARK: Reads

  /// The use of a token in a combination of themes.
  package struct Use {
    /// The name of the combination: `theme 'contoso'`.
    package let themes: String
    package let isRead: Bool

    /// Whether the themes set it, in any environment.
    package let isSet: Bool
  }

  /// The use of a token in each combination of themes.
  ///
  /// A style may have read more than it reads now, but explanations are exact. They don't have the
  /// reads of scopes.
  package func uses(of token: TokenID) -> [Use] {
    let isExplained = choices.contains { $0.explained.contains(token) }
    return choices.map { choice in
      Use(
        themes: Theme.name(of: choice.themes),
        isRead: isExplained
          ? choice.explained.contains(token)
          : choice.reads.tokens.contains(token.definition.index),
        isSet: choice.settings.contains(token))
    }
  }

  /// The only token through which a token is read; nil if code reads it, or several tokens do.
  package func onlyReader(of token: TokenID) -> TokenID? {
    direct.contains(token) || readers[token]?.count != 1 ? nil : readers[token]?.first
  }

  private mutating func note(
    _ cell: NodeCells.Cell, _ evaluation: SituatedNode.Evaluation, _ cells: NodeCells
  ) {
    let isGiven = cell.given.contains(.axis(0))
    let matching = choices.indices.filter {
      !isGiven || choices[$0].themes == evaluation.themes
    }
    for choice in matching { choices[choice].reads.formUnion(evaluation.reads) }
    for entry in cells.explanation(in: cell.departures).outcomes.flatMap(\.entries) {
      for (place, step) in entry.tokens.enumerated() {
        for choice in matching { choices[choice].explained.insert(step.token) }
        if let outer = entry.tokens[..<place].last(where: { $0.depth < step.depth }) {
          readers[step.token, default: []].insert(outer.token)
        } else {
          direct.insert(step.token)
        }
      }
    }
  }

  // MARK: Contexts

  /// Evaluates the tokens that are declared, read or set, in each context.
  private mutating func addContexts(_ finder: SituationFinder, _ declared: some Sequence<TokenID>) {
    var all = Set(declared)
    let contexts = TokenContexts(finder)
    _ = contexts.forEach { part in
      let set = part.context.tokens.tokens
      all.formUnion(set)
      for choice in choices.indices where choices[choice].themes == part.themes {
        choices[choice].settings.formUnion(set)
        add(readsOfThemes: part.context, inChoice: choice)
      }
    }
    all.formUnion(choices.flatMap(\.reads.tokens.tokens))
    let tokens = all.sorted()
    self.tokens = tokens
    func read(_ context: inout StyleContext) {
      context.run { for token in tokens { _ = token.resolvedValue } }
    }
    _ = contexts.forEach(reading: read) { part in
      let values = tokens.map { token -> (TokenID, (value: AnyHashable, sources: Set<TokenID>)) in
        var context = StyleContext(environment: part.environment, tokens: part.context.tokens)
        let value = context.run { AnyHashable(token.resolvedValue) }
        return (token, (value, Set(context.reads.tokens.tokens).subtracting([token])))
      }
      self.contexts.append(
        Context(name: contexts.name(of: part), values: Dictionary(uniqueKeysWithValues: values)))
    }
  }

  /// Adds the reads of the closures of themes, and of tokens whose values themes have copied to others
  /// that are read.
  private mutating func add(readsOfThemes context: StyleContext, inChoice choice: Int) {
    choices[choice].reads.formUnion(context.reads)
    direct.formUnion(context.reads.tokens.tokens)
    choices[choice].explained.formUnion(context.reads.tokens.tokens)
    let entries = Dictionary(
      uniqueKeysWithValues: context.tokens.assigned.map { ($0.index, $0.entry) })
    for (index, entry) in entries where choices[choice].reads.tokens.contains(index) {
      var (reader, next, visited) = (index, entry.sourceIndex, Set([index]))
      while let source = next, visited.insert(source).inserted {
        choices[choice].reads.insert(token: source)
        readers[TokenID(at: source), default: []].insert(TokenID(at: reader))
        (reader, next) = (source, entries[source]?.aliasIndex)
      }
    }
  }

  // MARK: Pairs

  /// Adds the pairs of tokens of a node's texts, apart from those of disabled controls.
  private mutating func notePairs(
    _ cell: NodeCells.Cell, _ evaluation: SituatedNode.Evaluation, _ cells: NodeCells
  ) {
    let node = cells.node
    let (model, state) = evaluation.models[node.last]
    let backdrop = Backdrop().inside(evaluation.models)
    let drawing = node.chain.indices.last { place in
      let (model, state) = evaluation.models[place]
      return !Backdrop().inside(model, in: state).isEmpty
    }
    guard !backdrop.isHidden, let behind = backdrop.color, !node.isDisabled(in: evaluation),
      let drawing
    else { return }
    let environment = evaluation.environment
    for part in TextPart.all(of: model, in: state) {
      guard let visible = backdrop.visible(part), let color = part.colors.first else { continue }
      let own = cells.explanation(in: cell.departures)
      let outer = drawing == node.last ? own : cells.finder.tree.explain(node.chain[drawing])
      let backgrounds = outer.tokens(
        with: behind, in: environment, of: Backdrop.attributes.contains)
      guard let background = backgrounds.first?.name else { return }
      for foreground in own.tokens(
        with: color, in: environment, of: { !Backdrop.attributes.contains($0) })
      where visible.contrast < pairs[[foreground.name, background]]?.contrast ?? .infinity {
        pairs[[foreground.name, background]] = DrawnPair(
          foreground: foreground.name, background: background,
          contrast: (visible.contrast * 100).rounded(.down) / 100,
          conditions: cells.conditions(of: cell.departures))
      }
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
