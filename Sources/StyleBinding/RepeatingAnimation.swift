public import ProtocolStyle

/// A repeating motion of a view, for an animation of the toolkit.
public struct RepeatingAnimation {
  /// The motion, which isn't stopped.
  public let motion: RepeatingMotionValue

  /// The time before the first cycle in seconds, with the stagger among siblings.
  public let delay: Double

  /// Shows the view's values at a fraction of a cycle, which is counted from 0.
  ///
  /// Does nothing if the view shows another motion by now.
  public let show: (_ cycle: Int, _ progress: Double) -> Void

  /// Shows the view's own values, when the last cycle has been shown.
  public let finish: () -> Void

  /// Shows the values at a time, for a toolkit that calls for each frame.
  ///
  /// - Parameter time: The time since the motion began, in seconds, including the delay.
  /// - Returns: Whether there's another frame; the view has its own values if not.
  public func showFrame(at time: Double) -> Bool {
    if let moment = motion.moment(at: time - delay) {
      show(moment.cycle, moment.progress)
    } else if time > delay {
      finish()
      return false
    }
    return true
  }
}

/// The repeating motion of a node's view.
///
/// Values of the node that change meanwhile are shown below those of the motion.
struct Repetition {
  let motion: RepeatingMotionValue

  /// The time before the first cycle in seconds.
  let delay: Double

  /// The view model of the node without the motion.
  var base: ViewModel

  /// A number that no other motion of the binding has.
  let number: Int

  /// Whether an animation of the toolkit shows the motion; else the binding's frames do.
  let isRunByToolkit: Bool

  /// The time since the motion began, without the errors that a sum of fractions of seconds has.
  private var elapsed = Duration.zero

  /// The moment that is shown; nil before the first cycle and after the last one.
  var moment: RepeatingMotionValue.Moment?

  /// Whether the last cycle is over.
  private(set) var isOver = false

  /// Whether an animation of the toolkit runs in the view, for this motion or the one before it.
  var hasBegun = false

  init(
    _ motion: RepeatingMotionValue, delay: Double, of base: ViewModel, number: Int,
    isRunByToolkit: Bool
  ) {
    (self.motion, self.delay, self.base) = (motion, delay, base)
    (self.number, self.isRunByToolkit) = (number, isRunByToolkit)
    if delay <= 0 { moment = .init(cycle: 0, progress: 0) }
  }

  /// The view model to show.
  var current: ViewModel { moment.map { motion.viewModel(over: base, in: $0) } ?? base }

  /// Whether it needs another frame of the binding.
  var needsFrames: Bool { !isRunByToolkit && !isOver }

  /// Moves a motion on that needs frames.
  ///
  /// - Returns: Whether something else is shown.
  mutating func advance(by interval: Duration) -> Bool {
    guard needsFrames else { return false }
    elapsed += interval
    let (former, time) = (moment, elapsed.inSeconds - delay)
    moment = motion.moment(at: time)
    isOver = moment == nil && time > 0
    return moment != former
  }

  /// Ends the motion.
  mutating func finish() { (moment, isOver) = (nil, true) }
}

extension BindingCore {
  /// Whether an animation of the toolkit shows repeating motions, or frames of the binding do; nil if they
  /// have no effect.
  private var runsInToolkit: Bool? {
    switch animation {
    case .interpolated: false
    case .toolkit: repeatingAnimation == nil ? nil : true
    case nil: nil
    }
  }

  /// Begins, continues or ends the repeating motion of a node that is shown with another view model.
  ///
  /// - Parameters:
  ///   - model: The view model without the motion.
  ///   - node: The node.
  ///   - handle: The node's handle.
  /// - Returns: The view model to show.
  func repeated(_ model: ViewModel, in node: BoundNode, _ handle: AnyNodeHandle) -> ViewModel {
    let former = running.repetitions[handle]
    guard let runsInToolkit, let motion = model.repeatingMotion, !motion.isStopped else {
      endRepetition(of: handle, in: node.view)
      return model
    }
    if let former, former.motion == motion, former.isRunByToolkit == runsInToolkit {
      running.repetitions[handle]?.base = model
      return running.repetitions[handle]?.current ?? model
    }
    if !runsInToolkit { endRepetition(of: handle, in: node.view) }
    running.repetitionCount += 1
    let index = motion.stagger > 0 ? node.siblingIndex : 0
    var repetition = Repetition(
      motion, delay: motion.delay(at: index), of: model, number: running.repetitionCount,
      isRunByToolkit: runsInToolkit)
    repetition.hasBegun = running.repetitions[handle]?.hasBegun ?? false
    running.repetitions[handle] = repetition
    if runsInToolkit { running.beginning.append((handle, repetition.number)) }
    return repetition.current
  }

  /// Ends the repeating motion of a node, whose view keeps what's shown.
  func endRepetition(of handle: AnyNodeHandle, in view: AnyObject?) {
    guard let former = running.repetitions.removeValue(forKey: handle) else { return }
    if former.isRunByToolkit, former.hasBegun, let view { repeatingAnimation?(view, nil) }
  }

  /// Moves repeating motions on by an interval.
  ///
  /// - Returns: The nodes that show something else.
  func advanceRepetitions(by interval: Duration) -> [AnyNodeHandle] {
    running.repetitions.keys.filter { running.repetitions[$0]?.advance(by: interval) == true }
  }

  /// Shows the present moment of a node's repeating motion.
  func showRepetition(of handle: AnyNodeHandle) {
    guard let node = nodes[handle], let repetition = running.repetitions[handle] else { return }
    showKeepingPresence(repetition.base, node.state, in: node, handle)
    node.table?.removeStyles()
  }

  /// Begins the repeating motions that the toolkit runs, of views that are in place by now.
  func beginRepetitions() {
    while !running.beginning.isEmpty {
      for (handle, number) in exchange(&running.beginning, with: []) {
        guard let repetition = running.repetitions[handle], repetition.number == number,
          let view = nodes[handle]?.view
        else { continue }
        running.repetitions[handle]?.hasBegun = true
        repeatingAnimation?(view, makeAnimation(of: repetition, handle))
      }
    }
  }

  private func makeAnimation(
    of repetition: Repetition, _ handle: AnyNodeHandle
  ) -> RepeatingAnimation {
    RepeatingAnimation(motion: repetition.motion, delay: repetition.delay) {
      [weak self] cycle, progress in
      self?.update(repetition.number, of: handle) {
        $0.moment = .init(cycle: cycle, progress: min(max(progress, 0), 1))
      }
    } finish: { [weak self] in
      self?.update(repetition.number, of: handle) { $0.finish() }
    }
  }

  /// Changes a repeating motion that the toolkit runs, and shows it.
  private func update(
    _ number: Int, of handle: AnyNodeHandle, _ change: (inout Repetition) -> Void
  ) {
    guard var repetition = running.repetitions[handle], repetition.number == number,
      let node = nodes[handle]
    else { return }
    change(&repetition)
    running.repetitions[handle] = repetition
    perform(on: node, handle) { showRepetition(of: handle) }
  }
}
