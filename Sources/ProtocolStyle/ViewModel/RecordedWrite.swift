/// A write to a view model that is recording.
struct RecordedWrite {
  let write: Write

  /// Whether nil was written.
  let isNone: Bool

  /// Whether later writes aren't merged with the values from before the recording.
  var isEmptying: Bool { isNone && write.place == nil }
}
