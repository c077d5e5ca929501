public import ProtocolStyle

/// One inspection of a tree, which renders it in every situation and collects the results.
struct TreeInspection {
  private let tree: StyleTree
  private let situations: [InspectedSituation]

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

  /// Inspects a tree, which must not change meanwhile.
  init(of tree: StyleTree, _ inspector: Inspector) {
    self.inspector = inspector
    self.tree = tree
    situations = InspectedSituation.all(of: tree, inspector)
    contexts = situations.map { $0.context(tree.tokens) }
    contest = RuleContest(without: tree.packs)
    let sample = TreeSample(of: tree, for: contexts)
    tree.withRendition(themes: situations[0].themes, environment: situations[0].environment) {
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
      + duplicateTokens(besides: known?.reads) + labels + deepControls + colors.findings
      + contrasts.map(\.finding)).eachOnce
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
    var (context, known) = (StyleContext(environment: situations[0].environment), Set<Theme>())
    let themes = (situations.flatMap(\.themes) + scopedThemes).filter { known.insert($0).inserted }
    let ofThemes = themes.flatMap { theme in
      Finding.unusedTokens(
        in: context.add(theme), setBy: "Theme '\(theme)'", reads: reads.tokens)
    }
    return ofThemes
      + Finding.unusedTokens(in: tree.tokens, setBy: "The tree", reads: reads.tokens)
  }

  /// Inspects one node of each group in a situation that a rendition of the tree takes on.
  private mutating func attempt(
    _ situation: InspectedSituation, with rendition: StyleTree, _ all: TreeSample
  ) {
    (rendition.themes, rendition.environment) = (situation.themes, situation.environment)
    let sample = TreeSample(of: rendition, among: all)
    rendition.forEachSheet { contest.add($0) }
    var backdrops: [Backdrop] = []
    for member in sample.members {
      let outer = member.parent.map { backdrops[$0] } ?? Backdrop()
      backdrops.append(inspect(member.node, of: rendition, in: outer, situation))
      let enclosed = EnclosedNode(
        member, sample: sample, rendition: rendition, backdrops: backdrops)
      let states = rendition.enclosingControlStates(affecting: member.node)
      if !states.isEmpty {
        deepControls +=
          [Finding.deepControls(controls(around: member.node), around: member.node, in: tree)]
          .compactMap(\.self)
      }
      for state in states {
        contest.examine(member.node, of: rendition, enclosing: state)
        guard state.isDisjoint(with: .disabled) else { continue }
        guard let around = enclosed.backdrop(in: state) else { continue }
        let own = rendition.ownControlState(of: member.node)
        let model = rendition.viewModel(of: member.node, in: .enclosingControlState(state))
        note(
          model, own, around.inside(model, in: own), member.node, situation, enclosing: state)
      }
      inspectWidths(of: member, enclosed, in: rendition, situation)
    }
    collectSheets(of: rendition)
    // Types, content and labels are the same in all situations.
    guard nodeTypes.isEmpty else { return }
    nodeTypes = sample.nodeTypes
    let groups = all.members.map { member in
      LabelSearch.Group(
        isControl: rendition.nodeType(of: member.node).nodeKind.isKind(of: .control),
        isHidden: backdrops[sample.place(of: member.node)].isHidden)
    }
    unlabeledControls = LabelSearch(in: rendition, all, groups).unlabeledControls
  }

