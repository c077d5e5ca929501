import Testing

@testable import ProtocolStyle
@testable import TreeFixtures

/// A sheet as an ordered set of rules.
@Suite struct StyleSheetTests {
  @Test func `a sheet has its rules in order`() {
    let sheet = StyleSheet {
      StyleRule(for: .button) { _ in }
      StyleRule(for: .label) { _ in }
    }
    #expect(names(of: sheet) == ["ButtonNode", "LabelNode"])
    #expect(sheet[1].description == "LabelNode")
    #expect(StyleSheet().isEmpty)
    #expect(StyleSheet {}.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a sheet is built by if and else`(isBold: Bool) {
    let sheet = StyleSheet {
      if isBold { StyleRule(for: .styleClass("Bold")) { _ in } }
      if isBold {
        StyleRule(for: .button) { _ in }
      } else {
        StyleRule(for: .label) { _ in }
        StyleRule(for: .slider) { _ in }
      }
    }
    #expect(names(of: sheet) == (isBold ? [".Bold", "ButtonNode"] : ["LabelNode", "SliderNode"]))
  }

  @Test func `a sheet is built by loops and from optionals, arrays and sheets`() {
    let rule: StyleRule? = StyleRule(for: .view) { _ in }
    let nested = StyleSheet {
      StyleRule(for: .button) { _ in }
      StyleRule(for: .label) { _ in }
    }
    let sheet = StyleSheet {
      for name in ["Small", "Large"] { StyleRule(for: .styleClass(name)) { _ in } }
      if let rule { rule }
      nested
      [StyleRule(for: .slider) { _ in }]
    }
    #expect(
      names(of: sheet) == [
        ".Small", ".Large", "ViewNode", "ButtonNode", "LabelNode", "SliderNode",
      ])
  }

  @Test func `an inserted rule is the last one and is removed by its identity`() {
    var sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    let label = sheet.insert(StyleRule(for: .label) { _ in })
    sheet.insert(StyleRule(for: .slider) { _ in })
    #expect(names(of: sheet) == ["ButtonNode", "LabelNode", "SliderNode"])
    let removed = sheet.remove(label)
    #expect(removed)
    #expect(names(of: sheet) == ["ButtonNode", "SliderNode"])
  }

  @Test func `removing twice does no harm`() {
    var sheet = StyleSheet()
    let first = sheet.insert(StyleRule(for: .button) { _ in })
    let second = sheet.insert(StyleRule(for: .button) { _ in })
    #expect(first != second)
    let removals = [sheet.remove(first), sheet.remove(first)]
    #expect(removals == [true, false])
    #expect(sheet.count == 1)
  }

  @Test func `an identity has no effect in a sheet without the rule`() {
    var sheet = StyleSheet()
    var other = StyleSheet { StyleRule(for: .button) { _ in } }
    let identity = sheet.insert(StyleRule(for: .button) { _ in })
    let removed = other.remove(identity)
    #expect(!removed)
    #expect(other.count == 1)
  }

  @Test func `a copy is a value, whose rules have the same identities`() {
    var sheet = StyleSheet()
    let identity = sheet.insert(StyleRule(for: .button) { _ in })
    var copy = sheet
    copy.insert(StyleRule(for: .label) { _ in })
    #expect(sheet.count == 1)
    let removed = copy.remove(identity)
    #expect(removed)
    #expect(names(of: sheet) == ["ButtonNode"])
    #expect(names(of: copy) == ["LabelNode"])
  }

  @Test func `a tree has its own copy`() {
    var sheet = StyleSheet { StyleRule.naming("first") }
    let tree = StyleTree(styleSheet: sheet)
    let card = tree.attach(CardView())
    sheet.insert(.naming("second"))
    #expect(tree.winner(of: card) == "first")
    tree.styleSheet = sheet
    #expect(tree.winner(of: card) == "second")
  }

  @Test func `a sheet's exclusions apply to all of its rules, including inserted ones`() {
    var sheet = StyleSheet(excluding: [BuyButton.self], excludingSubtreesOf: [ShopBar.self]) {
      StyleRule(for: .label) { _ in }
    }
    sheet.insert(StyleRule(for: .button, excluding: [PlainButton.self]) { _ in })
    #expect(
      names(of: sheet) == [
        "LabelNode without BuyButton outside of ShopBar",
        "ButtonNode without PlainButton without BuyButton outside of ShopBar",
      ])
  }

  @Test func `a nested sheet's exclusions apply only to its own rules`() {
    let nested = StyleSheet(excluding: [BuyButton.self]) { StyleRule(for: .button) { _ in } }
    let sheet = StyleSheet {
      nested
      StyleRule(for: .button) { _ in }
    }
    #expect(names(of: sheet) == ["ButtonNode without BuyButton", "ButtonNode"])
  }

  private func names(of sheet: StyleSheet) -> [String] {
    sheet.map(\.description)
  }
}

// MARK: - StyleSheetRevisionTests

/// The revision that tells a tree whether its data about a sheet is still valid.
@Suite struct StyleSheetRevisionTests {
  @Test func `every change renews the revision`() {
    var sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    var revisions = [sheet.revision]
    let first = sheet.insert(StyleRule(for: .label) { _ in })
    revisions.append(sheet.revision)
    let second = sheet.insert(StyleRule(for: .label) { _ in })
    revisions.append(sheet.revision)
    sheet.remove(second)
    revisions.append(sheet.revision)
    sheet.remove(first)
    revisions.append(sheet.revision)
    #expect(Set(revisions).count == 5)
  }

  @Test func `removing a rule that isn't in the sheet has no effect`() {
    var sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    let identity = sheet.insert(StyleRule(for: .label) { _ in })
    sheet.remove(identity)
    let revision = sheet.revision
    sheet.remove(identity)
    #expect(sheet.revision == revision)
  }

  @Test func `a copy shares the revision until one of the two changes`() {
    let sheet = StyleSheet { StyleRule(for: .button) { _ in } }
    var copy = sheet
    #expect(copy.revision == sheet.revision)
    copy.insert(StyleRule(for: .label) { _ in })
    #expect(copy.revision != sheet.revision)
  }

  @Test func `copies with equal changes have different revisions and identities`() {
    var one = StyleSheet { StyleRule(for: .button) { _ in } }
    var other = one
    let rule = StyleRule(for: .label) { _ in }
    let identities = [one.insert(rule), other.insert(rule)]
    #expect(identities[0] != identities[1])
    #expect(one.revision != other.revision)
  }

  @Test func `sheets without rules are alike, those with equal rules are not`() {
    var emptied = StyleSheet()
    emptied.remove(emptied.insert(StyleRule(for: .button) { _ in }))
    #expect(emptied.revision == StyleSheet().revision)
    #expect(StyleSheet {}.revision == StyleSheet().revision)
    func sheet() -> StyleSheet { StyleSheet { StyleRule(for: .button) { _ in } } }
    #expect(sheet().revision != sheet().revision)
  }

  @Test func `identities are unique, whichever threads insert`() async {
    let identities = await withTaskGroup(of: [StyleSheet.Identity].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var sheet = StyleSheet()
          return (0..<1000).map { _ in sheet.insert(StyleRule(for: .button) { _ in }) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(identities).count == 8000)
  }
}
