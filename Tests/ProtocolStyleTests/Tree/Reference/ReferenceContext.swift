import ProtocolStyle

/// The context of getters and closures in the reference.
struct ReferenceContext {
  var scheme = StyleEnvironment.ColorScheme.light
  var density = 1.0

  /// The control state of the node that is being styled.
  var state = ControlState.normal

  /// The value of `Token.reference`; white by default.
  var accent = Color.white

  /// The value that themes set for `Token.referenceLink`; if there's none, it's the accent.
  var link: Color?

  /// The context that a tree's getters currently run in.
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
  /// A custom property for rules, scopes and getters of the random test.
  var referenceDensity: Double {
    get { self[ReferenceDensityKey.self] }
    set { self[ReferenceDensityKey.self] = newValue }
  }
}

extension Token<Color> {
  /// White by default.
  static let reference = Token("reference", default: .white)

  /// The value of `reference` by default.
  static let referenceLink = Token("referenceLink", default: Token.reference.value)
}
