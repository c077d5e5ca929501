/// What is left of a node that was detached, to be let go of when the tree is whole again.
struct ReleasedNode {
  let column: Int
  let row: Int
  let style: Block?
  let settings: NodeSettings?
}
