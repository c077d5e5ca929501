import Foundation
import Testing

@Suite struct TutorialTests {
  @Test(.needsCompiler, arguments: try Tutorial.all)
  func `the package compiles after each step`(tutorial: Tutorial) async throws {
    #expect(try await tutorial.complaints() == [])
  }

  @Test func `a tutorial leads in five sections from a manifest to a test`() throws {
    let tutorial = try #require(
      Tutorial.all.first { $0.path.hasSuffix("BuildAThemedScreen.tutorial") })
    #expect(tutorial.steps.first?.isManifest == true)
    #expect(tutorial.steps.last?.isTest == true)
    let text = try Repository.text(of: tutorial.path)
    #expect(text.matches(of: /@Section\(/).count == 5)
  }

  @Test func `each resource of a tutorial is used`() throws {
    let used = Set(try Tutorial.all.flatMap(\.steps).map(\.resource))
    let files = Repository.paths(in: "Sources", withExtension: "swift")
      .filter { $0.contains("/Tutorials/Resources/") }
    #expect(!files.isEmpty)
    #expect(Set(files) == used)
  }
}
