import ProtocolStyle
import StyleBinding
import SwiftUI
import Testing

@testable import KindFixtures
@testable import StyleSwiftUI

/// Every kind with every attribute that it uses.
@Suite @MainActor struct AttributeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let node: any StyleNode & Sendable
    let sample: Sample
    var kind: NodeKind { type(of: node).nodeKind }
    var testDescription: String { "\(kind).\(sample)" }

    /// Whether SwiftUI has no counterpart.
    var isUnhandled: Bool {
      if UndrawnAttributes.swiftUI.contains(sample.attribute.name) { return true }
      // Images are fitted, other views have no mode.
      if sample.attribute.name == "contentMode" { return kind != .image }
      // The weight of other symbols is that of the text beside them.
      if sample.attribute.name == "symbolWeight" { return kind != .image }
      // A stack arranges children; other views are the app's.
      let arrangements = [
        "stackAxis", "stackAlignment", "stackDistribution", "gridColumns", "spacing",
      ]
      if arrangements.contains(sample.attribute.name) { return kind != .view && kind != .screen }
      return switch kind {
      case .textField: sample.attribute.name == "textTransform"
      // A bar is a property of the content that it's for, so it has no box.
      case .navigationBar, .toolbar, .tabBar:
        ![
          "backgroundColor", "backgroundGradient", "barTintColor", "isTranslucent", "barStyle",
          "isHidden", "textColor", "font", "textAlignment", "backgroundMaterial",
          "barTintColorForAppearance",
        ].contains(sample.attribute.name)
          || kind == .navigationBar
            && ["textColor", "font", "textAlignment"].contains(sample.attribute.name)
      case .segmentedControl:
        ["textColor", "font", "textAlignment", "titleTextAttributesForState"].contains(
          sample.attribute.name)
      default: false
      }
    }

    /// Whether the app gives it to the view, or a row shows it of its table.
    var isShownElsewhere: Bool {
      let name = sample.attribute.name
      let isBar = [NodeKind.navigationBar, .toolbar, .tabBar].contains(kind)
      if name == "accessibilityLabel" { return isBar }
      // A motion is seen only while the view changes, appears or disappears.
      if ["motion", "repeatingMotion"].contains(name) { return !isUnhandled }
      // An item's text has no room to be aligned in.
      if kind.isKind(of: .barItem), name == "textAlignment" { return true }
      let parts = [
        "separatorColor", "separatorStyle", "separatorInsets", "selectedBackgroundColor",
        "columnSpan", "overlay", "stickyEdge",
      ]
      return sample.attribute.id.isContent || parts.contains(name) && !isUnhandled
    }
  }

  nonisolated static let cases: [Case] = KindNodes.all.flatMap { node in
    Sample.all.filter { type(of: node).nodeKind.uses($0.attribute) }
      .map { Case(node: node, sample: $0) }
  }

  @Test(arguments: cases)
  func `a value is shown, and nil shows what was there before`(case: Case) throws {
    let tree = StyleTree()
    let node = tree.attach(erased: `case`.node)
    // What these show is seen with a shadow, a border or a background alone.
    let base: (inout ViewModel) -> Void = { model in
      model.textShadowColor = .red
      model.shadowOpacity = 1
      model.borderWidth = 1
      model.borderColor = .black
    }
    tree.override(node, base)
    let observable = ObservableTree.observing(tree)
    let renderer = Renderer(SampleView(node: node, tree: tree))
    let before = renderer.render()
    // A view can look like some of the values from the start.
    let during = `case`.sample.writes.map { write in
      tree.clearOverrides(of: node)
      tree.override(node, base)
      tree.override(node) { write(&$0) }
      observable.binding.refresh()
      return renderer.render()
    }
    if !`case`.isShownElsewhere {
      #expect(during.contains { $0 != before } == !`case`.isUnhandled, "\(before)")
    }
    let isReported = observable.unhandledAttributes.contains {
      $0.attribute == `case`.sample.attribute.id
    }
    if !`case`.sample.attribute.id.isContent { #expect(isReported == `case`.isUnhandled) }
    tree.clearOverrides(of: node)
    tree.override(node, base)
    observable.binding.refresh()
    #expect(renderer.render() == before)
  }

  @Test func `there are many cases`() {
    #expect(Self.cases.count > 400)
  }

  @Test func `a row shows the separators of its table`() {
    struct Products: TableNode, SeparatorColor {
      var separatorColor: ProtocolStyle.Color { .red }
    }
    let tree = StyleTree()
    let row = tree.attach(KindNodes.TableCell(), to: tree.attach(Products()))
    let text = Renderer(Text(verbatim: "a").styled(row, in: tree)).render()
    #expect(text.contains("listRowSeparatorTint(1.0 0.0 0.0 1.0)"))
  }

  @Test func `what SwiftUI can't show is a finding`() {
    struct Volume: SliderNode, ThumbTintColor {}
    let tree = StyleTree()
    tree.attach(Volume())
    let findings = ObservableTree.observing(tree).findings
    #expect(
      findings.map(\.summary) == [
        "SwiftUI has no modifier that shows 'thumbTintColor' of kind 'slider'."
      ])
    #expect(
      findings.map(\.explanation) == [
        "SwiftUI's sliders, switches, progress views and pickers have one tint."
      ])
  }

  @Test func `an attribute that no styled view shows has a reason`() {
    let undrawn = AttributeList.standard.filter {
      UndrawnAttributes.swiftUI.contains($0.name) && !$0.id.isContent
    }
    #expect(undrawn.count > 30)
    #expect(undrawn.filter { ShownAttributes.reason($0.id) == nil }.map(\.name) == [])
  }
}
