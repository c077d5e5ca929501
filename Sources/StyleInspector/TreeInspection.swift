public import ProtocolStyle

/// One look at a tree: a sample of it is tried in every situation, and what comes of it collected.
struct TreeInspection {
  private let sample: TreeSample
  private let situations: [Situation]

  /// Those of the roots in the situations.
  private var contexts: [StyleContext] = []
  private let inspector: Inspector
  private var contrasts: [Finding.LowContrast] = []
  private var contrastPlaces: [Finding.LowContrast.Pair: Int] = [:]

  /// The rules that were in force in some situation, sheet by sheet, the lowest first.
  private var sheets: [[StyleRule]] = []
  private var knownSheets: Set<[StyleSheet.Identity]> = []
  private var scopedThemes: [Theme] = []
  private var reads = ContextReads()

  /// Tries a tree, which stays as it is, and so must its table.
  init(of tree: StyleTree, _ inspector: Inspector) {
    self.inspector = inspector
    sample = TreeSample(of: tree)
    situations = Situation.all(of: tree, inspector)
    // What themes and nodes read in their own contexts counts as read in this one as well.
    var context = StyleContext()
    context.run {
      contexts = situations.map { $0.context(tree.tokens) }
      for situation in situations { attempt(situation) }
    }
    reads.formUnion(context.reads)
  }

  /// What was found, grouped by sort.
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

  /// Tries a node in all of its states; returns what is behind its children.
  private mutating func attempt(
    _ node: AnyNodeHandle, _ model: ViewModel, _ member: TreeSample.Member, of tree: StyleTree,
    in outer: Backdrop, _ situation: Situation
  ) -> Backdrop {
    let own = tree.ownControlState(of: node)
    let backdrop = outer.inside(model, in: own)
    note(model, own, backdrop, member, situation)
    // WCAG does not ask for contrast in what is out of use.
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
  /// Looks for what is probably not meant in a tree: its types, rules, themes, tokens and colors.
  ///
  /// Nodes are grouped by what made their style, and one of each group is tried in every theme and
  /// environment, and in the control states that it has looks for. The tree is read, and is
  /// otherwise left alone: nothing in it is marked as changed, and no observer hears of it. Costs
  /// about as much as reading every node twice, and as attaching a node for each group and situation
  /// that it may look otherwise in.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: What was found, each once, grouped by sort; empty when nothing was.
  public func findings(of tree: StyleTree) -> [Finding] {
    tree.requireIdle("The tree was inspected")
    return tree.withOneTable { TreeInspection(of: tree, self).findings }
  }
}
