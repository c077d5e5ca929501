import ProtocolStyle
import Testing
import UIKit

@testable import KindFixtures
@testable import StyleBinding
@testable import StyleUIKit

/// All kinds with all attributes that they use.
@Suite @MainActor struct AttributeTests {
  /// The attributes that UIKit has no counterpart for, by kind, and those that only a hosting
  /// controller shows.
  nonisolated static let unhandled: Set<String> = [
    "button.titleEdgeInsets", "textField.textTransform", "navigationBar.statusBarStyle",
    // A list's content configuration aligns text naturally, centered or justified, but not right.
    "tableCell.textAlignment", "tableSectionHeader.textAlignment",
    "tableSectionFooter.textAlignment", "tabBarItem.isHidden",
  ]

  /// The attributes without an entry that UIKit shows by attributes that are derived from them.
  nonisolated static let derived: Set<String> = [
    "pageControl.currentPageTintColor", "button.buttonVariant",
  ]

  /// The parts of a layer's shadow, which are shown through the shadows of each kind.
  nonisolated static let shadowParts: Set<String> = [
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
  ]

  /// The attributes of arrangements, which only the views of containers have.
  nonisolated static let arrangements: Set<String> = [
    "stackAxis", "stackAlignment", "stackDistribution", "wrapsChildren", "gridColumns", "spacing",
  ]

  /// The attributes that the view of the parent shows, that are fixed when a view is created, or by
  /// which changes of others are shown.
  nonisolated static let shownElsewhere: Set<String> = [
    "columnSpan", "listVariant", "motion", "repeatingMotion",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let node: any StyleNode & Sendable
    let sample: Sample
    var name: String { "\(type(of: node).nodeKind).\(sample)" }
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = KindNodes.all.flatMap { node in
    Sample.all.filter {
      type(of: node).nodeKind.uses($0.attribute)
        && !shownElsewhere.contains($0.attribute.name)
    }.map { Case(node: node, sample: $0) }
  }

  /// Whether a view arranges the views of child nodes.
  private func isContainer(_ view: AnyObject) -> Bool {
    view is UIStackView || view is StyleScrollView || view is UIControl || view is UITableViewCell
  }

  @Test func `each attribute has samples, and an entry unless it's known to have none`() {
    #expect(Sample.all.map(\.attribute.id) == AttributeList.standard.map(\.id))
    #expect(Sample.all.filter(\.writes.isEmpty).map(\.attribute.name) == [])
    #expect(Self.cases.count > 400)
    let entries = StyleBinding.uiKit(StyleTree(), in: UIView()).core.entries
    // A hosting controller has the style of the status bar, a derived color has an entry, and the
    // binding shows motions.
    #expect(
      Set(AttributeList.standard.map(\.name)).subtracting(entries.map(\.attribute.name))
        == UndrawnAttributes.uiKit.union([
          "buttonVariant", "currentPageTintColor", "motion", "repeatingMotion", "statusBarStyle",
        ]).union(Self.shadowParts))
  }

  @Test(arguments: cases)
  func `a value is shown, and nil restores the original`(case: Case) throws {
    let tree = StyleTree()
    let binding = StyleBinding.uiKit(tree, in: UIView())
    binding.onProblem = { Issue.record($0) }
    // Items need a bar, and sections a table.
    let kind = type(of: `case`.node).nodeKind
    let parent: AnyNodeHandle? =
      if kind == .tableSection {
        tree.attach(KindNodes.Table()).erased
      } else if kind == .tabBarItem {
        tree.attach(KindNodes.TabBar()).erased
      } else if kind.isKind(of: .barItem) {
        tree.attach(KindNodes.Toolbar()).erased
      } else {
        nil
      }
    let node =
      parent.map { tree.attach(erased: `case`.node, to: $0) } ?? tree.attach(erased: `case`.node)
    // Several attributes show in texts or borders only.
    tree.override(node) { model in
      model.borderWidth = 1
      model.text = "a b"
      model.textShadowColor = .red
      model.placeholder = "c"
      model.image = .symbol("star")
    }
    binding.refresh()
    let view = try #require(binding.view(of: node))
    let before = ViewDump.text(of: view)
    var during = before
    for write in `case`.sample.writes where during == before {
      tree.override(node) { write(&$0) }
      binding.refresh()
      during = ViewDump.text(of: view)
    }
    let isHandled = !binding.unhandledAttributes.contains {
      $0.attribute == `case`.sample.attribute.id
    }
    // Only containers arrange children, and only buttons have sizes.
    let name = `case`.sample.attribute.name
    let isElsewhere =
      Self.arrangements.contains(name) && !isContainer(view)
      || name == "controlSize" && !(view is UIButton)
      || name == "overflow" && !(view is UIView)
    let hasEntry = binding.core.entries.contains { $0.attribute == `case`.sample.attribute.id }
    let isShownByOthers =
      Self.derived.contains(`case`.name) || Self.shadowParts.contains(name)
    let isUnhandled =
      !hasEntry && !isShownByOthers || Self.unhandled.contains(`case`.name)
      || isElsewhere
    #expect(isHandled == !isUnhandled)
    if !isHandled, !isShownByOthers {
      let finding = binding.findings.first { $0.summary.hasPrefix("'\(name)'") }
      #expect(finding != nil, "\(name) has no reason: \(binding.findings)")
    }
    #expect((before != during) == isHandled, "\(before)")
    tree.clearOverrides(of: node)
    tree.override(node) { model in
      model.borderWidth = 1
      model.text = "a b"
      model.textShadowColor = .red
      model.placeholder = "c"
      model.image = .symbol("star")
    }
    binding.refresh()
    #expect(ViewDump.text(of: view) == before)
  }
}
