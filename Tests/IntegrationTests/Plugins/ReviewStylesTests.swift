import Foundation
import StyleBook
import Testing

@testable import TestSupport

/// Tests of `swift package style-diff` in a repository whose commits have known effects.
///
/// Each commit is compared with the one before it. All builds share the library.
@Suite(
  .serialized, .needsCompiler,
  .enabled(
    if: TestScale.isThorough,
    "The command compiles the library again; set STYLE_THOROUGH=1."))
struct ReviewStylesTests {
  private static let scratch = Repository.root.appending(path: ".build/fixtures")

  @Test func `the causes of each commit equal the table, and no difference is missed`() async throws
  {
    let shop = try await ShopRepository()
    for commit in ShopCommit.all { try await shop.commit(commit) }
    #expect(ShopCommit.all.count == 14)
    let old = try #require(shop.commits.first)
    let result = try await shop.styleDiff([old, "--to", old])
    #expect(result.status == 0, "\(result.output)")
    for (index, commit) in ShopCommit.all.enumerated().dropFirst() {
      let (before, after) = (shop.commits[index - 1], shop.commits[index])
      let result = try await shop.styleDiff([before, "--to", after, "--fail-on", "any"])
      let review = try shop.review()
      #expect(review.causes.map(\.text) == commit.causes, "\(commit.name): \(result.output)")
      #expect(review.renamedSamples.map { "\($0.before) → \($0.after)" } == commit.renamed)
      let hasEffect = !commit.causes.isEmpty || !commit.renamed.isEmpty
      #expect((result.status == 1) == hasEffect, "\(commit.name): \(result.output)")
      if Chromium.installed != nil {
        try await compare(shop.snapshot(of: before), shop.snapshot(of: after), commit.name)
      }
    }
    try await compareVersions(in: shop)
    try await mistakes(in: shop)
  }

