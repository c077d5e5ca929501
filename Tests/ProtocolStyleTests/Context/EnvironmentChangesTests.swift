import Testing

@testable import ProtocolStyle

private enum GrainKey: StyleEnvironmentKey {
  static let defaultValue = 0.0
}

@Suite struct EnvironmentChangesTests {
  private typealias Changes = StyleEnvironment.Changes

  private static let evening: StyleEnvironment = {
    var environment = StyleEnvironment(colorScheme: .dark)
    environment.idiom = .pad
    environment.displayScale = 2
    environment[GrainKey.self] = 0.5
    return environment
  }()

  /// An assignment of each property, and of a key.
  private static let assignments: [@Sendable (inout StyleEnvironment) -> Void] =
    EnvironmentRow.all.map(assignment) + [{ $0[GrainKey.self] = 4 }]

  /// An assignment of a property that changes the evening.
  private static func assignment(
    of property: EnvironmentRow
  ) -> @Sendable (inout StyleEnvironment) -> Void {
    var changed = StyleEnvironment()
    property.change(&changed)
    return property.read(changed) == property.read(evening)
      ? property.assignDefault : property.change
  }

  @Test func `no changes change nothing`() {
    #expect(Changes().isEmpty)
    #expect(Changes() == Changes { _ in })
    #expect(Changes().applied(to: Self.evening) == Self.evening)
  }

  @Test(arguments: assignments.indices)
  func `an assignment changes only its property`(index: Int) {
    let assign = Self.assignments[index]
    let changes = Changes { assign(&$0) }
    var expected = Self.evening
    assign(&expected)
    #expect(!changes.isEmpty)
    #expect(changes != Changes())
    #expect(changes.applied(to: Self.evening) == expected)
    #expect(expected != Self.evening)
  }

  @Test func `assigning a default is a change`() {
    let plain = Changes {
      $0.idiom = .unspecified
      $0[GrainKey.self] = 0
    }
    #expect(!plain.isEmpty)
    #expect(plain != Changes())
    #expect(plain != Changes { $0.idiom = .unspecified })
    #expect(plain.applied(to: Self.evening).idiom == .unspecified)
    #expect(plain.applied(to: Self.evening)[GrainKey.self] == 0)
    #expect(plain.applied(to: Self.evening).colorScheme == .dark)
  }

  @Test func `the order doesn't matter, and the last of several assignments wins`() {
    let one = Changes {
      $0.idiom = .tv
      $0[GrainKey.self] = 2
      $0.contrast = .increased
    }
    let other = Changes {
      $0.contrast = .increased
      $0.idiom = .phone
      $0[GrainKey.self] = 2
      $0.idiom = .tv
    }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != Changes { $0.idiom = .tv })
  }

  @Test func `the body reads the defaults`() {
    let doubled = Changes { $0.displayScale *= 2 }
    #expect(doubled.applied(to: Self.evening).displayScale == 2)
    #expect(doubled == Changes { $0.displayScale = 2 })
  }

  @Test func `assigning a whole environment assigns what was assigned to it`() {
    let whole = Changes { $0 = StyleEnvironment(colorScheme: .light) }
    #expect(whole == Changes { $0.colorScheme = .light })
    #expect(Changes { $0 = StyleEnvironment() }.isEmpty)
  }

  @Test func `upper changes win if both assign`() {
    let lower = Changes {
      $0.colorScheme = .light
      $0.idiom = .watch
      $0[GrainKey.self] = 7
    }
    let upper = Changes {
      $0.idiom = .unspecified
      $0[GrainKey.self] = 0
      $0.contrast = .increased
    }
    let merged = Changes {
      $0.colorScheme = .light
      $0.idiom = .unspecified
      $0[GrainKey.self] = 0
      $0.contrast = .increased
    }
    #expect(upper.merged(over: lower) == merged)
    #expect(
      upper.merged(over: lower).applied(to: Self.evening)
        == upper.applied(to: lower.applied(to: Self.evening)))
    #expect(upper.merged(over: Changes()) == upper)
    #expect(Changes().merged(over: upper) == upper)
  }

  @Test func `comparing changes records no reads`() {
    let read = StyleContext.evaluate { Set([Changes { $0.idiom = .tv }, Changes()]).count }
    #expect(read.result == 2)
    #expect(read.reads.isEmpty)
  }
}
