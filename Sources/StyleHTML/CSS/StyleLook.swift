internal import ProtocolStyle

/// What a style declares in one look of a page: normally, and in each state that it mentions.
struct StyleLook: Hashable {
  let kind: NodeKind
  let normal: Declarations
  let states: [ControlState: Declarations]

  /// Whether a title has insets of its own in any state.
  let movesTitle: Bool

  /// Reads the style of a node.
  ///
  /// - Parameters:
  ///   - normal: Its style in the normal state.
  ///   - others: Its styles in the states that rules mention.
  ///   - images: The addresses of images.
  ///   - meanings: What each attribute comes to.
  init(
    normal: ViewModel, others: [ControlState: ViewModel], images: ImageAddresses,
    meanings: [CSSMeaning]
  ) {
    func declarations(_ model: ViewModel, _ state: ControlState) -> Declarations {
      let context = CSSContext(model: model, state: state, images: images)
      var css = Declarations()
      for meaning in meanings { meaning.write(context, &css) }
      return css
    }
    kind = normal.kind
    self.normal = declarations(normal, .normal)
    var states: [ControlState: Declarations] = [:]
    let models = [normal] + Array(others.values)
    movesTitle = models.contains { $0.titleEdgeInsets != nil }
    for state in Set(models.flatMap(Self.states)).union(others.keys) where state != .normal {
      // A value for several states is exact; a rule for one holds in those that contain it.
      states[state] = declarations(others[state] ?? normal, state)
    }
    self.states = states
  }

  /// The states that have values of their own in a view model.
  private static func states(of model: ViewModel) -> [ControlState] {
    let keys = [
      model.titleColorForState?.keys, model.titleShadowColorForState?.keys,
      model.imageForState?.keys, model.backgroundImageForState?.keys,
      model.titleTextAttributesForState?.keys,
    ]
    return keys.flatMap { $0 ?? [] }
  }
}
