public import ProtocolStyle

extension HTMLPage {
  /// Returns the operations that update the page after a refresh, for changed, new, removed and
  /// moved elements.
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
  /// Refresh before you write the page, and then call this method for each report in order. The
  /// patch includes changes that are only visible in a control state, or in a look other than the
  /// tree's current state.
  ///
  /// For a page without looks, the method compares the nodes of the report, and other nodes only
  /// after a change of rules or of values read by rules for states. For a page with looks, it
  /// compares all nodes in each look and color scheme, which costs as much as computing the styles
  /// of the whole page; changes of the tree's own themes don't affect such a page.
  ///
  /// A node whose content has changed is written again with all of its descendants.
  ///
  /// - Parameter report: What the tree's `refresh()` returned.
  /// - Returns: The patch; traps for a page that isn't patchable.
  public func patch(for report: RefreshReport) -> HTMLPatch {
    if !isPatchable {
      fatalError("HTMLPage: the page can't be patched. Create it with isPatchable: true.")
    }
    var builder = PatchBuilder(page: self)
    builder.apply(report)
    builder.setClasses(of: nodesToCompare(after: report))
    lookRevision = tree.lookRevision
    let css = table.takeUnwritten()
    if table.isOvergrown(), let numbers = table.removeClasses(except: shown.classes) {
      shown.renumber(numbers)
    }
    return HTMLPatch(css: css, operations: builder.operations)
  }

  /// The nodes whose class may have changed.
  private func nodesToCompare(after report: RefreshReport) -> [AnyNodeHandle] {
    guard looks.isEmpty, case .some(let others) = tree.stateChanges(since: lookRevision) else {
      return Array(tree.nodes)
    }
    let nodes = report.changes.nodes + report.unchanged
    if others.isEmpty { return nodes }
    var known = Set(nodes)
    return nodes + others.filter { known.insert($0).inserted }
  }
}
