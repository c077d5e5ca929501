import Testing

@testable import ProtocolStyle

@Suite struct ViewModelTests {
  @Test func `a new model has a kind and no attributes`() {
    let model = ViewModel(kind: .button)
    #expect(model.kind == .button)
    #expect(Array(model).isEmpty)
    #expect(model.backgroundColor == nil)
    #expect(model[.titleColorForState, .normal] == nil)
  }

  @Test func `a subscript writes, overwrites and removes`() {
    var model = ViewModel(kind: .view)
    model[.borderWidth] = 2
    model[.backgroundColor] = .yellow
    model[.borderWidth] = 3
    #expect(model.borderWidth == 3)
    #expect(model.backgroundColor == .yellow)
    model[.borderWidth] = nil
    #expect(model.borderWidth == nil)
    #expect(model.backgroundColor == .yellow)
    model.borderWidth = 4
    #expect(model[.borderWidth] == 4)
  }

  @Test func `a value can be changed in place`() {
    var model = ViewModel(kind: .button)
    model.alpha = 0.5
    model.alpha? += 0.25
    model.alpha? *= 2
    model.contentEdgeInsets = EdgeInsets(1)
    model.contentEdgeInsets?.left = 8
    #expect(model.alpha == 1.5)
    #expect(model.contentEdgeInsets == EdgeInsets(top: 1, left: 8, bottom: 1, right: 1))
  }

  @Test func `reading a state falls back to normal`() {
    var model = ViewModel(kind: .button)
    model.titleColorForState = [.normal: .black, .highlighted: .red]
    #expect(model[.titleColorForState, .highlighted] == .red)
    #expect(model[.titleColorForState, .normal] == .black)
    #expect(model[.titleColorForState, .selected] == .black)
    #expect(model[.titleColorForState, [.highlighted, .selected]] == .black)
    #expect(model.titleColorForState?[exact: .selected] == nil)
  }

  @Test func `writing a state sets that state alone and creates the values`() {
    var model = ViewModel(kind: .button)
    model[.titleColorForState, .highlighted] = .red
    #expect(model.titleColorForState == [.highlighted: .red])
    #expect(model[.titleColorForState, .normal] == nil)
    model[.titleColorForState, .normal] = .black
    model[.titleColorForState, .selected] = .blue
    #expect(model.titleColorForState == [.normal: .black, .highlighted: .red, .selected: .blue])
    model[.titleColorForState, .selected] = nil
    #expect(model.titleColorForState == [.normal: .black, .highlighted: .red])
  }

  @Test func `changing a copy leaves the other alone`() {
    var original = ViewModel(kind: .button)
    original.titleColorForState = [.normal: .black]
    original.borderWidth = 2
    var copy = original
    copy.borderWidth = 3
    copy[.titleColorForState, .normal] = .red
    copy.alpha = 0.5
    #expect(original.borderWidth == 2)
    #expect(original.titleColorForState == [.normal: .black])
    #expect(original.alpha == nil)
    original.borderWidth = nil
    #expect(copy.borderWidth == 3)
    #expect(copy.titleColorForState == [.normal: .red])
    #expect(copy.alpha == 0.5)
  }

  @Test func `changing one result leaves the other nodes' alone`() {
    let applier = StyleApplier()
    var first = applier.viewModel(for: Adopter.OfBorderWidth())
    let second = applier.viewModel(for: Adopter.OfBorderWidth())
    first.borderWidth = 40
    first.alpha = 0
    #expect(second.borderWidth == 1)
    #expect(second.alpha == nil)
    let third = applier.viewModel(for: Adopter.OfBorderWidth())
    #expect(third.borderWidth == 1)
    #expect(third.alpha == nil)
  }

