internal import ProtocolStyle

/// An animated change of a view.
struct RunningAnimation {
  let start: ViewModel
  let end: ViewModel
  let duration: Duration
  let timing: (Double) -> Double
  var elapsed = Duration.zero

  var isOver: Bool { elapsed >= duration }

  /// The view model to show now.
  var current: ViewModel {
    isOver ? end : start.interpolated(to: end, at: timing(elapsed / duration))
  }
}
