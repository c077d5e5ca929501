import Foundation
import StyleFiles
import Testing

@testable import FileFixtures
@testable import PageFixtures

/// Generated code compiles in an application with strict settings.
@Suite struct GeneratedCodeTests {
  private static let flags = [
    "-warnings-as-errors", "-package-name", "Application", "-enable-upcoming-feature",
    "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Returns the diagnostics for a text that is a separate module.
  private func diagnose(_ text: String) async throws -> [String] {
    let compiler = try Compiler.current
    return try await compiler.inTemporaryFolder { folder in
      let object = folder.appending(path: "Generated.o").path()
      return try await compiler.compile(
        [.init(text: text)], in: folder, flags: ["-c", "-o", object] + Self.flags)
    }.map(\.description)
  }

  @Test(.needsCompiler)
  func `the code of every type compiles with warnings as errors`() async throws {
    let files = [try TokenFile(Samples.everyType), try TokenFile(Samples.resolver)]
    for access in TokenGenerator.Access.allCases {
      for file in files {
        let generator = TokenGenerator(file, source: "f", access: access)
        #expect(try await diagnose(generator.text()) == [])
      }
    }
  }

  /// Language modes, with the flags of upcoming features.
  private static let modes = ["5", "6"].flatMap { version in
    [[], Array(flags.dropFirst(3))].map { features in
      ["-warnings-as-errors", "-package-name", "Application", "-swift-version", version] + features
    }
  }

  @Test(.needsCompiler, arguments: modes)
  func `the code compiles in each language mode beside files with plain imports`(
    mode: [String]
  ) async throws {
    let compiler = try Compiler.current
    let application = Compiler.File(
      name: "Application.swift",
      text: """
        import ProtocolStyle
        import StyleFiles

        struct Card: ViewNode, Padding {
          var padding: EdgeInsets { EdgeInsets(Length(1, .rem).points) }
        }
        """)
    for (index, access) in TokenGenerator.Access.allCases.enumerated() {
      let file = try TokenFile(index == 0 ? Samples.everyType : Samples.resolver)
      let code = Compiler.File(
        name: "Generated.swift", text: TokenGenerator(file, source: "f", access: access).text())
      let found = try await compiler.inTemporaryFolder { folder in
        let object = folder.appending(path: "Generated.o").path()
        return try await compiler.compile(
          [application, code], in: folder, flags: ["-wmo", "-c", "-o", object] + mode)
      }
      #expect(found.map(\.description) == [], "\(access)")
    }
  }

  @Test(
    .needsCompiler, .enabled(if: SharedFiles.exist, "../shared isn't beside the repository"),
    arguments: DesignSystem.all)
  func `the code of a design system compiles with warnings as errors`(
    system: DesignSystem
  ) async throws {
    let file = try TokenFile(contentsOf: system.file, mode: .lenient)
    let text = TokenGenerator(file, source: "\(system.name).resolver.json").text()
    #expect(text == TokenGenerator(file, source: "\(system.name).resolver.json").text())
    #expect(try await diagnose(text) == [])
  }
}
