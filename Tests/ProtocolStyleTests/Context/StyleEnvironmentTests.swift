import Testing

@testable import ProtocolStyle

@Suite struct StyleEnvironmentTests {
  private static let dark = StyleEnvironment(colorScheme: .dark)

  @Test func `the default environment is light and current outside an applier`() {
    #expect(StyleEnvironment().colorScheme == .light)
    #expect(StyleEnvironment.current == StyleEnvironment())
    #expect(StyleEnvironment() != Self.dark)
  }

  @Test func `getters and closures find the environment that was given`() {
    let applier = StyleApplier()
    #expect(applier.viewModel(for: Dimmed()).alpha == 1)
    #expect(applier.viewModel(for: Dimmed(), in: Self.dark).alpha == 0.5)
    #expect(applier.viewModel(for: Dimmed(), in: Self.dark).borderWidth == 2)
    #expect(applier.viewModel(for: Dimmed(), in: StyleEnvironment()).alpha == 1)
    #expect(applier.viewModel(for: Dimmed()).borderWidth == 1)
  }

  @Test func `applying finds the environment that was given`() {
    var model = ViewModel(kind: .view)
    StyleApplier().apply(Dimmed(), to: &model, in: Self.dark)
    #expect(model.alpha == 0.5)
    StyleApplier().apply(Dimmed(), to: &model)
    #expect(model.alpha == 1)
  }

  @Test func `the environment ends with the call`() {
    _ = StyleApplier().viewModel(for: Dimmed(), in: Self.dark)
    #expect(StyleEnvironment.current.colorScheme == .light)
  }

  @Test func `styling inside a getter inherits the environment`() {
    #expect(StyleApplier().viewModel(for: Outer(inner: nil), in: Self.dark).alpha == 0.5)
    #expect(StyleApplier().viewModel(for: Outer(inner: nil)).alpha == 1)
  }

  @Test(arguments: StyleEnvironment.ColorScheme.allCases, StyleEnvironment.ColorScheme.allCases)
  func `styling inside a getter restores the outer environment`(
    outer: StyleEnvironment.ColorScheme, inner: StyleEnvironment.ColorScheme
  ) {
    let model = StyleApplier().viewModel(
      for: Outer(inner: StyleEnvironment(colorScheme: inner)),
      in: StyleEnvironment(colorScheme: outer))
    #expect(model.alpha == (inner == .dark ? 0.5 : 1))
    #expect(model.cornerRadius == (outer == .dark ? 4 : 8))
    #expect(model.backgroundColor == (outer == .dark ? .black : .white))
    #expect(StyleEnvironment.current == StyleEnvironment())
  }

  @Test func `a task that a getter starts does not inherit the environment`() async {
    let node = Starting()
    _ = StyleApplier().viewModel(for: node, in: Self.dark)
    #expect(await node.task?.value == .light)
  }
}

extension StyleEnvironmentTests {
  private struct Dimmed: ViewNode, Alpha, CustomClosure {
    var alpha: Double { StyleEnvironment.current.colorScheme == .dark ? 0.5 : 1 }
    var customClosure: StyleClosure {
      { $0.borderWidth = StyleEnvironment.current.colorScheme == .dark ? 2 : 1 }
    }
  }

  /// Styles another node in one getter, and reads the environment in this and other getters.
  private struct Outer: ViewNode, Alpha, CornerRadius, BackgroundColor {
    var inner: StyleEnvironment?

    var alpha: Double { StyleApplier().viewModel(for: Dimmed(), in: inner).alpha! }

    var cornerRadius: Double {
      _ = StyleApplier().viewModel(for: Dimmed(), in: inner)
      return StyleEnvironment.current.colorScheme == .dark ? 4 : 8
    }
  }

  private final class Starting: ViewNode, Alpha {
    var task: Task<StyleEnvironment.ColorScheme, Never>?

    var alpha: Double {
      task = Task { StyleEnvironment.current.colorScheme }
      return 1
    }
  }
}

// MARK: - StandardEnvironmentTests

