extension StyleRule {
  /// Returns the attributes that the closure writes to an empty view model in any of some contexts.
  package func attributes(writtenIn contexts: [StyleContext]) -> [AttributeID] {
    Set(contexts.flatMap { writes(in: $0).map(\.attribute) }).sorted()
  }

  /// Returns the writes of the closure, including nil, to an empty view model.
  package func writes(in context: StyleContext) -> Set<Write> {
    var (context, model) = (context, emptyModel)
    return context.run { model.recordingWrites(apply) }
  }

  /// An empty view model with the kind of the target, if it's known.
  package var emptyModel: ViewModel {
    guard case .type(let pattern) = target.form, let node = pattern.type as? any StyleNode.Type
    else {
      return ViewModel(kind: .view)
    }
    return ViewModel(kind: node.nodeKind)
  }
}
