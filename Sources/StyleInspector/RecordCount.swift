internal import ProtocolStyle

/// How many conformance records the loaded images have, and how many of them say nothing to us.
public struct RecordCount: Hashable, Sendable {
  /// The images of Swift code that are loaded.
  public let images: Int

  /// The records in them: one for each protocol that a type conforms to.
  public let records: Int

  /// The records that are passed over, for they are in a form that is not understood.
  public let skipped: Int
}

extension Inspector {
  /// Reads the conformance records of all loaded images anew, and counts them.
  ///
  /// Costs a few milliseconds. What reading them is good for never depends on this call.
  ///
  /// - Returns: How many there are.
  /// - Throws: `InspectionError` with the code `unsupported` where records cannot be read.
  public static func readRecords() throws(InspectionError) -> RecordCount {
    guard let contents = ConformanceRecords.read() else { throw .unsupported }
    return RecordCount(
      images: contents.imageCount, records: contents.recordCount, skipped: contents.skippedCount)
  }
}
