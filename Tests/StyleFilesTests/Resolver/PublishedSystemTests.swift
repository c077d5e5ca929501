import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@testable import FileFixtures

/// Design systems as they're published, whose texts aren't in this repository.
///
/// `STYLE_SYSTEMS` is the path of a clone of https://github.com/terrazzoapp/dtcg-examples. Forms like
/// theirs, in words of ours, are in `LeftOutTests`.
@Suite(.enabled(if: PublishedSystem.folder != nil, "STYLE_SYSTEMS isn't set"))
struct PublishedSystemTests {
  @Test(arguments: PublishedSystem.all)
  func `a system as it's published loads leniently with this number of findings`(
    system: PublishedSystem
  ) throws {
    let file = try system.read()
    let combinations = file.modifiers.reduce([[:]]) { choices, modifier in
      choices.flatMap { choice in
        modifier.contexts.map { choice.merging([modifier.name: $0]) { $1 } }
      }
    }
    #expect(combinations.count == system.combinations)
    #expect(try combinations.map { try file.tokens($0).count }.reduce(0, +) == system.values)
    let counts = file.findings.reduce(into: [String: Int]()) {
      $0[$1.identifier.rawValue, default: 0] += 1
    }
    #expect(counts == system.findings)
  }
}

/// A design system, with the number of its combinations of contexts, of the values in all of them,
/// and of the findings.
struct PublishedSystem: CustomTestStringConvertible {
  let name: String
  let combinations: Int
  let values: Int
  let findings: [String: Int]

  /// Whether the files in JSON5, from which the others were made, are read instead of them.
  var isJSON5 = false

  var testDescription: String { name + (isJSON5 ? " in JSON5" : "") }

  static let all = [
    PublishedSystem(
      name: "github-primer", combinations: 12, values: 16_260, findings: ["older-token-form": 60]),
    PublishedSystem(
      name: "github-primer", combinations: 12, values: 16_260, findings: ["older-token-form": 955],
      isJSON5: true),
    PublishedSystem(
      name: "ibm-carbon", combinations: 4, values: 1_412,
      findings: ["older-token-form": 143, "left-out-token": 3]),
    PublishedSystem(
      name: "microsoft-fluent", combinations: 2, values: 356,
      findings: ["older-token-form": 91, "ignored-property": 26]),
    PublishedSystem(name: "shopify-polaris", combinations: 1, values: 67, findings: [:]),
  ]

  static let folder = ProcessInfo.processInfo.environment["STYLE_SYSTEMS"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  func read() throws -> TokenFile {
    let system = Self.folder!.appending(path: "\(name).resolver.json")
    guard isJSON5 else { return try TokenFile(contentsOf: system, mode: .lenient) }
    return try SharedFiles.withFolder { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: Self.folder!.appending(path: name))
      let resolver = folder.appending(path: system.lastPathComponent)
      try String(contentsOf: system, encoding: .utf8)
        .replacing(/(functional|base|component)(.*)\.tokens\.json"/) {
          "\($0.1)\($0.2).json5\""
        }
        .write(to: resolver, atomically: true, encoding: .utf8)
      return try TokenFile(contentsOf: resolver, mode: .lenient, root: URL(filePath: "/"))
    }
  }
}
