import Foundation
import Testing

/// The files that package indexes and code hosts read agree with the package.
@Suite struct PackageIndexTests {
  @Test func `the index builds the documentation of each module with Swift sources`() throws {
    let listed = try Repository.text(of: ".spi.yml").matches(of: /(?m)^ +- (\w+)$/)
      .map { String($0.1) }
    let modules = Repository.modules.map(\.lastPathComponent).filter {
      !Repository.paths(in: "Sources/\($0)", withExtension: "swift").isEmpty
    }
    #expect(listed.sorted() == modules)
  }

  @Test func `the keywords are valid topics`() throws {
    let settings = try Repository.text(of: ".github/settings.yml")
    let list = try #require(settings.firstMatch(of: /topics: ([^:]+)\n +\w+:/)).1
    let topics = list.split { $0 == "," || $0.isWhitespace }
    #expect(topics.count > 10)
    // GitHub's limits: 20 topics of 50 lowercase letters, digits and hyphens.
    #expect(topics.count <= 20)
    #expect(topics.allSatisfy { $0.count <= 50 && $0.wholeMatch(of: /[a-z0-9][a-z0-9-]*/) != nil })
    #expect(Set(topics).count == topics.count)
  }

  @Test(arguments: [
    "CODEOWNERS", "CODE_OF_CONDUCT.md", "ISSUE_TEMPLATE/bug.yml", "ISSUE_TEMPLATE/config.yml",
    "ISSUE_TEMPLATE/feature.yml", "PULL_REQUEST_TEMPLATE.md", "SECURITY.md",
  ])
  func `a file for the community is where GitHub looks for it`(name: String) throws {
    #expect(try Repository.text(of: ".github/\(name)").count > 20)
  }

  // MARK: - Facts in the README

  @Test func `the README states the minimum versions of the manifest`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let tools = try #require(manifest.firstMatch(of: /swift-tools-version: ([\d.]+)/)).1
    let platforms = manifest.matches(of: /\.(\w+OS)\(\.v(\d+)\)/).map { "\($0.1) \($0.2)" }
    #expect(platforms.count == 5)
    let install = try #require(
      try Repository.text(of: "README.md").firstMatch(of: /It needs Swift [^\n]+/)
    ).0
    #expect((["Swift \(tools)"] + platforms).allSatisfy(install.contains))
    #expect(install.contains("`Mutex` and `Atomic`"))
  }

  @Test func `the README states the license, the version and the dependencies`() throws {
    #expect(try Repository.text(of: "LICENSE").hasPrefix("MIT License"))
    let readme = try Repository.text(of: "README.md")
    #expect(readme.contains("The license is MIT"))
    let version = try #require(
      try Repository.text(of: "CHANGELOG.md").firstMatch(of: /(?m)^## (\d+\.\d+\.\d+)/)
    ).1
    #expect(readme.contains("Version \(version)"))
    #expect(try !Repository.text(of: "Package.swift").contains(".package("))
    #expect(readme.contains("and no other package"))
  }

  @Test func `no picture of the README comes from another server`() throws {
    let readme = try Repository.text(of: "README.md")
    let pictures = readme.matches(of: /(?:!\[[^\]]*\]\(|src(?:set)?=")([^)"]+)/).map { $0.1 }
    #expect(!pictures.isEmpty)
    #expect(pictures.allSatisfy { !$0.contains("://") })
  }
}
