internal import ProtocolStyle

/// The declarations of a style in one look of a page, in each control state that affects them.
struct StyleLook: Hashable {
  let kind: NodeKind

  /// The states, beginning with the normal ones.
  let situations: [NodeSituation]

  /// The declarations in each of the states.
  private var declarations: [Declarations]

  /// Whether a title has title insets in any state.
  let movesTitle: Bool

  /// The marks of the normal state, which are in the markup.
  let markers: StyleMarkers

  /// The radii of children with concentric corners, as CSS; nil for a node without radii.
  var innerRadius: String?

  /// Whether the corners are concentric in any state.
  let isConcentric: Bool

  /// Whether an element disappears by an animation.
  let hasPresence: Bool

  /// Whether an element is placed over its parent in any state.
  let isOverlay: Bool

  /// Whether descendants compare the width of the element, which isn't a screen.
  let isContainer: Bool

  /// The rules with key frames of animations, in any state.
  var keyFrames: [String] { declarations.compactMap(\.keyFrames) }

  /// Whether colors are the only boundary of a view's or label's area in any state: forced colors
  /// remove backgrounds and shadows.
  let isBoundByColor: Bool

  /// The union of the states, and those of the states of the enclosing control and of descendants.
  let bits: ControlState
  let enclosingBits: ControlState
  let descendantBits: ControlState

  /// The positions among siblings that are distinguished.
  let positions: Set<SiblingPosition>

  /// The states whose look of the kind is off where a style names them.
  static let statesWithProperties: ControlState = [.disabled, .hovered, .invalid]

  /// Converts the styles of a node to declarations.
  ///
  /// - Parameters:
  ///   - styles: The styles in the states that affect them.
  ///   - isContainer: Whether descendants compare the width of the node, which isn't a screen: one
  ///     rule makes all screens containers.
  ///   - scheme: The color scheme that a scope of the node assigns, if it isn't the same for all looks
  ///     of a page; nil by default.
  ///   - named: The states that the node names besides those of its styles; none by default.
  ///   - images: The URLs of images.
  ///   - meanings: The meanings of the attributes.
  init(
    _ styles: StateStyles, isContainer: Bool = false,
    scheme: StyleEnvironment.ColorScheme? = nil, naming named: ControlState = .normal,
    images: ImageAddresses, meanings: CSSMeanings
  ) {
    positions = styles.situations.reduce(into: []) { $0.formUnion($1.positions ?? []) }
    let variesInside =
      !positions.isEmpty && Set(styles.styles.map(CSSMeaning.innerRadius)).count > 1
    let namesDisabled = named.contains(.disabled)
    let named = styles.states.reduce(into: named) { $0.formUnion($1) }
    func declarations(_ model: ViewModel, _ state: ControlState) -> Declarations {
      let context = CSSContext(model: model, state: state, images: images, meanings: meanings.all)
      var css = Declarations()
      meanings.forEach(of: model) { $0.write(context, &css) }
      if isContainer { css["container-type"] = "inline-size" }
      if let scheme { css["color-scheme"] = scheme.rawValue }
      // The kind's default looks of states that the style names itself.
      let hasVariant = model.buttonVariant ?? .plain != .plain
      if namesDisabled || hasVariant { css["--disabled"] = "1" }
      if variesInside { css["--inner-radius"] = CSSMeaning.innerRadius(of: model) ?? "inherit" }
      if named.contains(.hovered) { css["--wash"] = "0%" }
      if named.contains(.invalid) { css["--ring"] = "#0000" }
      return css
    }
    kind = styles.styles[0].kind
    self.isContainer = isContainer
    situations = styles.situations
    movesTitle = styles.styles.contains { $0.titleEdgeInsets != nil }
    markers = StyleMarkers(styles.styles[0])
    innerRadius = CSSMeaning.innerRadius(of: styles.styles[0])
    isConcentric = styles.styles.contains { $0.cornerShape?.form == .concentric }
    isOverlay = styles.styles.contains { $0.overlay != nil }
    hasPresence = styles.styles.contains {
      $0.motion?.presence != nil && $0.motion?.presenceCurve != .immediate
    }
    isBoundByColor = styles.styles.contains(where: Self.isBoundByColor)
    bits = situations.reduce(into: .normal) { $0.formUnion($1.own) }
    enclosingBits = situations.reduce(into: .normal) { $0.formUnion($1.enclosing) }
    descendantBits = situations.reduce(into: .normal) { $0.formUnion($1.descendants) }
    let isSegmented = kind.isKind(of: .segmentedControl)
    self.declarations = zip(styles.situations, styles.styles).map { situation, model in
      let state = situation.own
      guard isSegmented else { return declarations(model, state) }
      // Values for the selected state belong to the selected segment, not to the whole control.
      var css = declarations(model, state.subtracting(.selected))
      css.addSegment(declarations(model, state.union(.selected)))
      return css
    }
    replaceDisabledLook()
  }

