/// A context at a fixed address, as styling needs it, and the changes in it.
final class ContextCell {
  /// The properties that distinguish a context from others of the tree.
  struct Key: Hashable {
    /// The themes of scopes, which rank above the tree's, the lowest first.
    var themes: [Theme] = []

    /// The changes of scopes to the tree's environment, from the root inwards.
    var changes = StyleEnvironment.Changes()
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

  let number: Int
  let context: UnsafeMutablePointer<StyleContext>

  /// The address of the revision of the last change, 0 if there is none; fixed, because the
  /// revision is read before each node is styled.
  let changedAddress: UnsafeMutablePointer<UInt32>

  var changed: UInt32 { changedAddress.pointee }

  let key: Key

  /// The environment and tokens at the last refresh of the tree; nil if they haven't changed since.
  private(set) var former: (environment: StyleEnvironment, tokens: TokenValues)?

  /// The changes and their revisions, the oldest first; changes older than the most recent few are
  /// combined.
  private var history: [(revision: UInt32, changes: ContextReads)] = []
  private let historyLength: Int

  init(
    number: Int, _ key: Key, _ ground: Ground, _ themeValues: ThemeValues, historyLength: Int
  ) {
    self.historyLength = historyLength
    self.number = number
    self.key = key
    changedAddress = .allocate(capacity: 1)
    changedAddress.initialize(to: 0)
    context = .allocate(capacity: 1)
    context.initialize(to: StyleContext())
    makeContext(ground, themeValues)
  }

  deinit {
    context.deinitialize(count: 1)
    context.deallocate()
    changedAddress.deallocate()
  }

  /// Updates the context from the tree's present contribution, and notes the differences.
  func update(_ ground: Ground, _ themeValues: ThemeValues, at revision: UInt32) {
    let (environment, tokens) = (context.pointee.environment, context.pointee.tokens)
    makeContext(ground, themeValues)
    var changes = context.pointee.environment.differences(from: environment)
    changes.formUnion(themeValues.differences(of: context.pointee.tokens, from: tokens))
    guard !changes.isEmpty else { return }
    if former == nil { former = (environment, tokens) }
    changedAddress.pointee = revision
    history.append((revision, changes))
    if history.count > historyLength {
      history[1].changes.formUnion(history[0].changes)
      history.removeFirst()
    }
  }

  /// Releases the former environment and tokens, after a refresh.
  func discardFormer() { former = nil }

  /// Whether something that an evaluation read has changed since a revision.
  @inline(__always)
  func hasChanged(_ reads: ContextReads, since revision: UInt32) -> Bool {
    revision < changed && findChange(in: reads, since: revision)
  }

  @inline(never)
  private func findChange(in reads: ContextReads, since revision: UInt32) -> Bool {
    history.contains { $0.revision > revision && $0.changes.intersects(reads) }
  }

  /// Evaluates the themes, those of scopes above the tree's values.
  private func makeContext(_ ground: Ground, _ themeValues: ThemeValues) {
    let environment = key.changes.applied(to: ground.environment)
    let outer = themeValues.tokens(
      of: ground.themes, over: TokenValues(), under: ground.tokens, in: environment)
    context.pointee.environment = environment
    context.pointee.tokens = themeValues.tokens(
      of: key.themes, over: outer, under: TokenValues(), in: environment)
  }
}
