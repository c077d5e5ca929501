extension ViewModel: Hashable {
  /// Two view models are equal when they are of one kind and show the same attributes.
  ///
  /// How a value got there does not count: a derived one equals a written one. Values are compared
  /// exactly, so texts by their bytes (``ExactlyEquatable``).
  ///
  /// - Parameters:
  ///   - left: A view model.
  ///   - right: Another view model.
  /// - Returns: Whether they are equal, content included.
  public static func == (left: ViewModel, right: ViewModel) -> Bool {
    StyleContext.note(.controlState)
    guard left.hasSameStyle(as: right) else { return false }
    return switch (left.content, right.content) {
    case (nil, nil): true
    case (let left?, let right?): left.showsSame(as: right)
    default: false
    }
  }

  /// Hashes the kind and the attributes, in whatever order they were written.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for element in self {
      hasher.combine(element.attribute)
      element.value.hash(into: &hasher)
    }
  }
}