  /// Removes the kind's look of disabled controls if the style itself differs for them.
  private mutating func replaceDisabledLook() {
    guard bits.contains(.disabled) else { return }
    let places = Dictionary(zip(situations, declarations.indices)) { first, _ in first }
    let differs = zip(situations, declarations).contains { situation, disabled in
      guard situation.own.contains(.disabled) else { return false }
      var enabled = situation
      enabled.state = situation.own.subtracting(.disabled)
      return places[enabled].map { declarations[$0] != disabled } ?? false
    }
    guard differs else { return }
    for place in declarations.indices { declarations[place]["--disabled"] = "1" }
  }

  private static func isBoundByColor(_ model: ViewModel) -> Bool {
    let kind = ElementShape.known(kind: model.kind)
    guard kind == .view || kind == .label, model.borderWidth ?? 0 <= 0 else { return false }
    let hasShadow = model.shadows?.contains { $0.isVisible } ?? false
    let hasMaterial = model.backgroundMaterial.map { $0.style != .hidden } ?? false
    return hasMaterial || model.backgroundColor?.alpha ?? 0 > 0 || model.backgroundGradient != nil
      || hasShadow
  }

  /// The declarations in each of several states, even if these aren't listed.
  func declarations(in states: [NodeSituation]) -> [Declarations] {
    states == situations ? declarations : states.map { declarations(in: $0) }
  }

  /// Replaces the declarations in one of the states.
  mutating func replace(_ declarations: Declarations, ofState state: Int) {
    self.declarations[state] = declarations
  }

  /// The declarations in states, even if these aren't listed.
  func declarations(in situation: NodeSituation) -> Declarations {
    if situations.count == 1 { return declarations[0] }
    let states = Self.candidates(for: situation.own, among: bits)
    let around = Self.candidates(for: situation.enclosing, among: enclosingBits)
    for descendants in Self.candidates(for: situation.descendants, among: descendantBits) {
      for enclosing in around {
        for own in states {
          var listed = NodeSituation(own, enclosing: enclosing, descendants: descendants)
          if !positions.isEmpty {
            listed.positions = situation.positions?.intersection(positions) ?? []
          }
          if let index = situations.firstIndex(of: listed) { return declarations[index] }
        }
      }
    }
    return declarations[0]
  }

  /// The states that may be listed in place of a state, given the union of the listed ones.
  ///
  /// An unlisted application state matches the generic application state if that affects the
  /// style.
  private static func candidates(
    for state: ControlState, among bits: ControlState
  ) -> [ControlState] {
    if bits.isEmpty { return [.normal] }
    let application = state.subtracting(.builtIn)
    let other = application.isEmpty ? .normal : StateStyles.otherApplication
    return [
      state, state.intersection(bits),
      state.intersection(.builtIn).union(other).intersection(bits),
      state.intersection(.builtIn).intersection(bits),
    ].filter { isExact($0, for: state, bits) }
  }

