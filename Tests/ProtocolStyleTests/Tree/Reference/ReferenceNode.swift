import ProtocolStyle

/// A node whose style depends on one number and the context, with the same style as data.
protocol ReferenceNode: StyleNode {
  static var referenceKind: ReferenceKind { get }

  var number: Int { get set }

  /// Returns the values of the getters.
  func conformances(in context: ReferenceContext) -> [ReferenceWrite]

  /// The writes of the custom closure.
  var closure: [ReferenceWrite] { get }

  /// Returns the control state of the model.
  func ownState(in context: ReferenceContext) -> ControlState?

  func classes(in context: ReferenceContext) -> [String]

  /// Returns the scope of the model in a context.
  func ownScope(in context: ReferenceContext) -> ReferenceScope?
}

extension ReferenceNode {
  func conformances(in context: ReferenceContext) -> [ReferenceWrite] { [] }
  var closure: [ReferenceWrite] { [] }
  func ownState(in context: ReferenceContext) -> ControlState? { nil }
  func classes(in context: ReferenceContext) -> [String] { [] }
  func ownScope(in context: ReferenceContext) -> ReferenceScope? { nil }
}

protocol RoundedReference: CornerRadius {}

extension RoundedReference {
  var cornerRadius: Double { 5 }
}

extension CustomClosure where Self: ReferenceNode {
  var customClosure: StyleClosure {
    let writes = closure
    return { model in
      for write in writes { write.apply(to: &model) }
    }
  }
}

extension ScopeProviding where Self: ReferenceNode {
  var styleScope: StyleScope { ownScope(in: .current)?.styleScope ?? StyleScope() }
}
