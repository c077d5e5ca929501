extension ViewModel: Hashable {
  /// Two view models are equal when they are of one kind and show the same attributes.
  ///
  /// How a value got there does not count: a derived one equals a written one. Costs nothing for
  /// models that share a block, which most equal ones do.
  ///
  /// - Parameters:
  ///   - left: A view model.
  ///   - right: Another view model.
  /// - Returns: Whether they are equal.
  public static func == (left: ViewModel, right: ViewModel) -> Bool {
    let left = left.block
    let right = right.block
    if left === right { return true }
    guard left.kind == right.kind else { return false }
    let ours = Array(left.layout.visible)
    let theirs = Dictionary(uniqueKeysWithValues: right.layout.visible.map { ($0.attribute, $0) })
    guard ours.count == theirs.count else { return false }
    return ours.allSatisfy { entry in
      theirs[entry.attribute].map { left.holdsEqual(entry, right, $0) } ?? false
    }
  }

  /// Hashes the kind and the attributes, in whatever order they were written.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for entry in block.layout.visible.sorted(by: { $0.attribute < $1.attribute }) {
      hasher.combine(entry.attribute)
      block.value(of: entry).hash(into: &hasher)
    }
  }
}
