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
