extension StyleEnvironment {
  /// A set of the environment's built-in properties, a bit each.
  struct Fields: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let colorScheme = Fields(rawValue: 1 << 0)
    static let contrast = Fields(rawValue: 1 << 1)
    static let contentSizeCategory = Fields(rawValue: 1 << 2)
    static let layoutDirection = Fields(rawValue: 1 << 3)
    static let horizontalSizeClass = Fields(rawValue: 1 << 4)
    static let verticalSizeClass = Fields(rawValue: 1 << 5)
    static let idiom = Fields(rawValue: 1 << 6)
    static let orientation = Fields(rawValue: 1 << 7)
    static let reduceMotion = Fields(rawValue: 1 << 8)
    static let displayScale = Fields(rawValue: 1 << 9)

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
