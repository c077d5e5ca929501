import Testing

@testable import ProtocolStyle
@testable import TestSupport

extension Token<Color> {
  fileprivate static let paper = Token("previewPaper", default: .white)
  fileprivate static let ink = Token("previewInk", default: .black)
  fileprivate static let link = Token("previewLink", default: .blue)
}

extension Token<Double> {
  fileprivate static let gap = Token("previewGap", default: 2)
}

/// Changes that edits would make.
@Suite struct StylePreviewTests {
  /// The settings of a tree that a preview can edit.
  private struct Values {
    let themes: [Theme]
    let tokens: TokenValues
    let environment: StyleEnvironment
    let styleSheet: StyleSheet

    init(_ tree: StyleTree) {
      (themes, tokens) = (tree.themes, tree.tokens)
      (environment, styleSheet) = (tree.environment, tree.styleSheet)
    }

    func set(_ tree: StyleTree) {
      (tree.themes, tree.tokens) = (themes, tokens)
      (tree.environment, tree.styleSheet) = (environment, styleSheet)
    }

    func set(_ settings: inout StylePreview.Settings) {
      (settings.themes, settings.tokens) = (themes, tokens)
      (settings.environment, settings.styleSheet) = (environment, styleSheet)
    }
  }

  /// The view models of nodes before and after.
  private struct Models: Equatable {
    let previous: ViewModel
    let current: ViewModel
  }

