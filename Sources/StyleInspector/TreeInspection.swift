public import ProtocolStyle

/// One inspection of a tree, which renders it in every situation and collects the results.
struct TreeInspection {
  private let tree: StyleTree
  private let situations: [InspectedSituation]

  /// The parts of the environment that differ between the situations.
  private let listed: ContextReads

  /// The contexts of the roots in the situations.
  private var contexts: [StyleContext] = []
  private let inspector: Inspector
  private var contrasts: [Finding.LowContrast] = []
  private var contrastPlaces: [Finding.LowContrast.Pair: Int] = [:]

  /// The rules that applied in some situation, by sheet, from the lowest.
  private var sheets: [[CompiledSheet.Rule]] = []
  private var knownSheets: Set<[StyleSheet.Identity]> = []
  private var scopedThemes: [Theme] = []
  private var reads = ContextReads()

  /// The types of the nodes, in order of first appearance.
  private var nodeTypes: [any StyleNode.Type] = []
  private var unlabeledControls: [LabelSearch.Unlabeled] = []
  private var contest: RuleContest
  private var colors = ColorRanges()
  private var deepControls: [Finding] = []

  /// The reads of deprecated tokens for nodes, in order, each once for the nodes of a type.
  private(set) var deprecatedReads: [DeprecatedRead] = []
  private var unexamined: [Finding] = []

  /// Inspects a tree, which must not change meanwhile.
  init(of tree: StyleTree, _ inspector: Inspector) {
    self.inspector = inspector
    self.tree = tree
    situations = InspectedSituation.all(of: tree, inspector)
    listed = situations.reduce(into: ContextReads()) { [environment = tree.environment] in
      $0.formUnion($1.environment.differences(from: environment))
    }
    contexts = situations.map { $0.context(tree.tokens) }
    contest = RuleContest(without: tree.packs)
    let sample = TreeSample(of: tree, for: contexts)
    tree.withSituatedTree(themes: situations[0].themes, environment: situations[0].environment) {
      for situation in situations { attempt(situation, with: $0, sample) }
      reads.formUnion($0.themeReads)
    }
    for context in contexts { reads.formUnion(context.reads) }
  }

  /// The findings, grouped by identifier.
  ///
  /// - Parameter known: Packs and themes, about which there are no findings; nil for findings about
  ///   everything.
  /// - Returns: The distinct findings.
  func findings(besides known: InspectedPacks? = nil) -> [Finding] {
    let environment = situations[0].environment
    let unread = Finding.unreadAttributes(by: tree.applier, among: inspector.attributes)
    let types = nodeTypes.flatMap {
      Inspector.findings(of: $0, tree.applier, unread: unread)
    }
    let sheets = known.map { known in
      self.sheets.filter { !known.sheets.contains($0.map(\.identity)) }
    }
    let rules =
      (sheets ?? self.sheets).flatMap {
        Inspector.findings(of: $0.map(\.source), tree.applier, in: contexts)
      }
      + tree.styleSheet.compactMap(Finding.unadoptedTarget)
      + Finding.unknownClasses(in: tree.styleSheet, known: tree.styleClasses)
    let labels = Finding.missingLabels(of: unlabeledControls, in: tree)
    let scoped = scopedThemes.filter { known?.themes.contains($0) != true }
      .flatMap { $0.findings(in: environment) }
    let own =
      Finding.deprecatedTokens(in: tree.tokens, setBy: "The tree")
      + Finding.colorRanges(in: tree.tokens, setBy: "The tree")
    let losing = contest.findings(tree.applier, in: contexts)
    let (packs, themes, missing, unused) =
      known == nil ? findingsOfPacks(in: environment) : ([], [], [], [])
    return
      (types + packs + rules + losing + themes + scoped + own + missing + unused
      + duplicateTokens(besides: known?.reads) + deprecatedReads.map(\.finding) + labels
      + deepControls + colors.findings + contrasts.map(\.finding) + unexamined).eachOnce
  }

  /// The findings about the packs, about each theme, about the combinations of themes, and about
  /// tokens that are set and never read.
  private func findingsOfPacks(
    in environment: StyleEnvironment
  ) -> (packs: [Finding], themes: [Finding], missing: [Finding], unused: [Finding]) {
    (
      tree.packs.findings(in: environment, attributes: tree.baseApplier.attributes),
      situations.flatMap { $0.themes.findings(in: environment) },
      inspector.findings(ofCombinations: inspector.themes), unusedTokens
    )
  }

  /// Tokens with several defaults that were set or read.
  ///
  /// - Parameter known: Reads that don't count.
  /// - Returns: A finding for each of these tokens.
  private func duplicateTokens(besides known: ContextReads?) -> [Finding] {
    let own = Set(tree.tokens.tokens)
    return Finding.duplicateTokens(in: situations.map(\.environment)) { token in
      let index = token.definition.index
      return own.contains(token)
        || reads.tokens.contains(index) && known?.tokens.contains(index) != true
    }
  }

