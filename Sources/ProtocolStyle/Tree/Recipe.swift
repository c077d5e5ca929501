/// How to style the nodes of one type that have the same surroundings and variant.
///
/// Rules ran once, for `beneath`. A node that comes out as one of the last few shares that one's style.
final class Recipe {
  /// What rules and the parent say, for a model of the kind.
  let beneath: Beneath

  private unowned(unsafe) let column: AnyColumn
  @exclusivity(unchecked) private var candidates: [Candidate] = []

  /// What the last node came out as: the blocks of one of the candidates.
  @exclusivity(unchecked) private var latest:
    (conformances: Unmanaged<Block>, result: Unmanaged<Block>)?

  /// The candidate that is replaced next.
  private var oldest = 0

  /// What the conformances of an earlier node wrote, and what came of it in the end.
  private struct Candidate {
    var conformances: Block
    let result: Block

    /// The number of the surroundings of such a node's children; 0 until somebody asks.
    var inside: UInt32 = 0
  }

  /// A node that toggles has two results; one that can be pressed as well has four.
  private static let candidateLimit = 4

  init(column: AnyColumn, beneath: Beneath) {
    self.column = column
    self.beneath = beneath
  }

  /// Whether content may come from elsewhere than the conformances.
  var composesContent: Bool { column.plan.isOpenEnded || beneath.model.content != nil }

  /// The style of the node in a row, without overrides; the context must be the current one.
  ///
  /// - Returns: The style, and whether there is content that only the whole cascade tells.
  @inline(__always)
  func style(of column: AnyColumn, row: Int) -> (style: Block, hasContent: Bool) {
    let fresh = column.conformances(row: row, comparingWith: latest?.conformances)
    if let fresh { return complete(fresh, row: row) }
    guard let latest else { preconditionFailure("Steps that compare with nothing write a block.") }
    if composesContent { return complete(latest.conformances.takeUnretainedValue(), row: row) }
    return (latest.result.takeUnretainedValue(), false)
  }

  /// Everything of the node in a row, content included; the context must be the current one.
  ///
  /// - Parameters:
  ///   - row: Where the model lies.
  ///   - local: What was set on the node.
  ///   - witness: Is told what each level wrote, overrides with their numbers.
  /// - Returns: The view model.
  func viewModel(
    row: Int, _ local: NodeSettings?, witness: CascadeWitness? = nil
  ) -> ViewModel {
    let style = column.conformances(row: row, comparingWith: nil)
    let conformances = ViewModel(
      style: style ?? Block.make(.empty, kind: column.kind), content: content(row: row, local))
    let overrides = local?.overrides ?? []
    var model = beneath.model
    column.cascade(
      conformances, row: row, onto: &model, inherited: beneath.inherited,
      overrides: { model in
        overrides.reduce(into: []) { writes, override in
          let own = override.apply(to: &model)
          witness?(.overrides, false, own, model)
          writes.formUnion(own)
        }
      }, witness: witness)
    return model
  }

  /// The content of the node in a row: what the model says, with the control state that was set.
  func content(row: Int, _ local: NodeSettings?) -> Block? {
    let content = column.content(row: row)
    guard let state = local?.controlState, column.kind.uses(.controlState) else { return content }
    var model = ViewModel(style: Block.make(.empty, kind: column.kind), content: content)
    model.controlState = state
    return model.content
  }

  /// The number of the surroundings of the children of a node with that result.
  func inside(of result: Block, _ make: () -> UInt32) -> UInt32 {
    guard let index = candidates.firstIndex(where: { $0.result === result }) else { return make() }
    if candidates[index].inside == 0 { candidates[index].inside = make() }
    return candidates[index].inside
  }

  /// Finds the result of what the conformances wrote, or makes it.
  @inline(never)
  private func complete(_ conformances: Block, row: Int) -> (style: Block, hasContent: Bool) {
    if !composesContent,
      let index = candidates.firstIndex(where: { $0.conformances.isIdentical(to: conformances) })
    {
      use(index)
      return (candidates[index].result, false)
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
    return (share(model.style, of: conformances), model.content != nil)
  }

  /// Keeps a result for the nodes to come, unless it is known.
  private func share(_ result: Block, of conformances: Block) -> Block {
    if let index = candidates.firstIndex(where: { $0.result.isIdentical(to: result) }) {
      // Of two ways to one result, the later one is the likelier.
      candidates[index].conformances = conformances
      use(index)
      return candidates[index].result
    }
    let candidate = Candidate(conformances: conformances, result: result)
    if candidates.count < Self.candidateLimit {
      candidates.append(candidate)
      use(candidates.count - 1)
    } else {
      candidates[oldest] = candidate
      use(oldest)
      oldest = (oldest + 1) % Self.candidateLimit
    }
    return result
  }

  private func use(_ index: Int) {
    latest = (
      .passUnretained(candidates[index].conformances), .passUnretained(candidates[index].result)
    )
  }
}