@Suite struct StandardEnvironmentTests {
  @Test func `the default environment is a light screen with the usual text size`() {
    let environment = StyleEnvironment()
    #expect(environment.colorScheme == .light)
    #expect(environment.contrast == .standard)
    #expect(environment.contentSizeCategory == .large)
    #expect(environment.layoutDirection == .leftToRight)
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.idiom == .unspecified)
    #expect(environment.orientation == .portrait)
    #expect(environment.displayScale == 1)
    #expect(!environment.reduceMotion)
  }

  @Test(arguments: EnvironmentRow.all)
  func `every property counts for equality`(property: EnvironmentRow) {
    var environment = StyleEnvironment()
    property.change(&environment)
    #expect(environment != StyleEnvironment())
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [Double])
  func `an invalid scale is replaced by 1`(scale: Double) {
    var environment = StyleEnvironment()
    environment.displayScale = 3
    environment.displayScale = scale
    #expect(environment.displayScale == 1)
  }

  @Test func `categories are ordered by size`() {
    #expect(
      StyleEnvironment.ContentSizeCategory.allCases
        == StyleEnvironment.ContentSizeCategory.allCases.sorted())
    #expect(!StyleEnvironment.ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(StyleEnvironment.ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func `two orientations are landscape`() {
    #expect(
      StyleEnvironment.Orientation.allCases.filter(\.isLandscape) == [
        .landscapeLeft, .landscapeRight,
      ])
  }
}

// MARK: - StyleEnvironmentKeyTests

private enum DensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

private enum SeasonKey: StyleEnvironmentKey {
  static let defaultValue: String? = nil
}

/// A key whose default depends on the environment.
private enum StrokeKey: StyleEnvironmentKey {
  static var defaultValue: Double { StyleEnvironment.current.colorScheme == .dark ? 3 : 1 }
}

private enum AccentWidthKey: StyleEnvironmentKey {
  static var defaultValue: Double { Token.stroke.value }
}

extension Token<Double> {
  fileprivate static let stroke = Token("keyStroke", default: 1)
}

extension StyleEnvironment {
  fileprivate var density: Double {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

@Suite struct StyleEnvironmentKeyTests {
  private struct DenseView: ViewNode, BorderWidth {
    var borderWidth: Double { 8 * StyleEnvironment.current.density }
  }

  @Test func `a key that was not set has its default`() {
    #expect(StyleEnvironment().density == 1)
    #expect(StyleEnvironment()[SeasonKey.self] == nil)
  }

  @Test func `keys are distinguished by their types`() {
    var environment = StyleEnvironment()
    environment.density = 2
    environment[SeasonKey.self] = "winter"
    #expect(environment.density == 2)
    #expect(environment[SeasonKey.self] == "winter")
  }

  @Test func `setting a default is not setting`() {
    var environment = StyleEnvironment()
    environment.density = 2
    #expect(environment != StyleEnvironment())
    environment.density = 1
    #expect(environment == StyleEnvironment())
    #expect(environment.hashValue == StyleEnvironment().hashValue)
  }

  private struct StrokedView: ViewNode, BorderWidth, CornerRadius {
    var borderWidth: Double { StyleEnvironment.current[StrokeKey.self] }
    var cornerRadius: Double { StyleEnvironment.current[AccentWidthKey.self] }
  }

  @Test func `a value that the default happens to have outside is kept where it has another`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .dark))
    let view = tree.attach(StrokedView())
    #expect(tree.viewModel(of: view).borderWidth == 3)
    tree.environment[StrokeKey.self] = 1
    #expect(tree.viewModel(of: view).borderWidth == 1)
  }

  @Test func `so is one that only a theme tells from the default`() {
    let tree = StyleTree(themes: [Theme("bold") { $0[.stroke] = 5 }])
    let view = tree.attach(StrokedView())
    #expect(tree.viewModel(of: view).cornerRadius == 5)
    tree.environment[AccentWidthKey.self] = 1
    #expect(tree.viewModel(of: view).cornerRadius == 1)
  }

  @Test func `a subtree keeps such a value too`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .dark))
    let outer = tree.attach(StrokedView())
    let inner = tree.attach(StrokedView(), to: outer)
    _ = tree.viewModel(of: inner)
    tree.setScope(StyleScope(environment: { $0[StrokeKey.self] = 1 }), at: inner)
    #expect(tree.viewModel(of: outer).borderWidth == 3)
    #expect(tree.viewModel(of: inner).borderWidth == 1)
  }

  @Test func `an assigned value differs from a default that depends on the surroundings`() {
    var environment = StyleEnvironment()
    environment[StrokeKey.self] = 1
    #expect(environment != StyleEnvironment())
    let dark = StyleEnvironment(colorScheme: .dark)
    var assigned = dark
    assigned[StrokeKey.self] = 1
    #expect(dark.evaluating { StyleEnvironment.current[StrokeKey.self] } == 3)
    #expect(assigned.evaluating { StyleEnvironment.current[StrokeKey.self] } == 1)
  }

  @Test func `a copy is a separate value`() {
    let environment = StyleEnvironment()
    var copy = environment
    copy.density = 3
    #expect(environment.density == 1)
  }

  @Test func `a getter reads the key`() {
    var environment = StyleEnvironment()
    environment.density = 0.5
    let applier = StyleApplier()
    #expect(applier.viewModel(for: DenseView(), in: environment).borderWidth == 4)
    #expect(applier.viewModel(for: DenseView()).borderWidth == 8)
  }
}

