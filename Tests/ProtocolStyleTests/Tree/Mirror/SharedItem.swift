import Observation
import ProtocolStyle
import Synchronization

/// An observable object that several nodes refer to and any thread can change.
final class SharedItem: Observable, Sendable {
  private struct State {
    var number = 0
    var isOn = false
  }

  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return state.withLock(\.number)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.number) {
        state.withLock { $0.number = newValue }
      }
    }
  }

  var isOn: Bool {
    get {
      registrar.access(self, keyPath: \.isOn)
      return state.withLock(\.isOn)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.isOn) { state.withLock { $0.isOn = newValue } }
    }
  }
}
