internal import ProtocolStyle

/// An operation that a screen stack can't perform; the stack is unchanged.
public struct ScreenStackError: Error, Hashable, CustomStringConvertible {
  /// The kind of error, open so that more can be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// An interactive pop is in progress.
    public static let popInProgress = Code(description: "popInProgress")

    /// No interactive pop is in progress.
    public static let noPopInProgress = Code(description: "noPopInProgress")

    /// An animation is in progress.
    public static let animationInProgress = Code(description: "animationInProgress")

    /// No animation is in progress.
    public static let noAnimationInProgress = Code(description: "noAnimationInProgress")

    /// There is no screen below the top one.
    public static let noScreenBelow = Code(description: "noScreenBelow")

    /// The screen is not on the stack.
    public static let notOnStack = Code(description: "notOnStack")

    /// A screen of the stack, or its container, was detached through the tree.
    public static let detached = Code(description: "detached")

    /// The stack already presents another one.
    public static let alreadyPresenting = Code(description: "alreadyPresenting")

    /// The stack presents nothing.
    public static let notPresenting = Code(description: "notPresenting")

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

  static let popInProgress = ScreenStackError(
    .popInProgress,
    "an interactive pop is under way, so only its progress can change. Finish or cancel it first.")

  static let noPopInProgress = ScreenStackError(
    .noPopInProgress, "no interactive pop is under way. Begin one with beginInteractivePop().")

  static let animationInProgress = ScreenStackError(
    .animationInProgress,
    "no interactive pop can begin during an animation. Call finishAnimation() when that is over.")

  static let noAnimationInProgress = ScreenStackError(
    .noAnimationInProgress,
    "no animation is under way. Only animated changes begin one.")

  static func noScreenBelow(count: Int) -> ScreenStackError {
    ScreenStackError(
      .noScreenBelow,
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

  static let alreadyPresenting = ScreenStackError(
    .alreadyPresenting,
    "it already presents another stack. Dismiss that one first, or present from it.")

  static let notPresenting = ScreenStackError(
    .notPresenting, "it does not present a stack.")

  static let notPresentable = ScreenStackError(
    .notPresentable,
    "the other stack cannot be presented: it is in a different tree, was dismissed, is already "
      + "presented, or presents this one. Create a new stack in the same tree.")

  static let dismissed = ScreenStackError(
    .dismissed, "it was dismissed, and its nodes were detached. Create a new stack.")
}
