internal import ProtocolStyle

/// The declarations of a style in one look of a page, in each control state that affects them.
struct StyleLook: Hashable {
  let kind: NodeKind

  /// The states, beginning with the normal one.
  let states: [ControlState]

  /// The declarations in each of the states.
  private let declarations: [Declarations]

  /// Whether a title has title insets in any state.
  let movesTitle: Bool

  /// Whether colors are the only boundary of a view's or label's area in any state: forced colors
  /// remove backgrounds and shadows.
  let isBoundByColor: Bool

  /// The union of the states.
  private let bits: ControlState

  /// Converts the styles of a node to declarations.
  ///
  /// - Parameters:
  ///   - styles: The styles in the states that affect them.
  ///   - images: The URLs of images.
  ///   - meanings: The meanings of the attributes.
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
    isBoundByColor = styles.styles.contains(where: Self.isBoundByColor)
    bits = states.reduce(into: .normal) { $0.formUnion($1) }
    let isSegmented = kind.isKind(of: .segmentedControl)
    self.declarations = zip(styles.states, styles.styles).map { state, model in
      guard isSegmented else { return declarations(model, state) }
      // Values for the selected state belong to the selected segment, not to the whole control.
      var css = declarations(model, state.subtracting(.selected))
      css.addSegment(declarations(model, state.union(.selected)))
      return css
    }
  }

  private static func isBoundByColor(_ model: ViewModel) -> Bool {
    let kind = ElementShape.known(kind: model.kind)
    guard kind == .view || kind == .label, model.borderWidth ?? 0 <= 0 else { return false }
    let isShadowWritten =
      model.shadowColor != nil || model.shadowOpacity != nil || model.shadowOffset != nil
      || model.shadowRadius != nil
    let hasShadow =
      isShadowWritten && model.shadowOpacity ?? 1 > 0 && model.shadowColor?.alpha ?? 1 > 0
    return model.backgroundColor?.alpha ?? 0 > 0 || model.backgroundGradient != nil || hasShadow
  }

  /// The declarations in a state, even if it isn't listed.
  func declarations(in state: ControlState) -> Declarations {
    let application = state.subtracting(StateStyles.named)
    let other = application.isEmpty ? .normal : StateStyles.otherApplication
    // An unlisted application state matches the generic application state if that affects the
    // style.
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

  /// Whether a listed state represents another one.
  ///
  /// A listed state without application bits only represents a state with some if these don't
  /// affect the style.
  private func isExact(_ candidate: ControlState, for state: ControlState) -> Bool {
    let (listed, requested) = (
      candidate.subtracting(StateStyles.named), state.subtracting(StateStyles.named)
    )
    return !listed.isEmpty || requested.isEmpty || !bits.contains(StateStyles.otherApplication)
  }
}

extension Declarations {
  /// Adds the declarations of a selected segment that differ from those of the whole control.
  fileprivate mutating func addSegment(_ selected: Declarations) {
    for key in selected.keys where key.part == .element && selected[key] != self[key] {
      self[key.property, .segment] = selected[key]
    }
  }
}