  /// Tokens that were set and never read.
  private var unusedTokens: [Finding] {
    var context = StyleContext(environment: situations[0].environment)
    let ofThemes = (situations.flatMap(\.themes) + scopedThemes).eachOnce.flatMap { theme in
      Finding.unusedTokens(
        in: context.add(theme), setBy: "Theme '\(theme)'", reads: reads.tokens)
    }
    return ofThemes
      + Finding.unusedTokens(in: tree.tokens, setBy: "The tree", reads: reads.tokens)
  }

  /// Inspects one node of each group in a situation that a situated tree of the tree takes on.
  private mutating func attempt(
    _ situation: InspectedSituation, with situatedTree: StyleTree, _ all: TreeSample
  ) {
    (situatedTree.themes, situatedTree.environment) = (situation.themes, situation.environment)
    let sample = TreeSample(of: situatedTree, among: all)
    let finder = SituationFinder(situatedTree, [], listed: listed)
    situatedTree.forEachSheet { contest.add($0) }
    var insides: [Inside] = []
    for member in sample.members {
      let outer = member.parent.map { insides[$0] } ?? Inside()
      insides.append(inspect(member.node, in: outer, finder, situation))
      if outer.controlCount > Finding.comparedControls,
        !situatedTree.enclosingControlStates(affecting: member.node).isEmpty
      {
        let controls = controls(around: member.node)
        deepControls.append(.deepControls(controls, around: member.node, in: tree))
      }
    }
    collectSheets(of: situatedTree)
    // Types, content and labels are the same in all situations.
    guard nodeTypes.isEmpty else { return }
    nodeTypes = sample.nodeTypes
    let groups = all.members.map { member in
      LabelSearch.Group(
        isControl: situatedTree.nodeType(of: member.node).nodeKind.isKind(of: .control),
        isHidden: insides[sample.place(of: member.node)].backdrop.isHidden)
    }
    unlabeledControls = LabelSearch(in: situatedTree, all, groups).unlabeledControls
  }

  /// The controls and cells around a node, from the inside out.
  private func controls(around node: AnyNodeHandle) -> [AnyNodeHandle] {
    var controls: [AnyNodeHandle] = []
    var ancestor = tree.parent(of: node)
    while let current = ancestor {
      if tree.nodeType(of: current).nodeKind.isControlOrCell { controls.append(current) }
      ancestor = tree.parent(of: current)
    }
    return controls
  }

  private mutating func collectSheets(of tree: StyleTree) {
    scopedThemes += tree.scopedThemes.filter { !scopedThemes.contains($0) }
    tree.forEachSheet { rules in
      guard knownSheets.insert(rules.map(\.identity)).inserted else { return }
      sheets.append(rules)
    }
  }

  /// The facts about a node that matter to those in it.
  private struct Inside {
    var backdrop = Backdrop()

    /// Whether a state, a width or an examined key may change what is inherited, or what is behind.
    var isSituated = false

    /// The number of controls and cells that those in it are in.
    var controlCount = 0
  }

  /// Inspects a node in its own situation, or if states, widths or keys may make a difference, in
  /// all that it can tell apart.
  private mutating func inspect(
    _ node: AnyNodeHandle, in outer: Inside, _ finder: SituationFinder,
    _ situation: InspectedSituation
  ) -> Inside {
    let situatedTree = finder.tree
    let (model, state) = (situatedTree.viewModel(of: node), situatedTree.ownControlState(of: node))
    let backdrop = outer.backdrop.inside(model, in: state)
    let isSituated =
      outer.isSituated || state.contains(.disabled) || finder.isSituated(node)
    if isSituated || !model.selectingStates().isEmpty {
      inspectCells(of: node, finder, situation)
    } else {
      colors.note(model, of: tree.nodeType(of: node))
      for pair in weakTexts(of: model, in: state, on: backdrop, node) {
        note(pair, of: node, in: situation.name)
      }
      contest.examine(node, of: situatedTree)
      let own = situatedTree.reads(of: node)
      noteDeprecated(in: own, of: node, in: situatedTree) { situatedTree.explain(node) }
      reads.formUnion(own)
    }
    return Inside(
      backdrop: backdrop,
      isSituated: isSituated
        || !model.selectingStates(among: Backdrop.attributes.contains).isEmpty,
      controlCount: outer.controlCount + (model.kind.isControlOrCell ? 1 : 0))
  }

