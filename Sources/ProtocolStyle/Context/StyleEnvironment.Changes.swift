extension StyleEnvironment {
  /// Some changes to an environment: a set of assignments, not a whole.
  ///
  /// A scope has one, so that a subtree changes what it names and follows its surroundings in
  /// everything else:
  ///
  /// ```swift
  /// let night = StyleEnvironment.Changes { $0.colorScheme = .dark }
  /// ```
  ///
  /// Two sets of changes are equal when they assign the same values, in whatever order.
  public struct Changes: Sendable {
    /// A default environment but for what is assigned in it.
    private let environment: StyleEnvironment

    /// Makes changes that change nothing.
    public init() {
      environment = StyleEnvironment()
    }

    /// Collects what a closure assigns.
    ///
    /// - Parameter body: Assigns properties and keys of the environment it is given; assigning a
    ///   default counts as well. What it reads from that environment are the defaults, for it is not
    ///   known yet what will be changed. Assigning a whole environment counts as
    ///   assigning what was assigned to that one.
    public init(_ body: (inout StyleEnvironment) -> Void) {
      var environment = StyleEnvironment()
      body(&environment)
      self.environment = environment
    }

    private init(_ environment: StyleEnvironment) {
      self.environment = environment
    }

    /// Whether nothing is changed.
    public var isEmpty: Bool { environment.assigned.isEmpty && environment.assignments.isEmpty }

    /// Changes an environment.
    ///
    /// - Parameter other: The environment to start from.
    /// - Returns: The same environment, with what is assigned here instead of what it had.
    public func applied(to other: StyleEnvironment) -> StyleEnvironment {
      var result = other
      result.storage.take(environment.assigned, from: environment.storage)
      result.assigned.formUnion(environment.assigned)
      result.assignments.merge(environment.assignments) { $1 }
      return result
    }

    /// What both assign; where they assign the same thing, these changes count.
    func merged(over lower: Changes) -> Changes {
      Changes(applied(to: lower.environment))
    }
  }
}

extension StyleEnvironment.Changes: Hashable {
  /// Whether two sets of changes assign the same values.
  ///
  /// - Parameters:
  ///   - left: A set of changes.
  ///   - right: Another set of changes.
  /// - Returns: Whether nothing in them differs.
  public static func == (left: Self, right: Self) -> Bool {
    left.environment.assigned == right.environment.assigned
      && left.environment.storage == right.environment.storage
      && left.environment.assignments == right.environment.assignments
  }

  /// Hashes what is assigned.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(environment.assigned)
    hasher.combine(environment.storage)
    hasher.combine(environment.assignments)
  }
}
