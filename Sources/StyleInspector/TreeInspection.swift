public import ProtocolStyle

/// One inspection of a tree, which styles a sample of it in every situation and collects the
/// results.
struct TreeInspection {
  private let sample: TreeSample
  private let situations: [Situation]

  /// The contexts of the roots in the situations.
  private var contexts: [StyleContext] = []
  private let inspector: Inspector
  private var contrasts: [Finding.LowContrast] = []
  private var contrastPlaces: [Finding.LowContrast.Pair: Int] = [:]

  /// The rules that applied in some situation, by sheet, from the lowest.
  private var sheets: [[StyleRule]] = []
  private var knownSheets: Set<[StyleSheet.Identity]> = []
  private var scopedThemes: [Theme] = []
  private var reads = ContextReads()

  /// Inspects a tree, which must not change, nor its table, meanwhile.
  init(of tree: StyleTree, _ inspector: Inspector) {
    self.inspector = inspector
    sample = TreeSample(of: tree)
    situations = Situation.all(of: tree, inspector)
    // Reads by themes and nodes in their own contexts also count as reads in this one.
    var context = StyleContext()
    context.run {
      contexts = situations.map { $0.context(tree.tokens) }
      for situation in situations { attempt(situation) }
    }
    reads.formUnion(context.reads)
  }

  /// The findings, grouped by identifier.
  var findings: [Finding] {
    let (tree, environment) = (sample.original, situations[0].environment)
    let unread = Finding.unreadAttributes(by: tree.applier, among: inspector.attributes)
    let types = sample.nodeTypes.flatMap {
      Inspector.findings(of: $0, tree.applier, unread: unread)
    }
    let packs = tree.packs.findings(in: environment, attributes: tree.baseApplier.attributes)
    let rules =
      sheets.flatMap { Inspector.findings(of: $0, tree.applier, in: contexts) }
      + tree.styleSheet.compactMap(Finding.unadoptedTarget)
      + Finding.unknownClasses(in: tree.styleSheet, known: sample.styleClasses)
    let labels = Finding.missingLabels(in: tree)
    let themes = situations.flatMap { $0.themes.findings(in: environment) }
    let scoped = scopedThemes.flatMap { $0.findings(in: environment) }
    let missing = inspector.themes.isEmpty ? [] : inspector.findings(of: inspector.themes)
    let own = Finding.deprecatedTokens(in: tree.tokens, setBy: "The tree")
    return
      (types + packs + rules + themes + scoped + own + missing + unusedTokens + duplicateTokens
      + labels + contrasts.map(\.finding)).eachOnce
  }

  /// Tokens with several defaults that were set or read.
  private var duplicateTokens: [Finding] {
    let own = Set(sample.original.tokens.tokens)
    return Finding.duplicateTokens(in: situations.map(\.environment)) {
      reads.tokens.contains($0.definition.index) || own.contains($0)
    }
  }

  /// Tokens that were set and never read.
  private var unusedTokens: [Finding] {
    var (context, known) = (StyleContext(environment: situations[0].environment), Set<Theme>())
    let themes = (situations.flatMap(\.themes) + scopedThemes).filter { known.insert($0).inserted }
    let ofThemes = themes.flatMap { theme in
      Finding.unusedTokens(
        in: context.add(theme), setBy: "Theme '\(theme)'", reads: reads.tokens)
    }
    return ofThemes
      + Finding.unusedTokens(in: sample.original.tokens, setBy: "The tree", reads: reads.tokens)
  }

  private mutating func attempt(_ situation: Situation) {
    let original = sample.original
    let isOriginal = situation.isThat(of: original)
    let change = isOriginal ? nil : SituationChange(from: original, to: situation)
    let tree = isOriginal ? original : sample.tree(in: situation)
    var backdrops: [Backdrop] = []
    var changesBelow: [Bool] = []
    for (place, member) in sample.members.enumerated() {
      let outer = member.parent.map { backdrops[$0] } ?? Backdrop()
      let isBelowChange = member.parent.map { changesBelow[$0] } ?? false
      let mayDiffer = isBelowChange || change?.mayConcern(member.node, of: original) ?? false
      let node = mayDiffer ? sample.copy(of: place, in: tree) : member.node
      let own = mayDiffer ? tree : original
      let model = own.viewModel(of: node)
      backdrops.append(attempt(node, model, member, of: own, in: outer, situation))
      changesBelow.append(
        isBelowChange
          || mayDiffer && change?.reachesBelow(member.node, model, of: original) ?? false)
    }
    collectSheets(of: tree)
  }

  private mutating func collectSheets(of tree: StyleTree) {
    scopedThemes += tree.scopedThemes.filter { !scopedThemes.contains($0) }
    tree.forEachSheet { rules in
      guard knownSheets.insert(rules.map(\.identity)).inserted else { return }
      sheets.append(rules.map(\.source))
    }
  }

  /// Styles a node in all of its states, and returns the backdrop of its children.
  private mutating func attempt(
    _ node: AnyNodeHandle, _ model: ViewModel, _ member: TreeSample.Member, of tree: StyleTree,
    in outer: Backdrop, _ situation: Situation
  ) -> Backdrop {
    let own = tree.ownControlState(of: node)
    let backdrop = outer.inside(model, in: own)
    note(model, own, backdrop, member, situation)
    // WCAG has no contrast requirement for inactive controls.
    let others = Set(TextPart.states(of: model) + tree.controlStates(affecting: node) + [.normal])
    for state in others.sorted() where state != own && state.isDisjoint(with: .disabled) {
      let model = tree.viewModel(of: node, in: state)
      note(model, state, outer.inside(model, in: state), member, situation)
    }
    reads.formUnion(tree.reads(of: node))
    return backdrop
  }

  private mutating func note(
    _ model: ViewModel, _ state: ControlState, _ backdrop: Backdrop, _ member: TreeSample.Member,
    _ situation: Situation
  ) {
    guard state.isDisjoint(with: .disabled), !backdrop.isHidden else { return }
    for part in TextPart.all(of: model, in: state) {
      guard
        let contrast = Finding.LowContrast(
          part, on: backdrop, of: sample.original.nodeType(of: member.node), member.node,
          in: situation.name(in: state))
      else { continue }
      if let known = contrastPlaces[contrast.pair] {
        contrasts[known].add(contrast)
      } else {
        contrastPlaces[contrast.pair] = contrasts.count
        contrasts.append(contrast)
      }
    }
  }
}

extension Inspector {
  /// Finds probable mistakes in a tree: in its types, rules, themes, tokens and colors.
  ///
  /// Nodes whose styles have the same inputs are grouped, and one node of each group is styled in
  /// every theme and environment, and in the control states that affect it. The tree isn't changed:
  /// no node becomes stale, and no observer is notified. The cost is about that of reading every
  /// node twice, and of attaching a node for each group and situation in which its style may
  /// differ.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The distinct findings, grouped by identifier; empty if there are none.
  public func findings(of tree: StyleTree) -> [Finding] {
    tree.requireIdle("The tree was inspected")
    return tree.withOneTable { TreeInspection(of: tree, self).findings }
  }
}
