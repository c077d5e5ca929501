// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  @MainActor
  public var wrappedValue: Value {
    (Renderer.current?.environment ?? EnvironmentValues())[keyPath: keyPath]
  }
}

@MainActor @propertyWrapper
@available(iOS 15, *)
public struct FocusState<Value: Hashable> {
  @MainActor @propertyWrapper
  public struct Binding {
    let box: Box
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding { self }
  }

  final class Box: @unchecked Sendable {
    let initial: Value
    @MainActor weak var renderer: Renderer?
    @MainActor var key = ""

    init(_ initial: Value) {
      self.initial = initial
    }

    @MainActor var value: Value {
      get { renderer?.value(key, or: initial) ?? initial }
      set { renderer?.store(newValue, key) }
    }
  }

  private let box: Box

  public nonisolated init() where Value == Bool {
    box = Box(false)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: box) }
}

extension FocusState: StoredProperty {
  func link(_ renderer: Renderer, _ key: String) {
    (box.renderer, box.key) = (renderer, key)
  }
}

@propertyWrapper
public struct State<Value>: @unchecked Sendable {
  private final class Box {
    let initial: Value
    weak var renderer: Renderer?
    var key = ""

    init(_ initial: Value) {
      self.initial = initial
    }
  }

  private let box: Box

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  @MainActor
  public var wrappedValue: Value {
    get { box.renderer?.value(box.key, or: box.initial) ?? box.initial }
    nonmutating set { box.renderer?.store(newValue, box.key) }
  }
}

extension State: StoredProperty {
  func link(_ renderer: Renderer, _ key: String) {
    (box.renderer, box.key) = (renderer, key)
  }
}

@propertyWrapper
public struct Binding<Value> {
  private let get: @isolated(any) @Sendable () -> Value
  private let set: @isolated(any) @Sendable (Value) -> Void

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  @MainActor
  public var wrappedValue: Value {
    get { unsafeBitCast(get, to: (@MainActor () -> Value).self)() }
    nonmutating set { unsafeBitCast(set, to: (@MainActor (Value) -> Void).self)(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}
