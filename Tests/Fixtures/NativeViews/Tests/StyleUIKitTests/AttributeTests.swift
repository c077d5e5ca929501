import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import StyleUIKit

/// Every kind with every attribute that it uses.
@Suite @MainActor struct AttributeTests {
  /// The attributes that UIKit has no counterpart for, by kind, or that nothing but a hosting
  /// controller shows.
  nonisolated static let unhandled: Set<String> = [
    "button.titleEdgeInsets", "textField.textTransform", "navigationBar.statusBarStyle",
    // A list's content configuration aligns text naturally, centered or justified, not right.
    "tableCell.textAlignment", "tabBarItem.isHidden",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let node: any StyleNode & Sendable
    let sample: Sample
    var name: String { "\(type(of: node).nodeKind).\(sample)" }
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = KindNodes.all.flatMap { node in
    Sample.all.filter { type(of: node).nodeKind.uses($0.attribute) }
      .map { Case(node: node, sample: $0) }
  }

  @Test func `there is a sample of each attribute`() {
    #expect(Set(Sample.all.map(\.attribute.name)) == Set(AttributeList.standard.map(\.name)))
    #expect(Self.cases.count > 400)
  }

  @Test(arguments: cases)
  func `a value is shown, and nil restores what was there before`(case: Case) throws {
    let tree = StyleTree()
    let binding = StyleBinding.uiKit(tree, in: UIView())
    binding.onProblem = { Issue.record($0) }
    // Items are in bars.
    let kind = type(of: `case`.node).nodeKind
    let parent: AnyNodeHandle? =
      if kind == .tabBarItem {
        tree.attach(KindNodes.TabBar()).erased
      } else if kind.isKind(of: .barItem) {
        tree.attach(KindNodes.Toolbar()).erased
      } else {
        nil
      }
    let node =
      parent.map { tree.attach(erased: `case`.node, to: $0) } ?? tree.attach(erased: `case`.node)
    // What these show is seen in texts alone.
    tree.override(node) { model in
      model.text = "a b"
      model.textShadowColor = .red
      model.placeholder = "c"
    }
    binding.refresh()
    let view = try #require(binding.view(of: node))
    let before = ViewDump.text(of: view)
    tree.override(node) { `case`.sample.write(&$0) }
    binding.refresh()
    let during = ViewDump.text(of: view)
    let isHandled = !binding.unhandledAttributes.contains {
      $0.attribute == `case`.sample.attribute.id
    }
    // Stacks alone have a distance between their children.
    let isSpacing = `case`.sample.attribute.id == Attribute.spacing.id
    let isUnhandled =
      Self.unhandled.contains(`case`.name) || isSpacing && !(view is UIStackView)
    #expect(isHandled == !isUnhandled)
    #expect((before != during) == isHandled, "\(before)")
    tree.clearOverrides(of: node)
    tree.override(node) { model in
      model.text = "a b"
      model.textShadowColor = .red
      model.placeholder = "c"
    }
    binding.refresh()
    #expect(ViewDump.text(of: view) == before)
  }
}
