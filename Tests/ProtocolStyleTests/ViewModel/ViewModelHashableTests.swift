import ProtocolStyle
import Testing

@Suite struct ViewModelHashableTests {
  private func model(_ write: (inout ViewModel) -> Void) -> ViewModel {
    var model = ViewModel(kind: .navigationBar)
    write(&model)
    return model
  }

  private func expectEqual(
    _ left: ViewModel, _ right: ViewModel, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(left == right, sourceLocation: sourceLocation)
    #expect(right == left, sourceLocation: sourceLocation)
    #expect(left.hashValue == right.hashValue, sourceLocation: sourceLocation)
    #expect(left.difference(from: right) == [], sourceLocation: sourceLocation)
  }

  @Test func `the order of writing doesn't matter`() {
    expectEqual(
      model {
        $0.alpha = 1
        $0.backgroundColor = .red
        $0.font = .system(size: 17)
      },
      model {
        $0.font = .system(size: 17)
        $0.backgroundColor = .blue
        $0.alpha = 1
        $0.backgroundColor = .red
      })
  }

  @Test func `it doesn't matter whether a value is derived or written`() {
    struct Bar: NavigationBarNode, BackgroundColor {
      var backgroundColor: Color { .yellow }
    }
    expectEqual(
      StyleApplier().viewModel(for: Bar()),
      model {
        $0.barTintColor = .yellow
        $0.backgroundColor = .yellow
      })
  }

  @Test func `a value hidden by a derived one doesn't matter`() {
    struct Bar: NavigationBarNode, BackgroundColor {
      var backgroundColor: Color { .yellow }
    }
    var overGreen = model { $0.barTintColor = .green }
    StyleApplier().apply(Bar(), to: &overGreen)
    expectEqual(overGreen, StyleApplier().viewModel(for: Bar()))
  }

  @Test func `a removed value doesn't matter`() {
    expectEqual(
      model {
        $0.alpha = 1
        $0.barTintColor = .red
        $0.barTintColor = nil
      },
      model { $0.alpha = 1 })
  }

  @Test func `a different value, attribute or kind matters`() {
    let one = model { $0.alpha = 1 }
    #expect(one != model { $0.alpha = 0.5 })
    #expect(one != model { $0.cornerRadius = 1 })
    #expect(one != model { _ in })
    #expect(model { _ in } != one)
    #expect(
      one
        != model {
          $0.alpha = 1
          $0.cornerRadius = 1
        })
    #expect(ViewModel(kind: .view) != ViewModel(kind: .control))
  }

  @Test func `equal models are one element of a set`() {
    let models: Set = [
      model { $0.alpha = 1 }, model { $0.alpha = 1 }, model { $0.alpha = 0.5 },
    ]
    #expect(models.count == 2)
  }
}
