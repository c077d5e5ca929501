/// What getters can read about the place of a node in its tree: the state of its enclosing control,
/// its position among its siblings, and the states of its descendants.
///
/// Invariant: parts that aren't known have the values of ``normal``, so that equal knowledge compares
/// equal.
struct Surroundings: Hashable, Sendable {
  /// The parts that are known, or that were read.
  private(set) var known: ReadStates

  /// The control state of the enclosing control.
  private(set) var enclosingState = ControlState.normal

  /// The control states of all descendants, united.
  private(set) var descendantState = ControlState.normal

  /// The positions among the siblings that the node has.
  private(set) var positions: ReadStates = []

  /// Creates surroundings of which nothing is known.
  init() { known = [] }

  private init(knowing parts: ReadStates) { known = parts }

  /// Creates surroundings of which the control states are known, as far as they aren't nil.
  init(enclosingState: ControlState?, descendantState: ControlState? = nil) {
    self.init()
    if let enclosingState { setEnclosingState(enclosingState) }
    if let descendantState { setDescendantState(descendantState) }
  }

  /// Those of no node: normal states, and no position.
  static let normal = Surroundings(knowing: .surroundings)

  mutating func setEnclosingState(_ state: ControlState) {
    known.insert(.enclosingState)
    enclosingState = state
  }

  mutating func setDescendantState(_ state: ControlState) {
    known.insert(.descendantState)
    descendantState = state
  }

  /// Sets whether the node has a position.
  mutating func set(_ position: ReadStates, to isHeld: Bool) {
    known.formUnion(position)
    if isHeld { positions.formUnion(position) } else { positions.subtract(position) }
  }

  /// The state of the enclosing control; nil if it isn't known.
  var knownEnclosingState: ControlState? {
    known.contains(.enclosingState) ? enclosingState : nil
  }

  /// Whether a node can have these of some positions.
  func isPossible(_ parts: ReadStates) -> Bool {
    SiblingPosition.isPossible { isHeld in
      SiblingPosition.allCases.allSatisfy {
        !parts.contains($0.part) || isHeld($0) == positions.contains($0.part)
      }
    }
  }

  /// The given parts, as far as they're known.
  func intersection(_ parts: ReadStates) -> Surroundings {
    var result = Surroundings(knowing: known.intersection(parts))
    if result.known.contains(.enclosingState) { result.enclosingState = enclosingState }
    if result.known.contains(.descendantState) { result.descendantState = descendantState }
    result.positions = positions.intersection(parts)
    return result
  }

  /// Replaces the parts that others know by theirs.
  mutating func merge(_ others: Surroundings) {
    if others.known.contains(.enclosingState) { enclosingState = others.enclosingState }
    if others.known.contains(.descendantState) { descendantState = others.descendantState }
    positions = positions.subtracting(others.known).union(others.positions)
    known.formUnion(others.known)
  }

  /// These with the parts that others know replaced by theirs.
  func merging(_ others: Surroundings) -> Surroundings {
    var result = self
    result.merge(others)
    return result
  }
}

extension Surroundings: CustomStringConvertible {
  /// The known parts in Swift syntax, such as `descendantControlState(focused)`.
  var description: String {
    known.elements.map { part in
      switch part {
      case .enclosingState: "enclosingControlState(\(enclosingState))"
      case .descendantState: "descendantControlState(\(descendantState))"
      default:
        (positions.contains(part) ? "" : "!") + "siblingPosition(\(part.positionName ?? ""))"
      }
    }.joined(separator: ", ")
  }
}

// MARK: - ReadStates

/// The states that an evaluation reads: the control state of the node, and the parts of its
/// ``Surroundings``.
struct ReadStates: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The control state of the node.
  static let controlState = ReadStates(rawValue: 1)

  /// The control state of the node's enclosing control.
  static let enclosingState = ReadStates(rawValue: 2)

  /// The control states of the node's descendants.
  static let descendantState = ReadStates(rawValue: 4)

  /// Whether the node is the first of its siblings, the last one, or has an even number.
  static let isFirst = ReadStates(rawValue: 8)
  static let isLast = ReadStates(rawValue: 16)
  static let isEven = ReadStates(rawValue: 32)

  /// Whether the node is the only one, which may stay the same when it's the first before and after.
  static let isOnly = ReadStates(rawValue: 64)

  /// All positions among siblings.
  static let positions: ReadStates = [.isFirst, .isLast, .isEven, .isOnly]

  /// All that's outside of the node.
  static let surroundings: ReadStates = [.enclosingState, .descendantState, .positions]

  /// The name of a single position; nil for others.
  var positionName: String? {
    switch self {
    case .isFirst: "first"
    case .isLast: "last"
    case .isEven: "even"
    case .isOnly: "only"
    default: nil
    }
  }

  /// The states among fields that were read.
  init(_ fields: StyleEnvironment.Fields) {
    // The bits of both have the same order.
    rawValue = UInt8(
      truncatingIfNeeded: fields.intersection(.states).rawValue
        >> StyleEnvironment.Fields.firstStateBit)
  }

  /// The states in a set of reads.
  init(_ reads: ContextReads) { self.init(reads.fields) }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The states that getters have tested control states for.
struct TestedStates: Equatable {
  /// Those of the node and its enclosing control.
  var others = ControlState.normal

  /// Those of the descendants.
  var descendants = ControlState.normal

  /// The state that was read last.
  var lastRead = ReadStates.controlState

  mutating func formUnion(_ other: TestedStates) {
    others.formUnion(other.others)
    descendants.formUnion(other.descendants)
  }
}

extension StyleEnvironment.Fields {
  /// The place of the first bit that stands for a state.
  static let firstStateBit: UInt32 = 17

  /// The fields that stand for states.
  init(_ states: ReadStates) { self.init(rawValue: UInt32(states.rawValue) << Self.firstStateBit) }

  /// The control state of the node that is styled.
  ///
  /// It never differs between two environments, so it's never invalidated by a change of the
  /// environment. A change of the state invalidates the node itself.
  static let controlState = Self(ReadStates.controlState)

  /// The parts of the surroundings of the node that is styled.
  ///
  /// Like ``controlState``, they aren't invalidated by a change of the environment.
  static let enclosingControlState = Self(ReadStates.enclosingState)
  static let surroundings = Self(ReadStates.surroundings)

  /// The control states of the node, its enclosing control and its descendants.
  static let controlStates = Self([.controlState, .enclosingState, .descendantState])

  /// The control state and all surroundings.
  static let states: Self = [.controlState, .surroundings]
}
