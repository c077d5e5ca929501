internal import ProtocolStyle

extension ScreenStack {
  /// The transition that is in progress.
  public enum Phase: Hashable, Sendable {
    /// No transition: the top screen is shown.
    case resting

    /// An animated change, until `finishAnimation()`; another change ends it early.
    case animating

    /// An interactive pop, with a progress from 0 to 1.
    case popping(progress: Double)

    /// The stack was dismissed and can't be used anymore.
    case dismissed
  }

  /// An operation of a stack.
  enum Event {
    case change(isAnimated: Bool)
    case finishAnimation
    case beginPop
    case updatePop(Double)
    case finishPop(isAnimated: Bool)
    case cancelPop(isAnimated: Bool)
    case dismissal
  }
}

extension ScreenStack.Phase {
  /// Returns the phase after an operation.
  ///
  /// - Parameter event: The operation.
  /// - Returns: The next phase.
  /// - Throws: An error that names the possible operations in this phase.
  func after(_ event: ScreenStack.Event) throws(ScreenStackError) -> ScreenStack.Phase {
    switch (self, event) {
    case (.dismissed, _): throw .dismissed
    case (_, .dismissal): return .dismissed
    case (.resting, .change(let isAnimated)), (.animating, .change(let isAnimated)),
      (.popping, .finishPop(let isAnimated)), (.popping, .cancelPop(let isAnimated)):
      return isAnimated ? .animating : .resting
    case (.animating, .finishAnimation): return .resting
    case (.resting, .finishAnimation): throw .noAnimationInProgress
    case (.resting, .beginPop): return .popping(progress: 0)
    case (.animating, .beginPop): throw .animationInProgress
    case (.popping, .updatePop(let progress)):
      return .popping(progress: min(max(progress.finite(or: 0), 0), 1))
    case (.resting, .updatePop), (.resting, .finishPop), (.resting, .cancelPop),
      (.animating, .updatePop), (.animating, .finishPop), (.animating, .cancelPop):
      throw .noPopInProgress
    case (.popping, .change), (.popping, .finishAnimation), (.popping, .beginPop):
      throw .popInProgress
    }
  }
}
