import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

private struct Page: ScreenNode {}

private struct Panel: ViewNode, SizeContainer {}

private struct Stack: ViewNode {}

private struct Rounded: ViewNode, CornerRadius {
  var cornerRadius: Double { ContainerWidth.isAtLeast(600) ? 20 : 10 }
}

private struct Price: LabelNode, Alpha {
  var alpha: Double {
    ContainerWidth.isAtLeast(300) ? ContainerWidth.isAtLeast(600) ? 1 : 0.5 : 0.25
  }
}

private struct Dot: LabelNode, BorderWidth {
  var borderWidth: Double {
    guard ControlState.current.contains(.selected) else { return 1 }
    return ContainerWidth.isAtLeast(400) ? 3 : 2
  }
}

private struct Shade: ViewNode, Alpha {
  var alpha: Double {
    StyleEnvironment.current.colorScheme == .dark && ContainerWidth.isAtLeast(500) ? 0.5 : 1
  }
}

private struct Plain: LabelNode, Alpha {
  var alpha: Double { 0.75 }
}

extension Token<Double> {
  fileprivate static let wideBorder = Token("wide-border", default: 3)
}

/// The styles of nodes in the widths of their container, which become container queries.
@Suite struct ContainerWidthPageTests {
  private let tree = StyleTree()
  private static let screens = "@layer kinds{.screen{container-type:inline-size}}"

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  @Test func `each threshold is a query that changes what differs`() throws {
    let page = tree.attach(Page())
    tree.attach(Rounded(), to: page)
    tree.attach(Price(), to: page)
    let text = text(HTMLPage(of: tree))
    #expect(text.contains(Self.screens))
    #expect(
      text.contains(
        #/\.(s\w{9})\{border-radius:10px\}@container\(min-width:600px\)\{\.\1\{border-radius:20px\}\}/#
      ), "\(text)")
    #expect(
      text.contains(
        #/\.(s\w{9})\{opacity:0.25\}@container\(min-width:300px\)\{\.\1\{opacity:0.5\}\}@container\(min-width:600px\)\{\.\1\{opacity:1\}\}/#
      ), "\(text)")
  }

  @Test func `a page is the same whatever widths were set`() {
    let page = tree.attach(Page())
    tree.attach(Price(), to: page)
    let before = text(HTMLPage(of: tree))
    for width in [0, 299, 300, 1_000.0] {
      tree.setContainerWidth(width, of: page)
      #expect(text(HTMLPage(of: tree)) == before, "\(width)")
    }
  }

  @Test func `pages whose nodes compare no width have no queries`() {
    tree.attach(Plain(), to: tree.attach(Page()))
    // Outside of a container, no threshold is reached.
    tree.attach(Rounded())
    let text = text(HTMLPage(of: tree))
    #expect(!text.contains("container"))
    #expect(text.contains("border-radius:10px"))
  }

  @Test func `a container that isn't a screen has a rule of its own`() {
    tree.attach(Plain(), to: tree.attach(Panel()))
    tree.attach(Plain(), to: tree.attach(Stack()))
    let text = text(HTMLPage(of: tree))
    #expect(text.matches(of: #/\{container-type:inline-size\}/#).count == 1, "\(text)")
    #expect(text.contains(#/\.s\w{9}\{container-type:inline-size\}/#))
  }

  @Test func `a width that's only read in some states, themes or looks counts`() {
    let page = tree.attach(Page())
    tree.attach(Dot(), to: page)
    tree.attach(Shade(), to: page)
    let looks = [HTMLLook("day", colorScheme: .light), HTMLLook("night", colorScheme: .dark)]
    let text = text(HTMLPage(of: tree, looks: looks))
    #expect(
      text.contains(
        #/@container\(min-width:400px\)\{\.s\w{9}:is\([^)]*data-state~=selected[^{]*\{border-width:3px/#
      ), "\(text)")
    #expect(
      text.contains(
        #/@scope\(\[data-theme="night"\]\) to \(:scope \[data-theme\]\)\{.*?@container\(min-width:500px\)\{\.s\w{9}\{opacity:0.5/#
      ), "\(text)")
  }

  @Test func `rules in conditions on the width become queries`() {
    tree.styleSheet = StyleSheet {
      StyleRule(for: .label, when: .containerWidth(atLeast: 320.5)) { $0.cornerRadius = 4 }
    }
    tree.attach(Plain(), to: tree.attach(Stack(), to: tree.attach(Page())))
    #expect(
      text(HTMLPage(of: tree)).contains(
        #/@container\(min-width:320.5px\)\{\.s\w{9}\{border-radius:4px/#))
  }

  @Test func `a value that only wide containers let children inherit becomes their query`() {
    struct Buy: ButtonNode {}
    tree.styleSheet = StyleSheet {
      StyleRule(for: Stack.self, when: .containerWidth(atLeast: 500)) { $0.tintColor = .red }
    }
    tree.attach(Buy(), to: tree.attach(Stack(), to: tree.attach(Page())))
    let text = text(HTMLPage(of: tree))
    let classes = text.matches(of: #/@container\(min-width:500px\)\{\.(s\w{9})\{/#).map(\.1)
    #expect(Set(classes).count == 2, "\(text)")
  }

  private struct Tinted: ViewNode, TintColor {
    var thresholds: [Double]
    var tintColor: Color {
      let count = thresholds.filter { ContainerWidth.isAtLeast($0) }.count
      return Color(red: Double(count) / 16, green: 0, blue: 0)
    }
  }

  private struct Fitting: ButtonNode, CornerRadius {
    var thresholds: [Double]
    var cornerRadius: Double {
      Double(thresholds.filter { ContainerWidth.isAtLeast($0) }.count)
    }
  }

  @Test func `a value that's inherited from beyond a container follows the one above`() {
    let outer = tree.attach(Tinted(thresholds: [450.5]), to: tree.attach(Page()))
    let panel = tree.attach(Panel(), to: outer)
    tree.attach(Fitting(thresholds: [300]), to: tree.attach(Stack(), to: panel))
    let text = text(HTMLPage(of: tree))
    #expect(
      text.contains(
        #/\.screen,(\.s\w{9})\{--above-450_5:0\}@container\(min-width:450.5px\)\{\.screen,\1\{--above-450_5:1\}\}/#
      ), "\(text)")
    #expect(
      text.contains(
        #/@container\(min-width:300px\)\{\.s\w{9}\{border-radius:1px\}\}@container style\(--above-450_5:1\)\{\.s\w{9}\{accent-color:color\(srgb 0.0625 0 0\)/#
      ), "\(text)")
    tree.setContainerWidth(300, of: panel)
    tree.setContainerWidth(500, of: tree.roots[0])
    #expect(self.text(HTMLPage(of: tree)) == text)
  }

  @Test(arguments: [(7, true), (8, false)])
  func `a node has at most 64 combinations of widths`(count: Int, isWritten: Bool) {
    let thresholds = (1...7).map { Double($0) * 100 }
    let above = (1...count).map { Double($0) * 110 }
    let outer = tree.attach(Tinted(thresholds: above), to: tree.attach(Page()))
    let panel = tree.attach(Panel(), to: outer)
    tree.attach(Fitting(thresholds: thresholds), to: panel)
    let text = text(HTMLPage(of: tree))
    #expect(text.contains("@container style(--above-770:1)") == isWritten)
    #expect(text.contains("@container(min-width:700px)"))
  }

  @Test func `a patch that compares a width above for the first time has the rules of containers`()
  {
    let outer = tree.attach(Tinted(thresholds: []), to: tree.attach(Page()))
    let panel = tree.attach(Panel(), to: outer)
    tree.attach(Fitting(thresholds: [300]), to: panel)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    #expect(!text(page).contains("--above"))
    tree[outer].thresholds = [600]
    let css = page.patch(for: tree.refresh()).css
    #expect(css.contains("{--above-600:1}"), "\(css)")
    #expect(css.contains("@container style(--above-600:1)"), "\(css)")
    let other = tree.attach(Other(), to: outer)
    tree.attach(Fitting(thresholds: [300]), to: other)
    let second = page.patch(for: tree.refresh()).css
    #expect(second.contains("{--above-600:1}") && !second.contains(".screen"), "\(second)")
    tree.detach(other)
    #expect(page.patch(for: tree.refresh()).css == "")
  }

  private struct Other: ViewNode, SizeContainer, BorderWidth {
    var borderWidth: Double { 5 }
  }

  @Test func `a change of what only wide containers let children inherit is a patch of theirs`() {
    struct Tinted: ViewNode, TintColor {
      var wide = Color.red
      var tintColor: Color { ContainerWidth.isAtLeast(500) ? wide : .blue }
    }
    struct Buy: ButtonNode {}
    let stack = tree.attach(Tinted(), to: tree.attach(Page()))
    tree.attach(Buy(), to: tree.attach(Stack(), to: stack))
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    tree[stack].wide = .green
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.matches(of: #/@container\(min-width:500px\)/#).count >= 2, "\(patch)")
    #expect(patch.operations.count >= 2, "\(patch)")
  }

  @Test func `a change of a token that's only read in wide containers is in a patch`() {
    struct Wide: LabelNode, BorderWidth {
      var borderWidth: Double { ContainerWidth.isAtLeast(500) ? Token.wideBorder.value : 1 }
    }
    tree.attach(Wide(), to: tree.attach(Stack(), to: tree.attach(Page())))
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    tree.themes = [Theme("thick") { $0[.wideBorder] = 7 }]
    let patch = page.patch(for: tree.refresh())
    #expect(patch.css.contains("border-width:7px"), "\(patch)")
    #expect(patch.operations.count == 1, "\(patch)")
  }

  @Test(arguments: [false, true])
  func `a node that looks like one outside of a container has queries`(isFirst: Bool) {
    if isFirst { tree.attach(Rounded(), to: tree.attach(Page())) }
    tree.attach(Rounded())
    if !isFirst { tree.attach(Rounded(), to: tree.attach(Page())) }
    let text = text(HTMLPage(of: tree))
    #expect(text.contains("@container(min-width:600px)"))
    #expect(text.matches(of: #/class="s\w{9}"/#).count == 2)
  }

  @Test func `an override that compares the width of one of equal nodes becomes a query`() {
    let page = tree.attach(Page())
    tree.attach(Plain(), to: page)
    let other = tree.attach(Plain(), to: page)
    tree.override(other) { $0.alpha = ContainerWidth.isAtLeast(500) ? 0.5 : 0.75 }
    let text = text(HTMLPage(of: tree))
    #expect(text.contains("@container(min-width:500px)"), "\(text)")
  }

  @Test func `screens of a patchable page are containers before a patch brings the first query`() {
    let page = tree.attach(Page())
    tree.attach(Plain(), to: page)
    tree.refresh()
    let html = HTMLPage(of: tree, isPatchable: true)
    let written = text(html)
    #expect(written.contains(Self.screens))
    #expect(!written.contains("@container"))
    tree.attach(Price(), to: page)
    let css = html.patch(for: tree.refresh()).css
    #expect(!css.contains(Self.screens), "\(css)")
    #expect(css.contains("@container(min-width:600px){"), "\(css)")
    tree.attach(Rounded(), to: page)
    let next = html.patch(for: tree.refresh()).css
    #expect(!next.contains(Self.screens))
    #expect(next.contains("@container(min-width:600px){"))
    tree.setContainerWidth(700, of: page)
    #expect(html.patch(for: tree.refresh()).isEmpty)
  }

  @Test func `nodes that are equal in all widths share a class, and others don't`() {
    let pages = [100.0, 700].map { width in
      let page = tree.attach(Page())
      tree.setContainerWidth(width, of: page)
      tree.attach(Price(), to: page)
      return page
    }
    tree.attach(Price(), to: tree.attach(Stack()))
    let classes = text(HTMLPage(of: tree)).matches(of: #/<span class="(s\w{9})"/#).map(\.1)
    #expect(pages.count == 2 && classes.count == 3)
    #expect(classes[0] == classes[1])
    #expect(classes[0] != classes[2])
  }
}
