import ProtocolStyle
import StyleBinding
import Testing

@testable import KindFixtures
@testable import StyleGTK

/// Every kind with every attribute that it uses.
@Suite(.serialized) @MainActor struct AttributeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let node: any StyleNode & Sendable
    let sample: Sample
    var kind: NodeKind { type(of: node).nodeKind }
    var testDescription: String { "\(kind).\(sample)" }
  }

  nonisolated static let cases: [Case] = KindNodes.all.flatMap { node in
    // The binding shows motions itself, so a widget doesn't change by one.
    Sample.all.filter {
      type(of: node).nodeKind.uses($0.attribute)
        && !["motion", "repeatingMotion"].contains($0.attribute.name)
    }
    .map { Case(node: node, sample: $0) }
  }

  @Test(arguments: cases)
  func `a value is shown or reported, and nil restores what was there before`(
    case: Case
  ) throws {
    try Display.require()
    let tree = StyleTree()
    let node = tree.attach(erased: `case`.node)
    let name = `case`.sample.attribute.name
    // Beyond the limits of a sample.
    tree.environment.contentSizeCategory = .accessibilityLarge
    // What these show is seen with a shadow, a text or lines alone.
    let base: (inout ViewModel) -> Void = { model in
      model.textShadowColor = .red
      model.shadowOpacity = 1
      // A text would hide that of the runs, and a fixed font has no limits.
      if name != "richText" { model.text = "a b" }
      if name == "selectedBackgroundColor" { model.controlState = .selected }
      if name == "contentSizeLimits" { model.font = FontDescriptor(textStyle: .body) }
      if model.kind == .datePicker {
        model.rangedDate = RangedDate(CalendarDate(year: 2020, month: 2, day: 2))
      }
    }
    tree.override(node, base)
    // A back indicator belongs to an item.
    if `case`.kind == .navigationBar { tree.attach(KindNodes.BarButtonItem(), to: node) }
    let gtk = GTKTree(tree)
    gtk.binding.onProblem = { problem in
      // An item, a row and a cell can be roots here.
      Issue.record("\(problem)")
    }
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: node))
    let before = WidgetDump.text(of: view)
    // A widget can look like some of the values from the start.
    let during = `case`.sample.writes.map { write in
      tree.clearOverrides(of: node)
      tree.override(node, base)
      tree.override(node) { write(&$0) }
      gtk.refresh()
      return WidgetDump.text(of: view)
    }
    #expect(gtk.sheetErrors == [])
    let isReported = gtk.binding.unhandledAttributes.contains {
      $0.attribute == `case`.sample.attribute.id
    }
    // What's reported isn't shown, and the other way round; the text of items and bars
    // has no room to be aligned in, and the samples for appearances are of the scroll edge.
    let isInBar = `case`.kind.isKind(of: .barItem) || `case`.kind == .navigationBar
    if !name.hasSuffix("ForAppearance"), !isInBar || name != "textAlignment" {
      #expect(during.contains { $0 != before } != isReported, "\(before)")
    }
    if UndrawnAttributes.gtk.contains(name) {
      #expect(isReported)
      let findings = gtk.binding.findings.filter { $0.summary.contains("'\(name)'") }
      #expect(findings.allSatisfy { $0.summary.contains("has no counterpart") })
    }
    tree.clearOverrides(of: node)
    tree.override(node, base)
    gtk.refresh()
    #expect(WidgetDump.text(of: view) == before)
  }

  @Test func `a bar, below which nothing scrolls, has its standard appearance`() throws {
    try Display.require()
    let tree = StyleTree()
    let bar = tree.attach(KindNodes.NavigationBar())
    tree.override(bar) { $0.text = "a b" }
    let gtk = GTKTree(tree)
    gtk.refresh()
    let view = try #require(gtk.binding.view(of: bar))
    let before = WidgetDump.text(of: view)
    tree.override(bar) {
      $0.barTintColorForAppearance = [.scrollEdge: .red]
      $0.titleTextAttributesForAppearance = [.scrollEdge: TextAttributes(foregroundColor: .red)]
    }
    gtk.refresh()
    #expect(WidgetDump.text(of: view) == before)
    tree.override(bar) {
      $0.barTintColorForAppearance = [.scrollEdge: .red, .standard: .green]
      $0.titleTextAttributesForAppearance = [.standard: TextAttributes(foregroundColor: .blue)]
    }
    gtk.refresh()
    let shown = WidgetDump.text(of: view)
    #expect(shown.contains(CSS.color(.green)) && shown.contains(CSS.color(.blue)), "\(shown)")
  }

  @Test func `there are many cases, most of them shown`() throws {
    try Display.require()
    #expect(Self.cases.count > 400)
    let shown = Self.cases.filter { !UndrawnAttributes.gtk.contains($0.sample.attribute.name) }
    #expect(shown.count > 300)
  }
}
