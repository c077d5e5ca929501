extension StyleEnvironment {
  /// The value that was assigned for a key.
  struct Setting: Hashable, Sendable {
    let value: any Hashable & Sendable

    /// Whether it is the key's default, which counts as not set: only changes tell the two apart.
    let isDefault: Bool

    static func == (left: Setting, right: Setting) -> Bool {
      ExactEquality.holds(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}
