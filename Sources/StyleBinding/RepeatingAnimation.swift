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

  /// The time since the motion began, in seconds.
  private(set) var elapsed = 0.0

  /// The moment that is shown; nil before the first cycle and after the last one.
  var moment: RepeatingMotionValue.Moment?

  /// Whether the last cycle is over.
  private(set) var isOver = false

  init(_ motion: RepeatingMotionValue, delay: Double, of base: ViewModel, number: Int) {
    (self.motion, self.delay, self.base, self.number) = (motion, delay, base, number)
    if delay <= 0 { moment = .init(cycle: 0, progress: 0) }
  }

  /// The view model to show.
  var current: ViewModel { moment.map { motion.viewModel(over: base, in: $0) } ?? base }

  /// Moves the motion on.
  ///
  /// - Returns: Whether something else is shown.
  mutating func advance(by interval: Double) -> Bool {
    elapsed += interval
    let former = moment
    moment = motion.moment(at: elapsed - delay)
    isOver = moment == nil && elapsed > delay
    return moment != former
  }

  /// Ends the motion.
  mutating func finish() { (moment, isOver) = (nil, true) }
}

extension BindingCore {
  /// Whether repeating motions are shown: if the host advances animations, or the toolkit runs them.
  private var showsRepetitions: Bool {
    switch animation {
    case .interpolated: true
    case .toolkit: repeatingAnimation != nil
    case nil: false
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
    guard showsRepetitions, let motion = model.repeatingMotion, !motion.isStopped else {
      if former != nil {
        running.repetitions[handle] = nil
        node.view.map { repeatingAnimation?($0, nil) }
      }
      return model
    }
    if former?.motion == motion {
      running.repetitions[handle]?.base = model
      return running.repetitions[handle]?.current ?? model
    }
    running.repetitionCount += 1
    let index = motion.stagger > 0 ? node.siblingIndex : 0
    let repetition = Repetition(
      motion, delay: motion.delay(at: index), of: model, number: running.repetitionCount)
    running.repetitions[handle] = repetition
    if case .toolkit = animation { running.beginning.append(handle) }
    return repetition.current
  }

  /// Moves repeating motions on by an interval.
  ///
  /// - Returns: The nodes that show something else.
  func advanceRepetitions(by interval: Duration) -> [AnyNodeHandle] {
    guard case .interpolated = animation else { return [] }
    return running.repetitions.keys.filter { handle in
      running.repetitions[handle]?.isOver == false
        && running.repetitions[handle]?.advance(by: interval.inSeconds) == true
    }
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
      let handle = running.beginning.removeFirst()
      guard let repetition = running.repetitions[handle], let view = nodes[handle]?.view else {
        continue
      }
      repeatingAnimation?(
        view,
        RepeatingAnimation(motion: repetition.motion, delay: repetition.delay) {
          [weak self] cycle, progress in
          self?.update(repetition.number, of: handle) {
            $0.moment = .init(cycle: cycle, progress: min(max(progress, 0), 1))
          }
        } finish: { [weak self] in
          self?.update(repetition.number, of: handle) { $0.finish() }
        })
    }
  }

  /// Changes a repeating motion that the toolkit runs, and shows it.
  private func update(
    _ number: Int, of handle: AnyNodeHandle, _ change: (inout Repetition) -> Void
  ) {
    guard running.repetitions[handle]?.number == number else { return }
    perform {
      guard var repetition = running.repetitions[handle] else { return }
      change(&repetition)
      running.repetitions[handle] = repetition
      showRepetition(of: handle)
    }
  }
}