// MARK: - EnvironmentChangesTests

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

// MARK: - LayoutDirectionTests

@Suite struct LayoutDirectionTests {
  @Test(arguments: [
    (
      TextAlignmentValue.natural, StyleEnvironment.LayoutDirection.leftToRight,
      TextAlignmentValue.left
    ),
    (.natural, .rightToLeft, .right),
    (.left, .rightToLeft, .left),
    (.right, .leftToRight, .right),
    (.center, .rightToLeft, .center),
    (.justified, .rightToLeft, .justified),
  ])
  func `natural text starts where lines start`(
    alignment: TextAlignmentValue, direction: StyleEnvironment.LayoutDirection,
    side: TextAlignmentValue
  ) {
    #expect(alignment.resolved(for: direction) == side)
  }

  private static let places:
    [(
      ContentHorizontalAlignmentValue, StyleEnvironment.LayoutDirection,
      ContentHorizontalAlignmentValue
    )] = [
      (.leading, .leftToRight, .left),
      (.leading, .rightToLeft, .right),
      (.trailing, .leftToRight, .right),
      (.trailing, .rightToLeft, .left),
      (.left, .rightToLeft, .left),
      (.right, .rightToLeft, .right),
      (.center, .rightToLeft, .center),
      (.fill, .rightToLeft, .fill),
    ]

  @Test(arguments: places)
  func `leading content is at the side where lines start`(
    alignment: ContentHorizontalAlignmentValue, direction: StyleEnvironment.LayoutDirection,
    side: ContentHorizontalAlignmentValue
  ) {
    #expect(alignment.resolved(for: direction) == side)
  }

  @Test func `a view model keeps the written alignment`() {
    struct Caption: LabelNode, TextAlignment {}
    var environment = StyleEnvironment()
    environment.layoutDirection = .rightToLeft
    #expect(StyleApplier().viewModel(for: Caption(), in: environment).textAlignment == .natural)
  }

  private struct Row: ButtonNode, Padding, ContentEdgeInsets {
    static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var padding: EdgeInsets { Self.insets }
    var contentEdgeInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test(arguments: [
    (
      StyleEnvironment.LayoutDirection.leftToRight, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    ),
    (.rightToLeft, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
  ])
  func `insets from the leading edge are resolved when they're written`(
    direction: StyleEnvironment.LayoutDirection, padding: EdgeInsets
  ) {
    var environment = StyleEnvironment()
    environment.layoutDirection = direction
    let model = StyleApplier().viewModel(for: Row(), in: environment)
    #expect(model.padding == padding)
    #expect(model.padding?.followsLayoutDirection == false)
    #expect(model.contentEdgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let tree = StyleTree(environment: environment)
    let row = tree.attach(Row())
    #expect(tree.viewModel(of: row).padding == padding)
    tree.environment.layoutDirection = .rightToLeft
    #expect(tree.viewModel(of: row).padding == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
