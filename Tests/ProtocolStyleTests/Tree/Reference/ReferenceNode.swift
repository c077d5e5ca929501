import ProtocolStyle

/// A node whose look follows from one number and the context, told to the reference as data.
protocol ReferenceNode: StyleNode {
  static var referenceKind: ReferenceKind { get }

  var number: Int { get set }

  /// What the getters return.
  func conformances(in context: ReferenceContext) -> [ReferenceWrite]

  /// What the custom closure writes.
  var closure: [ReferenceWrite] { get }

  /// The state that the model says it is in.
  func ownState(in context: ReferenceContext) -> ControlState?

  func classes(in context: ReferenceContext) -> [String]

  /// The scope that the model brings, where a context surrounds it.
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