  /// Compares the part of a version that each commit raises with that of the table.
  private func compareVersions(in shop: ShopRepository) async throws {
    for (index, commit) in ShopCommit.all.enumerated().dropFirst() {
      let (before, after) = (shop.commits[index - 1], shop.commits[index])
      let change = try await shop.styleVersion(["--since", before, "--to", after])
      #expect(change.level == commit.version, "\(commit.name): \(change)")
      #expect(change.causes.filter { $0.subject != "look" }.map(\.text) == commit.names)
      #expect(
        change.causes.count { $0.subject == "look" } == commit.causes.count + commit.renamed.count)
    }
  }

  /// Compares the computed styles of all elements in both revisions' results, in each situation.
  private func compare(
    _ before: StyleSnapshot, _ after: StyleSnapshot, _ commit: String
  ) async throws {
    struct Pair: Encodable {
      let name: String
      let before: String
      let after: String
    }
    func markup(_ look: StyleSnapshot.Look, _ snapshot: StyleSnapshot) -> String {
      let picture = snapshot.pictures[look.picture]
      return "<style>\(snapshot.kindSheet)\(picture.css)</style>\(picture.html)"
    }
    let looks = after.samples.flatMap { sample in sample.looks.map { (sample, $0) } }
    let pairs = looks.map { sample, look in
      let other = before.samples.first { $0.name == sample.name }?.looks
        .first { $0.departures == look.departures }
      return Pair(
        name: "\(sample.name), \(look)", before: other.map { markup($0, before) } ?? "",
        after: markup(look, after))
    }
    let script = """
      const pairs = \(try Chromium.literal(pairs))
      function styles(markup) {
        const host = document.createElement('div')
        document.body.append(host)
        const root = host.attachShadow({mode: 'open'})
        root.innerHTML = markup
        const result = [...root.querySelectorAll('*')].map(element =>
          ['', '::before', '::after'].map(part => {
            const style = getComputedStyle(element, part || null)
            return [...style].map(name => name + ':' + style.getPropertyValue(name)).join(';')
          }).join('|'))
        host.remove()
        return result.join('\\n')
      }
      return pairs.map(pair => pair.before !== '' && styles(pair.before) !== styles(pair.after))
      """
    let chromium = try #require(Chromium.installed)
    let differ: [Bool] = try await chromium.result(
      of: "<!DOCTYPE html><body>", running: script)
    let changes = StyleReview(from: before, to: after).changes
    for (index, (sample, look)) in looks.enumerated() where differ[index] {
      #expect(
        changes.contains { change in
          change.sample == sample.name
            && change.situations.contains(look)
        }, "\(commit): \(pairs[index].name) is drawn differently")
    }
  }

  private func mistakes(in shop: ShopRepository) async throws {
    try await expect(shop, ["nowhere"], "there is no revision 'nowhere'")
    try await expect(shop, ["--fail-on", "all"], "--fail-on is 'contrast' or 'any', not 'all'")
    try await expect(shop, [shop.emptyCommit], "has no package at its root; name a later revision")
    let broken = try await shop.commit(
      ShopCommit(name: "Break", changes: [("struct PayButton", "struct PayButton!")]))
    try await expect(
      shop, [broken, "--to", broken], "doesn't build, so its looks can't be compared")
  }

  private func expect(
    _ shop: ShopRepository, _ arguments: [String], _ message: String
  ) async throws {
    let result = try await shop.styleDiff(arguments)
    #expect(result.status == 1)
    #expect(result.output.contains(message), "\(result.output)")
  }

  // MARK: - Repository

  /// A repository in a temporary folder.
  private final class ShopRepository {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString).appending(path: "Shop")
    private(set) var commits: [String] = []
    private(set) var emptyCommit = ""
    private var source = ShopCommit.source

    init() async throws {
      let sources = folder.appending(path: "Sources/Shop")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try await git("init", "--quiet", "--initial-branch", "main")
      try Data(".build\n".utf8).write(to: folder.appending(path: ".gitignore"))
      emptyCommit = try await save("Begin")
      try Data(ShopCommit.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    @discardableResult
    func commit(_ commit: ShopCommit) async throws -> String {
      for (old, new) in commit.changes {
        #expect(source.contains(old), "\(commit.name): the source has no \(old)")
        source = source.replacing(old, with: new)
      }
      try Data(source.utf8).write(to: folder.appending(path: "Sources/Shop/Shop.swift"))
      let hash = try await save(commit.name)
      commits.append(hash)
      return hash
    }

    private func save(_ message: String) async throws -> String {
      try await git("add", "--all")
      try await git(
        "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet",
        "--allow-empty", "--message", message)
      return try await git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    }

    @discardableResult
    private func git(_ arguments: String...) async throws -> String {
      let result = try await Command(
        executable: URL(filePath: "/usr/bin/env"),
        arguments: ["git", "-C", folder.path()] + arguments
      ).run()
      #expect(result.status == 0, "\(result.output)")
      return result.output
    }

    func styleDiff(_ arguments: [String]) async throws -> Command.Result {
      let command = Command(
        executable: try Toolchain().tools.appending(path: "swift"),
        arguments: [
          "package", "--package-path", folder.path(), "--scratch-path",
          ReviewStylesTests.scratch.path(), "--disable-sandbox", "style-diff", "--output",
          output.path(),
        ] + arguments, environment: ["STYLE_THOROUGH": "0"]
      )
      let result = try await command.run()
      // SwiftPM 6.3 rarely crashes in libdispatch while it ends a plugin that has failed.
      let hasCrashed = result.output.contains("Thread 0 \"swift-package\"")
      return hasCrashed ? try await command.run() : result
    }

    func styleVersion(_ arguments: [String]) async throws -> ShopVersion {
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      // A shell separates the report from the progress of both builds.
      let result = try await Command(
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", "\"$@\" > '\(file.path())'", "sh",
          try Toolchain().tools.appending(path: "swift").path(), "package", "--package-path",
          folder.path(), "--scratch-path", ReviewStylesTests.scratch.path(), "--disable-sandbox",
          "style-version", "--json",
        ] + arguments, environment: ["STYLE_THOROUGH": "0"]
      ).run()
      let text = try Data(contentsOf: file)
      #expect(!text.isEmpty, "\(result.output)")
      return try JSONDecoder().decode(ShopVersion.self, from: text)
    }

    private var output: URL { ReviewStylesTests.scratch.appending(path: "style-diff") }

    func review() throws -> ShopReview {
      try JSONDecoder().decode(
        ShopReview.self, from: Data(contentsOf: output.appending(path: "review.json")))
    }

    func snapshot(of commit: String) throws -> StyleSnapshot {
      let snapshots = ReviewStylesTests.scratch
        .appending(path: "plugins/ReviewStyles/outputs/snapshots")
      let names = try FileManager.default.contentsOfDirectory(atPath: snapshots.path())
      let name = try #require(names.first { $0.hasPrefix(commit) && $0.hasSuffix(".json") })
      return try StyleSnapshot(contentsOf: snapshots.appending(path: name))
    }
  }
}

