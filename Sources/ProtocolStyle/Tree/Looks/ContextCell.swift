/// A context at a fixed address, as styling needs it, and the changes in it.
///
/// When the tree's contribution changes, a context is only marked as outdated. It's brought up to
/// date when something is styled in it, or when its changes are examined, so that a change costs
/// nothing for contexts that aren't used before the next change.
final class ContextCell {
  /// The properties that distinguish a context from others of the tree.
  struct Key: Hashable {
    /// The themes of scopes, which rank above the tree's, the lowest first.
    var themes: [Theme] = []

    /// The changes of scopes to the tree's environment, from the root inwards.
    var changes = StyleEnvironment.Changes()

    /// The widths of the container; nil if its width isn't known, or if nothing has read one.
    var widths: ContainerWidthRange?
  }

  /// The tree's contribution to every context.
  struct Ground: Equatable {
    var environment: StyleEnvironment

    /// The themes, the lowest first.
    var themes: [Theme]

    /// Values of tokens that override those of the themes.
    var tokens: TokenValues

    static func == (left: Ground, right: Ground) -> Bool {
      left.environment == right.environment && left.themes == right.themes
        && left.tokens.differences(from: right.tokens).isEmpty
    }
  }

  /// The number of a cell, which no other cell of a tree has had before.
  struct Number: Hashable {
    let value: Int
  }

  let number: Number
  let context: UnsafeMutablePointer<StyleContext>

  /// The address of the reads that are noted in the context.
  var readsAddress: UnsafePointer<ContextReads> {
    UnsafePointer(context).pointer(to: \.reads)!
  }

  /// The address of the revision of the last change, 0 if there is none.
  ///
  /// It's fixed, because the revision is read before each node is styled. While the context is
  /// outdated, it's that of the last change of the tree's contribution.
  let changedAddress: UnsafeMutablePointer<UInt32>

  var changed: UInt32 { changedAddress.pointee }

  let key: Key

  /// The values of tokens below the themes of scopes.
  @exclusivity(unchecked) private var lowerTokens = TokenValues()

  /// The environment and tokens at the last refresh of the tree; nil if they haven't changed since.
  @exclusivity(unchecked)
  private(set) var former: (environment: StyleEnvironment, tokens: TokenValues)?

  /// The changes and their revisions, the oldest first; changes older than the most recent few are
  /// combined.
  @exclusivity(unchecked) private var history: [(revision: UInt32, changes: ContextReads)] = []

  /// Outlives the context as long as it's styled in.
  private unowned(unsafe) let resolver: LookResolver

  init(number: Number, _ key: Key, _ resolver: LookResolver) {
    self.resolver = resolver
    self.number = number
    self.key = key
    changedAddress = .allocate(capacity: 1)
    changedAddress.initialize(to: 0)
    context = .allocate(capacity: 1)
    context.initialize(to: StyleContext())
    context.pointee.containerWidths = key.widths
    context.pointee.stateSource = resolver
    makeContext()
  }

  deinit {
    context.deinitialize(count: 1)
    context.deallocate()
    changedAddress.deallocate()
  }

  /// Marks the context as outdated, because the tree's contribution has changed at a revision.
  func invalidate(at revision: UInt32) {
    context.pointee.isOutdated = true
    changedAddress.pointee = revision
  }

  /// Updates the context if it's outdated.
  @inline(__always)
  func bringUpToDate() {
    if context.pointee.isOutdated { update() }
  }

  /// Updates the context from the tree's present contribution, and notes the differences.
  @inline(never)
  private func update() {
    context.pointee.isOutdated = false
    let (environment, tokens) = (context.pointee.environment, context.pointee.tokens)
    let lower = lowerTokens
    resolver.evaluatingThemes { makeContext() }
    var changes = context.pointee.environment.differences(from: environment)
    // Most contexts change from the same lower values to the same lower values.
    let known = TokenValues.Comparison(
      new: lowerTokens, old: lower,
      differences: resolver.themeValues.differences(of: lowerTokens, from: lower))
    changes.formUnion(context.pointee.tokens.differences(from: tokens, knowing: known))
    guard !changes.isEmpty else { return }
    if former == nil { former = (environment, tokens) }
    history.append((changed, changes))
    if history.count > resolver.limits.historyLength {
      history[1].changes.formUnion(history[0].changes)
      history.removeFirst()
    }
  }

  /// Releases the former environment and tokens, after a refresh.
  func discardFormer() { former = nil }

  /// Whether something that an evaluation read has changed since a revision.
  @inline(__always)
  func hasChanged(_ reads: ContextReads, since revision: UInt32) -> Bool {
    revision < changed && !reads.isEmpty && findChange(in: reads, since: revision)
  }

