/// What is left of nodes that were detached, to be let go of when the tree is whole again: the end
/// of a model, a value or a closure may run code of the user's.
struct ReleasedNodes {
  var models: [(column: UInt16, row: UInt32)] = []
  var styles: [Block?] = []
  var settings: [NodeSettings] = []
}