  private func models(_ changes: NodeChanges) -> [AnyNodeHandle: Models] {
    let pairs = changes.map { ($0.node, Models(previous: $0.previous, current: $0.current)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func viewModels(_ tree: StyleTree) -> [AnyNodeHandle: ViewModel] {
    Dictionary(uniqueKeysWithValues: tree.nodes.map { ($0, tree.viewModel(of: $0)) })
  }

  /// The nodes whose changes differ, with both, and those that no group has.
  private func problems(_ preview: StylePreview, _ report: RefreshReport) -> [String] {
    let (expected, found) = (models(report.changes), models(preview.changes))
    let differing = Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }
    let grouped = Set(preview.groups.flatMap { $0.changes.map(\.node) })
    return differing.map {
      "\($0): \(String(describing: found[$0])) instead of \(String(describing: expected[$0]))"
    } + Set(found.keys).subtracting(grouped).map { "\($0) has no cause" }
  }

  // MARK: Random edits

  @Test(arguments: TestScale.seeds(20))
  func `a preview equals the report of the same edits, and changes nothing`(seed: UInt64) async {
    let world = MirrorWorld(seed: seed, limits: TreeLimits(seed: seed))
    let tree = world.tree
    let cursor = ChangeCursor(of: tree)
    var changeCount = 0
    for step in 0..<TestScale.steps(400) {
      await world.step()
      guard step.isMultiple(of: 3) else { continue }
      let former = Values(tree)
      for _ in 0..<world.data.random(1..<4) { change(world) }
      let edited = Values(tree)
      former.set(tree)
      _ = tree.changes(since: cursor)
      let known = world.data.chance(50) ? viewModels(tree) : nil
      let preview = tree.preview { edited.set(&$0) }
      changeCount += preview.changes.count
      tree.checkInvariants()
      var problems: [String] = []
      let unexpected = tree.changes(since: cursor)
      if !unexpected.isEmpty {
        problems.append("something was changed: \(models(unexpected.changes))")
      }
      if let known, known != viewModels(tree) { problems.append("view models were changed") }
      edited.set(tree)
      problems += self.problems(preview, tree.changes(since: cursor))
      guard !problems.isEmpty else { continue }
      Issue.record(
        """
        seed \(seed), step \(step), \(world.limits):
        \(problems.joined(separator: "\n"))
        Last operations:
        \(world.history)
        """)
      return
    }
    #expect(changeCount > 0)
  }

  private func change(_ world: MirrorWorld) {
    switch world.data.random(0..<4) {
    case 0: world.changeThemes()
    case 1: world.changeTokens()
    case 2: world.changeEnvironment()
    default: world.changeRules()
    }
  }

  @Test(arguments: TestScale.seeds(20))
  func `previews of overrides equal the reports of the same overrides`(seed: UInt64) async {
    let world = MirrorWorld(seed: seed, limits: TreeLimits(seed: seed))
    let tree = world.tree
    for _ in 0..<TestScale.steps(200) { await world.step() }
    let cursor = ChangeCursor(of: tree)
    // The world doesn't know these overrides, so it isn't changed anymore.
    for _ in 0..<20 {
      let nodes = Array(tree.nodes)
      if nodes.isEmpty { return }
      _ = tree.changes(since: cursor)
      let edits = (0..<world.data.random(1..<4)).map { _ in
        (
          world.data.pick(nodes),
          world.data.chance(70) ? world.data.pick(MirrorWrite.allCases) : nil
        )
      }
      let preview = tree.preview { settings in
        for (node, write) in edits {
          if let write {
            settings.override(node) { write.apply(to: &$0) }
          } else {
            settings.clearOverrides(of: node)
          }
        }
      }
      var problems: [String] = []
      if !tree.changes(since: cursor).isEmpty { problems.append("something was changed") }
      for (node, write) in edits {
        if let write {
          tree.override(node) { write.apply(to: &$0) }
        } else {
          tree.clearOverrides(of: node)
        }
      }
      problems += self.problems(preview, tree.changes(since: cursor))
      #expect(problems == [], "seed \(seed), \(edits):\n\(world.history)")
      if !problems.isEmpty { return }
    }
  }

  // MARK: Causes

  private struct Sheet: ViewNode, BackgroundColor {
    var backgroundColor: Color { Token.paper.value }
  }

  private struct Line: LabelNode, TextColor {
    var textColor: Color { Token.ink.value }
  }

  private struct Dim: ViewNode, Alpha {
    var alpha: Double { StyleEnvironment.current.colorScheme == .dark ? 0.5 : 1 }
  }

  private struct Tinted: ViewNode, TintColor {
    var tintColor: Color { Token.link.value }
  }

  private struct Plain: ButtonNode {}

  @Test func `nodes are grouped by the edits that they depend on`() throws {
    let tree = StyleTree(themes: [Theme("day") { $0[.paper] = .white }])
    let sheet = tree.attach(Sheet()).erased
    let line = tree.attach(Line()).erased
    let dim = tree.attach(Dim()).erased
    let tinted = tree.attach(Tinted()).erased
    let heir = tree.attach(Plain(), to: tinted).erased
    let bold = tree.attach(Line()).erased
    var identity: StyleSheet.Identity?
    let preview = tree.preview {
      $0.themes = [Theme("night") { $0[.paper] = .black }]
      $0.tokens[.ink] = .white
      $0.tokens[.link] = .red
      $0.tokens[.gap] = 4
      $0.environment.colorScheme = .dark
      identity = $0.styleSheet.insert(
        StyleRule(for: .button, fileID: "App/Rules.swift", line: 12) { $0.cornerRadius = 8 })
      $0.override(bold) { $0.alpha = 0.25 }
    }
    func nodes(_ cause: StylePreview.Cause) -> [AnyNodeHandle]? {
      preview[cause]?.changes.map(\.node)
    }
    #expect(nodes(.themes) == [sheet])
    #expect(nodes(.token(Token.ink.id)) == [line, bold])
    #expect(nodes(.token(Token.link.id)) == [tinted, heir])
    #expect(nodes(.token(Token.gap.id)) == [])
    #expect(nodes(.environment) == [dim])
    #expect(nodes(.rule(try #require(identity))) == [heir])
    #expect(nodes(.overrides) == [bold])
    #expect(
      preview.groups.map(\.summary) == [
        "themes: day → night",
        "token 'previewGap': 2 → 4",
        "token 'previewInk': #000000 → #ffffff",
        "token 'previewLink': #0000ff → #ff0000",
        "environment: colorScheme light → dark",
        "rule ButtonNode (Rules.swift:12) inserted",
        "overrides of 1 node",
      ])
    #expect(tree.viewModel(of: sheet).backgroundColor == .white)
    #expect(tree.styleSheet.isEmpty)
  }

  @Test func `a token counts for the tokens that are set to it`() {
    let tree = StyleTree(themes: [Theme("brand") { $0[.ink] = Token.link }])
    let line = tree.attach(Line()).erased
    tree.attach(Sheet())
    let preview = tree.preview {
      $0.tokens[.link] = .red
      $0.environment.reduceMotion = true
    }
    #expect(preview[.token(Token.link.id)]?.changes.map(\.node) == [line])
    #expect(preview[.environment]?.count == 0)
  }

  @Test func `a removed rule, and rules of themes, are causes`() throws {
    let rounded = Theme(
      "round", styleSheet: StyleSheet { StyleRule(for: .button) { $0.cornerRadius = 8 } })
    let tree = StyleTree()
    let rule = tree.styleSheet.insert(StyleRule(for: .label) { $0.alpha = 0.5 })
    let line = tree.attach(Line()).erased
    let button = tree.attach(Plain()).erased
    let preview = tree.preview {
      $0.themes = [rounded]
      $0.styleSheet.remove(rule)
    }
    #expect(preview[.themes]?.changes.map(\.node) == [button])
    #expect(preview[.rule(rule)]?.changes.map(\.node) == [line])
    #expect(preview[.rule(rule)]?.summary.hasSuffix("removed") == true)
    #expect(tree.styleSheet.count == 1)
  }

  // MARK: Printing

  @Test func `a preview prints causes, counts, and the first nodes`() {
    let tree = StyleTree(themes: [Theme("day")])
    for _ in 0..<4 { tree.attach(Sheet()) }
    tree.attach(Plain())
    let preview = tree.preview {
      $0.themes = [Theme("night") { $0[.paper] = .black }]
      $0.tokens[.gap] = 4
    }
    #expect(
      "\(preview)" == """
        4 of 5 nodes would change
        themes: day → night: 4 nodes
          Sheet, node 0
            backgroundColor: #ffffff → #000000
          Sheet, node 1
            backgroundColor: #ffffff → #000000
          Sheet, node 2
            backgroundColor: #ffffff → #000000
          and 1 more
        token 'previewGap': 2 → 4: no node
        """)
  }

