/// A closure that writes into a view model, for styles that attributes alone can't express.
public typealias StyleClosure = (inout ViewModel) -> Void
