/// A context at a fixed address, as styling needs it, and the changes in it.
///
/// When the tree's contribution changes, a context is only marked as outdated. It's brought up to
/// date when something is styled in it, or when its changes are examined, so that a change costs
/// nothing for contexts that aren't used before the next change.
final class SharedContext {
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

  /// The number of a context, which no other one of a tree has had before.
  struct Number: Hashable {
    let value: Int
  }

  let number: Number
  private let ownContext = FixedValue(StyleContext())

  /// The context, at a fixed address, where the thread refers to it.
  let context: ValueReference<StyleContext>

  private let ownChanged = FixedValue(UInt32(0))

  /// The revision of the last change, 0 if there is none.
  ///
  /// Its address is fixed, because it's read before each node is styled. While the context is
  /// outdated, it's that of the last change of the tree's contribution.
  let changedReference: ValueReference<UInt32>

  var changed: UInt32 { changedReference.value }

  let key: Key

  /// The values of tokens below the themes of scopes.
  private var lowerTokens = TokenValues()

  /// The environment and tokens at the last refresh of the tree; nil if they haven't changed since.
  private(set) var former: (environment: StyleEnvironment, tokens: TokenValues)?

  /// The changes and their revisions, the oldest first; changes older than the most recent few are
  /// combined.
  private var history: [(revision: UInt32, changes: ContextReads)] =
    []

  /// Outlives the context as long as it's styled in.
  private let resolver: BackReference<StyleResolver>

  init(number: Number, _ key: Key, _ resolver: StyleResolver) {
    self.resolver = BackReference(resolver)
    self.number = number
    self.key = key
    changedReference = ownChanged.reference
    context = ownContext.reference
    context.value.containerWidths = key.widths
    context.value.stateSource = BackReference(resolver)
    (context.value.environment, lowerTokens, context.value.tokens) = makeValues()
  }

  /// Marks the context as outdated, because the tree's contribution has changed at a revision.
  func invalidate(at revision: UInt32) {
    context.value.isOutdated = true
    changedReference.value = revision
  }

  /// Updates the context if it's outdated.
  @inline(__always)
  func bringUpToDate() {
    if context.value.isOutdated { update() }
  }

  /// Updates the context from the tree's present contribution, and notes the differences.
  private func update() {
    context.value.isOutdated = false
    let resolver = resolver.object
    let (environment, lower, tokens) = resolver.evaluatingThemes { makeValues() }
    // Exchanged, because a copy of the former values would be retained and released.
    let formerEnvironment = exchange(&context.value.environment, with: environment)
    let formerTokens = exchange(&context.value.tokens, with: tokens)
    let formerLower = exchange(&lowerTokens, with: lower)
    var changes = environment.differences(from: formerEnvironment)
    // Most contexts change from the same lower values to the same lower values.
    let known = resolver.themeValues.comparison(of: lower, with: formerLower)
    changes.formUnion(tokens.differences(from: formerTokens, knowing: known))
    guard !changes.isEmpty else { return }
    if former == nil { former = (formerEnvironment, formerTokens) }
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
  ///
  /// - Returns: The environment, the values of tokens below the themes of scopes, and all values.
  private func makeValues() -> (StyleEnvironment, lower: TokenValues, tokens: TokenValues) {
    let resolver = resolver.object
    let (themeValues, probe) = (resolver.themeValues, resolver.settings.probe)
    let environment = key.changes.applied(to: resolver.ground.environment)
    let lower = themeValues.tokens(
      of: resolver.ground.themes, over: TokenValues(), under: resolver.ground.tokens,
      in: environment, probing: probe)
    let tokens = themeValues.tokens(
      of: key.themes, over: lower, under: TokenValues(), in: environment, probing: probe)
    return (environment, lower, tokens)
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

    /// The values of an evaluation that equals a fresh one; nil if there is none.
    func find(
      _ themes: [Theme], over lower: TokenValues, in environment: StyleEnvironment
    ) -> TokenValues? {
      // By index, because an element that a closure gets is copied.
      for place in entries.indices where Theme.areEqual(entries[place].themes, themes) {
        if lower.differences(from: entries[place].lower).isEmpty,
          !environment.differences(from: entries[place].environment)
            .intersects(entries[place].reads)
        {
          return entries[place].tokens
        }
      }
      return nil
    }

    mutating func insert(_ entry: consuming Entry) {
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

  /// The comparison of values with older ones.
  func comparison(of new: TokenValues, with old: TokenValues) -> TokenValues.Comparison {
    if let comparison, comparison.new.isCopy(of: new), comparison.old.isCopy(of: old) {
      return comparison
    }
    let comparison = TokenValues.Comparison(
      new: new, old: old, differences: new.differences(from: old))
    self.comparison = comparison
    return comparison
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
    let known =
      isOfTree
      ? ofTree.find(themes, over: lower, in: environment)
      : ofScopes.find(themes, over: lower, in: environment)
    if let known { return known }
    var context = StyleContext(environment: environment, tokens: probe.merged(over: lower))
    // By index and only the closures, because an element that a loop gets is copied.
    for place in themes.indices {
      context.add(valuesOf: themes[place].values)
      context.tokens = probe.merged(over: context.tokens)
    }
    // Taken out of the context, because reading them would copy all of it.
    let own = exchange(&context.reads, with: ContextReads())
    reads.include(own)
    let merged = probe.merged(
      over: upper.merged(over: exchange(&context.tokens, with: TokenValues())))
    let tokens = isOfTree ? merged.flattened : merged
    let entry = Entry(
      themes: themes, lower: lower, environment: environment, reads: own, tokens: tokens)
    if isOfTree { ofTree.insert(entry) } else { ofScopes.insert(entry) }
    return tokens
  }
}
