extension StyleEnvironment {
  /// A set of the environment's built-in properties.
  ///
  /// The generator writes the bit of each.
  struct Fields: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// The state of the control that is styled.
    ///
    /// It never differs between two environments, so it's never invalidated by a change of the
    /// environment. A change of the state invalidates the node itself.
    static let controlState = Fields(rawValue: 1 << 14)

    /// All keys, including those that are set later, because comparing two environments depends on
    /// all of them.
    static let everyKey = Fields(rawValue: 1 << 15)

    /// All properties and keys of an environment.
    static let all = Fields(rawValue: .max)
  }
}
