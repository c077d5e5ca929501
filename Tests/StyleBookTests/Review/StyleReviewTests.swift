import Foundation
import ProtocolStyle
import StyleSampling
import Testing

@testable import StyleBook

/// Revisions of a small pack, compared with the first one.
///
/// The pack is declared once, and its getters and rules depend on the revision. Each revision's sources
/// are written as they'd be in a repository.
@Suite struct StyleReviewTests {
  @Test(arguments: Expected.all)
  fileprivate func `causes and counts of a revision equal the table`(expected: Expected) throws {
    let review = try StyleReview(from: snapshot(of: .first), to: snapshot(of: expected.revision))
    let causes = review.causes.map { cause in
      let places = [cause.before, cause.after].map { place in
        place.map { $0.hasPrefix("StyleBookTests/") ? "code" : $0 } ?? "-"
      }
      return "\(cause.lookCount) × \(cause): \(places.joined(separator: " → "))"
    }
    #expect(causes == expected.causes)
    let counts = StyleReview.Change.Kind.allCases.map { review.count(of: $0) }
    #expect(counts == expected.counts)
    #expect(review.renamedSamples.map { "\($0.before) → \($0.after)" } == expected.renamed)
    #expect(review.fails(on: .any) == (expected.counts != [0, 0, 0] || !expected.renamed.isEmpty))
  }

