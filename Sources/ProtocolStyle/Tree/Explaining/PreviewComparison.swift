/// Compares the nodes of a tree with those of a situated tree in edited settings.
///
/// Both trees keep the numbers of computed styles meanwhile, and records have the same indices in
/// both.
struct PreviewComparison {
  private let tree: StyleTree
  private let situatedTree: StyleTree
  private let causes: PreviewCauses

  init(of tree: StyleTree, with situatedTree: StyleTree, _ settings: StylePreview.Settings) {
    (self.tree, self.situatedTree) = (tree, situatedTree)
    causes = PreviewCauses(of: tree, with: situatedTree, settings)
  }

  func preview() -> StylePreview {
    var entries: [ChangeEntry] = []
    var contents: [NodeChanges.Contents] = []
    var pairs = StylePairs(former: tree.computedStyles, new: situatedTree.computedStyles)
    tree.store.forEachNode { index in
      situatedTree.refresher.bringUpToDate(index)
      let record = tree.store.records.reference(to: index)
      let (pair, isChanged) = pairs.find(
        record.value.computedStyle, situatedTree.store.records[index].computedStyle,
        column: record.value.column)
      let (content, isContentChanged) = content(of: index, isStyleChanged: isChanged)
      guard isChanged || isContentChanged else { return }
      var entry = ChangeEntry(
        index: UInt32(index), generation: record.value.generation,
        computedStyle: record.value.computedStyle)
      entry.pair = pair
      causes.add(UInt32(entries.count), node: index)
      entries.append(entry)
      guard content.old != nil || content.new != nil || !contents.isEmpty else { return }
      // Either most nodes have content or none has.
      while contents.count < entries.count - 1 { contents.append(NodeChanges.Contents()) }
      contents.append(content)
    }
    let changes = NodeChanges(
      tree: tree.serial, entries: entries, pairs: pairs.pairs, contents: contents,
      nodeTypes: tree.refresher.nodeTypes)
    return StylePreview(
      changes: changes, edits: causes.edits.map { ($0.cause, $0.summary) },
      positions: causes.positions, nodeCount: tree.count)
  }

  /// The content of a node before and after, unless neither it nor the style changes.
  @inline(__always)
  private func content(
    of index: Int, isStyleChanged: Bool
  ) -> (content: NodeChanges.Contents, isChanged: Bool) {
    guard tree.refresher.mayHaveContent(index) || situatedTree.refresher.mayHaveContent(index)
    else {
      return (NodeChanges.Contents(), false)
    }
    return findContent(of: index, isStyleChanged: isStyleChanged)
  }

  private func findContent(
    of index: Int, isStyleChanged: Bool
  ) -> (content: NodeChanges.Contents, isChanged: Bool) {
    if mayContentChange(index) {
      let old = tree.refresher.content(of: index)
      let new = situatedTree.refresher.content(of: index)
      return (NodeChanges.Contents(old: old, new: new), !Block.areIdentical(old, new))
    }
    guard isStyleChanged else { return (NodeChanges.Contents(), false) }
    let content = tree.refresher.content(of: index)
    return (NodeChanges.Contents(old: content, new: content), false)
  }

  /// Whether the content of a node depends on more than its model.
  private func mayContentChange(_ index: Int) -> Bool {
    let flags = tree.store.records[index].flags
    if flags.contains(.keepsContent)
      || situatedTree.store.records[index].flags.contains(.keepsContent)
    {
      return true
    }
    // The reads are unknown before the content is evaluated.
    if !flags.contains(.hasReadContent) { _ = tree.refresher.content(of: index) }
    let reads = tree.resolver.currentMatchedRules(of: index).object.contentReads
    return !reads.isEmpty || reads.readsStates
  }
}

// MARK: - PreviewCauses

/// Finds which edits change a node.
///
/// Nodes with the same computed styles before and after have the same causes, unless they have
/// settings.
private final class PreviewCauses {
  /// An edit.
  struct Edit {
    let cause: StylePreview.Cause
    let summary: String
  }

  /// The computed styles of a node before and after.
  private struct Pair: Hashable {
    let old: ComputedStyleNumber
    let new: ComputedStyleNumber
  }

