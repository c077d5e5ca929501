/// How to style the nodes of one type for which the same rules are in force, in one context, below
/// the same inherited values.
///
/// Rules run once, for `beneath`, and again when something that they read has changed. A node that
/// comes out as one of the last few shares that one's style. What was read on the way is kept with
/// each of these, so that a node can be told to be still right without asking it.
final class Recipe {
  /// What tells recipes apart.
  struct Key: Hashable {
    let column: Int

    /// The number of the context.
    let context: Int

    /// The rules in force, resets aside, the lowest first.
    let rules: [AppearanceSheet.Identity]
    let resets: Set<Reset>

    /// The parent's values of inherited attributes, for a model of whatever kind.
    let inherited: ViewModel?
  }

  let number: UInt32

  /// What rules and the parent say, for a model of the kind.
  @exclusivity(unchecked) private(set) var beneath: Beneath

  /// What was ever read of the context for the content of nodes.
  var contentReads = ContextReads()

  private let key: Key
  private let rules: [MatchedRule]
  private unowned(unsafe) let column: AnyColumn
  private unowned(unsafe) let cell: ContextCell

  /// What rules read, and the stamps of when they last ran with another result, and were last
  /// known to be right.
  private var beneathReads: ContextReads
  @exclusivity(unchecked) private var beneathChanged: UInt32 = 0
  @exclusivity(unchecked) private var checked: UInt32

  @exclusivity(unchecked) private var candidates: [Candidate] = []

  /// What the last node came out as: the blocks of one of the candidates.
  @exclusivity(unchecked) private var latest:
    (conformances: Unmanaged<Block>, result: Unmanaged<Block>, index: Int)?

  /// The candidate that is replaced next.
  private var oldest = 0

  /// What was read for nodes whose style is no candidate's any more, or never was.
  private var otherReads = ContextReads()

  /// What the conformances of an earlier node wrote, and what came of it in the end.
  private struct Candidate {
    var conformances: Block
    let result: Block

    /// What was read for the nodes that came out so.
    var reads = ContextReads()
  }

  /// A node that toggles has two results; one that can be pressed as well has four.
  private static let candidateLimit = 4

