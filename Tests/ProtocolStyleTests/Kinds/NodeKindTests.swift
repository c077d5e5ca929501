import Testing

@testable import ProtocolStyle
@testable import TestSupport

@Suite struct NodeKindTests {
  @Test(arguments: KindRow.all)
  func `a kind has its name, its protocol and its parent`(row: KindRow) {
    #expect(row.kind.name == row.name)
    #expect("\(row.kind)" == row.name)
    #expect(ObjectIdentifier(row.kind.protocolType) == ObjectIdentifier(row.protocolType))
    #expect(row.kind.parent == row.parent)
    #expect(type(of: row.adoptingAll).nodeKind == row.kind)
  }

  @Test(arguments: TestScale.rows(KindRow.all), KindRow.all)
  func `a kind is itself and its ancestors`(row: KindRow, other: KindRow) {
    var ancestry = [row.kind]
    while let parent = KindRow.all.first(where: { $0.kind == ancestry.last })?.parent {
      ancestry.append(parent)
    }
    #expect(row.kind.isKind(of: other.kind) == ancestry.contains(other.kind))
    #expect((row.kind == other.kind) == (row.name == other.name))
  }

  @Test func `a kind descends from the parent of its parent`() {
    #expect(NodeKind.button.isKind(of: .view))
    #expect(NodeKind.barButtonItem.isKind(of: .barItem))
    #expect(!NodeKind.barButtonItem.isKind(of: .view))
    #expect(!NodeKind.view.isKind(of: .button))
  }

  @Test func `kinds are equal by protocol and name`() {
    let gauge = NodeKind("gauge", of: (any ButtonNode).self)
    let same = NodeKind("gauge", of: (any ButtonNode).self, parent: .view)
    #expect(gauge == same)
    #expect(gauge.hashValue == same.hashValue)
    #expect(gauge != NodeKind("gauge", of: (any LabelNode).self))
    #expect(gauge != NodeKind("dial", of: (any ButtonNode).self))
  }

  @Test func `a kind lists its parent's derivations before its own`() {
    let kind = NodeKind(
      "colorBar", of: (any NavigationBarNode).self, parent: .navigationBar,
      derivations: [Derivation(of: .tintColor, from: .barTintColor)])
    #expect(
      kind.derivations.flatMap(\.outputs).map(\.name) == [
        "shadows", "barTintColor", "titleTextAttributes", "tintColor",
      ])
    #expect(kind.derivations[1].inputs.map(\.name) == ["backgroundColor"])
    #expect(kind.derivations[2].inputs.map(\.name) == ["textColor", "font", "textAlignment"])
  }

  @Test func `a kind uses the attributes of its derivations`() {
    let kind = NodeKind(
      "tinted", of: (any StyleNode).self,
      derivations: [Derivation(of: .tintColor, from: .barTintColor)])
    #expect(kind.uses(.tintColor))
    #expect(kind.uses(.barTintColor))
    #expect(!kind.uses(.alpha))
  }
}

// MARK: - NodeKindLifetimeTests

/// A kind that was created at run time is freed when its last reference is released.
@Suite struct NodeKindLifetimeTests {
  @Test func `the results of a kind are freed with it`() {
    weak var rules: KindRules?
    do {
      let kind = NodeKind(
        "gauge", of: (any ViewNode).self, parent: .view, uses: [.progressTintColor])
      rules = kind.rules
      #expect(kind.uses(.progressTintColor))
      #expect(rules != nil)
    }
    #expect(rules == nil)
  }
}

// MARK: - KindUseTests

@Suite struct KindUseTests {
  @Test func `the table has every kind once`() {
    #expect(KindRow.all.count == 31)
    #expect(Set(KindRow.all.map(\.kind)).count == 31)
  }

  @Test(arguments: TestScale.rows(KindRow.all), StandardAttribute.all)
  func `a kind uses an attribute or drops it`(kind: KindRow, attribute: StandardAttribute) {
    #expect(kind.kind.uses(attribute.key) == kind.used.contains(attribute.name))
  }

  @Test(arguments: KindRow.all)
  func `a node that adopts everything shows what its kind uses`(row: KindRow) {
    let model = StyleApplier().viewModel(for: row.adoptingAll)
    #expect(model.kind == row.kind)
    #expect(Set(model.map(\.attribute.name)) == row.used)
  }

  @Test(arguments: KindRow.all)
  func `a kind derives its outputs, keeps their inputs and derives nothing else`(row: KindRow) {
    let model = StyleApplier().viewModel(for: row.adoptingInputs)
    let inputs: Set = [
      "backgroundColor", "tintColor", "textColor", "font", "textAlignment", "currentPageTintColor",
      "richText", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
    ]
    #expect(Set(model.filter(\.isDerived).map(\.attribute.name)) == row.derived)
    #expect(
      Set(model.filter { !$0.isDerived }.map(\.attribute.name)) == inputs.intersection(row.used))
  }

  @Test(arguments: KindRow.all)
  func `existing values are dropped if the kind doesn't use them`(row: KindRow) {
    var model = ViewModel(kind: .view)
    model.onTintColor = .red
    model.alpha = 0.5
    StyleApplier().apply(row.adoptingInputs, to: &model)
    #expect((model.onTintColor == .red) == row.used.contains("onTintColor"))
    #expect((model.alpha == 0.5) == row.used.contains("alpha"))
  }
}
