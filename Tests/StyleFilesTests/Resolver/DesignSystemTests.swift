import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct DesignSystemTests {
  @Test(arguments: TestScale.rows(DesignSystem.all))
  func `each token has the value of a plain second reading in every context`(
    system: DesignSystem
  ) throws {
    let file = try TokenFile(contentsOf: system.file, mode: .lenient)
    let combinations = file.modifiers.reduce([[:]]) { choices, modifier in
      choices.flatMap { choice in
        modifier.contexts.map { choice.merging([modifier.name: $0]) { $1 } }
      }
    }
    #expect(combinations.count == system.combinations)
    for combination in combinations {
      let tokens = try file.tokens(combination)
      let plain = try PlainSystem(contentsOf: system.file, combination)
      #expect(tokens.count == system.tokens)
      #expect(Set(tokens.names) == plain.names)
      for token in tokens {
        let value = plain.value(of: token.name)
        #expect(
          PlainComparison.holds(token.value, value),
          "\(token.name) in \(combination): \(token.value), plainly \(value as Any)")
      }
    }
  }

  @Test(arguments: TestScale.rows(DesignSystem.all))
  func `strict reading refuses a system and names its older forms`(system: DesignSystem) throws {
    let lenient = try TokenFile(contentsOf: system.file, mode: .lenient)
    let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: system.file) }
    #expect(lenient.findings.count == system.findings)
    #expect(lenient.findings.allSatisfy { $0.identifier == .olderTokenForm })
    #expect(error.map { $0.problems.count } == min(system.problems, 100))
  }
}
