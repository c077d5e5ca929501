import ProtocolStyle

extension ViewModel {
  /// The names of the attributes that the kind derived, in order.
  var derivedNames: [String] { filter(\.isDerived).map(\.attribute.name) }
}
