/// What lies above a node's own conformances and closure: each closure writes over the model and
/// returns what it wrote.
struct UpperLevels {
  /// Lets the rules write that override conformances; nil for none.
  var rules: ((inout ViewModel) -> Set<Write>)?

  /// Lets the overrides write that were set on the attached node; nil for none.
  var overrides: ((inout ViewModel) -> Set<Write>)?
}
