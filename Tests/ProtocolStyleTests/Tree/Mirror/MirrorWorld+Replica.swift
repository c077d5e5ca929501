@testable import ProtocolStyle

/// Comparison with a tree that's built from scratch.
extension MirrorWorld {
  /// Returns the differences between the tree and a new tree of the same models and settings, one
  /// per line.
  func differencesFromReplica() -> [String] {
    let expected = viewModelsOfReplica()
    return tree.nodes.compactMap { node in
      guard let expected = expected[node] else { return "\(node) has no counterpart" }
      let viewModel = tree.viewModel(of: node, includingContent: use != .unreadContent)
      return viewModel == expected || use == .unreadContent && viewModel.hasSameStyle(as: expected)
        ? nil
        : "\(type(of: tree.node(of: node))), \(node) is \(viewModel), "
          + "but in a new tree it's \(expected)"
    }
  }

  /// Returns the view models of the nodes in a new tree of the same models and settings.
  func viewModelsOfReplica() -> [AnyNodeHandle: ViewModel] {
    // A new applier would be slow, because it prepares plans for all types again.
    let applier =
      data.chance(5) ? StyleApplier(attributes: tree.applier.attributes) : tree.applier
    let replica = StyleTree(
      applier: applier, packs: tree.packs, themes: tree.themes, environment: tree.environment,
      styleSheet: tree.styleSheet)
    replica.tokens = tree.tokens
    var counterparts: [AnyNodeHandle: AnyNodeHandle] = [:]
    for node in tree.nodes {
      let parent = tree.parent(of: node).flatMap { counterparts[$0] }
      counterparts[node] = attachCopy(of: node, to: parent, of: replica)
    }
    return counterparts.mapValues { replica.viewModel(of: $0) }
  }

  private func attachCopy(
    of node: AnyNodeHandle, to parent: AnyNodeHandle?, of replica: StyleTree
  ) -> AnyNodeHandle {
    let settings = settings[node] ?? Settings()
    let tokens = settings.resets.map { MirrorPalette.resets[$0](replica) }
    defer { for token in tokens { replica.restore(token) } }
    let model = tree.node(of: node)
    let copy =
      parent.map { replica.attach(erased: model, to: $0) } ?? replica.attach(erased: model)
    if let state = settings.controlState { replica.setControlState(state, of: copy) }
    if let scope = settings.scope { replica.setScope(scope, at: copy) }
    for override in settings.overrides { Self.apply(override, to: copy, of: replica) }
    return copy
  }
}
