import ProtocolStyle
import Testing

@testable import PageFixtures
@testable import StyleHTML
@testable import TestSupport

/// A view whose radius depends on the width, and on the contrast where it's narrow.
private struct Panel: ViewNode, CornerRadius {
  var cornerRadius: Double {
    if StyleEnvironment.current.horizontalSizeClass == .regular { return 20 }
    return StyleEnvironment.current.contrast == .increased ? 2 : 1
  }
}

private struct Plain: ViewNode, CornerRadius {
  var cornerRadius: Double { 4 }
}

/// A view that counts how often it's styled.
private final class Counter: ViewNode, Alpha {
  var count = 0
  let reads: Bool
  init(reads: Bool) { self.reads = reads }
  var alpha: Double {
    count += 1
    return reads && StyleEnvironment.current.verticalSizeClass == .compact ? 0.5 : 1
  }
}

/// The rules of pages that follow the device.
@Suite struct DeviceTests {
  private let tree = StyleTree()

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  /// The rules with a radius, in order, with the media queries around them.
  private func radii(_ text: String) throws -> [String] {
    let start = try #require(text.ranges(of: "@layer classes{").last)
    var media = ""
    var radii: [String] = []
    let rules = text[start.upperBound...].prefix { $0 != "<" }
    for match in rules.matches(of: #/(@media[^{]*)\{|border-radius:(\d+)px|\}\}/#) {
      if let query = match.1 {
        media = String(query)
      } else if let radius = match.2 {
        radii.append(media.isEmpty ? "\(radius)" : "\(radius) \(media)")
      } else {
        media = ""
      }
    }
    return radii
  }

  @Test func `values that styles read become media queries`() throws {
    tree.attach(Panel())
    #expect(
      try radii(text(HTMLPage(of: tree, followsDevice: true))) == [
        "1", "2 @media(prefers-contrast:more)", "20 @media(min-width:600px)",
      ])
  }

  @Test func `a page that doesn't follow the device shows the environment of the tree`() throws {
    tree.attach(Panel())
    tree.environment.horizontalSizeClass = .compact
    #expect(try radii(text(HTMLPage(of: tree))) == ["1"])
  }

  @Test func `the environment of the tree has no effect on a page that follows the device`() {
    tree.attach(Panel())
    let page = text(HTMLPage(of: tree, followsDevice: true))
    tree.environment.horizontalSizeClass = .compact
    tree.environment.contrast = .increased
    tree.environment.colorScheme = .dark
    #expect(text(HTMLPage(of: tree, followsDevice: true)) == page)
  }

  @Test func `a style that reads nothing has one rule`() throws {
    tree.attach(Plain())
    #expect(try radii(text(HTMLPage(of: tree, followsDevice: true))) == ["4"])
  }

  /// How often a page styles a node.
  private func evaluations(reads: Bool, _ makePage: (StyleTree) -> HTMLPage) -> Int {
    let counter = Counter(reads: reads)
    let tree = StyleTree()
    tree.attach(counter)
    tree.refresh()
    let before = counter.count
    _ = makePage(tree).bytes()
    return counter.count - before
  }

  /// A second property doubles the number of situated trees.
  @Test func `only properties that are read are rendered`() {
    func evaluations(reads: Bool) -> Int {
      self.evaluations(reads: reads) { HTMLPage(of: $0, followsDevice: true) }
    }
    #expect(evaluations(reads: false) > 0)
    #expect(evaluations(reads: true) == 2 * evaluations(reads: false))
  }

  @Test func `looks that differ by the device evaluate a node that reads nothing once`() {
    func evaluations(looks: [HTMLLook]) -> Int {
      self.evaluations(reads: false) { HTMLPage(of: $0, looks: looks) }
    }
    let moving = HTMLLook("moving", colorScheme: .light)
    let still = HTMLLook(
      "still", colorScheme: .dark, environment: StyleEnvironment.Changes { $0.reduceMotion = true })
    #expect(evaluations(looks: [moving]) > 0)
    #expect(evaluations(looks: [moving, still]) == evaluations(looks: [moving]))
  }

  /// Themes of their own have each look rendered as a whole.
  @Test(arguments: TestScale.seeds(20), [false, true])
  func `looks that differ by the device are the same as looks with themes of their own`(
    seed: UInt64, isLive: Bool
  ) {
    var editor = RandomEditor(seed: seed)
    func text(areSeparate: Bool) -> String {
      let schemes: [StyleEnvironment.ColorScheme?] = [nil, .light, .dark]
      let looks = schemes.enumerated().flatMap { number, scheme in
        [StyleEnvironment.Contrast.standard, .increased].map { contrast in
          HTMLLook(
            "\(number) \(contrast)", themes: areSeparate ? [.brand, Theme("own")] : [.brand],
            colorScheme: scheme,
            environment: StyleEnvironment.Changes {
              $0.contrast = contrast
              $0.horizontalSizeClass = contrast == .standard ? .regular : .compact
            })
        }
      }
      return self.text(
        HTMLPage(of: editor.tree, looks: looks, liveTokens: isLive ? [Token.ink] : []))
    }
    for _ in 0..<TestScale.steps(200) {
      editor.edit()
      guard Int.random(in: 0..<10, using: &editor.random) == 0 else { continue }
      #expect(text(areSeparate: false) == text(areSeparate: true), "seed \(seed)")
    }
  }

  @Test func `a scope and a look keep what they assign on all devices`() throws {
    tree.setScope(StyleScope { $0.horizontalSizeClass = .regular }, at: tree.attach(Panel()))
    #expect(try radii(text(HTMLPage(of: tree, followsDevice: true))) == ["20"])
    let look = HTMLLook(
      "wide", colorScheme: .dark,
      environment: StyleEnvironment.Changes { $0.horizontalSizeClass = .regular })
    let other = StyleTree()
    other.attach(Panel())
    #expect(try radii(text(HTMLPage(of: other, looks: [look], followsDevice: true))) == ["20"])
  }

  @Test func `the color scheme of a page is the reader's`() {
    #expect(text(HTMLPage(of: tree, followsDevice: true)).contains("{color-scheme:light dark}"))
    tree.environment.colorScheme = .dark
    #expect(!text(HTMLPage(of: tree, followsDevice: true)).contains("<html lang=\"en\" data-s"))
  }

  @Test func `a patch has the rules of all devices`() {
    let page = HTMLPage(of: tree, followsDevice: true, isPatchable: true)
    tree.refresh()
    _ = page.bytes()
    tree.attach(Panel())
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.contains("@media(min-width:600px)"))
    #expect(patch.css.contains("@media(prefers-contrast:more)"))
  }

  @Test func `all subsets of properties follow their own subsets`() {
    let subsets = DeviceProperties.all.subsets
    #expect(subsets.count == 32)
    #expect(Set(subsets).count == 32)
    for (index, subset) in subsets.enumerated() {
      #expect(!subsets[..<index].contains { $0.isStrictSuperset(of: subset) })
    }
  }
}