  /// The edits that a node itself depends on, and whether it inherits other values.
  private struct OwnCauses {
    var edits: Set<Int> = []
    var inherits = false
  }

  private struct ContextPair: Hashable {
    let old: SharedContext.Number
    let new: SharedContext.Number
  }

  /// The differences between two contexts.
  private struct Differences {
    let environment: ContextReads
    let tokens: Set<Int>

    /// The causes of tokens, as far as they're known.
    var causes: [Int: Set<Int>] = [:]
  }

  private let tree: StyleTree
  private let situatedTree: StyleTree

  /// The edits, in the order of the preview's groups.
  private(set) var edits: [Edit] = []

  /// For each edit, the positions of changes that it causes.
  private(set) var positions: [[UInt32]] = []

  /// The places of edits among all.
  private var themes: Int?
  private var environment: Int?
  private var tokens: [Int: Int] = [:]
  private var rules: [StyleSheet.Identity: Int] = [:]
  private var overridden: Set<UInt32> = []

  private var known: [Pair: OwnCauses] = [:]
  private var differences: [ContextPair: Differences] = [:]

  init(of tree: StyleTree, with situatedTree: StyleTree, _ settings: StylePreview.Settings) {
    (self.tree, self.situatedTree) = (tree, situatedTree)
    addThemes()
    addTokens()
    addEnvironment()
    addRules()
    if !settings.overrides.isEmpty {
      overridden = Set(settings.overrides.map(\.node.index))
      let nodes = overridden.count == 1 ? "1 node" : "\(overridden.count) nodes"
      add(.overrides, "overrides of \(nodes)")
    }
    positions = edits.map { _ in [] }
  }

  /// Adds a change to the groups of its causes.
  @inline(__always)
  func add(_ position: UInt32, node: Int) {
    // Nothing else can be the cause.
    if edits.count == 1 { return positions[0].append(position) }
    for place in causes(of: node) { positions[place].append(position) }
  }

  // MARK: Edits

  @discardableResult
  private func add(_ cause: StylePreview.Cause, _ summary: String) -> Int {
    edits.append(Edit(cause: cause, summary: summary))
    return edits.count - 1
  }

  private func addThemes() {
    let (old, new) = (tree.themes, situatedTree.themes)
    guard !Theme.areEqual(old, new) else { return }
    func names(_ themes: [Theme]) -> String {
      themes.isEmpty ? "none" : themes.map(\.description).joined(separator: ", ")
    }
    let place = add(.themes, "themes: \(names(old)) → \(names(new))")
    themes = place
    func identities(_ themes: [Theme]) -> Set<StyleSheet.Identity> {
      Set(themes.flatMap { theme in theme.styleSheet.indices.map(theme.styleSheet.identity) })
    }
    for rule in identities(old).symmetricDifference(identities(new)) { rules[rule] = place }
  }

  private func addTokens() {
    for token in situatedTree.tokens.differences(from: tree.tokens).tokens.tokens.sorted() {
      let values = [tree, situatedTree].map { Self.value(of: token, at: $0) }
      tokens[token.definition.index] = add(
        .token(token), "token '\(token.name)': \(values[0]) → \(values[1])")
    }
  }

  /// The value of a token for the roots of a tree.
  private static func value(of token: TokenID, at tree: StyleTree) -> String {
    let shared = tree.resolver.contexts[tree.resolver.root].object.shared
    shared.bringUpToDate()
    var text = ""
    tree.resolver.evaluatingThemes {
      _ = StyleContext.tracking(at: shared.context) {
        let value = token.definition.currentValue
        text = (value as? Double)?.plainDescription ?? "\(value)"
      }
    }
    return text
  }

  private func addEnvironment() {
    let (old, new) = (tree.environment, situatedTree.environment)
    guard old != new else { return }
    let properties = zip(old.storage.values, new.storage.values)
      .filter { $0.value != $1.value }.map { "\($0.key) \($0.value) → \($1.value)" }
    // Only custom keys may differ.
    let summary = properties.isEmpty ? "custom values" : properties.joined(separator: ", ")
    environment = add(.environment, "environment: \(summary)")
  }

