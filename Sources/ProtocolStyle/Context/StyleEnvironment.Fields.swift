extension StyleEnvironment {
  /// A set of the environment's built-in properties, as bits.
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

    /// The control state of the node that is being styled.
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