  @Test func `every attribute at once keeps its own value`() {
    var model = ViewModel(kind: .button)
    model.isOpaque = false
    model.borderWidth = 2
    model.contentMode = .redraw
    model.font = FontDescriptor("Helvetica Neue", size: 17)
    model.backgroundColor = .yellow
    model.titleColorForState = [.normal: .black]
    model.masksToBounds = true
    model.imageForState = [.normal: .named("star")]
    model.shadowOffset = Offset(x: 1, y: 2)
    model.titleTextAttributes = TextAttributes(alignment: .center)
    #expect(model.isOpaque == false)
    #expect(model.borderWidth == 2)
    #expect(model.contentMode == .redraw)
    #expect(model.font == FontDescriptor("Helvetica Neue", size: 17))
    #expect(model.backgroundColor == .yellow)
    #expect(model.titleColorForState == [.normal: .black])
    #expect(model.masksToBounds == true)
    #expect(model.imageForState == [.normal: .named("star")])
    #expect(model.shadowOffset == Offset(x: 1, y: 2))
    #expect(model.titleTextAttributes == TextAttributes(alignment: .center))
  }
}

// MARK: - ViewModelSequenceTests

@Suite struct ViewModelSequenceTests {
  @Test func `iteration is sorted by name, independent of the order of writing`() {
    var model = ViewModel(kind: .button)
    model.tintColor = .red
    model.alpha = 1
    model.font = .system(size: 17)
    model.backgroundColor = .yellow
    #expect(model.map(\.attribute.name) == ["alpha", "backgroundColor", "font", "tintColor"])
    #expect(model.map(\.isDerived) == [false, false, false, false])
  }

  @Test func `elements carry value and type`() throws {
    var model = ViewModel(kind: .button)
    model.alpha = 0.5
    model.titleColorForState = [.normal: .red]
    let elements = Array(model)
    try #require(elements.count == 2)
    #expect(elements[0].value as? Double == 0.5)
    #expect(elements[0].attribute.valueType is Double.Type)
    #expect(elements[1].value as? StateValues<Color> == [.normal: .red])
    #expect(elements[1].attribute.valueType is StateValues<Color>.Type)
  }

  @Test func `an iteration is not disturbed by changes to the model`() {
    var model = ViewModel(kind: .view)
    model.alpha = 1
    model.borderWidth = 2
    var names: [String] = []
    for element in model {
      names.append(element.attribute.name)
      model = ViewModel(kind: .view)
    }
    #expect(names == ["alpha", "borderWidth"])
    #expect(Array(model).isEmpty)
  }

  @Test func `derived values are marked, and values written over them are not`() {
    struct Bar: NavigationBarNode, BackgroundColor {}
    var model = StyleApplier().viewModel(for: Bar())
    #expect(model.map(\.attribute.name) == ["backgroundColor", "barTintColor"])
    #expect(model.map(\.isDerived) == [false, true])
    model.barTintColor = .green
    #expect(model.map(\.attribute.name) == ["backgroundColor", "barTintColor"])
    #expect(model.map(\.isDerived) == [false, false])
    #expect(model.barTintColor == .green)
  }

  @Test func `a removed derived value is absent`() {
    struct Bar: NavigationBarNode, BackgroundColor {}
    var model = StyleApplier().viewModel(for: Bar())
    model.barTintColor = nil
    #expect(model.barTintColor == nil)
    #expect(model.map(\.attribute.name) == ["backgroundColor"])
  }
}

// MARK: - ViewModelDescriptionTests

