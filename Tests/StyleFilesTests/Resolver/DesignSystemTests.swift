import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@Suite(.enabled(if: SharedFiles.exist, "../shared isn't beside the repository"))
struct DesignSystemTests {
  /// A system with the number of its combinations of contexts and of the tokens in each.
  struct System: CustomTestStringConvertible {
    let name: String
    let combinations: Int
    let tokens: Int

    /// The older forms that lenient reading finds.
    let findings: Int

    /// The problems of strict reading, where a token without a value makes others fail.
    let problems: Int

    var testDescription: String { name }

    var file: URL { SharedFiles.dtcg.appending(path: "systems/\(name).resolver.json") }
  }

  static let systems = [
    System(name: "figma-sds", combinations: 2, tokens: 298, findings: 19, problems: 19),
    System(name: "apple-hig", combinations: 28, tokens: 34, findings: 172, problems: 94),
    System(name: "adobe-spectrum", combinations: 4, tokens: 1579, findings: 245, problems: 100),
  ]

  @Test(arguments: systems)
  func `each token has the value of a plain second reading in every context`(
    system: System
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

  @Test(arguments: systems)
  func `strict reading refuses a system and names its older forms`(system: System) throws {
    let lenient = try TokenFile(contentsOf: system.file, mode: .lenient)
    let error = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: system.file) }
    #expect(lenient.findings.count == system.findings)
    #expect(lenient.findings.allSatisfy { $0.identifier == .olderTokenForm })
    #expect(error.map { $0.problems.count } == min(system.problems, 100))
  }
}
