import Foundation
import Testing

/// The adapters use what the oldest system has on which they run, or check for a newer one.
///
/// The stand-ins annotate what was introduced after iOS 13; Linux doesn't check that itself.
@Suite struct AvailabilityTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func sources(in folder: String) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    var sources: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      sources[name] = try text("\(folder)/\(name)")
    }
    return sources
  }

  /// The version of iOS that the library requires.
  private static func target() throws -> SystemVersion {
    let match = try #require(try text("Package.swift").firstMatch(of: /\.iOS\(\.v(\d+)\)/))
    return SystemVersion(match.1)
  }

  @Test(arguments: ["StyleUIKit", "StyleSwiftUI"])
  func `an adapter checks for systems that it doesn't require`(module: String) throws {
    var names: [VersionedName] = []
    for standIn in ["UIKit", "SwiftUI", "QuartzCore"] {
      let folder = "Tests/Fixtures/NativeViews/Sources/\(standIn)"
      for source in try Self.sources(in: folder).values { names += VersionedName.all(in: source) }
    }
    try #require(names.count > 60)
    for (file, source) in try Self.sources(in: "Sources/\(module)") {
      let uses = NameUse.unchecked(names, in: source, target: try Self.target())
      #expect(uses.isEmpty, "\(file)")
    }
  }

  @Test func `the documentation names the system that the package requires`() throws {
    let article = try Self.text("Sources/StyleBinding/StyleBinding.docc/DrawItNatively.md")
    #expect(article.contains("iOS \(try Self.target())"))
  }

  @Test func `annotated names have the version above them`() {
    let source = """
      @available(iOS 17, *)
      @MainActor
      public protocol Traits {
        @available(iOS 17.4, *)
        case month
        func other()
      }
      """
    #expect(
      VersionedName.all(in: source) == [
        VersionedName(name: "Traits", version: "17"), VersionedName(name: "month", version: "17.4"),
      ])
  }

  @Test(arguments: [
    ("view.glass = 1", [1]), ("view.mirror = 1", []), ("// glass", []),
    ("if #available(iOS 26, *) { view.glass = 1 }", []),
    ("if #available(iOS 26, *) {\n  f()\n} else {\n  view.glass = 1\n}", [4]),
    ("if #available(iOS 18, *) { view.glass = 1 }", [1]),
    (
      "@available(iOS 26, *)\nfunc f() {\n  for _ in 0..<2 { glass() }\n}\nfunc g() { glass() }",
      [5]
    ),
    ("guard #available(iOS 26, *) else { return }\nglass()", [2]),
  ])
  func `uses outside a block for their system are found`(source: String, lines: [Int]) {
    let names = [VersionedName(name: "glass", version: "26")]
    let uses = NameUse.unchecked(names, in: source, target: SystemVersion("18"))
    #expect(uses.map(\.line) == lines)
  }
}