  /// A slow reference: each sample is styled and rendered in each combination, without regard to what
  /// is read.
  @Test(arguments: Revision.allCases)
  func `looks that differ in any combination are in the review`(revision: Revision) throws {
    let review = try StyleReview(from: snapshot(of: .first), to: snapshot(of: revision))
    let (old, new) = (Self.firstResults, ReviewedPack.results(of: revision))
    for (key, result) in old {
      guard let other = new[key], other != result else { continue }
      #expect(
        review.changes.contains { change in
          change.sample == key.sample && change.kind == .changed
            && key.isIn(change.situations)
        }, "\(key) isn't in the review")
    }
    let differing = Set(old.keys.filter { new[$0] != nil && new[$0] != old[$0] }.map(\.sample))
    let found = Set(review.changes.filter { $0.kind == .changed }.map(\.sample))
    #expect(found == differing)
  }

  @Test func `a snapshot that was written is read again`() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "looks.json")
    let snapshot = try snapshot(of: .first)
    try snapshot.write(to: file)
    #expect(try StyleSnapshot(contentsOf: file) == snapshot)
    #expect(snapshot.sampleCount == 3)
    try Data("{}".utf8).write(to: file)
    #expect(throws: DecodingError.self) { try StyleSnapshot(contentsOf: file) }
  }

  @Test func `snapshots of the same samples are equal, and a sample without values has a look`()
    throws
  {
    struct Painted: ViewNode, CustomClosure {
      var isPainted: Bool
      var customClosure: StyleClosure {
        { [isPainted] model in if isPainted { model.alpha = 0.5 } }
      }
    }
    func snapshot(_ isPainted: Bool) -> StyleSnapshot {
      StyleSnapshot(
        of: StyleSampleCatalog(
          [StyleSample("It", Painted(isPainted: isPainted))], module: "Shop"))
    }
    #expect(try Self.makeSnapshot(of: .first) == Self.makeSnapshot(of: .first))
    let (plain, painted) = (snapshot(false), snapshot(true))
    #expect(plain.lookCount == 1)
    for (old, new) in [(plain, painted), (painted, plain)] {
      let review = StyleReview(from: old, to: new)
      #expect(review.changes.map { $0.values.map(\.attribute) } == [["alpha"]])
    }
  }

  @Test func `a variant and a property of the environment with one name are two axes`() {
    struct Sign: ViewNode, Alpha {
      enum Contrast: CaseIterable { case low, high }
      enum Theme: CaseIterable { case plain, bold }
      var highAlpha: Double
      var contrast = Contrast.low
      var theme = Theme.plain
      var alpha: Double {
        if theme == .bold { return 1 }
        if StyleEnvironment.current.contrast == .increased { return 0.9 }
        return contrast == .high ? highAlpha : 0.7
      }
    }
    func snapshot(_ highAlpha: Double) -> StyleSnapshot {
      let sample = StyleSample(
        "Sign", Sign(highAlpha: highAlpha), variants: \.contrast, \.theme)
      return StyleSnapshot(
        of: StyleSampleCatalog([sample], module: "Shop", themes: [Theme("dusk")]))
    }
    let review = StyleReview(from: snapshot(0.8), to: snapshot(0.6))
    #expect(
      review.changes.map(\.situation) == [
        "environment's contrast standard, contrast high, theme 2 plain"
      ])
  }

  @Test func `a text that loses its contrast fails the review, and one that gains some doesn't`()
    throws
  {
    let (old, new) = try (snapshot(of: .first), snapshot(of: .paleAccent))
    let review = StyleReview(from: old, to: new)
    #expect(review.fails(on: .contrast))
    #expect(review.causes[0].contrastFailureCount == review.causes[0].lookCount)
    #expect(!StyleReview(from: new, to: old).fails(on: .contrast))
    #expect(StyleReview(from: new, to: old).fails(on: .any))
  }

  @Test func `a site has a page for each cause, with both results and a handle`() throws {
    let folder = try Folder()
    let review = try StyleReview(from: snapshot(of: .first), to: snapshot(of: .paleAccent))
    try Data("old".utf8).write(to: folder.url.appending(path: "cause-7.html"))
    let paths = try review.write(to: folder.url, address: "https://example.org/42")
    #expect(
      paths == [
        "cause-1.html", "index.html", "kinds-after.css", "kinds-before.css", "review.css",
        "review.js", "review.json", "review.md",
      ])
    #expect(try folder.paths == paths, "Pages of an earlier review are removed.")
    let page = try folder.text(of: "cause-1.html")
    for text in ["type=\"range\"", "kinds-before.css", "kinds-after.css", "#0b4f8a", "#b9d4ea"] {
      #expect(page.contains(text))
    }
    let markdown = try folder.text(of: "review.md")
    #expect(markdown.contains("| token `accent (default)` changed |"))
    #expect(markdown.contains("](https://example.org/42/cause-1.html)"))
    #expect(markdown.contains("below AA"))
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.url.appending(path: "review.json")))
    let causes = (json as? [String: Any])?["causes"] as? [[String: Any]]
    #expect(causes?.first?["kind"] as? String == "token")
  }

  @Test func `a page of a cause lists only the values that it changed`() throws {
    let review = try StyleReview(
      from: snapshot(of: .first), to: snapshot(of: .otherDefaultAndGetter))
    let folder = try Folder()
    try review.write(to: folder.url)
    #expect(review.changes.allSatisfy { $0.causes == [0, 1] }, "Both change the same looks.")
    for (index, cause) in review.causes.enumerated() {
      let page = try folder.text(of: "cause-\(index + 1).html")
      #expect(page.contains("ShopButton <code>lift</code>") == (cause.name == "Lift.lift"))
      #expect(page.contains("ShopButton <code>textColor</code>") == (cause.name != "Lift.lift"))
    }
  }

  @Test func `causes and pictures with too little contrast come first`() throws {
    let (old, new) = try (snapshot(of: .first), snapshot(of: .otherDefaultAndGetter))
    let review = StyleReview(from: old, to: new)
    #expect(review.causes.map(\.name) == ["PayLook.textColor", "Lift.lift"])
    #expect(review.causes.map { $0.contrastFailureCount > 0 } == [true, false])
    let folder = try Folder()
    try review.write(to: folder.url)
    let index = try folder.text(of: "index.html")
    #expect(index.components(separatedBy: "<li data-item>").count == 3)
    #expect(index.components(separatedBy: "class=\"compare\"").count == 3, "Each has a picture.")
    #expect(index.contains("id=\"failing\""))
  }

  @Test func `what a page shows of many pictures and samples is limited`() throws {
    struct Step: ViewNode, Alpha {
      enum Size: CaseIterable { case a, b, c, d, e, f, g, h }
      var size = Size.a
      var scale = 1.0
      var alpha: Double { (Double(Size.allCases.firstIndex(of: size) ?? 0) + 1) / 10 * scale }
    }
    func snapshot(_ scale: Double) -> StyleSnapshot {
      let samples = (1...10).map {
        StyleSample("Step \($0)", Step(scale: scale), variants: \.size)
      }
      return StyleSnapshot(of: StyleSampleCatalog(samples, module: "Shop"))
    }
    let folder = try Folder()
    try StyleReview(from: snapshot(1), to: snapshot(0.5)).write(to: folder.url)
    let page = try folder.text(of: "cause-1.html")
    #expect(page.components(separatedBy: "<figure class=\"look\"").count == 81)
    #expect(page.components(separatedBy: "data-group open>").count == 2)
    #expect(page.contains("<summary>2 more pictures</summary>"))
    #expect(page.contains("<summary>2 more samples</summary>"))
  }

  @Test func `a review without differences says so`() throws {
    let review = try StyleReview(from: snapshot(of: .first), to: snapshot(of: .first))
    #expect(review.isEmpty)
    #expect(review.markdown().contains("No look differs"))
  }

  @Test
  func `a sample that isn't compared as a whole is the first thing, once, and fails a review`()
    throws
  {
    var (old, new) = (try snapshot(of: .first), try snapshot(of: .first))
    let name = new.samples[0].name
    old.samples[0].isTruncated = true
    new.samples[0].isTruncated = true
    let review = StyleReview(from: old, to: new)
    let sentence = "Incomplete: only the first 20000 situations of a value are compared of \(name)"
    #expect(review.summary.hasPrefix("\(sentence). No look differs"))
    #expect(review.markdown().hasPrefix("### Style review\n\n**\(sentence).**\n\nNo look differs"))
    #expect(review.fails(on: .any))
    #expect(!review.fails(on: .contrast))
    let folder = try Folder()
    try review.write(to: folder.url, title: "Review")
    let index = try String(contentsOf: folder.url.appending(path: "index.html"), encoding: .utf8)
    #expect(index.contains("<p class=\"summary\">\(sentence)."))
  }

  private static let first = Result { try makeSnapshot(of: .first) }
  private static let firstResults = ReviewedPack.results(of: .first)

  private func snapshot(of revision: Revision) throws -> StyleSnapshot {
    try revision == .first ? Self.first.get() : Self.makeSnapshot(of: revision)
  }

  private static func makeSnapshot(of revision: Revision) throws -> StyleSnapshot {
    let folder = try Folder()
    let module = folder.url.appending(path: "Shop")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    try Data(revision.source.utf8).write(to: module.appending(path: "Traits.swift"))
    return Revision.$current.withValue(revision) {
      StyleSnapshot(of: ReviewedPack.catalog, sources: [module])
    }
  }
}

