internal import ProtocolStyle

/// An operation that a screen stack can't perform; the stack is unchanged.
public struct ScreenStackError: Error, Hashable, CustomStringConvertible {
  /// The kind of error, open so that more can be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// An interactive pop is in progress.
    public static let popUnderWay = Code(description: "popUnderWay")

    /// No interactive pop is in progress.
    public static let noPopUnderWay = Code(description: "noPopUnderWay")

    /// An animation is in progress.
    public static let animationUnderWay = Code(description: "animationUnderWay")

    /// No animation is in progress.
    public static let noAnimationUnderWay = Code(description: "noAnimationUnderWay")

    /// There is no screen below the top one.
    public static let nothingBelow = Code(description: "nothingBelow")

    /// The screen is not on the stack.
    public static let notOnStack = Code(description: "notOnStack")

    /// A screen of the stack, or its container, was detached through the tree.
    public static let detached = Code(description: "detached")

    /// The stack already presents another one.
    public static let alreadyPresents = Code(description: "alreadyPresents")

    /// The stack presents nothing.
    public static let presentsNothing = Code(description: "presentsNothing")

    /// The other stack can't be presented.
    public static let notPresentable = Code(description: "notPresentable")

    /// The stack was dismissed.
    public static let dismissed = Code(description: "dismissed")

    /// The name of the code.
    public let description: String
  }

  /// The kind of error.
  public let code: Code

  /// The failed operation, the reason, and the alternatives.
  public let description: String

  private init(_ code: Code, _ text: String) {
    self.code = code
    description = "ScreenStack: \(text)"
  }

  static let popUnderWay = ScreenStackError(
    .popUnderWay,
    "an interactive pop is under way, so only its progress can change. Finish or cancel it first.")

  static let noPopUnderWay = ScreenStackError(
    .noPopUnderWay, "no interactive pop is under way. Begin one with beginInteractivePop().")

  static let animationUnderWay = ScreenStackError(
    .animationUnderWay,
    "no interactive pop can begin during an animation. Call finishAnimation() when that is over.")

  static let noAnimationUnderWay = ScreenStackError(
    .noAnimationUnderWay,
    "no animation is under way. Only animated changes begin one.")

  static func nothingBelow(count: Int) -> ScreenStackError {
    ScreenStackError(
      .nothingBelow,
      count == 0
        ? "there is no screen to pop. Push one first."
        : "the only screen cannot be popped. Push another, or replace it.")
  }

  static func notOnStack(_ screen: String) -> ScreenStackError {
    ScreenStackError(
      .notOnStack, "\(screen) is not on this stack, or listed twice. Use the stack's screens.")
  }

  static func detached(_ node: String) -> ScreenStackError {
    ScreenStackError(
      .detached,
      "\(node) was detached through the tree. Keep the other screens with "
        + "replaceScreens(keeping:), or create a new stack.")
  }

  static let alreadyPresents = ScreenStackError(
    .alreadyPresents,
    "it already presents another stack. Dismiss that one first, or present from it.")

  static let presentsNothing = ScreenStackError(
    .presentsNothing, "it does not present a stack.")

  static let notPresentable = ScreenStackError(
    .notPresentable,
    "the other stack cannot be presented: it is in a different tree, was dismissed, is already "
      + "presented, or presents this one. Create a new stack in the same tree.")

  static let dismissed = ScreenStackError(
    .dismissed, "it was dismissed, and its nodes were detached. Create a new stack.")
}
