internal import Observation

/// Models that tell by themselves when they change.
extension StyleTree {
  /// Lets the object of a node say when a property changes that its styling reads.
  ///
  /// Content is read as well, though it is not kept: who shows it must learn that it has changed.
  func observing(_ column: AnyColumn, _ place: NodePlace, _ body: () -> Void) {
    guard let object = object(at: place.index) else { return body() }
    withObservationTracking {
      body()
      _ = column.content(row: place.row)
    } onChange: { [staleSignal] in
      staleSignal.objectChanged(object)
    }
  }
}