  @inline(never)
  private func findChange(in reads: ContextReads, since revision: UInt32) -> Bool {
    bringUpToDate()
    // From the latest change, in place: copying the changes would retain them.
    var index = history.count - 1
    while index >= 0, history[index].revision > revision {
      if history[index].changes.intersects(reads) { return true }
      index -= 1
    }
    return false
  }

  /// Evaluates the themes, those of scopes above the tree's values.
  private func makeContext() {
    let (ground, themeValues) = (resolver.ground, resolver.themeValues)
    let probe = resolver.settings.probe
    let environment = key.changes.applied(to: ground.environment)
    lowerTokens = themeValues.tokens(
      of: ground.themes, over: TokenValues(), under: ground.tokens, in: environment, probing: probe)
    context.pointee.environment = environment
    context.pointee.tokens = themeValues.tokens(
      of: key.themes, over: lowerTokens, under: TokenValues(), in: environment, probing: probe)
  }
}

// MARK: - ThemeValues

/// The token values of themes, evaluated once for all contexts whose environments agree in the
/// properties that the themes read.
///
/// Invariant: each entry equals a fresh evaluation in any environment that agrees with the entry's
/// in the entry's reads. The row scopes.themes is a hundred times slower without it.
final class ThemeValues {
  private struct Entry {
    let themes: [Theme]
    let lower: TokenValues
    let environment: StyleEnvironment
    let reads: ContextReads
    let tokens: TokenValues
  }

  /// The parts of the context that any evaluation has read.
  private(set) var reads = ContextReads()

  /// The last evaluations of the tree's themes, and those of themes of scopes above their values.
  ///
  /// They're separate, because scopes with different themes would replace the tree's.
  private var ofTree = Evaluations()
  private var ofScopes = Evaluations()

  /// A few evaluations, of which another one replaces the oldest.
  private struct Evaluations {
    var entries: [Entry] = []
    private var oldest = 0
    private static let limit = 16

    mutating func insert(_ entry: Entry) {
      if entries.count < Self.limit {
        entries.append(entry)
      } else {
        entries[oldest] = entry
        oldest = (oldest + 1) % Self.limit
      }
    }
  }

  /// The last comparison, kept because most contexts change from the same values to the same
  /// values.
  private var comparison: TokenValues.Comparison?

  /// Discards all evaluations.
  func removeAll() {
    (ofTree, ofScopes, comparison) = (Evaluations(), Evaluations(), nil)
  }

  /// The tokens whose values differ.
  func differences(of new: TokenValues, from old: TokenValues) -> ContextReads {
    if let comparison, comparison.new.isCopy(of: new), comparison.old.isCopy(of: old) {
      return comparison.differences
    }
    let differences = new.differences(from: old)
    comparison = TokenValues.Comparison(new: new, old: old, differences: differences)
    return differences
  }

  /// The values of themes, between those below and those above them.
  ///
  /// - Parameters:
  ///   - themes: The themes, the lowest first; each is evaluated in the context of those below it.
  ///   - lower: The values of lower themes.
  ///   - upper: The values above those of the themes, the same for equal themes and lower values
  ///     until `removeAll()`.
  ///   - environment: The environment in which the themes are evaluated.
  ///   - probe: The values above all others, which each theme reads; always the same.
  /// - Returns: All values together.
  func tokens(
    of themes: [Theme], over lower: TokenValues, under upper: TokenValues,
    in environment: StyleEnvironment, probing probe: TokenValues
  ) -> TokenValues {
    if themes.isEmpty { return probe.merged(over: upper.merged(over: lower)) }
    let isOfTree = lower.isCopy(of: TokenValues())
    if let known = find(themes, over: lower, in: environment, isOfTree ? ofTree : ofScopes) {
      return known
    }
    var context = StyleContext(environment: environment, tokens: probe.merged(over: lower))
    for theme in themes {
      context.add(theme)
      context.tokens = probe.merged(over: context.tokens)
    }
    reads.formUnion(context.reads)
    let merged = probe.merged(over: upper.merged(over: context.tokens))
    let entry = Entry(
      themes: themes, lower: lower, environment: environment, reads: context.reads,
      tokens: isOfTree ? merged.flattened : merged)
    if isOfTree { ofTree.insert(entry) } else { ofScopes.insert(entry) }
    return entry.tokens
  }

  /// The values of an evaluation that equals a fresh one; nil if there is none.
  private func find(
    _ themes: [Theme], over lower: TokenValues, in environment: StyleEnvironment,
    _ evaluations: Evaluations
  ) -> TokenValues? {
    let entries = evaluations.entries
    // By index, because an element that a closure gets is copied.
    return entries.indices.first { index in
      Theme.areEqual(entries[index].themes, themes)
        && lower.differences(from: entries[index].lower).isEmpty
        && !environment.differences(from: entries[index].environment)
          .intersects(entries[index].reads)
    }.map { entries[$0].tokens }
  }
}
