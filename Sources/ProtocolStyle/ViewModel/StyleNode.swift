/// A model that can be styled: a struct (preferred), an enumeration or a final class.
///
/// ```swift
/// protocol Prominent: BackgroundColor {}
/// extension Prominent { var backgroundColor: Color { .systemBlue } }
///
/// struct SendButton: ButtonNode, Prominent {}
///
/// StyleApplier().viewModel(for: SendButton()).backgroundColor  // #007aff
/// ```
///
/// A node adopts one of the kinds that refine this protocol (`ButtonNode`, `LabelNode` …) and the
/// traits that style it. It's a model, never a view: a view owns one.
///
/// Conformances of nodes and traits can't be isolated to an actor, because styling can run on any
/// thread; `SendableMetatype` lets the compiler refuse isolated ones.
public protocol StyleNode: SendableMetatype {
  /// The kind of the node, which determines the attributes that it uses and derives.
  static var nodeKind: NodeKind { get }
}

/// A closure that writes into a view model, for styles that attributes alone can't express.
///
/// ```swift
/// struct SaleButton: ButtonNode, CustomClosure {
///   var isSoldOut = false
///
///   var customClosure: StyleClosure {
///     { model in
///       model.backgroundColor = isSoldOut ? nil : .systemRed
///       model[.titleColorForState, .highlighted] = .white
///     }
///   }
/// }
/// ```
public typealias StyleClosure = (inout ViewModel) -> Void
