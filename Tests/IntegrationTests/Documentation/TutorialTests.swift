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

// MARK: - Tutorial

/// A DocC tutorial: steps, each of which writes one file of a package.
struct Tutorial: Sendable {
  /// The path from the root of the repository.
  let path: String

  /// The files that steps write, in order.
  let steps: [Step]

  /// A file that a step writes.
  struct Step: Sendable {
    /// The name of the file in the reader's package.
    let name: String

    /// The file in the catalog.
    let resource: String
    let text: String

    /// Whether it's the manifest of the package.
    var isManifest: Bool { name == "Package.swift" }

    /// Whether it belongs to the test target.
    var isTest: Bool { name.hasSuffix("Tests.swift") }
  }

  /// The tutorials of every module that have code.
  static var all: [Tutorial] {
    get throws {
      try Repository.paths(in: "Sources", withExtension: "tutorial").map(Tutorial.init(at:))
        .filter { !$0.steps.isEmpty }
    }
  }

  private init(at path: String) throws {
    self.path = path
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    steps = try Repository.text(of: path)
      .matches(of: /@Code\(name: "([^"]+)", file: ([^)]+)\)/)
      .map { match in
        let resource = "\(folder)/Resources/\(match.2)"
        return Step(
          name: String(match.1), resource: resource, text: try Repository.text(of: resource))
      }
  }

  /// Compiles the package as it is after each step.
  ///
  /// - Returns: What the compiler reports, with the names of resources.
  func complaints() async throws -> [String] {
    var sources: [String: String] = [:]
    var complaints: [String] = []
    for step in steps {
      if !step.isManifest, !step.isTest { sources[step.name] = step.text }
      let found =
        step.isManifest
        ? try await diagnoseManifest(step)
        : step.isTest
          ? try await diagnoseTest(step, of: sources) : try await diagnose(sources)
      complaints += found.map { "\(step.resource): \($0.severity): \($0.text)" }
    }
    return complaints
  }

  private func diagnose(_ sources: [String: String]) async throws -> [Diagnostic] {
    let files = sources.sorted { $0.key < $1.key }
      .map { Compiler.File(name: $0.key, text: $0.value) }
    return try await Compiler.current.diagnose(files)
  }

  private func diagnoseTest(
    _ step: Step, of sources: [String: String]
  ) async throws -> [Diagnostic] {
    let module = sources.filter { $0.key != "main.swift" }.sorted { $0.key < $1.key }
      .map(\.value).joined(separator: "\n")
    return try await Compiler.current.withModule("TeaShop", of: module) { module in
      try await Compiler.current.diagnose(
        [Compiler.File(name: step.name, text: step.text)], flags: module.importing)
    }
  }

  private func diagnoseManifest(_ step: Step) async throws -> [Diagnostic] {
    let modules = try Compiler.current.toolchain.manifestModules.path()
    return try await Compiler.current.diagnose(
      [Compiler.File(name: "main.swift", text: step.text)],
      flags: ["-I", modules, "-package-description-version", "6.2"])
  }
}

extension Tutorial: CustomTestStringConvertible {
  /// The path.
  var testDescription: String { path }
}
