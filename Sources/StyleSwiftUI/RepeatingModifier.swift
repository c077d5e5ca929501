#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import SwiftUI

/// Moves a view by the repeating motion of its node, in key frames of SwiftUI.
///
/// SwiftUI moves the number of cycles that have passed. The modifiers of the view's box and text read it from
/// the environment, and show the motion's values.
struct RepeatingModifier: ViewModifier {
  let motion: RepeatingMotionValue?

  /// The time before the first cycle in seconds.
  let delay: Double

  /// Whether the delay is over.
  @State private var isRunning = false

  func body(content: Content) -> some View {
    if let motion, !motion.isStopped {
      moving(content, motion)
        .task(id: motion) { @MainActor in
          isRunning = false
          try? await Task.sleep(for: .seconds(delay))
          isRunning = !Task.isCancelled
        }
    } else {
      content
    }
  }

  @ViewBuilder
  private func moving(_ content: Content, _ motion: RepeatingMotionValue) -> some View {
    let isRunning = isRunning
    let cycles = Double(motion.count ?? motion.direction.period)
    if motion.count == nil {
      content.keyframeAnimator(initialValue: 0.0, repeating: isRunning) { view, passed in
        view.environment(\.styleMoment, isRunning ? StyleMoment(motion, passed) : nil)
      } keyframes: { _ in
        LinearKeyframe(cycles, duration: motion.duration * cycles)
      }
    } else {
      content.keyframeAnimator(initialValue: 0.0, trigger: isRunning) { view, passed in
        view.environment(\.styleMoment, isRunning ? StyleMoment(motion, passed) : nil)
      } keyframes: { _ in
        LinearKeyframe(cycles, duration: motion.duration * cycles)
      }
    }
  }
}

/// A moment of a repeating motion.
struct StyleMoment: Sendable {
  private let motion: RepeatingMotionValue

  /// The number of cycles that have passed.
  private let cycles: Double

  init(_ motion: RepeatingMotionValue, _ cycles: Double) {
    (self.motion, self.cycles) = (motion, cycles)
  }

  /// Returns the style of a view at the moment; unchanged for other views inside the one that moves.
  func style(of model: ViewModel) -> ViewModel {
    guard model.repeatingMotion == motion, let moment = motion.moment(at: cycles * motion.duration)
    else { return model }
    return motion.viewModel(over: model, in: moment)
  }
}

private struct MomentKey: EnvironmentKey {
  static let defaultValue: StyleMoment? = nil
}

extension EnvironmentValues {
  /// The present moment of the repeating motion of the view, or of one around it.
  var styleMoment: StyleMoment? {
    get { self[MomentKey.self] }
    set { self[MomentKey.self] = newValue }
  }
}
#endif
