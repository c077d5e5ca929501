extension StyleTree {
  /// Returns the changes that edits of the tree's settings would make, and changes nothing.
  ///
  /// ```swift
  /// let preview = tree.preview {
  ///   $0.themes = [night]
  ///   $0.tokens[.accent] = .orange
  ///   $0.styleSheet.insert(StyleRule(for: .button) { $0.cornerRadius = 8 })
  /// }
  /// print(preview)
  /// ```
  ///
  /// The changes are those that `refresh()` would report if it was called before and after the same
  /// edits of the tree. They don't include what a refresh participant, such as a stack of screens,
  /// would change then. The nodes are styled in a second tree over the same models, so no node
  /// becomes stale, no observer is notified, and no report has other changes. The getters, closures
  /// and rules of all nodes run, and must not use the tree.
  ///
  /// The cost is that of styling every node once, whatever the edits are.
  ///
  /// - Parameter edit: A closure that edits a copy of the tree's settings.
  /// - Returns: The changes, and the edits that cause them.
  /// - Throws: Any error that `edit` throws.
  public func preview(
    _ edit: (inout StylePreview.Settings) throws -> Void
  ) rethrows -> StylePreview {
    preview(of: try previewSettings(edit))
  }

  /// The changes that edited settings would make.
  package func preview(of settings: StylePreview.Settings) -> StylePreview {
    requireIdle("Changes of the tree were previewed")
    return keepingNumbers {
      store.forEachNode(refresher.bringUpToDate)
      return withRendition(previewing: settings) { rendition in
        rendition.keepingNumbers {
          PreviewComparison(of: self, with: rendition, settings).preview()
        }
      }
    }
  }

  /// The settings of the tree after edits of a copy.
  package func previewSettings(
    _ edit: (inout StylePreview.Settings) throws -> Void
  ) rethrows -> StylePreview.Settings {
    var settings = StylePreview.Settings(values: resolver.settings)
    try edit(&settings)
    return settings
  }

  /// Runs a closure with a tree of the same nodes in edited settings.
  ///
  /// Use it only inside the closure, don't change it, and don't use this tree meanwhile.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - body: A closure that reads the rendition.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withRendition<Result>(
    previewing settings: StylePreview.Settings, _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    try rendering(NodeStore(copying: store, rendered), in: settings.values) { rendition in
      for (node, edit) in settings.overrides {
        rendition.changeSettings(at: rendition.index(of: node)) {
          switch edit {
          case .add(let override): $0.overrides.append(override)
          case .clear: $0.overrides = []
          }
        }
      }
      return try body(rendition)
    }
  }

  /// The parts of the context that the style of a node that is up to date comes from.
  fileprivate func styleReads(of index: Int) -> ContextReads {
    let look = looks[store.records[index].look]
    let column = store.column(of: index).takeUnretainedValue()
    let selection = resolver.inheritedContext(of: index).takeUnretainedValue()
      .selection(for: column, row: Int(store.records[index].row)).takeUnretainedValue()
    let ruleSet = resolver.currentRuleSet(of: index).takeUnretainedValue()
    var reads = looks.reads[look.reads]
    for others in [ruleSet.lowerReads, ruleSet.contentReads, selection.reads] {
      reads.formUnion(others)
    }
    if let own = store.settings[UInt32(index)]?.reads { reads.formUnion(own) }
    if let scope = resolver.scopes[UInt32(index)] { reads.formUnion(scope.reads) }
    return reads
  }
}

// MARK: - PreviewComparison

/// Compares the nodes of a tree with those of a rendition in edited settings.
///
/// Both trees keep the numbers of looks meanwhile, and records have the same indices in both.
private struct PreviewComparison {
  private let tree: StyleTree
  private let rendition: StyleTree
  private let causes: PreviewCauses

  init(of tree: StyleTree, with rendition: StyleTree, _ settings: StylePreview.Settings) {
    (self.tree, self.rendition) = (tree, rendition)
    causes = PreviewCauses(of: tree, with: rendition, settings)
  }

