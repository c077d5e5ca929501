extension StyleEnvironment: Hashable {
  /// Returns whether two environments have the same properties and the same values of keys.
  ///
  /// In a getter or a closure, comparing records everything as read.
  ///
  /// - Parameters:
  ///   - left: An environment.
  ///   - right: Another environment.
  /// - Returns: Whether they are equal.
  public static func == (left: StyleEnvironment, right: StyleEnvironment) -> Bool {
    StyleContext.note(.all)
    return left.storage == right.storage && left.settings == right.settings
  }

  /// Hashes the properties and the values of keys.
  ///
  /// In a getter or a closure, hashing records everything as read.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    StyleContext.note(.all)
    hasher.combine(storage)
    hasher.combine(settings)
  }

  /// Returns the differences from another environment; a change to it invalidates whatever read
  /// them.
  func differences(from other: StyleEnvironment) -> ContextReads {
    var result = ContextReads()
    result.insert(storage.differences(from: other.storage))
    guard !assignments.isEmpty || !other.assignments.isEmpty else { return result }
    let (settings, others) = (settings, other.settings)
    for (key, setting) in settings where others[key] != setting { result.insert(key: key) }
    for key in others.keys where settings[key] == nil { result.insert(key: key) }
    return result
  }

  /// The assigned values of keys that differ from the keys' defaults.
  private var settings: [ObjectIdentifier: Setting] {
    assignments.isEmpty ? assignments : assignments.filter { !$0.value.isDefault }
  }
}
