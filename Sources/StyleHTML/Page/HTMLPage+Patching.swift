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
  /// compares the nodes of the report and their descendants in each look and color scheme, all
  /// together. It compares all nodes after a change of rules, tokens, themes or environments, of an
  /// object that was read in a look, or of a model that is an object, and after as many single
  /// changes as there are nodes; that costs as much as computing the styles of the whole page.
  /// Changes of the tree's own themes don't affect such a page.
  ///
  /// The color scheme and the direction of the tree, and those of scopes, are attributes.
  ///
  /// A node whose content has changed is written again with all of its descendants.
  ///
  /// - Parameter report: What the tree's `refresh()` returned.
  /// - Returns: The patch; traps for a page that isn't patchable.
  public func patch(for report: RefreshReport) -> HTMLPatch {
    if !isPatchable {
      fatalError("HTMLPage: the page can't be patched. Create it with isPatchable: true.")
    }
    // What changes meanwhile is compared by the next patch.
    let revision = tree.lookRevision
    var builder = PatchBuilder(page: self)
    builder.apply(report, comparing: nodesToCompare(after: report))
    lookRevision = revision
    // The numbers of all nodes take space.
    if table.hasLooks { table.known = StyleNumbers() }
    let css = table.takeUnwritten()
    if table.isOvergrown(), let numbers = table.removeClasses(except: shown.classes) {
      shown.renumber(numbers)
    }
    return HTMLPatch(css: css, operations: builder.operations)
  }

  /// The nodes whose class or attributes may have changed.
  private func nodesToCompare(after report: RefreshReport) -> StateChanges {
    if !looks.isEmpty {
      let changes = tree.lookChanges(since: lookRevision, in: report)
      guard case .some(let nodes) = changes else {
        comparedCount = 0
        return .all
      }
      // The observations of single patches pile up until all nodes are compared, which costs each
      // patch as much as a few nodes.
      comparedCount += nodes.count + report.attached.count + 16
      guard comparedCount > tree.count else { return changes }
      comparedCount = 0
      return .all
    }
    guard case .some(let others) = tree.stateChanges(since: lookRevision) else { return .all }
    let nodes = report.changes.nodes + report.unchanged
    if others.isEmpty { return .some(nodes) }
    var known = Set(nodes)
    return .some(nodes + others.filter { known.insert($0).inserted })
  }
}
