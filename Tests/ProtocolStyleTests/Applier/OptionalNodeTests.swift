import StyleInspector
import Testing

/// A node whose metadata isn't that of a declared type.
///
/// It's in this module because a program can have only one conformance of `Optional`.
@Suite struct OptionalNodeTests {
  @Test func `an unsupported sort of type has an error`() {
    let error = #expect(throws: InspectionError.self) {
      try Inspector().traits(of: Optional<ConformanceRecordsTests.Marker>.self)
    }
    #expect(error?.code == .unknownType)
    #expect(
      error?.description == "The metadata of Optional<Marker> cannot be read, so its traits are "
        + "unknown. Inspect a struct, an enumeration or a class that is declared in Swift.")
  }
}