// MARK: - Revisions

/// The expected review of a revision, in comparison with the first one.
private struct Expected: CustomTestStringConvertible {
  let revision: Revision

  /// The causes with the number of their looks, and their places in the sources.
  var causes: [String] = []

  /// The numbers of looks that changed, appeared and disappeared.
  var counts = [0, 0, 0]

  /// The samples with another name.
  var renamed: [String] = []

  var testDescription: String { revision.rawValue }

  /// The table.
  ///
  /// There are two themes, none and dusk. The button and the card have a button each, whose background
  /// depends on the theme and, without one, on the color scheme. All other values are the same in any
  /// situation, so a change of one is one look of each sample.
  static let all = [
    Expected(revision: .first),
    Expected(
      revision: .paleAccent, causes: ["2 × token accent (default) changed: code → code"],
      counts: [2, 0, 0]),
    Expected(
      revision: .withoutRule, causes: ["1 × rule LabelNode (pack shop) removed: code → -"],
      counts: [1, 0, 0]),
    Expected(revision: .renamedTrait),
    Expected(
      revision: .swappedRules,
      causes: [
        "2 × rule ButtonNode (pack shop) over ButtonNode (pack shop) reordered: code → code"
      ],
      counts: [2, 0, 0]),
    Expected(revision: .swappedRulesWithoutEffect),
    Expected(
      revision: .otherDefault,
      causes: ["2 × default Lift.lift changed: Shop/Traits.swift:2 → Shop/Traits.swift:2"],
      counts: [2, 0, 0]),
    Expected(
      revision: .otherDefaultAndGetter,
      causes: [
        "2 × trait PayLook.textColor changed: Shop/Traits.swift:6 → Shop/Traits.swift:6",
        "2 × default Lift.lift changed: Shop/Traits.swift:2 → Shop/Traits.swift:2",
      ],
      counts: [2, 0, 0]),
    Expected(revision: .renamedSample, renamed: ["Price → Sum"]),
    Expected(
      revision: .anotherTheme, causes: ["2 × theme night added: - → code"], counts: [0, 2, 0]),
    Expected(
      revision: .otherGetter,
      causes: ["2 × trait PayLook.textColor changed: Shop/Traits.swift:6 → Shop/Traits.swift:6"],
      counts: [2, 0, 0]),
    Expected(
      revision: .otherThemeValue, causes: ["2 × token accent (theme dusk) changed: code → code"],
      counts: [2, 0, 0]),
    Expected(
      revision: .anotherNode, causes: ["1 × sample Card: its nodes changed: - → -"],
      counts: [1, 0, 0]),
    Expected(
      revision: .anotherSample, causes: ["1 × sample Other added: - → -"], counts: [0, 1, 0]),
    Expected(
      revision: .onlyHighlighted,
      causes: ["2 × trait PayLook.textColor changed: Shop/Traits.swift:6 → Shop/Traits.swift:6"],
      counts: [2, 0, 0]),
  ]
}

extension Revision {
  /// The sources in which the causes are found.
  fileprivate var source: String {
    let isOtherDefault = [.otherDefault, .otherDefaultAndGetter].contains(self)
    let trait = self == .renamedTrait ? "PayAppearance" : "PayLook"
    let color =
      switch self {
      case .otherGetter, .otherDefaultAndGetter: "Color.lightGray"
      case .onlyHighlighted:
        "ControlState.current.contains(.highlighted) ? .lightGray : Color.white"
      default: "Color.white"
      }
    return """
      extension Lift {
        var lift: Double { \(isOtherDefault ? 3 : 2) }
      }

      extension \(trait) {
        var textColor: Color { \(color) }
        var backgroundColor: Color { Token.accent.value }
      }

      """
  }
}
