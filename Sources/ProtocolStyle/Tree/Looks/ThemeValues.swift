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

  /// The evaluations that were used last, the latest first.
  private var entries: [Entry] = []
  private static let limit = 16

  /// The last comparison, kept because most contexts change from the same values to the same
  /// values.
  private var comparison: (new: TokenValues, old: TokenValues, differences: ContextReads)?

  /// Discards all evaluations.
  func removeAll() {
    entries = []
    comparison = nil
  }

  /// The tokens whose values differ.
  func differences(of new: TokenValues, from old: TokenValues) -> ContextReads {
    if let comparison, comparison.new.isCopy(of: new), comparison.old.isCopy(of: old) {
      return comparison.differences
    }
    let differences = new.differences(from: old)
    comparison = (new, old, differences)
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
  /// - Returns: All values together.
  func tokens(
    of themes: [Theme], over lower: TokenValues, under upper: TokenValues,
    in environment: StyleEnvironment
  ) -> TokenValues {
    if themes.isEmpty { return upper.merged(over: lower) }
    let known = entries.firstIndex { entry in
      entry.themes == themes && lower.differences(from: entry.lower).isEmpty
        && !environment.differences(from: entry.environment).intersects(entry.reads)
    }
    if let known {
      if known > 0 { entries.insert(entries.remove(at: known), at: 0) }
      return entries[0].tokens
    }
    var context = StyleContext(environment: environment, tokens: lower)
    for theme in themes { context.add(theme) }
    reads.formUnion(context.reads)
    if entries.count == Self.limit { entries.removeLast() }
    let tokens = upper.merged(over: context.tokens)
    entries.insert(
      Entry(
        themes: themes, lower: lower, environment: environment, reads: context.reads,
        tokens: tokens), at: 0)
    return tokens
  }
}
