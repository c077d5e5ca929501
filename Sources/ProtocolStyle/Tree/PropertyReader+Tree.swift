extension AnyPropertyReader<[String]> {
  /// Reads style classes; nil when the type does not adopt `StyleClassed`.
  static func styleClasses(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: StyleClassed>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.styleClasses }
    }
    return (type as? any StyleClassed.Type).map { reader(of: $0) }
  }
}

extension AnyPropertyReader<ControlState> {
  /// Reads control states; nil when the type does not adopt `ControlStateContent`.
  static func controlState(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: ControlStateContent>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.controlState }
    }
    return (type as? any ControlStateContent.Type).map { reader(of: $0) }
  }
}

extension AnyPropertyReader<StyleScope> {
  /// Reads scopes; nil when the type does not adopt `ScopeProviding`.
  static func styleScope(of type: any StyleNode.Type) -> AnyPropertyReader? {
    func reader<Adopter: ScopeProviding>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.styleScope }
    }
    return (type as? any ScopeProviding.Type).map { reader(of: $0) }
  }
}
