internal import ProtocolStyle

/// What a style declares in one look of a page, in each control state that it has to be told apart in.
struct StyleLook: Hashable {
  let kind: NodeKind

  /// The states, the normal one first.
  let states: [ControlState]

  /// What is declared in each of them.
  private let declarations: [Declarations]

  /// Whether a title has insets of its own in any state.
  let movesTitle: Bool

  /// All bits of the states.
  private let bits: ControlState

  /// Reads the styles of a node.
  ///
  /// - Parameters:
  ///   - styles: The styles in the states that make a difference.
  ///   - images: The addresses of images.
  ///   - meanings: What each attribute comes to.
  init(_ styles: StateStyles, images: ImageAddresses, meanings: [CSSMeaning]) {
    func declarations(_ model: ViewModel, _ state: ControlState) -> Declarations {
      let context = CSSContext(model: model, state: state, images: images)
      var css = Declarations()
      for meaning in meanings { meaning.write(context, &css) }
      return css
    }
    kind = styles.styles[0].kind
    states = styles.states
    movesTitle = styles.styles.contains { $0.titleEdgeInsets != nil }
    bits = states.reduce(into: .normal) { $0.formUnion($1) }
    let isSegmented = kind.isKind(of: .segmentedControl)
    self.declarations = zip(styles.states, styles.styles).map { state, model in
      guard isSegmented else { return declarations(model, state) }
      // Values for the selected state are those of the selected segment, not of the whole.
      var css = declarations(model, state.subtracting(.selected))
      css.addSegment(declarations(model, state.union(.selected)))
      return css
    }
  }

  /// The declarations in a state, whether it's listed or not.
  func declarations(in state: ControlState) -> Declarations {
    let application = state.subtracting(StateStyles.named)
    let other = application.isEmpty ? .normal : StateStyles.otherApplication
    // An application state that isn't listed is another one, if these make a difference.
    for candidate in [
      state, state.intersection(bits),
      state.intersection(StateStyles.named).union(other).intersection(bits),
      state.intersection(StateStyles.named).intersection(bits),
    ] {
      if let index = states.firstIndex(of: candidate), isExact(candidate, for: state) {
        return declarations[index]
      }
    }
    return declarations[0]
  }

  /// Whether a listed state stands for another one: it has none of the bits of applications, although
  /// the other has some, only where these make no difference.
  private func isExact(_ candidate: ControlState, for state: ControlState) -> Bool {
    let (listed, asked) = (
      candidate.subtracting(StateStyles.named), state.subtracting(StateStyles.named)
    )
    return !listed.isEmpty || asked.isEmpty || !bits.contains(StateStyles.otherApplication)
  }
}

extension Declarations {
  /// Adds what a selected segment declares differently than the whole.
  fileprivate mutating func addSegment(_ selected: Declarations) {
    for key in selected.keys where key.part == .element && selected[key] != self[key] {
      self[key.property, .segment] = selected[key]
    }
  }
}