  /// Styles a node in all widths of its container that affect it, and in each of its states.
  private mutating func inspectWidths(
    of member: TreeSample.Member, _ enclosed: EnclosedNode, in rendition: StyleTree,
    _ situation: InspectedSituation
  ) {
    let thresholds = rendition.containerWidths(affecting: member.node)
    guard !thresholds.isEmpty, rendition.enclosingContainer(of: member.node) != nil else { return }
    let own = rendition.ownControlState(of: member.node)
    let states = rendition.controlStates(affecting: member.node)
    for width in [0] + thresholds {
      let around = enclosed.backdrop(inContainerOf: width)
      func model(in state: ControlState?) -> ViewModel {
        rendition.viewModel(
          of: member.node,
          in: (state.map(Situation.controlState) ?? []).merging(.containerWidth(width)))
      }
      for state in [own] + Set(states + [.normal]).sorted()
      where state.isDisjoint(with: .disabled) {
        let model = model(in: state == own ? nil : state)
        note(
          model, state, around.inside(model, in: state), member.node, situation, width: width)
      }
    }
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

  /// Styles a node in all of its states, and returns the backdrop of its children.
  private mutating func inspect(
    _ node: AnyNodeHandle, of rendition: StyleTree, in outer: Backdrop,
    _ situation: InspectedSituation
  ) -> Backdrop {
    let (model, own) = (rendition.viewModel(of: node), rendition.ownControlState(of: node))
    let backdrop = outer.inside(model, in: own)
    note(model, own, backdrop, node, situation)
    contest.examine(node, of: rendition)
    // WCAG has no contrast requirement for inactive controls.
    let others = Set(rendition.controlStates(affecting: node) + [.normal])
    for state in others.sorted() where state != own {
      contest.examine(node, of: rendition, in: state)
      guard state.isDisjoint(with: .disabled) else { continue }
      let model = rendition.viewModel(of: node, in: state)
      note(model, state, outer.inside(model, in: state), node, situation)
    }
    reads.formUnion(rendition.reads(of: node))
    return backdrop
  }

  private mutating func note(
    _ model: ViewModel, _ state: ControlState, _ backdrop: Backdrop, _ node: AnyNodeHandle,
    _ situation: InspectedSituation, enclosing: ControlState = .normal, width: Double? = nil
  ) {
    colors.note(model, of: tree.nodeType(of: node))
    guard state.isDisjoint(with: .disabled), !backdrop.isHidden else { return }
    for part in TextPart.all(of: model, in: state) {
      guard
        let contrast = Finding.LowContrast(
          part, on: backdrop, of: tree.nodeType(of: node), node,
          in: situation.name(in: state, enclosing: enclosing, width: width))
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
  /// Among them are the rules that lose on every node that they match, because its conformances
  /// provide all attributes that the rule writes. Those of packs are checked with a pack's samples
  /// instead, by `PackCheck` in `StyleTesting`.
  ///
  /// Nodes that look the same in every theme and environment, as their parents do, form a group, one
  /// node of which is examined in all of these, in the control states that affect it, and in the widths
  /// of its container that do. The tree
  /// isn't changed: no node becomes stale, and no observer is notified. The cost is about that of
  /// reading every node three times, and of restyling the nodes whose getters read something that
  /// differs between the themes or environments once for each of these.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The distinct findings, grouped by identifier; empty if there are none.
  public func findings(of tree: StyleTree) -> [Finding] {
    tree.requireIdle("The tree was inspected")
    return TreeInspection(of: tree, self).findings()
  }
}

// MARK: - InspectedPacks

/// Packs and themes that were inspected by themselves, for findings about the nodes of trees with them.
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

// MARK: - EnclosedNode

/// A member of a sample, to find its backdrop in states of its enclosing control.
private struct EnclosedNode {
  private let sample: TreeSample
  private let rendition: StyleTree
  private let backdrops: [Backdrop]
  private let member: TreeSample.Member

  /// Makes it with the backdrops of all members up to this one.
  init(
    _ member: TreeSample.Member, sample: TreeSample, rendition: StyleTree, backdrops: [Backdrop]
  ) {
    (self.member, self.sample, self.rendition) = (member, sample, rendition)
    self.backdrops = backdrops
  }

  /// The backdrop around the node while its enclosing control is in a state; nil if there is no such
  /// control.
  func backdrop(in state: ControlState) -> Backdrop? {
    var inner: [AnyNodeHandle] = []
    var ancestor = member.parent
    while let place = ancestor {
      let (node, outer) = (sample.members[place].node, sample.members[place].parent)
      if rendition.nodeType(of: node).nodeKind.isControlOrCell {
        let control = rendition.viewModel(of: node, in: state)
        return inner.reversed().reduce(
          (outer.map { backdrops[$0] } ?? Backdrop()).inside(control, in: state)
        ) { backdrop, node in
          backdrop.inside(
            rendition.viewModel(of: node, in: .enclosingControlState(state)),
            in: rendition.ownControlState(of: node))
        }
      }
      inner.append(node)
      ancestor = outer
    }
    return nil
  }
}

extension EnclosedNode {
  /// The backdrop around the node while its container has a width.
  func backdrop(inContainerOf width: Double) -> Backdrop {
    var inner: [AnyNodeHandle] = []
    var ancestor = member.parent
    while let place = ancestor, !rendition.isSizeContainer(sample.members[place].node) {
      inner.append(sample.members[place].node)
      ancestor = sample.members[place].parent
    }
    return inner.reversed().reduce(ancestor.map { backdrops[$0] } ?? Backdrop()) { backdrop, node in
      backdrop.inside(
        rendition.viewModel(of: node, in: .containerWidth(width)),
        in: rendition.ownControlState(of: node))
    }
  }
}

// MARK: - InspectedSituation

/// The themes and the environment that a tree is evaluated in.
struct InspectedSituation {
  /// The themes under test, the lowest first; nil if there is no choice.
  let choice: [Theme]?

  /// All themes that are in force, the lowest first.
  let themes: [Theme]
  let environment: StyleEnvironment

  init(choice: [Theme]?, themes: [Theme], environment: StyleEnvironment) {
    (self.choice, self.themes, self.environment) = (choice, themes, environment)
  }

  /// The context of the roots in this situation.
  func context(_ tokens: TokenValues) -> StyleContext {
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    context.tokens = tokens.merged(over: context.tokens)
    return context
  }
}

extension InspectedSituation {
  /// The situations in which an inspector styles a tree, beginning with the tree's own environment.
  static func all(of tree: StyleTree, _ inspector: Inspector) -> [InspectedSituation] {
    var environments = [tree.environment]
    for environment in inspector.environments where !environments.contains(environment) {
      environments.append(environment)
    }
    let alternatives = Set(inspector.themes.joined())
    let fixed = tree.themes.filter { !alternatives.contains($0) }
    let choices: [(choice: [Theme]?, themes: [Theme])] =
      inspector.themes.isEmpty
      ? [(nil, tree.themes)] : inspector.themes.map { ($0, fixed + $0) }
    return choices.flatMap { choice, themes in
      environments.map { InspectedSituation(choice: choice, themes: themes, environment: $0) }
    }
  }

  /// The description of the situation with a control state, one of the enclosing control, and the width
  /// of the container: `theme night, dark, highlighted, in a selected control`.
  func name(in state: ControlState, enclosing: ControlState, width: Double? = nil) -> String {
    let parts =
      (choice.map { [Theme.name(of: $0)] } ?? []) + [environment.storage.name]
      + (state == .normal ? [] : ["\(state)"])
      + (enclosing == .normal ? [] : ["in a \(enclosing) control"])
      + (width.map { ["in a container of \($0.plainDescription) points"] } ?? [])
    return parts.joined(separator: ", ")
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
