/// Writes into a view model what no attribute can say: the escape hatch.
public typealias StyleClosure = (inout ViewModel) -> Void
