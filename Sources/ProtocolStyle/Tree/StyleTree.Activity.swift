extension StyleTree {
  /// The operation of the tree that is running user code.
  enum Activity {
    /// Getters, closures or rules run for a node of that type.
    case styling(any StyleNode.Type)

    /// Closures of themes run.
    case theming

    /// The tree is rendered in another look.
    case rendering

    /// A model of that type is being changed through the tree.
    case changing(any StyleNode.Type)
  }

  /// Traps when user code that the tree runs uses the tree.
  @inline(__always)
  package func requireIdle(_ attempt: @autoclosure () -> String) {
    if let activity { stop(attempt(), during: activity) }
  }

  /// Traps when a model is read while one is being changed in place, because it may be the same.
  @inline(__always)
  func requireUnchanging(_ attempt: @autoclosure () -> String) {
    if let activity, case .changing = activity { stop(attempt(), during: activity) }
  }

  @inline(never)
  private func stop(_ attempt: String, during activity: Activity) -> Never {
    switch activity {
    case .styling(let type):
      fatalError(
        "StyleTree: \(attempt) while a node of \(type) was being styled. Getters, closures and rules "
          + "must not use the tree; do it before or after.")
    case .theming:
      fatalError(
        "StyleTree: \(attempt) while themes were evaluated. Closures of themes must not use "
          + "the tree.")
    case .rendering:
      fatalError(
        "StyleTree: \(attempt) while the tree was being rendered in another look. Getters, closures and "
          + "rules must not use the tree; do it before or after.")
    case .changing(let type):
      fatalError(
        "StyleTree: \(attempt) while a node of \(type) was being changed through the tree. Do it "
          + "before or after.")
    }
  }
}
