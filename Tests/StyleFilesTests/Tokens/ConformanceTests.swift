import Foundation
import StyleFiles
import Testing

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct ConformanceTests {
  @Test(arguments: ConformanceCase.all(of: "format"))
  func `a case of the format is read or refused`(test: ConformanceCase) throws {
    try check(test)
  }

  @Test(arguments: ConformanceCase.all(of: "resolver"))
  func `a case of the resolver is read or refused`(test: ConformanceCase) throws {
    try check(test)
  }

  @Test func `the suite has the cases that it had when the reader was written`() {
    let cases = ConformanceCase.all(of: "format") + ConformanceCase.all(of: "resolver")
    #expect(cases.count == 129)
    #expect(Set(ConformanceCase.contradictions.keys).isSubset(of: cases.map(\.identifier)))
  }

  private func check(_ test: ConformanceCase) throws {
    let isRead = test.isPositive || ConformanceCase.contradictions[test.identifier] != nil
    if isRead {
      let file = try TokenFile(contentsOf: test.file)
      #expect(file.findings.isEmpty)
    } else {
      let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: test.file) }
      for problem in error?.problems ?? [] {
        #expect(problem.pointer?.hasPrefix("#") == true)
      }
    }
  }
}
