extension ViewModel: Hashable {
  /// Returns whether two view models have the same kind and the same visible attributes.
  ///
  /// A derived value equals a written one. Values are compared exactly, so texts are compared by
  /// their bytes (``ExactlyEquatable``).
  ///
  /// - Parameters:
  ///   - left: A view model.
  ///   - right: Another view model.
  /// - Returns: Whether they are equal, including content.
  public static func == (left: ViewModel, right: ViewModel) -> Bool {
    StyleContext.note(.controlState)
    guard left.hasSameStyle(as: right) else { return false }
    return switch (left.content, right.content) {
    case (nil, nil): true
    case (let left?, let right?): left.showsSame(as: right)
    default: false
    }
  }

  /// Hashes the kind and the attributes, independently of the order in which they were written.
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