/// A review as JSON.
private struct ShopReview: Decodable {
  let causes: [Cause]
  let renamedSamples: [Renamed]

  struct Renamed: Decodable {
    let before: String
    let after: String
  }

  struct Cause: Decodable {
    let kind: String
    let name: String
    let action: String
    let before: String?
    let after: String?
    let lookCount: Int

    /// The cause with its lines: `8 × token accent (default) changed: 33 → 33`.
    var text: String {
      let lines = [before, after].map { $0?.split(separator: ":").last.map(String.init) ?? "-" }
      return "\(lookCount) × \(kind) \(name) \(action): \(lines.joined(separator: " → "))"
    }
  }
}

/// What `style-version` prints as JSON.
private struct ShopVersion: Decodable {
  let level: String
  let causes: [Cause]

  struct Cause: Decodable {
    let subject: String
    let text: String
  }
}

/// A commit with its effect.
private struct ShopCommit {
  let name: String

  /// The texts that it replaces in the source.
  var changes: [(String, String)] = []

  /// The causes, with their lines before and after.
  var causes: [String] = []

  /// The samples with another name.
  var renamed: [String] = []

  /// The public names that differ, in words.
  var names: [String] = []

  /// The part of the version that it raises.
  var version: String {
    if names.contains(where: {
      $0.contains("removed") || $0.contains("changed") || $0.contains("no default")
    }) {
      return "major"
    }
    return names.isEmpty && causes.isEmpty ? "patch" : "minor"
  }

  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop", platforms: [.macOS(.v15)],
      products: [.library(name: "Shop", targets: ["Shop"])],
      dependencies: [.package(name: "ProtocolStyle", path: "\(Repository.root.path())")],
      targets: [
        .target(
          name: "Shop",
          dependencies: [
            .product(name: "ProtocolStyle", package: "ProtocolStyle"),
            .product(name: "StyleSampling", package: "ProtocolStyle"),
          ])
      ])

    """

  static let source = """
    import ProtocolStyle
    import StyleSampling

    struct PayButton: ButtonNode, PayLook, Lift, TextContent {
      var text: String { "Pay" }
    }

    struct PriceLabel: LabelNode, TextContent {
      var text: String { "9.99" }
    }

    protocol PayLook: TextColor, BackgroundColor {}

    extension PayLook {
      var textColor: Color { .white }
      var backgroundColor: Color { Token.accent.value }
    }

    extension Token<Color> {
      static let accent = Token("accent", default: Color(hex: 0x0B4F8A))
    }

    protocol Lift: SendableMetatype {
      var lift: Double { get }
    }

    extension Lift {
      var lift: Double { 2 }
    }

    extension AnyAttribute where Self == Attribute<Double> {
      static var lift: Self {
        @Sendable func read(
          _ node: borrowing some Lift, _ slot: borrowing AttributeSlot<Double>
        ) -> AttributeWrite { slot.write(node.lift) }
        return Attribute("lift", of: (any Lift).self) {
          ($0 as? any Lift.Type).map { AttributeReader($0, read) }
        }
      }
    }

    enum ShopSamples: StyleSamples {
      static var samples: [StyleSample] {
        [StyleSample("Pay", PayButton()), StyleSample("Price", PriceLabel())]
      }
      static var samplePacks: [StylePack] {
        [StylePack("shop", styleSheet: sheet, attributes: [.lift])]
      }
      static var sampleThemes: [Theme] { [dusk] }
      static let dusk = Theme("dusk") { $0[Token.accent] = Color(hex: 0x7A3B00) }
      static var sheet: StyleSheet {
        StyleSheet {
          StyleRule(for: PayButton.self) { $0.borderWidth = 2 }
          StyleRule(for: PayButton.self) { $0.borderWidth = 1 }
          StyleRule(for: PriceLabel.self) { $0.cornerRadius = 4 }
          StyleRule(for: PriceLabel.self) { $0.alpha = 0.9 }
        }
      }
    }

    """

  /// The first commit, ten with an effect each, and three that change public names.
  ///
  /// Only the background of the button depends on the theme.
  static let all = [
    ShopCommit(name: "Add a shop"),
    ShopCommit(
      name: "Change a token", changes: [("0x0B4F8A", "0x0A3A66")],
      causes: ["1 × token accent (default) changed: 20 → 20"]),
    ShopCommit(
      name: "Swap two rules",
      changes: [
        ("borderWidth = 2", "borderWidth = 0"), ("borderWidth = 1", "borderWidth = 2"),
        ("borderWidth = 0", "borderWidth = 1"),
      ],
      causes: ["1 × rule PayButton (pack shop) over PayButton (pack shop) reordered: 53 → 54"]),
    ShopCommit(
      name: "Swap two rules without an effect",
      changes: [
        ("cornerRadius = 4", "alpha = 1"), ("alpha = 0.9", "cornerRadius = 4"),
        ("alpha = 1 }", "alpha = 0.9 }"),
      ]),
    ShopCommit(
      name: "Rename a trait without an effect", changes: [("PayLook", "PayAppearance")]),
    ShopCommit(
      name: "Change a default of a custom attribute",
      changes: [("var lift: Double { 2 }", "var lift: Double { 3 }")],
      causes: ["1 × default Lift.lift changed: 28 → 28"]),
    ShopCommit(
      name: "Rename a sample", changes: [("\"Price\"", "\"Sum\"")], renamed: ["Price → Sum"]),
    ShopCommit(
      name: "Add a theme",
      changes: [
        ("[Theme] { [dusk] }", "[Theme] { [dusk, night] }"),
        (
          "  static let dusk",
          "  static let night = Theme(\"night\") { $0[Token.accent] = Color(hex: 0x330066) }\n"
            + "  static let dusk"
        ),
      ], causes: ["1 × theme night added: - → Shop/Shop.swift"]),
    ShopCommit(
      name: "Remove a rule",
      changes: [("      StyleRule(for: PriceLabel.self) { $0.cornerRadius = 4 }\n", "")],
      causes: ["1 × rule PriceLabel (pack shop) removed: 57 → -"]),
    ShopCommit(
      name: "Change a getter", changes: [("{ .white }", "{ Color(hex: 0xEEEEEE) }")],
      causes: ["1 × trait PayAppearance.textColor changed: 15 → 15"]),
    ShopCommit(
      name: "Change a theme", changes: [("0x7A3B00", "0x5A2B00")],
      causes: ["1 × token accent (theme dusk) changed: 51 → 51"]),
    ShopCommit(
      name: "Publish a trait",
      changes: [
        (
          "enum ShopSamples",
          """
          public protocol Raised: ShadowRadius {}
          extension Raised { public var shadowRadius: Double { 4 } }

          enum ShopSamples
          """
        )
      ],
      names: [
        "the name Shop.Raised was added", "the name Shop.Raised.shadowRadius was added",
      ]),
    ShopCommit(
      name: "Add a requirement",
      changes: [
        (
          "protocol Raised: ShadowRadius {}",
          "protocol Raised: ShadowRadius { var rise: Double { get } }"
        )
      ],
      names: ["the requirement Shop.Raised.rise was added, and has no default"]),
    ShopCommit(
      name: "Publish a token, and remove a trait's default",
      changes: [
        ("extension Raised { public var shadowRadius: Double { 4 } }", ""),
        (
          "  static let accent = Token",
          "  public static let edge = Token(\"edge\", default: .black)\n  static let accent = Token"
        ),
      ],
      names: [
        "the name Shop.Raised.shadowRadius was removed", "the token Shop.Token.edge was added",
      ]),
  ]
}
