/// The environment of a node, such as its color scheme, the counterpart of UIKit's
/// `UITraitCollection`.
///
/// Getters and closures read the current environment while they run:
///
/// ```swift
/// extension DimmedBackground {
///   var backgroundColor: Color {
///     StyleEnvironment.current.colorScheme == .dark ? .darkGray : .white
///   }
/// }
/// ```
///
/// An environment has the properties below, and custom ones, whose keys conform to
/// `StyleEnvironmentKey`. The reads of getters and closures are recorded, so that a change
/// invalidates only the nodes that depend on it.
public struct StyleEnvironment: Sendable {
  /// The built-in properties.
  package var storage = Storage()

  /// The assigned built-in properties; only sets of changes use it.
  var assigned: Fields = []

  /// The assigned values of keys, including defaults.
  var assignments: [ObjectIdentifier: Setting] = [:]

  /// Creates the default environment.
  public init() {}

  /// Creates an environment with a color scheme; the other properties have their defaults.
  ///
  /// - Parameter colorScheme: The color scheme, light or dark.
  public init(colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  /// The environment of the node that is being styled on this thread.
  ///
  /// Outside a `StyleApplier` it's the default environment, `StyleEnvironment()`. It's only
  /// available to the running getter: a task that the getter starts doesn't inherit it. A read
  /// costs a few nanoseconds.
  public static var current: StyleEnvironment {
    StyleContext.reference?.value.environment ?? StyleEnvironment()
  }
}

extension StyleEnvironment {
  /// The value of a key of your own; its default where none was set.
  ///
  /// - Parameter key: The key's type.
  public subscript<Key: StyleEnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      StyleContext.note(key: ObjectIdentifier(key))
      let outer = assigned.contains(.isOverCurrent) ? StyleEnvironment.current.assignments : [:]
      guard let setting = assignments[ObjectIdentifier(key)] ?? outer[ObjectIdentifier(key)] else {
        return Key.defaultValue
      }
      return setting.value as! Key.Value
    }
    set {
      // Assigning the default equals not assigning anything, also for `==`. A default that reads
      // the context is an exception, because it may have another value elsewhere.
      var context = StyleContext.current
      let (standard, reads) = ValueReference.with(&context) {
        StyleContext.tracking(at: $0) { Key.defaultValue }
      }
      assignments[ObjectIdentifier(key)] = Setting(
        value: newValue, isDefault: reads.isEmpty && ExactEquality.holds(newValue, standard))
    }
  }
}

extension StyleEnvironment {
  /// Runs a closure in this environment, as getters run.
  package func evaluating<Result>(_ body: () -> Result) -> Result {
    var context = StyleContext.current
    context.environment = self
    return context.run(body)
  }
}

// MARK: - Fields

extension StyleEnvironment {
  /// A set of the environment's built-in properties.
  ///
  /// The generator writes the bit of each.
  struct Fields: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// The width of the container of the node that is styled.
    ///
    /// Like ``controlState``, it isn't invalidated by a change of the environment.
    static let containerWidth = Fields(rawValue: 1 << 16)

    /// All keys, including those that are set later, because comparing two environments depends on
    /// all of them.
    static let everyKey = Fields(rawValue: 1 << 15)

    /// Marks an environment on top of the current one, from which it reads keys that it doesn't assign.
    static let isOverCurrent = Fields(rawValue: 1 << 31)

    /// All properties and keys of an environment.
    static let all = Fields(rawValue: .max).subtracting([.surroundings, .containerWidth])
  }
}

// MARK: - StyleEnvironmentKey

/// The key of a custom value in the environment, like SwiftUI's `EnvironmentKey`.
///
/// ```swift
/// enum DensityKey: StyleEnvironmentKey {
///   static let defaultValue = 1.0
/// }
///
/// extension StyleEnvironment {
///   var density: Double {
///     get { self[DensityKey.self] }
///     set { self[DensityKey.self] = newValue }
///   }
/// }
/// ```
public protocol StyleEnvironmentKey: SendableMetatype {
  /// The type of the values.
  associatedtype Value: Hashable & Sendable

  /// The value if none was assigned.
  static var defaultValue: Value { get }

  /// The values in which styles that read the key are examined, besides that of the tree.
  ///
  /// Certificates and other tools that examine situations take them from here. By default, all values
  /// of a Boolean or an enumeration, and none of another type; of such a type they're samples.
  static var examinedValues: [Value] { get }
}

extension StyleEnvironmentKey {
  /// The default: no value.
  public static var examinedValues: [Value] { [] }
}

extension StyleEnvironmentKey where Value: CaseIterable {
  /// The default: all values.
  public static var examinedValues: [Value] { Array(Value.allCases) }
}

extension StyleEnvironmentKey where Value == Bool {
  /// The default: both values.
  public static var examinedValues: [Bool] { [false, true] }
}

extension StyleEnvironment {
  /// The value that was assigned for a key.
  struct Setting: Hashable, Sendable {
    let value: any Hashable & Sendable

    /// Whether the value is the key's default and thus equals an unset key, except in sets of
    /// changes.
    let isDefault: Bool

