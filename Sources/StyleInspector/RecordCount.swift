internal import ProtocolStyle

/// The number of conformance records in the loaded images, and of those that can't be read.
public struct RecordCount: Hashable, Sendable {
  /// The number of loaded images with Swift code.
  public let images: Int

  /// The number of records: one for each conformance of a type to a protocol.
  public let records: Int

  /// The number of records in an unknown format, which are skipped.
  public let skipped: Int
}

extension Inspector {
  /// Reads the conformance records of all loaded images again, and counts them.
  ///
  /// The call takes a few milliseconds. It has no effect on other uses of the records.
  ///
  /// - Returns: The numbers.
  /// - Throws: An `InspectionError` with the code `unsupported` if records can't be read.
  public static func readRecords() throws(InspectionError) -> RecordCount {
    guard let contents = ConformanceRecords.read() else { throw .unsupported }
    return RecordCount(
      images: contents.imageCount, records: contents.recordCount, skipped: contents.skippedCount)
  }
}
