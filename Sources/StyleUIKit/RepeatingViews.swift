#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

/// The repeating motions of views: key frames of UIKit, or values for each frame where UIKit has none.
@MainActor
final class RepeatingViews {
  /// The attributes of which UIKit animates a property of the view.
  private static let animated: Set<AttributeID> = [
    Attribute.alpha.id, Attribute.backgroundColor.id, Attribute.transform.id,
  ]

  /// The number of key frames in a cycle, between which UIKit moves on straight lines.
  private static let stepsPerCycle = 16

  /// More cycles are shown frame by frame.
  private static let mostCycles = 20

  private var links: [ObjectIdentifier: UIUpdateLink] = [:]

  nonisolated init() {}

  /// Begins a motion in place of the one before it; nil ends that.
  func show(_ animation: RepeatingAnimation?, in view: UIView) {
    links.removeValue(forKey: ObjectIdentifier(view))?.isEnabled = false
    view.layer.removeAllAnimations()
    guard let animation else { return }
    let motion = animation.motion
    let cycles = motion.count ?? motion.direction.period
    if cycles <= Self.mostCycles, motion.attributes.allSatisfy(Self.animated.contains) {
      showKeyFrames(of: animation, cycles)
    } else {
      showFrames(of: animation, in: view)
    }
  }

  private func showKeyFrames(of animation: RepeatingAnimation, _ cycles: Int) {
    let motion = animation.motion
    var options: UIView.KeyframeAnimationOptions = [.allowUserInteraction, .calculationModeLinear]
    // The curve is in the values of the key frames.
    options.insert(
      UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue))
    if motion.count == nil { options.insert(.repeat) }
    UIView.animateKeyframes(
      withDuration: motion.duration * Double(cycles), delay: animation.delay, options: options
    ) {
      for cycle in 0..<cycles {
        for step in 0...Self.stepsPerCycle {
          let progress = Double(step) / Double(Self.stepsPerCycle)
          let length = step == 0 ? 0 : 1 / Double(Self.stepsPerCycle)
          UIView.addKeyframe(
            withRelativeStartTime: (Double(cycle) + progress - length) / Double(cycles),
            relativeDuration: length / Double(cycles)
          ) { animation.show(cycle, progress) }
        }
      }
    } completion: { isFinished in
      if isFinished { animation.finish() }
    }
  }

  private func showFrames(of animation: RepeatingAnimation, in view: UIView) {
    let link = UIUpdateLink(view: view)
    links[ObjectIdentifier(view)] = link
    var begin: TimeInterval?
    link.addAction { link, info in
      let start = begin ?? info.modelTime
      begin = start
      link.isEnabled = animation.showFrame(at: info.modelTime - start)
    }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
  }
}
#endif