    static func == (left: Setting, right: Setting) -> Bool {
      ExactEquality.holds(left.value, right.value)
    }

    func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}

// MARK: - Changes

extension StyleEnvironment {
  /// Changes to an environment: a set of assignments to properties and keys.
  ///
  /// A scope has a set of changes, so that a subtree changes only these properties and inherits all
  /// others:
  ///
  /// ```swift
  /// let night = StyleEnvironment.Changes { $0.colorScheme = .dark }
  /// ```
  ///
  /// Two sets of changes are equal if they assign the same values, in any order.
  public struct Changes: Sendable {
    /// A default environment with the assignments.
    private let environment: StyleEnvironment

    /// Creates an empty set of changes.
    public init() {
      environment = StyleEnvironment()
    }

    /// Creates the set of a closure's assignments.
    ///
    /// - Parameter body: A closure that assigns properties and keys of the environment it receives;
    ///   assigning a default is a change as well. Reading from that environment returns defaults,
    ///   because the environment to be changed isn't known yet. Assigning a whole environment
    ///   assigns everything that was assigned to that one.
    public init(_ body: (inout StyleEnvironment) -> Void) {
      var environment = StyleEnvironment()
      body(&environment)
      self.environment = environment
    }

    /// Returns the set of a closure's assignments to the current environment.
    static func toCurrent(_ body: (inout StyleEnvironment) -> Void) -> Changes {
      var changed = StyleEnvironment()
      changed.storage = StyleEnvironment.current.storage
      changed.assigned = .isOverCurrent
      body(&changed)
      var environment = StyleEnvironment()
      environment.assigned = changed.assigned.subtracting(.isOverCurrent)
      environment.storage.take(environment.assigned, from: changed.storage)
      environment.assignments = changed.assignments
      return Changes(environment)
    }

    private init(_ environment: StyleEnvironment) {
      self.environment = environment
    }

    /// A Boolean value that indicates whether nothing is assigned.
    public var isEmpty: Bool { environment.assigned.isEmpty && environment.assignments.isEmpty }

    /// The assigned built-in properties.
    var fields: Fields { environment.assigned }

    /// The assigned color scheme; nil if none is assigned.
    package var colorScheme: ColorScheme? {
      environment.assigned.contains(.colorScheme) ? environment.storage.colorScheme : nil
    }

    /// The assigned layout direction; nil if none is assigned.
    package var layoutDirection: LayoutDirection? {
      environment.assigned.contains(.layoutDirection) ? environment.storage.layoutDirection : nil
    }

    /// Returns a changed environment.
    ///
    /// - Parameter other: The environment to start from.
    /// - Returns: The same environment with these changes.
    public func applied(to other: StyleEnvironment) -> StyleEnvironment {
      if isEmpty { return other }
      var result = other
      result.storage.take(environment.assigned, from: environment.storage)
      result.assigned.formUnion(environment.assigned)
      result.assignments.merge(environment.assignments) { $1 }
      return result
    }

    /// Returns the changes of both; if both assign the same thing, these changes win.
    func merged(over lower: Changes) -> Changes {
      Changes(applied(to: lower.environment))
    }
  }
}

extension StyleEnvironment.Changes: Hashable {
  /// Returns whether two sets of changes assign the same values.
  ///
  /// - Parameters:
  ///   - left: A set of changes.
  ///   - right: Another set of changes.
  /// - Returns: Whether they are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.environment.assigned == right.environment.assigned
      && left.environment.storage == right.environment.storage
      && left.environment.assignments == right.environment.assignments
  }

  /// Hashes the assignments.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(environment.assigned)
    hasher.combine(environment.storage)
    hasher.combine(environment.assignments)
  }
}

// MARK: - Hashable

extension StyleEnvironment: Hashable {
  /// Returns whether two environments have the same properties and the same values of keys.
  ///
  /// In a getter or a closure, comparing records everything as read.
  ///
  /// - Parameters:
  ///   - left: An environment.
  ///   - right: Another environment.
  /// - Returns: Whether they are equal.
  public static func == (left: StyleEnvironment, right: StyleEnvironment) -> Bool {
    StyleContext.note(.all)
    return left.storage == right.storage && left.settings == right.settings
  }

  /// Hashes the properties and the values of keys.
  ///
  /// In a getter or a closure, hashing records everything as read.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    StyleContext.note(.all)
    hasher.combine(storage)
    hasher.combine(settings)
  }

  /// Returns the differences from another environment; a change to it invalidates whatever read
  /// them.
  package func differences(from other: StyleEnvironment) -> ContextReads {
    var result = ContextReads()
    result.insert(storage.differences(from: other.storage))
    guard !assignments.isEmpty || !other.assignments.isEmpty else { return result }
    let (settings, others) = (settings, other.settings)
    for (key, setting) in settings where others[key] != setting { result.insert(key: key) }
    for key in others.keys where settings[key] == nil { result.insert(key: key) }
    return result
  }

  /// The assigned values of keys that differ from the keys' defaults.
  private var settings: [ObjectIdentifier: Setting] {
    assignments.isEmpty ? assignments : assignments.filter { !$0.value.isDefault }
  }
}
