extension StyleTree {
  /// Hides a node or shows it again, by an override that takes the place of an earlier call's.
  ///
  /// Other overrides of the node stay. Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the node is hidden; when it isn't, lower levels decide.
  ///   - node: The node.
  package func setHidden(_ isHidden: Bool, of node: some NodeReference) {
    let location = RuleLocation(fileID: #fileID, line: #line)
    change(node) { settings in
      settings.overrides.removeAll(where: \.hidesNode)
      if isHidden {
        settings.overrides.append(
          LocalOverride(body: { $0.isHidden = true }, location: location, hidesNode: true))
      }
    }
  }
}
