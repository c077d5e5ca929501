import Foundation
import Testing

/// `.ci/public-surface` in a small package with a made-up tag.
@Suite struct PublicSurfaceTests {
  /// A package under version control.
  private struct Shop {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() async throws {
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".ci"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: ".ci/public-surface"),
        to: folder.appending(path: ".ci/public-surface"))
      try write(
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "Shop", products: [.library(name: "Shop", targets: ["Shop"])],
          targets: [.target(name: "Shop")])
        """, to: "Package.swift")
      try write(".build/\n", to: ".gitignore")
      try write(
        "public struct Shelf {\n  public init() {}\n  public func sorted() -> Shelf { self }\n}\n",
        to: "Sources/Shop/Shelf.swift")
      try await git("init", "--quiet")
      try await git("add", "--all")
      try await git("commit", "--quiet", "--message", "First version")
    }

    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func git(_ arguments: String...) async throws {
      let identity = ["-c", "user.name=Tester", "-c", "user.email=tester@example.invalid"]
      let result = try await Command(
        executable: URL(filePath: "/usr/bin/env"),
        arguments: ["git", "-C", folder.path()] + identity + arguments
      ).run()
      try #require(result.status == 0, "\(result.output)")
    }

    func compare() async throws -> Command.Result {
      let tools = try Compiler.current.toolchain.tools.path()
      let path = ProcessInfo.processInfo.environment["PATH", default: ""]
      return try await Command(
        executable: folder.appending(path: ".ci/public-surface"), arguments: [],
        environment: ["PATH": "\(tools):\(path)"]
      ).run()
    }
  }

  @Test(.needsCompiler)
  func `a removal since the latest tag fails, and an addition doesn't`() async throws {
    let shop = try await Shop()
    defer { try? FileManager.default.removeItem(at: shop.folder) }
    let untagged = try await shop.compare()
    #expect(untagged.status == 0)
    #expect(untagged.output.contains("there is no tag"))

    try await shop.git("tag", "0.1.0")
    try shop.write("public struct Box {}\n", to: "Sources/Shop/Box.swift")
    let added = try await shop.compare()
    #expect(added.status == 0, "\(added.output)")
    #expect(added.output.contains("compared with that of 0.1.0"))

    try shop.write("public struct Shelf { public init() {} }\n", to: "Sources/Shop/Shelf.swift")
    let removed = try await shop.compare()
    #expect(removed.status != 0)
    #expect(removed.output.contains("func Shelf.sorted() has been removed"))
  }

  @Test func `the step is one of those that must pass`() throws {
    #expect(try Repository.text(of: ".ci/run").contains("\n.ci/public-surface\n"))
  }
}
