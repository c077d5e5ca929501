internal import ProtocolStyle

extension ScreenStack {
  /// What a stack is in the middle of.
  public enum Phase: Hashable, Sendable {
    /// Nothing: the top screen shows.
    case resting

    /// An animated change, until `finishAnimation()`; another change cuts it short.
    case animating

    /// An interactive pop; the progress is from 0 to 1.
    case popping(progress: Double)

    /// It was dismissed: nothing can be done with it any more.
    case dismissed
  }

  /// What can be asked of a stack.
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
  /// The phase that an event leads to.
  ///
  /// - Parameter event: What is asked of the stack.
  /// - Returns: The next phase.
  /// - Throws: An error that says what is possible in this phase.
  func after(_ event: ScreenStack.Event) throws(ScreenStackError) -> ScreenStack.Phase {
    switch (self, event) {
    case (.dismissed, _): throw .dismissed
    case (_, .dismissal): return .dismissed
    case (.resting, .change(let isAnimated)), (.animating, .change(let isAnimated)),
      (.popping, .finishPop(let isAnimated)), (.popping, .cancelPop(let isAnimated)):
      return isAnimated ? .animating : .resting
    case (.animating, .finishAnimation): return .resting
    case (.resting, .finishAnimation): throw .noAnimationUnderWay
    case (.resting, .beginPop): return .popping(progress: 0)
    case (.animating, .beginPop): throw .animationUnderWay
    case (.popping, .updatePop(let progress)):
      return .popping(progress: min(max(progress.finite(or: 0), 0), 1))
    case (.resting, .updatePop), (.resting, .finishPop), (.resting, .cancelPop),
      (.animating, .updatePop), (.animating, .finishPop), (.animating, .cancelPop):
      throw .noPopUnderWay
    case (.popping, .change), (.popping, .finishAnimation), (.popping, .beginPop):
      throw .popUnderWay
    }
  }
}