  /// Whether a listed state represents another one.
  ///
  /// A listed state without application bits only represents a state with some if these don't
  /// affect the style.
  private static func isExact(
    _ candidate: ControlState, for state: ControlState, _ bits: ControlState
  ) -> Bool {
    let (listed, requested) = (
      candidate.subtracting(.builtIn), state.subtracting(.builtIn)
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

// MARK: - StyleMarkers

/// The parts of a style that are in the markup, because selectors or readers need them there.
///
/// They're those of the normal state in the page's first look.
struct StyleMarkers: OptionSet, Hashable {
  let rawValue: UInt16

  /// A horizontal stack, which is a row in a grid.
  static let row = StyleMarkers(rawValue: 1)

  /// A share of the parent's free space.
  static let growing = StyleMarkers(rawValue: 2)

  /// A cell with its detail text below its text.
  static let subtitleCell = StyleMarkers(rawValue: 4)

  /// A field that can be cleared.
  static let clears = StyleMarkers(rawValue: 8)

  /// A button whose action is running.
  static let busy = StyleMarkers(rawValue: 16)

  /// Symbols in several colors.
  static let layers = StyleMarkers(rawValue: 32)

  /// An element that scrolls what it contains.
  static let scrolls = StyleMarkers(rawValue: 64)

  /// An element that isn't shown.
  static let hidden = StyleMarkers(rawValue: 128)

  /// Symbols whose outline is the mask of a gradient.
  static let painted = StyleMarkers(rawValue: 256)

  /// The markers that change other markup than classes.
  static let markup: StyleMarkers = [.clears, .busy, .layers, .scrolls, .painted]

  /// The classes of the element.
  var classNames: [String] {
    let classes: [(StyleMarkers, PartClass)] = [
      (.row, .row), (.growing, .growing), (.subtitleCell, .subtitleCell), (.clears, .clearing),
    ]
    return classes.filter { contains($0.0) }.map(\.1.rawValue)
  }
}

extension StateStyles {
  /// Whether the markup, which isn't selected, is the same in all positions among siblings.
  var haveSameMarkupInAllPositions: Bool {
    zip(situations, styles).allSatisfy { situation, model in
      situation.bitCount > situation.positions?.count ?? 0
        || StyleMarkers(model) == StyleMarkers(styles[0])
    }
  }
}

extension StyleMarkers {
  /// The markers of a style.
  init(_ model: ViewModel) {
    self = []
    if model.stackAxis == .horizontal, model.gridColumns?.isGrid != true { insert(.row) }
    if Arrangement.Item(of: model).growth > 0 { insert(.growing) }
    if model.cellVariant == .subtitle { insert(.subtitleCell) }
    if model.clearButtonMode ?? .never != .never { insert(.clears) }
    if model.showsActivity == true { insert(.busy) }
    switch model.symbolRendering {
    case .hierarchical, .palette: insert(.layers)
    case .monochrome, .multicolor, nil: break
    }
    if model.tintGradient != nil, model.kind.isKind(of: .image) { insert(.painted) }
    if Self.scrolls(model) { insert(.scrolls) }
    if model.isHidden == true { insert(.hidden) }
  }

  /// Whether a style scrolls: by its overflow, or by its kind.
  ///
  /// A table grows with its rows unless its height is limited.
  private static func scrolls(_ model: ViewModel) -> Bool {
    switch model.overflow {
    case .scrolls: true
    case .clipped: false
    case .visible, nil:
      model.kind.isKind(of: .scroll)
        && (!model.kind.isKind(of: .table) || model.height != nil || model.maximumHeight != nil)
    }
  }
}

// MARK: - ReadableCSS

/// Formats a style sheet with one rule or declaration per line, indented by nesting.
///
/// Invariant: strings, comments and parenthesized text are unchanged, so the style sheet has the
/// same meaning.
struct ReadableCSS {
  private var depth = 0
  private var parentheses = 0
  private var quote: UInt8?
  private var isEscaped = false
  private var isInComment = false
  private var isAtStartOfLine = true

  /// The byte before, unless it belongs to an escape or to a mark of a comment.
  private var former: UInt8 = 0

  /// Formats the next piece of a style sheet, which can begin and end anywhere.
  mutating func formatted(_ css: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(css.utf8.count * 5 / 4)
    for byte in css.utf8 { append(byte, to: &result) }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func append(_ byte: UInt8, to result: inout [UInt8]) {
    let (wasInComment, wasEscaped) = (isInComment, isEscaped)
    defer { former = wasInComment == isInComment && !wasEscaped ? byte : 0 }
    if isEscaped || quote != nil || parentheses > 0 || isInComment {
      follow(byte)
      result.append(byte)
      return
    }
    switch byte {
    case UInt8(ascii: "{"):
      result += Array(" {".utf8)
      depth += 1
      endLine(&result)
    case UInt8(ascii: "}"):
      if !isAtStartOfLine {
        result.append(UInt8(ascii: ";"))
        endLine(&result)
      }
      depth = max(0, depth - 1)
      indent(&result)
      result.append(byte)
      endLine(&result)
    case UInt8(ascii: ";"):
      result.append(byte)
      endLine(&result)
    default:
      if isAtStartOfLine { indent(&result) }
      follow(byte)
      result.append(byte)
    }
  }

  /// Tracks strings, comments, escapes and parentheses that a byte opens or closes.
  private mutating func follow(_ byte: UInt8) {
    if isInComment {
      isInComment = former != UInt8(ascii: "*") || byte != UInt8(ascii: "/")
    } else if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if let open = quote {
      if byte == open { quote = nil }
    } else if former == UInt8(ascii: "/"), byte == UInt8(ascii: "*") {
      isInComment = true
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
    } else if byte == UInt8(ascii: "(") {
      parentheses += 1
    } else if byte == UInt8(ascii: ")") {
      parentheses = max(0, parentheses - 1)
    }
  }

  private mutating func endLine(_ result: inout [UInt8]) {
    result.append(UInt8(ascii: "\n"))
    isAtStartOfLine = true
  }

  private mutating func indent(_ result: inout [UInt8]) {
    result += Array(repeating: UInt8(ascii: " "), count: depth * 2)
    isAtStartOfLine = false
  }
}
