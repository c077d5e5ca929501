import ProtocolStyle
import Testing

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