  /// Inspects a node in all states and widths of it and its ancestors that it can tell apart.
  private mutating func inspectCells(
    of node: AnyNodeHandle, _ finder: SituationFinder, _ situation: InspectedSituation
  ) {
    let cells = finder.cells(of: node, recording: false)
    defer {
      cells.restore()
      finder.bring(to: Situation())
    }
    let question = NodeCells.Question(.all) { cells.node.statesOfColors(in: $0) }
    let limit = SituationSpace().limit
    var (pairs, weak) = ([Finding.LowContrast.Pair](), [Finding.LowContrast.Pair: [Departures]]())
    let extent = cells.forEach(for: question, limit: limit) { cell, evaluation in
      let (model, state) = evaluation.models[cells.node.last]
      colors.note(model, of: tree.nodeType(of: node))
      noteDeprecated(in: evaluation.reads, of: node, in: finder.tree) {
        cells.explanation(in: cell.departures)
      }
      reads.formUnion(evaluation.reads)
      if !contest.isDecided {
        finder.bring(cells.node, to: cell.departures)
        contest.examine(node, of: finder.tree)
      }
      // WCAG has no contrast requirement for inactive controls.
      if cells.node.isDisabled(in: evaluation) { return }
      let backdrop = Backdrop().inside(evaluation.models)
      for pair in weakTexts(of: model, in: state, on: backdrop, node) {
        if weak[pair] == nil { pairs.append(pair) }
        weak[pair, default: []].append(cell.departures)
      }
    }
    let fewest = pairs.flatMap { pair in
      (weak[pair] ?? []).withFewest.map { (pair: pair, departures: $0) }
    }
    for (pair, departures) in fewest.sorted(by: { $0.departures.precedes($1.departures) }) {
      let conditions = cells.conditions(of: departures)
      note(pair, of: node, in: ([situation.name] + conditions).joined(separator: ", "))
    }
    if !extent.isComplete {
      unexamined.append(.unexaminedTexts(of: "\(tree.nodeType(of: node)) (\(node))", limit: limit))
    }
  }

  /// Notes the code that reads deprecated tokens for a node, if any are among what was read: that of its
  /// values, and its scope, which explanations don't have.
  private mutating func noteDeprecated(
    in reads: ContextReads, of node: AnyNodeHandle, in situatedTree: StyleTree,
    _ explain: () -> StyleExplanation
  ) {
    guard reads.tokens.intersects(InternedTokens.shared.deprecated) else { return }
    var explanation = explain().symbolicated()
    if let getters = inspector.getters { explanation = explanation.locating(getters) }
    let scope = situatedTree.scopeReads(of: node) ?? ContextReads()
    deprecatedReads =
      (deprecatedReads + DeprecatedRead.all(in: explanation)
      + DeprecatedRead.all(in: scope, by: "The scope of \(situatedTree.nodeType(of: node))"))
      .eachOnce
  }

  /// The texts of a node with too little contrast.
  private func weakTexts(
    of model: ViewModel, in state: ControlState, on backdrop: Backdrop, _ node: AnyNodeHandle
  ) -> [Finding.LowContrast.Pair] {
    if backdrop.isHidden { return [] }
    return TextPart.all(of: model, in: state).compactMap {
      Finding.LowContrast.Pair($0, on: backdrop, of: tree.nodeType(of: node))
    }
  }

  private mutating func note(
    _ pair: Finding.LowContrast.Pair, of node: AnyNodeHandle, in situation: String
  ) {
    let place = contrastPlaces[pair] ?? contrasts.count
    if place == contrasts.count {
      contrastPlaces[pair] = place
      contrasts.append(
        Finding.LowContrast(pair: pair, node: "\(tree.nodeType(of: node)) (\(node))"))
    }
    contrasts[place].add(situation)
  }
}

extension [Departures] {
  /// Those that contain no others.
  fileprivate var withFewest: [Departures] {
    var result: [Departures] = []
    for departures in sorted(by: { $0.count < $1.count })
    where !result.contains(where: { $0.allSatisfy { departures[$0.key] == $0.value } }) {
      result.append(departures)
    }
    return result
  }
}

extension Departures {
  /// Whether these come before others in a text: fewer ones, and then those of the first axes.
  fileprivate func precedes(_ other: Departures) -> Bool {
    count == other.count
      ? keys.sorted().lexicographicallyPrecedes(other.keys.sorted()) : count < other.count
  }
}