  @Test func `without edits there are no changes and no causes`() {
    let tree = StyleTree()
    tree.attach(Sheet())
    let preview = tree.preview { _ in }
    #expect(preview.isEmpty)
    #expect(preview.groups.isEmpty)
    #expect("\(preview)" == "0 of 1 node would change")
  }

  // MARK: The tree

  @Test func `no observer is notified, and pending changes are still reported`() {
    let tree = StyleTree()
    let sheet = tree.attach(Sheet())
    tree.refresh()
    let calls = EvaluationCounter()
    let observation = tree.onInvalidation { calls.counting(()) }
    #expect(tree.preview { $0.tokens[.paper] = .red }.changes.count == 1)
    #expect(calls.count == 0)
    #expect(tree.refresh().isEmpty)
    tree.tokens[.paper] = .black
    #expect(tree.preview { $0.tokens[.paper] = .red }.changes[0].previous.backgroundColor == .black)
    #expect(tree.refresh().changes.map(\.node) == [sheet.erased])
    withExtendedLifetime(observation) {}
  }

  private struct Failure: Error {}

  @Test func `an error of the closure is thrown`() {
    let tree = StyleTree()
    #expect(throws: Failure.self) {
      try tree.preview {
        $0.tokens[.paper] = .red
        throw Failure()
      }
    }
    #expect(tree.tokens[.paper] as Color? == nil)
  }
}
