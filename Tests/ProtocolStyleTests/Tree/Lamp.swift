import Observation
import ProtocolStyle
import Synchronization

/// An observable label that any thread can switch.
final class Lamp: LabelNode, BackgroundColor, TextContent, Observable, Sendable {
  private struct State {
    var isOn = false
    var actionAtNextRead: (@Sendable () -> Void)?
  }

  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())

  var isOn: Bool {
    get {
      registrar.access(self, keyPath: \.isOn)
      let (isOn, action) = state.withLock { state in
        (state.isOn, state.actionAtNextRead.take())
      }
      action?()
      return isOn
    }
    set { setIsOn(newValue) {} }
  }

  var backgroundColor: Color { isOn ? .green : .yellow }
  var text: String { isOn ? "on" : "off" }

  /// Switches the lamp, and calls a closure after observers are notified and before the new value
  /// is stored.
  func setIsOn(_ isOn: Bool, beforeAssignment action: () -> Void) {
    registrar.willSet(self, keyPath: \.isOn)
    action()
    state.withLock { $0.isOn = isOn }
    registrar.didSet(self, keyPath: \.isOn)
  }

  /// Calls a closure once, the next time that a getter reads the state.
  func atNextRead(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.actionAtNextRead = action }
  }
}
