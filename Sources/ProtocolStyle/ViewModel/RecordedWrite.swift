/// A write to a view model, while somebody records.
struct RecordedWrite {
  let write: Write

  /// Whether nil was written.
  let isNone: Bool

  /// Whether what is written later does not merge with what was there before.
  var isEmptying: Bool { isNone && write.place == nil }
}
