import Foundation
import Testing

/// The documented ways to depend on the package find its products.
@Suite struct InstallTests {
  private static let documents = [
    "README.md", "Sources/ProtocolStyle/ProtocolStyle.docc/StartInFiveMinutes.md",
  ]

  /// The elements of a manifest that a document shows.
  private func lines(of document: String) throws -> [String] {
    Sample.all(inMarkdown: try Repository.text(of: document)).filter { $0.role == .manifest }
      .map(\.code)
  }

  /// Resolves the dependencies of an app, next to which the folder `PSclone` is this package.
  private func resolve(_ dependency: String, for product: String) async throws -> Command.Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let sources = folder.appending(path: "App/Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "PSclone"), withDestinationURL: Repository.root)
    try Data("@main enum App { static func main() {} }\n".utf8)
      .write(to: sources.appending(path: "App.swift"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.macOS(.v15)], dependencies: [\(dependency)],
        targets: [.executableTarget(name: "App", dependencies: [\(product)])])
      """
    try Data(manifest.utf8).write(to: folder.appending(path: "App/Package.swift"))
    return try await Command(
      executable: try Compiler.current.toolchain.tools.appending(path: "swift"),
      arguments: [
        "package", "--package-path", folder.appending(path: "App").path(), "show-dependencies",
      ]
    ).run()
  }

  @Test(.needsCompiler, arguments: documents)
  func `the lines for a path find a clone in a folder of any name`(document: String) async throws {
    let lines = try lines(of: document)
    let path = try #require(lines.first { $0.contains("path: \"../ProtocolStyle\"") })
    let product = try #require(lines.first { $0.hasPrefix(".product(") })
    let dependency = path.replacing("../ProtocolStyle", with: "../PSclone")
    let result = try await resolve(dependency, for: product)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("/PSclone"))
  }

  @Test(.needsCompiler)
  func `a path without a name doesn't find it in another folder`() async throws {
    let product = try #require(try lines(of: "README.md").first { $0.hasPrefix(".product(") })
    let result = try await resolve(".package(path: \"../PSclone\")", for: product)
    #expect(result.status != 0)
    #expect(result.output.contains("ProtocolStyle"))
  }

  @Test(arguments: documents)
  func `an address ends in the name that the product's line gives`(document: String) throws {
    let lines = try lines(of: document).joined(separator: "\n")
    let last = try #require(lines.firstMatch(of: /url: "https:[^"]*\/(\w+)\.git"/)).1
    let package = try #require(lines.firstMatch(of: /\.product\([^)]*package: "(\w+)"/)).1
    #expect(last == package)
  }

  @Test(arguments: [
    "README.md", "Sources/ProtocolStyle/ProtocolStyle.docc/StartInFiveMinutes.md",
    "Sources/ProtocolStyle/ProtocolStyle.docc/Tutorials/Resources/TeaShop-1-Package.swift",
    "Sources/ProtocolStyle/ProtocolStyle.docc/Tutorials/Resources/TeaShop-14-Package.swift",
  ])
  func `each path has a name`(document: String) throws {
    let text = try Repository.text(of: document)
    let paths = text.matches(of: /\.package\(([^)]*)path:/)
    #expect(!paths.isEmpty)
    #expect(paths.allSatisfy { $0.1.contains("name: \"ProtocolStyle\"") })
  }
}
