import ProtocolStyle
import Testing

/// A sheet as an ordered set of rules.
@Suite struct AppearanceSheetTests {
  @Test func `a sheet has its rules in order`() {
    let sheet = AppearanceSheet {
      Appearance(of: .button) { _ in }
      Appearance(of: .label) { _ in }
    }
    #expect(names(of: sheet) == ["ButtonNode", "LabelNode"])
    #expect(sheet[1].description == "LabelNode")
    #expect(AppearanceSheet().isEmpty)
    #expect(AppearanceSheet {}.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a sheet is built by if and else`(isBold: Bool) {
    let sheet = AppearanceSheet {
      if isBold { Appearance(ofClass: "Bold") { _ in } }
      if isBold {
        Appearance(of: .button) { _ in }
      } else {
        Appearance(of: .label) { _ in }
        Appearance(of: .slider) { _ in }
      }
    }
    #expect(names(of: sheet) == (isBold ? [".Bold", "ButtonNode"] : ["LabelNode", "SliderNode"]))
  }

  @Test func `a sheet is built by loops and from optionals, arrays and sheets`() {
    let rule: Appearance? = Appearance(of: .view) { _ in }
    let nested = AppearanceSheet {
      Appearance(of: .button) { _ in }
      Appearance(of: .label) { _ in }
    }
    let sheet = AppearanceSheet {
      for name in ["Small", "Large"] { Appearance(ofClass: name) { _ in } }
      if let rule { rule }
      nested
      [Appearance(of: .slider) { _ in }]
    }
    #expect(
      names(of: sheet) == [
        ".Small", ".Large", "ViewNode", "ButtonNode", "LabelNode", "SliderNode",
      ])
  }

  @Test func `an inserted rule comes last, and is removed by its identity`() {
    var sheet = AppearanceSheet { Appearance(of: .button) { _ in } }
    let label = sheet.insert(Appearance(of: .label) { _ in })
    sheet.insert(Appearance(of: .slider) { _ in })
    #expect(names(of: sheet) == ["ButtonNode", "LabelNode", "SliderNode"])
    let removed = sheet.remove(label)
    #expect(removed)
    #expect(names(of: sheet) == ["ButtonNode", "SliderNode"])
  }

  @Test func `removing twice does no harm`() {
    var sheet = AppearanceSheet()
    let first = sheet.insert(Appearance(of: .button) { _ in })
    let second = sheet.insert(Appearance(of: .button) { _ in })
    #expect(first != second)
    let removals = [sheet.remove(first), sheet.remove(first)]
    #expect(removals == [true, false])
    #expect(sheet.count == 1)
  }

  @Test func `an identity says nothing to a sheet that never had the rule`() {
    var sheet = AppearanceSheet()
    var other = AppearanceSheet { Appearance(of: .button) { _ in } }
    let identity = sheet.insert(Appearance(of: .button) { _ in })
    let removed = other.remove(identity)
    #expect(!removed)
    #expect(other.count == 1)
  }

  @Test func `a copy is a value, whose rules have the same identities`() {
    var sheet = AppearanceSheet()
    let identity = sheet.insert(Appearance(of: .button) { _ in })
    var copy = sheet
    copy.insert(Appearance(of: .label) { _ in })
    #expect(sheet.count == 1)
    let removed = copy.remove(identity)
    #expect(removed)
    #expect(names(of: sheet) == ["ButtonNode"])
    #expect(names(of: copy) == ["LabelNode"])
  }

  @Test func `a tree has a copy of its own`() {
    var sheet = AppearanceSheet { Appearance.naming("first") }
    let tree = StyleTree(appearance: sheet)
    let card = tree.attach(CardView())
    sheet.insert(.naming("second"))
    #expect(tree.winner(of: card) == "first")
    tree.appearance = sheet
    #expect(tree.winner(of: card) == "second")
  }

  @Test func `what a sheet excludes holds for all its rules, also inserted ones`() {
    var sheet = AppearanceSheet(excluding: [BuyButton.self], excludingSubtreesOf: [ShopBar.self]) {
      Appearance(of: .label) { _ in }
    }
    sheet.insert(Appearance(of: .button, excluding: [PlainButton.self]) { _ in })
    #expect(
      names(of: sheet) == [
        "LabelNode without BuyButton outside of ShopBar",
        "ButtonNode without PlainButton without BuyButton outside of ShopBar",
      ])
  }

  @Test func `what a nested sheet excludes stays on its rules alone`() {
    let nested = AppearanceSheet(excluding: [BuyButton.self]) { Appearance(of: .button) { _ in } }
    let sheet = AppearanceSheet {
      nested
      Appearance(of: .button) { _ in }
    }
    #expect(names(of: sheet) == ["ButtonNode without BuyButton", "ButtonNode"])
  }

  private func names(of sheet: AppearanceSheet) -> [String] {
    sheet.map(\.description)
  }
}
