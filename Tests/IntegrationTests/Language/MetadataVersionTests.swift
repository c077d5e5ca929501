#if os(Linux)
import Testing

@testable import PageFixtures

/// A runtime whose conformance records have another version than those that can be read.
///
/// The program defines the runtime's function that lists records, so the records are made up.
@Suite struct MetadataVersionTests {
  private static func program(version: Int) -> String {
    """
    import ProtocolStyle
    @testable import StyleInspector

    public typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool

    /// The version, a base address, two unused words, and the ranges of two sections.
    let sections: [UInt] = [\(version), 0, 0, 0, 0, 0, 0, 0, 99, 99]

    @_cdecl("swift_enumerateAllMetadataSections")
    public func enumerate(_ body: Body, _ context: UnsafeMutableRawPointer?) {
      sections.withUnsafeBytes { _ = body($0.baseAddress!, context) }
    }

    struct Card: ViewNode, BorderWidth, Alpha { var alpha: Double { 0.5 } }
    print(StyleApplier().viewModel(for: Card()))
    do {
      let count = try Inspector.readRecords()
      print(count.images, count.records, count.skipped)
    } catch {
      print(error.code.rawValue, error)
    }
    """
  }

  @Test(.needsCompiler, arguments: [0, 6, 7])
  func `records of another version are reported, and styles are the same`(
    version: Int
  ) async throws {
    let main = Compiler.File(name: "main.swift", text: Self.program(version: version))
    let result = try await Compiler.current.run([main])
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.output == """
        view(alpha: 0.5, borderWidth: 1)
        unknownVersion The conformance records of this Swift runtime have version \(version), and \
        those of versions 1 to 5 can be read. Styles are the same without them, but the first node \
        of each type takes longer. Update the package, or report the version as an issue.

        """)
  }

  @Test(.needsCompiler, arguments: [1, 5])
  func `records of a known version are read`(version: Int) async throws {
    let main = Compiler.File(name: "main.swift", text: Self.program(version: version))
    let result = try await Compiler.current.run([main])
    #expect(result.diagnostics.isEmpty)
    #expect(result.output == "view(alpha: 0.5, borderWidth: 1)\n1 0 0\n")
  }
}
#endif
