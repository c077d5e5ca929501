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

  /// What becomes of the element of a node that looks otherwise in any look.
  struct ClassChange {
    let node: AnyNodeHandle
    let number: UInt32

    /// Whether its title is in an element of its own only before or only now.
    let movesTitle: Bool
  }

  /// Notes the class of each node, and says which nodes had another when that was last done.
  @discardableResult
  func noteClasses() -> [ClassChange] {
    let nodes = Array(tree.nodes)
    let classes = StyleCollector(tree: tree, table: table).classes(of: nodes)
    let changes = zip(nodes, classes).compactMap { node, number -> ClassChange? in
      guard let shown = shownClasses[node].map({ table.classes[Int($0)] }) else {
        return ClassChange(node: node, number: number, movesTitle: false)
      }
      let current = table.classes[Int(number)]
      if shown.name == current.name { return nil }
      return ClassChange(
        node: node, number: number, movesTitle: shown.movesTitle != current.movesTitle)
    }
    shownClasses = Dictionary(uniqueKeysWithValues: zip(nodes, classes))
    return changes
  }
}
