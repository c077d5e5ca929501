import Testing

extension Trait where Self == ConditionTrait {
  /// Leaves a test out where no compiler could be started, as on a phone; not where none is found.
  static var needsCompiler: Self {
    .enabled(if: Command.isSupported, "This platform does not let a program start others.")
  }
}
