import Foundation
import Testing

@testable import Generator

@Suite struct GeneratedFileTests {
  @Test func `the generated files are up to date`() throws {
    let repository = Repository.current
    let outdated = try Generator.files(of: repository).filter { !repository.has($0) }
    #expect(outdated.map(\.path) == [], "Run `swift run Generator`.")
  }

  @Test func `each generated file is named for it`() throws {
    for file in try Generator.files(of: .current) {
      #expect(file.path.contains("+Generated"))
    }
  }

  @Test func `the complaint names the files and the remedy`() {
    #expect(
      Generator.message(about: ["A+Generated.swift", "B+Generated.md"])
        == "These files aren't up to date: A+Generated.swift, B+Generated.md. "
        + "Run `swift run Generator`.")
  }

  @Test func `a file is written only when its text changes`() throws {
    let copy = try Copy(of: Copy.sources)
    let files = try Generator.files(of: copy.repository)
    #expect(try files.filter { try copy.repository.write($0) }.count > 5)
    #expect(try files.filter { try copy.repository.write($0) }.isEmpty)
    let again = try Generator.files(of: copy.repository)
    #expect(again.map(\.text) == files.map(\.text))
  }
}
