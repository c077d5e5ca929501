extension StyleRule {
  /// The attributes that the closure writes for a node that has nothing yet, in any of some contexts.
  package func attributes(writtenIn contexts: [StyleContext]) -> [AttributeID] {
    Set(contexts.flatMap { writes(in: $0).map(\.attribute) }).sorted()
  }

  /// The writes of the closure, nil included, for a node that has nothing yet.
  package func writes(in context: StyleContext) -> Set<Write> {
    var (context, model) = (context, emptyModel)
    return context.run { model.recordingWrites(apply) }
  }

  /// A view model without values, of the kind of the target where that's known.
  package var emptyModel: ViewModel {
    guard case .type(let pattern) = target, let node = pattern.type as? any StyleNode.Type else {
      return ViewModel(kind: .view)
    }
    return ViewModel(kind: node.nodeKind)
  }
}
