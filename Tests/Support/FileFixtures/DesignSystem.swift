import Foundation
import Testing

/// A design system, with the number of its combinations of contexts and of the tokens in each.
struct DesignSystem: CustomTestStringConvertible {
  let name: String
  let combinations: Int
  let tokens: Int

  /// The older forms that lenient reading finds.
  let findings: Int

  /// The problems of strict reading, where a token without a value makes others fail.
  let problems: Int

  var testDescription: String { name }

  var file: URL { SharedFiles.dtcg.appending(path: "systems/\(name).resolver.json") }

  static let all = [
    DesignSystem(name: "figma-sds", combinations: 2, tokens: 298, findings: 19, problems: 19),
    DesignSystem(name: "apple-hig", combinations: 28, tokens: 34, findings: 172, problems: 94),
    DesignSystem(
      name: "adobe-spectrum", combinations: 4, tokens: 1579, findings: 245, problems: 100),
  ]
}