@Suite struct ViewModelDescriptionTests {
  @Test func `the description is the kind and the attributes by name`() {
    var model = ViewModel(kind: .button)
    #expect("\(model)" == "button()")
    model.borderWidth = 2
    model.backgroundColor = .yellow
    #expect("\(model)" == "button(backgroundColor: #ffff00, borderWidth: 2)")
    model.font = FontDescriptor("Helvetica Neue", size: 17)
    model.titleColorForState = [.normal: .black, .highlighted: .red]
    #expect(
      "\(model)" == """
        button(backgroundColor: #ffff00, borderWidth: 2, font: Helvetica Neue 17, \
        titleColorForState: [normal: #000000, highlighted: #ff0000])
        """)
  }

  @Test func `an element's description is its attribute and its value`() throws {
    var model = ViewModel(kind: .view)
    model.alpha = 0.25
    model.isOpaque = true
    model.shadowOffset = Offset(x: 0, y: -3)
    model.contentMode = .scaleAspectFit
    #expect(
      model.map(\.description) == [
        "alpha: 0.25", "contentMode: scaleAspectFit", "isOpaque: true", "shadowOffset: (0, -3)",
      ])
    #expect(model.map(\.valueDescription) == ["0.25", "scaleAspectFit", "true", "(0, -3)"])
  }
}

// MARK: - ViewModelContentTests

/// Content is compared by its bytes, and by its values where the bytes differ.
@Suite struct ViewModelContentTests {
  private func label(_ text: String) -> ViewModel {
    var model = ViewModel(kind: .label)
    model.text = text
    return model
  }

  @Test(arguments: ["", "Row 1", "a text that is too long to be stored without a reference"])
  func `texts in different memory are the same content`(text: String) {
    // Created character by character, so a long one has separate memory.
    let copy = text.reduce(into: "") { $0.append($1) }
    #expect(label(text).hasSameContent(as: label(copy)))
  }

  @Test(arguments: [
    ("Row 1", "Row 2"), ("Row 1", ""), ("\u{E9}", "e\u{301}"),
    (
      "a text that is too long to be stored: \u{E9}",
      "a text that is too long to be stored: e\u{301}"
    ),
  ])
  func `texts with different bytes are different content`(one: String, other: String) {
    #expect(!label(one).hasSameContent(as: label(other)))
  }

  struct Mixed: Hashable, Sendable, Codable {
    var number: UInt64 = 1
    var flag: UInt8 = 2
    var text = "a"
    var last: UInt8 = 3
  }

  @Test(arguments: [
    (Mixed(), true), (Mixed(number: 9), false), (Mixed(flag: 9), false), (Mixed(text: "b"), false),
    (Mixed(last: 9), false),
  ])
  func `all bytes of a value count, whatever its size is`(other: Mixed, isSame: Bool) {
    #expect(ExactEquality.holds(Mixed(), other) == isSame)
  }
}

// MARK: - ViewModelDifferenceTests

@Suite struct ViewModelDifferenceTests {
  private func model(_ write: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: .button)
    write(&model)
    return model
  }

  @Test func `a difference names old and new by attribute`() throws {
    let before = model {
      $0.tintColor = .red
      $0.alpha = 1
      $0.cornerRadius = 8
    }
    let after = model {
      $0.tintColor = .red
      $0.borderWidth = 2
      $0.cornerRadius = 0.5
    }
    let changes = after.difference(from: before)
    #expect(
      changes.map(\.description) == [
        "alpha: 1 → nil", "borderWidth: nil → 2", "cornerRadius: 8 → 0.5",
      ])
    try #require(changes.count == 3)
    #expect(changes[0].attribute == Attribute<Double>.alpha.id)
    #expect(changes[0].old as? Double == 1)
    #expect(changes[0].new == nil)
    #expect(changes[1].old == nil)
    #expect(changes[1].new as? Double == 2)
    #expect(
      before.difference(from: after).map(\.description) == [
        "alpha: nil → 1", "borderWidth: 2 → nil", "cornerRadius: 0.5 → 8",
      ])
  }

  @Test func `equal models do not differ, and kinds are not compared`() {
    let one = model { $0.alpha = 1 }
    let other = model { $0.alpha = 1 }
    #expect(one.difference(from: one) == [])
    #expect(one.difference(from: other) == [])
    #expect(ViewModel(kind: .button).difference(from: ViewModel(kind: .label)) == [])
  }

  @Test func `a difference includes derived values`() {
    struct Bar: NavigationBarNode, BackgroundColor {
      var backgroundColor: Color { .yellow }
    }
    let bar = StyleApplier().viewModel(for: Bar())
    #expect(
      bar.difference(from: ViewModel(kind: .navigationBar)).map(\.description) == [
        "backgroundColor: nil → #ffff00", "barTintColor: nil → #ffff00",
      ])
  }

  @Test func `changes are equal by attribute, old and new`() {
    let one = model { $0.alpha = 1 }
    let half = model { $0.alpha = 0.5 }
    let none = model { _ in }
    #expect(one.difference(from: none) == model { $0.alpha = 1 }.difference(from: none))
    #expect(one.difference(from: none) != half.difference(from: none))
    #expect(one.difference(from: none) != one.difference(from: half))
    #expect(one.difference(from: none) != model { $0.cornerRadius = 1 }.difference(from: none))
  }
}

