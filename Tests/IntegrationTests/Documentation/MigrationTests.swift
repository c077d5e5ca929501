import Foundation
import Testing

/// An app of 2016 is migrated by the steps of the article, and compiles after each.
@Suite struct MigrationTests {
  private static let folder = "Tests/Fixtures/UIAppearanceApp"

  /// The files of the app after a step, by their paths in the fixture.
  private static let steps: [[String]] = {
    let app = ["Before/Appearance.swift", "Before/Screens.swift"]
    let (rules, nodes) = ("Step1/Rules.swift", "Step2/Nodes.swift")
    let hosted = ["Step4/BookViewController.swift", "StandIns/StyleHostingView.swift"]
    let before = app + ["Before/BookViewController.swift"]
    return [
      before, before + [rules], before + [rules, nodes],
      before + [rules, nodes, "Step3/main.swift"], app + [rules, nodes] + hosted,
      ["Before/Screens.swift", rules, nodes, "Step5/AppDelegate.swift"] + hosted,
    ]
  }()

  private func files(_ names: [String]) throws -> [Compiler.File] {
    try names.map { name in
      Compiler.File(
        name: String(name.split(separator: "/")[1]),
        text: try Repository.text(of: "\(Self.folder)/\(name)"))
    }
  }

  private func withUIKit<Result>(
    _ body: (Compiler.Module) async throws -> Result
  ) async throws -> Result {
    let text = try Repository.text(of: "\(Self.folder)/StandIns/UIKit.swift")
    return try await Compiler.current.withModule("UIKit", of: text, body)
  }

  @Test(.needsCompiler, arguments: steps.indices)
  func `the app compiles after a step`(step: Int) async throws {
    try await withUIKit { module in
      let isProgram = Self.steps[step].contains { $0.hasSuffix("/main.swift") }
      let found = try await Compiler.current.diagnose(
        try files(Self.steps[step]),
        flags: module.importing + (isProgram ? [] : ["-parse-as-library"]))
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test(.needsCompiler) func `rules show what proxies and the stylesheet showed`() async throws {
    try await withUIKit { module in
      let result = try await Compiler.current.run(
        try files(Self.steps[3]), importing: module,
        arguments: [Repository.root.appending(path: "\(Self.folder)/Before/Books.nss").path()])
      #expect(result.diagnostics.isEmpty)
      #expect(
        result.output == """
          paper 12 [] 44.0 4.0 #333333
          outlet 12 [] 44.0 4.0 #333333

          """)
    }
  }

  @Test func `the app has twelve screens, two brands and a stylesheet`() throws {
    let screens = try files(Self.steps[0]).map(\.text).joined()
      .matches(of: /class \w+: UIViewController/)
    #expect(screens.count == 12)
    let brands = try Repository.text(of: "\(Self.folder)/Before/Appearance.swift")
      .matches(of: /(?m)^ +case \w+$/)
    #expect(brands.count == 2)
    #expect(try Repository.text(of: "\(Self.folder)/Before/Books.nss").contains("BuyButton {"))
  }

  @Test func `the article has a heading for each step`() throws {
    let article = try Repository.text(
      of: "Sources/StyleBinding/StyleBinding.docc/MigrateAUIAppearanceApp.md")
    #expect(article.components(separatedBy: "\n## Step ").count == Self.steps.count)
  }
}
