import ProtocolStyle

/// What getters and closures find around them, as the reference knows it.
struct ReferenceContext {
  var scheme = StyleEnvironment.ColorScheme.light
  var density = 1.0

  /// The control state of the node that is being styled.
  var state = ControlState.normal

  /// What `Token.reference` answers; white by default.
  var accent = Color.white

  /// What themes set for `Token.referenceLink`; the accent answers where they set nothing.
  var link: Color?

  /// What getters find of the environment while the tree runs them.
  static var current: ReferenceContext {
    let environment = StyleEnvironment.current
    return ReferenceContext(
      scheme: environment.colorScheme, density: environment.referenceDensity,
      state: ControlState.current)
  }
}

enum ReferenceDensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

extension StyleEnvironment {
  /// A property of one's own that rules, scopes and getters of the random test use.
  var referenceDensity: Double {
    get { self[ReferenceDensityKey.self] }
    set { self[ReferenceDensityKey.self] = newValue }
  }
}

extension Token<Color> {
  /// White by default.
  static let reference = Token("reference", default: .white)

  /// The other one by default.
  static let referenceLink = Token("referenceLink", default: Token.reference.value)
}
