extension StyleEnvironment {
  /// A set of the environment's built-in properties.
  ///
  /// The generator writes the bit of each.
  struct Fields: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// The state of the control that is styled.
    ///
    /// It never differs between two environments, so nothing is invalidated by it: a change of the
    /// state invalidates the node itself.
    static let controlState = Fields(rawValue: 1 << 14)

    /// Whatever keys there are, also those that are set only later: comparing two environments
    /// depends on them all.
    static let everyKey = Fields(rawValue: 1 << 15)

    /// Everything that an environment has.
    static let all = Fields(rawValue: .max)
  }
}
