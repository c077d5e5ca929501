import ProtocolStyle
import Testing

@Suite struct FindingTests {
  @Test func `severities are ordered from note to error`() {
    #expect(Finding.Severity.allCases == [.note, .warning, .error])
    #expect(Finding.Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
    #expect(Finding.Severity.warning < .error)
    #expect(!(Finding.Severity.warning < .warning))
  }

  private static let severities: [(Finding.Severity, String)] = [
    (.note, "note"), (.warning, "warning"), (.error, "error"),
  ]

  @Test(arguments: severities)
  func `a finding describes all of itself`(severity: Finding.Severity, name: String) {
    let finding = Finding(
      severity, .init(rawValue: "odd-name"), summary: "The name is odd.",
      explanation: "Nobody finds it.", remedy: "Choose another.")
    #expect(
      finding.description == """
        \(name): The name is odd. [odd-name]
          Nobody finds it.
          Choose another.
        """)
    #expect(finding.severity == severity)
    #expect(finding.identifier == .init(rawValue: "odd-name"))
  }
}
