extension StyleEnvironment {
  /// The value that was assigned for a key.
  struct Setting: Hashable, Sendable {
    let value: any Hashable & Sendable

    /// Whether the value is the key's default and thus equals an unset key, except in sets of
    /// changes.
    let isDefault: Bool

    static func == (left: Setting, right: Setting) -> Bool {
      ExactEquality.holds(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}
