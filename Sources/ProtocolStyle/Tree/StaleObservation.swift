/// An observation of a tree, which ends when this is let go of.
public final class StaleObservation: Sendable {
  private let signal: StaleSignal
  private let number: Int

  init(_ signal: StaleSignal, number: Int) {
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