  /// Lets the rules run; the context must be the current one.
  init(number: UInt32, _ key: Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule]) {
    self.number = number
    self.key = key
    self.column = column
    self.cell = cell
    self.rules = rules
    (beneath, beneathReads) = StyleContext.tracking(at: cell.context) {
      Beneath(
        kind: column.kind, inherited: key.inherited, rules: rules, resets: key.resets)
    }
    checked = cell.changed
  }

  /// Whether content may come from elsewhere than the conformances.
  var composesContent: Bool { column.plan.isOpenEnded || beneath.model.content != nil }

  /// Lets the rules run anew if something that they read has changed; the context must be the
  /// current one.
  @inline(__always)
  func bringUpToDate() {
    if checked != cell.changed { revalidate() }
  }

  @inline(never)
  private func revalidate() {
    defer { checked = cell.changed }
    guard cell.hasChanged(beneathReads, since: checked) else { return }
    let (fresh, reads) = StyleContext.tracking(at: cell.context) {
      Beneath(kind: column.kind, inherited: key.inherited, rules: rules, resets: key.resets)
    }
    beneathReads = reads
    guard !fresh.isIdentical(to: beneath) else { return }
    beneath = fresh
    beneathChanged = cell.changed
    // What became of the conformances became of them over other rules.
    candidates = []
    latest = nil
    oldest = 0
    otherReads = ContextReads()
  }

  /// Whether a node would still come out as it did: the recipe must be up to date.
  ///
  /// - Parameters:
  ///   - style: What it came out as.
  ///   - stamp: When that was last known to be right.
  ///   - reads: What was read for it, if that is known for this node alone.
  @inline(__always)
  func isCurrent(_ style: Unmanaged<Block>, since stamp: UInt32, _ reads: ContextReads?) -> Bool {
    if stamp < beneathChanged { return false }
    return stamp >= cell.changed || !haveReadsChanged(of: style, since: stamp, reads)
  }

  private func haveReadsChanged(
    of style: Unmanaged<Block>, since stamp: UInt32, _ reads: ContextReads?
  ) -> Bool {
    if let reads { return cell.hasChanged(reads, since: stamp) }
    for index in candidates.indices
    where Unmanaged.passUnretained(candidates[index].result).toOpaque() == style.toOpaque() {
      return cell.hasChanged(candidates[index].reads, since: stamp)
    }
    return cell.hasChanged(otherReads, since: stamp)
  }

  /// Whether any of the nodes may come out otherwise than at a stamp; the context must be the
  /// current one. Those for which it is known what was read for them alone are not meant.
  func mayHaveChanged(since stamp: UInt32) -> Bool {
    bringUpToDate()
    return stamp < beneathChanged || cell.hasChanged(otherReads, since: stamp)
      || candidates.contains { cell.hasChanged($0.reads, since: stamp) }
  }

  /// Whether the content of nodes may be otherwise than at a stamp because of the context.
  func mayContentHaveChanged(since stamp: UInt32) -> Bool {
    cell.hasChanged(contentReads, since: stamp)
  }

  /// The style of the node in a row, without overrides; the context must be the current one, and
  /// have noted nothing but what was read for this node.
  ///
  /// - Returns: The style, and content if only the whole cascade tells it.
  @inline(__always)
  func style(of column: AnyColumn, row: Int) -> (style: Block, content: Block?) {
    let fresh = column.conformances(row: row, comparingWith: latest?.conformances)
    if let fresh { return complete(fresh, row: row) }
    guard let latest else { preconditionFailure("Steps that compare with nothing write a block.") }
    if composesContent { return complete(latest.conformances.takeUnretainedValue(), row: row) }
    candidates[latest.index].reads.include(cell.context.pointee.reads)
    return (latest.result.takeUnretainedValue(), nil)
  }

  /// Everything of the node in a row, content included; the context must be the current one.
  ///
  /// - Parameters:
  ///   - row: Where the model lies.
  ///   - local: What was set on the node.
  /// - Returns: The view model.
  func viewModel(row: Int, _ local: NodeSettings?) -> ViewModel {
    column.viewModel(row: row, over: beneath, local)
  }

  /// Finds the result of what the conformances wrote, or makes it.
  @inline(never)
  private func complete(_ conformances: Block, row: Int) -> (style: Block, content: Block?) {
    if !composesContent,
      let index = candidates.firstIndex(where: { $0.conformances.isIdentical(to: conformances) })
    {
      return (use(index), nil)
    }
    let content = composesContent ? column.content(row: row) : nil
    var model: ViewModel
    if beneath.isEmpty {
      model = column.complete(ViewModel(style: conformances, content: content), row: row)
    } else {
      model = beneath.model
      column.cascade(
        ViewModel(style: conformances, content: content), row: row, onto: &model,
        inherited: beneath.inherited, overrides: { _ in [] }, witness: nil)
    }
    return (share(model.style, of: conformances), model.content)
  }

  /// Keeps a result for the nodes to come, unless it is known.
  private func share(_ result: Block, of conformances: Block) -> Block {
    if let index = candidates.firstIndex(where: { $0.result.isIdentical(to: result) }) {
      // Of two ways to one result, the later one is the likelier.
      candidates[index].conformances = conformances
      return use(index)
    }
    let candidate = Candidate(conformances: conformances, result: result)
    if candidates.count < Self.candidateLimit {
      candidates.append(candidate)
      return use(candidates.count - 1)
    }
    otherReads.include(candidates[oldest].reads)
    candidates[oldest] = candidate
    defer { oldest = (oldest + 1) % Self.candidateLimit }
    return use(oldest)
  }

  private func use(_ index: Int) -> Block {
    candidates[index].reads.include(cell.context.pointee.reads)
    latest = (
      .passUnretained(candidates[index].conformances), .passUnretained(candidates[index].result),
      index
    )
    return candidates[index].result
  }
}
