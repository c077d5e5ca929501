import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test on platforms that can't start a compiler, such as phones; a missing compiler
  /// fails it.
  static var needsCompiler: Self {
    .enabled(if: Command.isSupported, "This platform does not let a program start others.")
  }
}
