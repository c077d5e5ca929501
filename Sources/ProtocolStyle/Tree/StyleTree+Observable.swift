internal import Observation

/// Models that tell by themselves when they change.
extension StyleTree {
  /// Lets the object of a node say when a property changes that its styling reads.
  ///
  /// What chooses the rules is read as well, and content, though it is not kept: who shows it must
  /// learn that it has changed.
  func observing(_ column: AnyColumn, _ place: NodePlace, _ body: () -> Void) {
    guard let object = object(at: place.index) else { return body() }
    withObservationTracking {
      body()
      column.readRest(row: place.row)
    } onChange: { [staleSignal] in
      staleSignal.objectChanged(object)
    }
  }
}

extension AnyColumn {
  /// Reads what styling asks a model for beside the values of style.
  fileprivate func readRest(row: Int) {
    _ = content(row: row)
    if let styleClasses { _ = read(styleClasses, row: row) }
    if let controlState { _ = read(controlState, row: row) }
    if let scope { _ = read(scope, row: row) }
  }
}
