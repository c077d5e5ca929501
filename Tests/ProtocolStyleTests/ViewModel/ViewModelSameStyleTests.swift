import ProtocolStyle
import Testing

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
