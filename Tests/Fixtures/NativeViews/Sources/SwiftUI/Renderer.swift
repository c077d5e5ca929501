// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

internal import Observation

/// Something that the stand-in draws itself.
@MainActor
protocol Drawable {
  @MainActor func draw(_ renderer: Renderer)
}

/// Evaluates a view as SwiftUI would, and writes what is set as text: the stand-in's screen.
@MainActor
public final class Renderer {
  /// The environment around the view.
  public var environment = EnvironmentValues()

  /// Whether views are drawn as they appear, at the first moment of their transition.
  public var showsTransitions = false

  /// The width that all views have.
  public var width: CGFloat = 0

  /// The time since animations by key frames began, in seconds.
  public var animationTime = 0.0

  private var tasks: [@Sendable () async -> Void] = []

  /// Runs the tasks that views have begun, one after the other.
  public func runTasks() async {
    let begun = tasks
    tasks = []
    for task in begun { await task() }
  }

  /// The part of a scroll view that is visible, relative to each view in it.
  public var visible: CGRect?

  /// The types whose bodies are out of date, one for each body.
  public private(set) var outdated: [String] = []

  /// The interactions of buttons and fields in the latest rendering, by their labels.
  public private(set) var buttons: [String: Interaction] = [:]

  static var current: Renderer?

  private let root: any View
  private var text = ""
  private var depth = 0
  private var path: [Int] = [0]
  private var storage: [String: Any] = [:]
  private var pending: [() -> Void] = []

  /// The contents of the latest rendering, which SwiftUI keeps until the next.
  private var contents: [Any] = []

  /// The actions of a user on a control.
  public struct Interaction {
    /// Whether it's being pressed.
    public let press: (Bool) -> Void
    /// Gives it the focus, or takes it away.
    public let focus: (Bool) -> Void
    /// Moves the pointer over it, or away from it.
    public let hover: (Bool) -> Void

    init(
      press: @escaping (Bool) -> Void = { _ in }, focus: @escaping (Bool) -> Void = { _ in },
      hover: @escaping (Bool) -> Void = { _ in }
    ) {
      (self.press, self.focus, self.hover) = (press, focus, hover)
    }
  }

  public init(_ root: any View) {
    self.root = root
  }

  /// The text of the view, when all actions for changes have run.
  public func render() -> String {
    for _ in 0..<10 {
      let former = contents
      contents = []
      defer { withExtendedLifetime(former) {} }
      (text, depth, path, outdated) = ("", 0, [0], [])
      Renderer.current = self
      draw(root)
      Renderer.current = nil
      let actions = pending
      pending = []
      for action in actions { action() }
      if outdated.isEmpty { break }
    }
    return text
  }

  func draw(_ view: some View) {
    path[path.count - 1] += 1
    path.append(0)
    defer { path.removeLast() }
    if let view = view as? any Drawable {
      view.draw(self)
    } else {
      evaluate(view) { view.body }
    }
  }

  /// Evaluates a body and draws it, and notes when it's out of date.
  func evaluate(_ owner: some Any, _ body: () -> some View) {
    let name = "\(type(of: owner))".prefix { $0 != "<" }
    for child in Mirror(reflecting: owner).children {
      (child.value as? any StoredProperty)?.link(self, key("\(name).\(child.label ?? "")"))
    }
    let content = withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { self?.outdated.append(String(name)) }
    }
    contents.append(content)
    draw(content)
  }

  /// A key for what belongs to the current place.
  func key(_ name: String) -> String { path.map(String.init).joined(separator: ".") + name }

  func value<Value>(_ key: String, or initial: Value) -> Value { storage[key] as? Value ?? initial }

  func store(_ value: some Any, _ key: String) {
    storage[key] = value
    outdated.append("state")
  }

  /// Keeps a value for a later rendering.
  func remember(_ value: some Any, _ key: String) { storage[key] = value }

  /// Begins a task at the first rendering, and when its value has changed.
  func begin(_ id: some Equatable, _ key: String, _ task: @escaping @Sendable () async -> Void) {
    if let known = storage[key], isEqual(known, id) { return }
    storage[key] = id
    tasks.append(task)
  }

  private func isEqual<Value: Equatable>(_ known: Any, _ id: Value) -> Bool {
    known as? Value == id
  }

  func whenDone(_ action: @escaping () -> Void) { pending.append(action) }

  func write(_ line: String) { text += String(repeating: " ", count: depth) + line + "\n" }

  func nested(_ line: String, _ body: () -> Void) {
    write(line)
    depth += 1
    body()
    depth -= 1
  }

  func with(_ change: (inout EnvironmentValues) -> Void, _ body: () -> Void) {
    let outer = environment
    change(&environment)
    body()
    environment = outer
  }

  func note(_ interaction: Interaction, of label: String) { buttons[label] = interaction }

  /// The text that a part is drawn as.
  func label(of view: some View) -> String {
    let outer = (text, depth)
    (text, depth) = ("", 0)
    draw(view)
    let label = text
    (text, depth) = outer
    return label.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A property wrapper whose value belongs to a place in the hierarchy.
@MainActor
protocol StoredProperty {
  func link(_ renderer: Renderer, _ key: String)
}
