import Testing

@testable import ProtocolStyle
@testable import StyleInspector

@Suite struct RecordCountTests {
  #if os(Linux)
  @Test func `the records of all images are counted, the skipped ones too`() throws {
    let count = try Inspector.readRecords()
    #expect(count.images > 1)
    #expect(count.records > 1_000)
    #expect(count.skipped < count.records / 10)
    #expect(try Inspector.readRecords() == count)
  }

  @Test func `all that the standard library declares is understood`() throws {
    #expect(try Inspector.readRecords().skipped == 0)
  }
  #endif

  @Test func `the error for unreadable records has a remedy`() {
    #expect(InspectionError.unsupported.code == .unsupported)
    #expect(
      "\(InspectionError.unsupported)" == "The conformance records of the running program can only "
        + "be read on 64-bit Linux, with a runtime that provides their location. Inspect there; "
        + "styling does not need them.")
  }
}