  func preview() -> StylePreview {
    var entries: [ChangeEntry] = []
    var contents: [NodeChanges.Contents] = []
    var pairs = StylePairs(former: tree.looks, new: rendition.looks)
    tree.store.forEachNode { index in
      rendition.refresher.bringUpToDate(index)
      let record = tree.store.records.address(of: index)
      let (pair, isChanged) = pairs.find(
        record.pointee.look, rendition.store.records[index].look, column: record.pointee.column)
      let (content, isContentChanged) = content(of: index, isStyleChanged: isChanged)
      guard isChanged || isContentChanged else { return }
      var entry = ChangeEntry(
        index: UInt32(index), generation: record.pointee.generation, look: record.pointee.look)
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
    guard tree.refresher.mayHaveContent(index) || rendition.refresher.mayHaveContent(index) else {
      return (NodeChanges.Contents(), false)
    }
    return findContent(of: index, isStyleChanged: isStyleChanged)
  }

  @inline(never)
  private func findContent(
    of index: Int, isStyleChanged: Bool
  ) -> (content: NodeChanges.Contents, isChanged: Bool) {
    if mayContentChange(index) {
      let old = tree.refresher.content(of: index)
      let new = rendition.refresher.content(of: index)
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
      || rendition.store.records[index].flags.contains(.keepsContent)
    {
      return true
    }
    // The reads are unknown before the content is evaluated.
    if !flags.contains(.hasReadContent) { _ = tree.refresher.content(of: index) }
    let reads = tree.resolver.currentRuleSet(of: index).takeUnretainedValue().contentReads
    return !reads.isEmpty || reads.readsStates
  }
}

// MARK: - PreviewCauses

/// Finds which edits change a node.
///
/// Nodes with the same looks before and after have the same causes, unless they have settings.
private final class PreviewCauses {
  /// An edit.
  struct Edit {
    let cause: StylePreview.Cause
    let summary: String
  }

  /// The looks of a node before and after.
  private struct Pair: Hashable {
    let old: LookNumber
    let new: LookNumber
  }

  /// The edits that a node itself depends on, and whether it inherits other values.
  private struct OwnCauses {
    var edits: Set<Int> = []
    var inherits = false
  }

  private struct Cells: Hashable {
    let old: ContextCell.Number
    let new: ContextCell.Number
  }

  /// The differences between two contexts.
  private struct Differences {
    let environment: ContextReads
    let tokens: Set<Int>

    /// The causes of tokens, as far as they're known.
    var causes: [Int: Set<Int>] = [:]
  }

  private let tree: StyleTree
  private let rendition: StyleTree

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
  private var differences: [Cells: Differences] = [:]

  init(of tree: StyleTree, with rendition: StyleTree, _ settings: StylePreview.Settings) {
    (self.tree, self.rendition) = (tree, rendition)
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
    let (old, new) = (tree.themes, rendition.themes)
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
    let changed = rendition.tokens.differences(from: tree.tokens).tokens.elements
      .map(TokenID.init(at:)).sorted { ($0.name, $0.module) < ($1.name, $1.module) }
    for token in changed {
      let values = [tree, rendition].map { Self.value(of: token, at: $0) }
      tokens[token.definition.index] = add(
        .token(token), "token '\(token.name)': \(values[0]) → \(values[1])")
    }
  }

  /// The value of a token for the roots of a tree.
  private static func value(of token: TokenID, at tree: StyleTree) -> String {
    let cell = tree.resolver.contexts[tree.resolver.root].takeUnretainedValue().cell
    cell.bringUpToDate()
    var text = ""
    tree.resolver.evaluatingThemes {
      _ = StyleContext.tracking(at: cell.context) {
        let value = token.definition.currentValue
        text = (value as? Double)?.plainDescription ?? "\(value)"
      }
    }
    return text
  }

  private func addEnvironment() {
    let (old, new) = (tree.environment, rendition.environment)
    guard old != new else { return }
    let properties = zip(old.storage.values, new.storage.values)
      .filter { $0.value != $1.value }.map { "\($0.key) \($0.value) → \($1.value)" }
    // Only custom keys may differ.
    let summary = properties.isEmpty ? "custom values" : properties.joined(separator: ", ")
    environment = add(.environment, "environment: \(summary)")
  }

  private func addRules() {
    let (old, new) = (tree.styleSheet, rendition.styleSheet)
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
    let flags = tree.store.records[index].flags.union(rendition.store.records[index].flags)
    guard flags.isDisjoint(with: [.hasSettings, .hasHidden, .hasScope]) else {
      return findCauses(of: index)
    }
    let pair = Pair(
      old: tree.store.records[index].look, new: rendition.store.records[index].look)
    if let known = known[pair] { return known }
    let causes = findCauses(of: index)
    known[pair] = causes
    return causes
  }

  private func findCauses(of index: Int) -> OwnCauses {
    var causes = OwnCauses()
    if overridden.contains(UInt32(index)) { causes.edits.insert(edits.count - 1) }
    rendition.refresher.bringUpToDate(index)
    let old = tree.resolver.currentRuleSet(of: index).takeUnretainedValue()
    let new = rendition.resolver.currentRuleSet(of: index).takeUnretainedValue()
    causes.inherits = !Block.areIdentical(
      tree.resolver.inheritedContext(of: index).takeUnretainedValue().values,
      rendition.resolver.inheritedContext(of: index).takeUnretainedValue().values)
    for rule in Set(old.key.rules).symmetricDifference(new.key.rules) {
      if let place = rules[rule] { causes.edits.insert(place) }
    }
    var reads = tree.styleReads(of: index)
    reads.formUnion(rendition.styleReads(of: index))
    let cells = Cells(old: old.cell.number, new: new.cell.number)
    findDifferences(between: old.cell, and: new.cell, cells)
    if let environment, differences[cells]?.environment.intersects(reads) == true {
      causes.edits.insert(environment)
    }
    for token in reads.tokens.elements where differences[cells]?.tokens.contains(token) == true {
      causes.edits.formUnion(causesOfToken(token, old.cell, new.cell, cells))
    }
    return causes
  }

  private func findDifferences(between old: ContextCell, and new: ContextCell, _ cells: Cells) {
    guard differences[cells] == nil else { return }
    old.bringUpToDate()
    new.bringUpToDate()
    let (former, present) = (old.context.pointee, new.context.pointee)
    differences[cells] = Differences(
      environment: present.environment.differences(from: former.environment),
      tokens: Set(present.tokens.differences(from: former.tokens).tokens.elements))
  }

  /// The edits that change the value of a token.
  private func causesOfToken(
    _ token: Int, _ old: ContextCell, _ new: ContextCell, _ cells: Cells
  ) -> Set<Int> {
    if let known = differences[cells]?.causes[token] { return known }
    var causes: Set<Int> = []
    if let place = tokens[token] {
      causes = [place]
    } else {
      if let themes { causes.insert(themes) }
      if let environment,
        let changed = differences[cells]?.environment,
        changed.intersects(tree.themeReads) || changed.intersects(rendition.themeReads)
      {
        causes.insert(environment)
      }
      for (edited, place) in tokens
      where TokenDependencies(on: edited, in: old, tree.resolver).leads(token)
        || TokenDependencies(on: edited, in: new, rendition.resolver).leads(token)
      {
        causes.insert(place)
      }
    }
    differences[cells]?.causes[token] = causes
    return causes
  }
}
