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

    private init(_ environment: StyleEnvironment) {
      self.environment = environment
    }

    /// A Boolean value that indicates whether nothing is assigned.
    public var isEmpty: Bool { environment.assigned.isEmpty && environment.assignments.isEmpty }

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