extension Inspector {
  /// Finds probable mistakes in a tree: in its types, rules, themes, tokens and colors.
  ///
  /// Among them are the rules that lose on every node that they match, because its conformances
  /// provide all attributes that the rule writes. Those of packs are checked with a pack's samples
  /// instead, by `PackCheck` in `StyleTesting`.
  ///
  /// Nodes that look the same in every theme and environment, as their parents do, form a group,
  /// one node of which is examined in all of these. There it's styled in all control states and
  /// container widths, of itself and its ancestors, that it can tell apart, and with all values of
  /// the environment's keys that declare some. The tree isn't changed: no node becomes stale, and
  /// no observer is notified. The cost is about that of reading every node three times, of
  /// restyling the nodes whose getters read something that differs between the themes or
  /// environments once for each of these, and of styling the node of a group, with its ancestors,
  /// in its situations.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The distinct findings, grouped by identifier; empty if there are none.
  public func findings(of tree: StyleTree) -> [Finding] {
    tree.requireIdle("The tree was inspected")
    return TreeInspection(of: tree, self).findings()
  }
}

// MARK: - InspectedPacks

/// Packs and themes that were inspected by themselves, for findings about the nodes of trees with
/// them.
package struct InspectedPacks {
  fileprivate let sheets: Set<[StyleSheet.Identity]>
  fileprivate let themes: Set<Theme>
  fileprivate let reads: ContextReads
}

extension TreeInspection {
  /// The packs and the themes of the tree and of the inspector.
  fileprivate var packs: InspectedPacks {
    InspectedPacks(
      sheets: knownSheets, themes: Set(situations.flatMap(\.themes) + scopedThemes), reads: reads)
  }
}

extension Inspector {
  /// Inspects packs, and the themes of this inspector.
  ///
  /// - Parameter packs: The packs, from the lowest.
  /// - Returns: The packs.
  package func inspected(_ packs: [StylePack]) -> InspectedPacks {
    TreeInspection(of: StyleTree(packs: packs), self).packs
  }

  /// Finds the reads of deprecated tokens for a tree's nodes.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The distinct reads, in the order of the nodes.
  package func deprecatedReads(of tree: StyleTree) -> [DeprecatedRead] {
    tree.requireIdle("The tree was inspected")
    return TreeInspection(of: tree, self).deprecatedReads
  }

  /// Finds probable mistakes in a tree, except for those that are in its packs and themes whatever
  /// nodes it has, and for tokens that are never read.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - packs: The packs of the tree, which this inspector has inspected.
  /// - Returns: The distinct findings, grouped by identifier; empty if there are none.
  package func findings(of tree: StyleTree, besides packs: InspectedPacks) -> [Finding] {
    tree.requireIdle("The tree was inspected")
    return TreeInspection(of: tree, self).findings(besides: packs)
  }
}

// MARK: - InspectedSituation

/// The themes and the environment that a tree is evaluated in.
struct InspectedSituation {
  /// The description, such as `theme 'night', dark`.
  let name: String

  /// All themes that are in force, the lowest first.
  let themes: [Theme]
  let environment: StyleEnvironment

  /// The context of the roots in this situation.
  func context(_ tokens: TokenValues) -> StyleContext {
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    context.tokens = tokens.merged(over: context.tokens)
    return context
  }

  /// The situations in which an inspector styles a tree, beginning with the tree's own environment.
  static func all(of tree: StyleTree, _ inspector: Inspector) -> [InspectedSituation] {
    var environments = [tree.environment]
    for environment in inspector.environments where !environments.contains(environment) {
      environments.append(environment)
    }
    let alternatives = Set(inspector.themes.joined())
    let fixed = tree.themes.filter { !alternatives.contains($0) }
    let choices = inspector.themes.map { choice in
      SituationAxis.Position(name: Theme.name(of: choice), situation: .themes(fixed + choice))
    }
    let listed = environments.map { environment in
      SituationAxis.Position(
        name: environment.storage.name,
        situation: .environment(\StyleEnvironment.self, environment))
    }
    let axes = [("themes", choices), ("environment", listed)].filter { !$1.isEmpty }
    return axes.map { SituationAxis(name: $0, positions: $1) }.combinations.map {
      InspectedSituation(
        name: $0.names.joined(separator: ", "), themes: $0.situation.themes ?? tree.themes,
        environment: $0.situation.applied(to: tree.environment))
    }
  }
}

extension StyleEnvironment.Storage {
  /// The color scheme, then the properties that aren't at their default:
  /// `dark, contrast increased`.
  fileprivate var name: String {
    let unusual = zip(values, Self().values)
      .filter { $0.key != "colorScheme" && $0.value != $1.value }
      .map { value, _ in "\(Self.labels[value.key] ?? value.key) \(value.value)" }
    return (["\(colorScheme)"] + unusual).joined(separator: ", ")
  }

  /// The labels that are shorter than, or different from, a property's name.
  private static let labels = [
    "contentSizeCategory": "text size", "layoutDirection": "direction",
    "horizontalSizeClass": "width class", "verticalSizeClass": "height class",
    "reduceMotion": "reduce motion", "displayScale": "scale",
  ]
}
