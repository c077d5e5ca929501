import ProtocolStyle

/// A condition as data.
indirect enum ReferenceCondition: Sendable {
  case scheme(StyleEnvironment.ColorScheme)
  case density(Double)
  case state(ControlState)
  case both(ReferenceCondition, ReferenceCondition)
  case either(ReferenceCondition, ReferenceCondition)
  case not(ReferenceCondition)

  var condition: StyleCondition {
    switch self {
    case .scheme(let scheme): .colorScheme(scheme)
    case .density(let density): .environment(\.referenceDensity, density)
    case .state(let state): .controlState(state)
    case .both(let left, let right): left.condition && right.condition
    case .either(let left, let right): left.condition || right.condition
    case .not(let inner): !inner.condition
    }
  }

  /// The number of conditions that are sure to hold with it.
  var count: Int {
    switch self {
    case .scheme, .density, .state: 1
    case .both(let left, let right): left.count + right.count
    case .either(let left, let right): min(left.count, right.count)
    case .not(let inner): inner.count
    }
  }

  func holds(_ context: ReferenceContext, _ state: ControlState) -> Bool {
    switch self {
    case .scheme(let wanted): wanted == context.scheme
    case .density(let wanted): wanted == context.density
    case .state(let wanted): wanted == .normal ? state == .normal : state.isSuperset(of: wanted)
    case .both(let left, let right): left.holds(context, state) && right.holds(context, state)
    case .either(let left, let right): left.holds(context, state) || right.holds(context, state)
    case .not(let inner): !inner.holds(context, state)
    }
  }
}
