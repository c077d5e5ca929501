public import ProtocolStyle

extension HTMLPage {
  /// What mends the page after a refresh: elements that changed, came, went and moved, and no others.
  ///
  /// ```swift
  /// import StyleHTML
  ///
  /// let page = HTMLPage(of: tree, isPatchable: true)
  /// tree.refresh()
  /// page.write { print($0.count) }
  /// tree.themes = [night]
  /// let patch = page.patch(for: tree.refresh())
  /// ```
  ///
  /// Refresh before the page is written, and patch for each report since, in turn. A change that shows
  /// only in a control state, or in a look that the tree isn't set to, is mended as well.
  ///
  /// A page without looks compares the nodes of the report, and others only after a change of rules or
  /// of what rules for states read. A page with looks compares all nodes in each look and color
  /// scheme, which costs as much as the styles of a whole page; changes of the tree's own themes change
  /// nothing in it.
  ///
  /// A node whose content has changed is written anew with all that is in it.
  ///
  /// - Parameter report: What the tree's `refresh()` returned.
  /// - Returns: What to do; traps on a page that is not patchable.
  public func patch(for report: RefreshReport) -> HTMLPatch {
    precondition(isPatchable, "HTMLPage: make the page with isPatchable: true to patch it.")
    var builder = PatchBuilder(page: self)
    builder.mend(report)
    builder.setClasses(of: nodesToCompare(after: report))
    lookRevision = tree.lookRevision
    let css = table.takeUnwritten()
    if table.isOvergrown(), let numbers = table.forgetAllClasses(but: shown.classes) {
      shown.renumber(numbers)
    }
    return HTMLPatch(css: css, operations: builder.operations)
  }

  /// The nodes that may have another class than they are shown with.
  private func nodesToCompare(after report: RefreshReport) -> [AnyNodeHandle] {
    guard looks.isEmpty, case .some(let others) = tree.stateChanges(since: lookRevision) else {
      return Array(tree.nodes)
    }
    let nodes = report.changes.map(\.node) + report.unchanged
    if others.isEmpty { return nodes }
    var known = Set(nodes)
    return nodes + others.filter { known.insert($0).inserted }
  }
}
