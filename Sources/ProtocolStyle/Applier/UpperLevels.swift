/// The levels above a node's own conformances and closure.
///
/// Each closure writes over the model and returns its writes.
struct UpperLevels {
  /// Writes the rules that override conformances; nil if there are none.
  var rules: ((inout ViewModel) -> Set<Write>)?

  /// Writes the local overrides of the attached node; nil if there are none.
  var overrides: ((inout ViewModel) -> Set<Write>)?
}
