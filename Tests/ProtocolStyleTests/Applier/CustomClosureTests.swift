import ProtocolStyle
import Testing

@Suite struct CustomClosureTests {
  @Test func `a closure writes values without style protocols`() {
    let model = StyleApplier().viewModel(for: SmartButton())
    #expect(model.titleColorForState == [.normal: .black, .highlighted: .red])
    #expect(model.backgroundColor == .yellow)
  }

  @Test func `a closure sees and overwrites the conformances' values`() {
    let model = StyleApplier().viewModel(
      for: Button {
        $0.borderWidth = $0.backgroundColor == .yellow ? 3 : 0
        $0.backgroundColor = .green
      })
    #expect(model.borderWidth == 3)
    #expect(model.backgroundColor == .green)
  }

  @Test func `a closure does not see derived values yet`() {
    let bar = Bar { $0.isTranslucent = $0.barTintColor != nil }
    let model = StyleApplier().viewModel(for: bar)
    #expect(model.isTranslucent == false)
    #expect(model.barTintColor == .yellow)
  }

  @Test func `a closure doesn't see values that an earlier application derived`() {
    let bar = Bar { $0.isTranslucent = $0.barTintColor != nil }
    var model = StyleApplier().viewModel(for: Bar { _ in })
    StyleApplier().apply(bar, to: &model)
    #expect(model.isTranslucent == false)
    #expect(model.barTintColor == .yellow)
  }

  @Test func `a closure reads the node's state at each call`() {
    let node = Counter()
    let applier = StyleApplier()
    #expect(applier.viewModel(for: node).borderWidth == 1)
    #expect(applier.viewModel(for: node).borderWidth == 2)
    node.count = 10
    #expect(applier.viewModel(for: node).borderWidth == 11)
  }

  @Test func `attributes that the kind doesn't use are dropped after the closure`() {
    let model = StyleApplier().viewModel(
      for: Button {
        $0.onTintColor = .red
        $0.barTintColor = .red
        $0.alpha = 0.5
      })
    #expect("\(model)" == "button(alpha: 0.5, backgroundColor: #ffff00)")
  }

  @Test func `a closure removes attributes`() {
    let model = StyleApplier().viewModel(for: Button { $0.backgroundColor = nil })
    #expect("\(model)" == "button()")
  }

  @Test func `a closure that writes nothing changes nothing`() {
    let model = StyleApplier().viewModel(for: Button { _ in })
    #expect("\(model)" == "button(backgroundColor: #ffff00)")
  }

  @Test func `a closure can replace the model, except for its kind`() {
    let model = StyleApplier().viewModel(
      for: Button {
        $0 = ViewModel(kind: .label)
        $0.textColor = .red
        $0.lineBreakMode = .byClipping
      })
    #expect(model.kind == .button)
    #expect("\(model)" == "button(textColor: #ff0000, titleColorForState: [normal: #ff0000])")
  }

  @Test func `all values of a replaced model are written by the closure`() {
    let tinted = StyleApplier().viewModel(
      for: Bar {
        var other = ViewModel(kind: .navigationBar)
        other.barTintColor = .green
        other.backgroundColor = $0.backgroundColor
        $0 = other
      })
    #expect(tinted.barTintColor == .green)
    #expect(tinted.backgroundColor == .yellow)
    let none = StyleApplier().viewModel(
      for: Bar {
        $0 = ViewModel(kind: .navigationBar)
        $0.backgroundColor = .red
        $0.barTintColor = nil
      })
    #expect(none.barTintColor == nil)
    #expect(none.backgroundColor == .red)
  }

  @Test func `a change to a copy of the model is not the closure's`() {
    let model = StyleApplier().viewModel(
      for: Bar {
        var copy = $0
        copy.barTintColor = .green
        copy.alpha = 0
      })
    #expect(model.barTintColor == .yellow)
    #expect(model.alpha == nil)
  }

  @Test func `derived values of a replacing model are dropped`() {
    let model = StyleApplier().viewModel(
      for: Bar {
        $0 = StyleApplier().viewModel(for: Bar { _ in })
        $0.backgroundColor = nil
      })
    #expect(model.barTintColor == nil)
    #expect("\(model)" == "navigationBar()")
  }

  @Test func `a node applied in a closure is written by the closure`() {
    struct GreenTint: NavigationBarNode, BarTintColor {
      var barTintColor: Color { .green }
    }
    let model = StyleApplier().viewModel(
      for: Bar { StyleApplier().apply(GreenTint(), to: &$0) })
    #expect(model.barTintColor == .green)
    #expect(model.backgroundColor == .yellow)
  }

  @Test func `a background applied in a closure gives the bar tint`() {
    struct TintedBar: NavigationBarNode, BarTintColor, CustomClosure {
      var barTintColor: Color { .green }
      var customClosure: StyleClosure { { StyleApplier().apply(Bar { _ in }, to: &$0) } }
    }
    let model = StyleApplier().viewModel(for: TintedBar())
    #expect(model.backgroundColor == .yellow)
    #expect(model.barTintColor == .yellow)
    #expect(model.derivedNames == ["barTintColor"])
  }

  @Test func `a closure's writes and the nodes it applies have the same level`() {
    let model = StyleApplier().viewModel(
      for: Bar {
        $0.barTintColor = .red
        StyleApplier().apply(Bar { $0.isTranslucent = false }, to: &$0)
      })
    #expect(model.isTranslucent == false)
    #expect(model.backgroundColor == .yellow)
    // Within a level, an explicit value overrides a derived one.
    #expect(model.barTintColor == .red)
  }
}

extension CustomClosureTests {
  protocol SmartButtonAppearance: CustomClosure {}

  private struct SmartButton: ButtonNode, BackgroundColor, SmartButtonAppearance {
    var backgroundColor: Color { .yellow }
  }

  private struct Button: ButtonNode, BackgroundColor, CustomClosure {
    let customClosure: StyleClosure
    var backgroundColor: Color { .yellow }

    init(_ customClosure: @escaping StyleClosure) {
      self.customClosure = customClosure
    }
  }

  private struct Bar: NavigationBarNode, BackgroundColor, CustomClosure {
    let customClosure: StyleClosure
    var backgroundColor: Color { .yellow }

    init(_ customClosure: @escaping StyleClosure) {
      self.customClosure = customClosure
    }
  }

  private final class Counter: ViewNode, CustomClosure {
    var count = 0

    var customClosure: StyleClosure {
      count += 1
      return { [count] in $0.borderWidth = Double(count) }
    }
  }
}

extension CustomClosureTests.SmartButtonAppearance {
  var customClosure: StyleClosure {
    { $0.titleColorForState = [.normal: .black, .highlighted: .red] }
  }
}