// MARK: - ViewModelSameStyleTests

/// `hasSameStyle(as:)` compares only style; `==` and `difference` also compare content.
@Suite struct ViewModelSameStyleTests {
  private static func model(
    _ kind: NodeKind = .button, _ write: (inout ViewModel) -> Void
  ) -> ViewModel {
    var model = ViewModel(kind: kind)
    write(&model)
    return model
  }

  private struct Bar: NavigationBarNode, BackgroundColor {
    let backgroundColor = Color.yellow
  }

  private static let base = model { $0.alpha = 0.5 }

  /// Two models, whether they have the same style, and the differences of the second from the
  /// first.
  private static let pairs: [(ViewModel, ViewModel, Bool, [String])] = [
    (base, base, true, []),
    (base, model { $0.alpha = 0.5 }, true, []),
    (base, model { $0.alpha = 1 }, false, ["alpha: 0.5 → 1"]),
    (base, model { _ in }, false, ["alpha: 0.5 → nil"]),
    (base, model(.label) { $0.alpha = 0.5 }, false, []),
    (
      base,
      model {
        $0.text = "Buy"
        $0.alpha = 0.5
      }, true, ["text: nil → Buy"]
    ),
    (
      model {
        $0.text = "Buy"
        $0.alpha = 0.5
      },
      model {
        $0.alpha = 0.5
        $0.text = "Sell"
      }, true, ["text: Buy → Sell"]
    ),
    (
      model { $0.text = "Buy" }, model { $0.accessibilityLabel = "Buy" }, true,
      ["accessibilityLabel: nil → Buy", "text: Buy → nil"]
    ),
    (
      model {
        $0.text = "Buy"
        $0.controlState = .selected
      },
      model {
        $0.controlState = .selected
        $0.text = "Buy"
      }, true, []
    ),
    (
      model {
        $0.text = "Buy"
        $0.alpha = 0.5
      },
      model {
        $0.text = "Sell"
        $0.alpha = 1
      }, false, ["alpha: 0.5 → 1", "text: Buy → Sell"]
    ),
    (
      StyleApplier().viewModel(for: Bar()),
      model(.navigationBar) {
        $0.text = "Cart"
        $0.barTintColor = .yellow
        $0.backgroundColor = .yellow
      }, true, ["text: nil → Cart"]
    ),
    (
      base,
      model {
        $0.alpha = 0.5
        $0.tintColor = .red
        $0.tintColor = nil
        $0[.titleColorForState, .normal] = nil
        $0.text = nil
      }, true, []
    ),
  ]

  @Test(arguments: pairs)
  private func `style is compared without content, equality and difference with it`(
    first: ViewModel, second: ViewModel, sameStyle: Bool, changes: [String]
  ) {
    #expect(first.hasSameStyle(as: second) == sameStyle)
    #expect(second.hasSameStyle(as: first) == sameStyle)
    #expect(second.difference(from: first).map(\.description) == changes)
    let isEqual = sameStyle && changes.isEmpty
    #expect((first == second) == isEqual)
    #expect((second == first) == isEqual)
    #expect(!isEqual || first.hashValue == second.hashValue)
  }
}
