/// An observation of a tree, which ends when this is let go of.
public final class InvalidationObservation: Sendable {
  private let signal: InvalidationSignal
  private let number: Int

  init(_ signal: InvalidationSignal, number: Int) {
    self.signal = signal
    self.number = number
  }

  deinit {
    signal.remove(number)
  }

  /// Ends the observation; to end it twice does no harm.
  public func cancel() {
    signal.remove(number)
  }
}
