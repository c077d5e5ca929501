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
  /// Refresh before the page is written, and patch for each report since, in turn. Of a page without
  /// looks only the nodes of the report are looked at. Of one with looks, changes of the tree's own
  /// themes are none; which other changes show in a look that the tree is not set to, no report says,
  /// so all nodes are looked at, and only those mended that have changed. That costs the walk for each
  /// look and colour scheme that writing the page costs as well, and the page keeps the class of each
  /// node meanwhile.
  ///
  /// A node whose content has changed is written anew with all that is in it.
  ///
  /// - Parameter report: What the tree's `refresh()` returned.
  /// - Returns: What to do; traps on a page that is not patchable.
  public func patch(for report: RefreshReport) -> HTMLPatch {
    precondition(isPatchable, "HTMLPage: make the page with isPatchable: true to patch it.")
    var builder = PatchBuilder(page: self)
    builder.mend(report)
    if hasLooks { builder.setChangedClasses() } else { builder.setClasses(report.changes) }
    return HTMLPatch(css: table.takeUnwritten().joined(), operations: builder.operations)
  }

  /// Whether the page can be switched.
  var hasLooks: Bool { !looks.isEmpty }

  /// Notes the class of each node, and says which nodes had another when that was last done.
  @discardableResult
  func noteClasses() -> [(node: AnyNodeHandle, number: UInt32)] {
    let nodes = Array(tree.nodes)
    let classes = StyleCollector(tree: tree, table: table).classes(of: nodes)
    let pairs = zip(nodes, classes)
    let changed = pairs.filter { node, number in
      shownClasses[node].map { table.classes[Int($0)].name != table.classes[Int(number)].name }
        ?? true
    }
    shownClasses = Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
    return changed.map { (node: $0, number: $1) }
  }
}