  private func addRules() {
    let (old, new) = (tree.styleSheet, situatedTree.styleSheet)
    func identities(_ sheet: StyleSheet) -> Set<StyleSheet.Identity> {
      Set(sheet.indices.map(sheet.identity))
    }
    let (oldIdentities, newIdentities) = (identities(old), identities(new))
    for (sheet, others, verb) in [
      (old, newIdentities, "removed"), (new, oldIdentities, "inserted"),
    ] {
      for (place, rule) in sheet.enumerated() {
        let identity = sheet.identity(at: place)
        guard !others.contains(identity) else { continue }
        let place = SourcePlace.suffix(rule.place)
        rules[identity] = add(.rule(identity), "rule \(rule)\(place) \(verb)")
      }
    }
  }

  // MARK: Causes

  /// The edits that change a node, in order: all if none is known to.
  private func causes(of node: Int) -> [Int] {
    var result: Set<Int> = []
    var index = node
    while true {
      let own = ownCauses(of: index)
      result.formUnion(own.edits)
      let parent = tree.store.records[index].parent
      guard own.inherits || result.isEmpty, parent != NodeRecord.none else { break }
      index = Int(parent)
    }
    return result.isEmpty ? Array(edits.indices) : result.sorted()
  }

  private func ownCauses(of index: Int) -> OwnCauses {
    let flags = tree.store.records[index].flags.union(situatedTree.store.records[index].flags)
    guard flags.isDisjoint(with: [.hasSettings, .hasHidden, .hasScope]) else {
      return findCauses(of: index)
    }
    let pair = Pair(
      old: tree.store.records[index].computedStyle,
      new: situatedTree.store.records[index].computedStyle)
    if let known = known[pair] { return known }
    let causes = findCauses(of: index)
    known[pair] = causes
    return causes
  }

  private func findCauses(of index: Int) -> OwnCauses {
    var causes = OwnCauses()
    if overridden.contains(UInt32(index)) { causes.edits.insert(edits.count - 1) }
    situatedTree.refresher.bringUpToDate(index)
    let old = tree.resolver.currentMatchedRules(of: index).object
    let new = situatedTree.resolver.currentMatchedRules(of: index).object
    causes.inherits = !Block.areIdentical(
      tree.resolver.inheritedContext(of: index).object.values,
      situatedTree.resolver.inheritedContext(of: index).object.values)
    for rule in Set(old.key.rules).symmetricDifference(new.key.rules) {
      if let place = rules[rule] { causes.edits.insert(place) }
    }
    var reads = tree.styleReads(of: index)
    reads.formUnion(situatedTree.styleReads(of: index))
    let pair = ContextPair(old: old.shared.number, new: new.shared.number)
    findDifferences(between: old.shared, and: new.shared, pair)
    if let environment, differences[pair]?.environment.intersects(reads) == true {
      causes.edits.insert(environment)
    }
    for token in reads.tokens.elements where differences[pair]?.tokens.contains(token) == true {
      causes.edits.formUnion(causesOfToken(token, old.shared, new.shared, pair))
    }
    return causes
  }

  private func findDifferences(
    between old: SharedContext, and new: SharedContext, _ pair: ContextPair
  ) {
    guard differences[pair] == nil else { return }
    old.bringUpToDate()
    new.bringUpToDate()
    let (former, present) = (old.context.value, new.context.value)
    differences[pair] = Differences(
      environment: present.environment.differences(from: former.environment),
      tokens: Set(present.tokens.differences(from: former.tokens).tokens.elements))
  }

  /// The edits that change the value of a token.
  private func causesOfToken(
    _ token: Int, _ old: SharedContext, _ new: SharedContext, _ pair: ContextPair
  ) -> Set<Int> {
    if let known = differences[pair]?.causes[token] { return known }
    var causes: Set<Int> = []
    if let place = tokens[token] {
      causes = [place]
    } else {
      if let themes { causes.insert(themes) }
      if let environment,
        let changed = differences[pair]?.environment,
        changed.intersects(tree.themeReads) || changed.intersects(situatedTree.themeReads)
      {
        causes.insert(environment)
      }
      for (edited, place) in tokens
      where TokenDependencies(on: edited, in: old, tree.resolver).leads(token)
        || TokenDependencies(on: edited, in: new, situatedTree.resolver).leads(token)
      {
        causes.insert(place)
      }
    }
    differences[pair]?.causes[token] = causes
    return causes
  }
}
