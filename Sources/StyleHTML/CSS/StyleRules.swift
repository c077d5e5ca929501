internal import ProtocolStyle

/// The rules with which a browser shows a style in all looks, container widths and control states of
/// a page.
///
/// A state is that of the element together with those of its enclosing control and its descendants, and
/// its position among its siblings. Its rule applies in all states that contain all of these. The rules
/// are therefore written from the least to the most specific state, and each rule declares only the
/// properties that the browser would show with the wrong value, given the rules before it. The cost is the
/// product of places, states and properties.
///
/// Invariants:
/// - `shown` contains the values that the browser shows with the current rules, for each place and
///   state.
/// - A state's rule is written after the rules of all states that it contains, and overrides them
///   by its number of selectors, by its scope, or by its position.
struct StyleRules {
  /// One rule: declarations that several states share, any of which makes the rule apply.
  struct Rule {
    var states: [NodeSituation]
    let declarations: [(key: Declarations.Key, value: String)]

    /// Whether the element is that of a control or a cell.
    let isControl: Bool
  }

  /// The rules for each selector of the page.
  private var rules: [[Rule]]

  /// The look of an element, what the device has other than usual, and the least widths of the
  /// containers.
  private struct Place {
    let look: Int
    let device: DeviceProperties
    let widths: LeastWidths

    /// The selector of the style to show.
    let target: Int
  }

  /// The value of a property that a browser shows, and the rank of its rule.
  private struct Shown {
    /// Nil for the kind's value.
    var value: String?

    /// The number of the rule's selectors, and whether it's scoped; the greater rank wins.
    var rank: (Int, Int) = (-1, 0)
  }

  /// The values of each selector's look, by state and key.
  private let wanted: [[[String?]]]

  private let selectors: [LookSelector]
  private let isControl: Bool
  private let places: [Place]
  private let states: [NodeSituation]
  private let keys: [Declarations.Key]

  /// The shown values, by place, state and key.
  private var shown: [[[Shown]]]

  /// Returns the rules of a style for each selector.
  ///
  /// - Parameters:
  ///   - looks: The style for each selector.
  ///   - selectors: The selectors of the page, beginning with the first look's.
  /// - Returns: The rules, in the order in which they override each other.
  static func rules(of looks: [StyleLook], in selectors: [LookSelector]) -> [[Rule]] {
    let look = looks[0]
    // Most styles are the same in all states, on a page without looks, so there's nothing to compare.
    guard looks.count == 1, look.situations.count == 1 else {
      return StyleRules(looks, in: selectors).rules
    }
    let declarations = look.declarations(in: look.situations[0]).all
    if declarations.isEmpty { return [[]] }
    let isControl = look.kind.isControlOrCell
    return [[Rule(states: look.situations, declarations: declarations, isControl: isControl)]]
  }

  private init(_ looks: [StyleLook], in selectors: [LookSelector]) {
    self.selectors = selectors
    isControl = looks[0].kind.isControlOrCell
    let places = Self.places(selectors)
    let states =
      looks.allSatisfy { $0.situations == looks[0].situations }
      ? looks[0].situations : Self.states(of: looks)
    let declarations = looks.map { $0.declarations(in: states) }
    let keys = Self.keys(of: declarations.joined())
    wanted = declarations.map { $0.map { $0.values(of: keys) } }
    (self.places, self.states, self.keys) = (places, states, keys)
    let nothing = Array(repeating: Shown(), count: keys.count)
    shown = Array(repeating: Array(repeating: nothing, count: states.count), count: places.count)
    rules = Array(repeating: [], count: selectors.count)
    for index in selectors.indices { write(index) }
  }

  /// The properties of all declarations, each once.
  private static func keys(of all: some Sequence<Declarations>) -> [Declarations.Key] {
    all.reduce(into: []) { keys, declarations in
      // Most have the same properties as those before.
      if declarations.keys == keys { return }
      for key in declarations.keys where !keys.contains(key) { keys.append(key) }
    }
  }

  /// The states that any of several looks distinguishes.
  private static func states(of looks: [StyleLook]) -> [NodeSituation] {
    func states(
      _ bits: KeyPath<StyleLook, ControlState>, _ state: KeyPath<NodeSituation, ControlState>
    ) -> [ControlState] {
      StateStyles.states(
        for: looks.reduce(into: .normal) { $0.formUnion($1[keyPath: bits]) },
        keeping: looks.flatMap(\.situations).map { $0[keyPath: state] })
    }
    return NodeSituation.all(
      of: states(\.bits, \.own), enclosing: states(\.enclosingBits, \.enclosing),
      descendants: states(\.descendantBits, \.descendants),
      positions: looks.reduce(into: []) { $0.formUnion($1.positions) })
  }

  /// All looks on all devices in all widths that any rule distinguishes.
  private static func places(_ selectors: [LookSelector]) -> [Place] {
    let devices = selectors.reduce(into: DeviceProperties()) { $0.formUnion($1.device) }.subsets
    let looks = Set(selectors.map(\.look)).sorted()
    let all = LeastWidths.all(
      own: Set(selectors.map(\.widths.own)), above: Set(selectors.map(\.widths.above)))
    return looks.flatMap { look in
      devices.flatMap { device in
        all.map { widths in
          // The most specific matching selector is the last one.
          let own = selectors.indices.filter {
            selectors[$0].look == look && selectors[$0].device.isSubset(of: device)
              && selectors[$0].widths.areReached(in: widths)
          }
          return Place(look: look, device: device, widths: widths, target: own.last!)
        }
      }
    }
  }

  /// Writes the rules of a selector, state by state.
  private mutating func write(_ index: Int) {
    let targets = places.indices.filter { places[$0].target == index }
    for (number, state) in states.enumerated() {
      let wanted = wanted[index][number]
      let changed = keys.indices.filter { key in
        targets.contains { !shown[$0][number][key].value.isExactlyEqual(to: wanted[key]) }
      }
      guard !changed.isEmpty else { continue }
      show(wanted, changed, in: state, by: index)
      add(
        Rule(
          states: [state],
          // Properties that a look doesn't declare revert to the kind's values.
          declarations: changed.map { (keys[$0], wanted[$0] ?? "revert-layer") },
          isControl: isControl), to: index)
    }
  }

  /// Updates the shown values for a rule, in all places and states in which it applies.
  private mutating func show(
    _ wanted: [String?], _ changed: [Int], in state: NodeSituation, by index: Int
  ) {
    let selector = selectors[index]
    let rank = (StateSelector.count(of: state), selector.name == nil ? 0 : 1)
    for place in places.indices
    where (selector.look == 0 || selector.look == places[place].look)
      && selector.device.isSubset(of: places[place].device)
      && selector.widths.areReached(in: places[place].widths)
    {
      for number in states.indices where states[number].matches(state) {
        for key in changed where shown[place][number][key].rank <= rank {
          shown[place][number][key] = Shown(value: wanted[key], rank: rank)
        }
      }
    }
  }

  /// Adds a rule, or only its state to the last rule if that is as specific and has equal
  /// declarations.
  private mutating func add(_ rule: Rule, to index: Int) {
    if let last = rules[index].last, last.states[0] != NodeSituation(.normal),
      StateSelector.count(of: last.states[0]) == StateSelector.count(of: rule.states[0]),
      last.isForHovering == rule.isForHovering,
      last.declarations.elementsEqual(
        rule.declarations, by: { $0.key == $1.key && $0.value.isExactlyEqual(to: $1.value) })
    {
      rules[index][rules[index].count - 1].states += rule.states
    } else {
      rules[index].append(rule)
    }
  }
}

extension StyleRules.Rule {
  /// Writes the rule as CSS: the properties of the element, then those of its parts.
  ///
  /// A rule for hovering is written twice: for the state of the model, and for the pointer of a device
  /// that can hover. Others leave an element hovered after a touch.
  func write(named name: String, to buffer: inout ByteBuffer) {
    write(named: name, isByPointer: false, to: &buffer)
    guard isForHovering else { return }
    buffer.append(markup: "@media(hover:hover){")
    write(named: name, isByPointer: true, to: &buffer)
    buffer.append(UInt8(ascii: "}"))
  }

  /// Whether an element or its enclosing control is hovered in the states, all of which agree in that.
  fileprivate var isForHovering: Bool { states[0].isHovered }

  private func write(named name: String, isByPointer: Bool, to buffer: inout ByteBuffer) {
    for part in Declarations.Part.allCases {
      var isFirst = true
      for declaration in declarations where declaration.key.part == part {
        if isFirst { writeSelectors(named: name, part, isByPointer: isByPointer, to: &buffer) }
        buffer.append(isFirst ? UInt8(ascii: "{") : UInt8(ascii: ";"))
        if let fallback = CSSText.fallback(for: declaration.value) {
          buffer.append(markup: "\(declaration.key.property):\(fallback);")
        }
        buffer.append(markup: declaration.key.property)
        buffer.append(UInt8(ascii: ":"))
        buffer.append(markup: declaration.value)
        isFirst = false
      }
      if !isFirst { buffer.append(UInt8(ascii: "}")) }
    }
  }

  private func writeSelectors(
    named name: String, _ part: Declarations.Part, isByPointer: Bool,
    to buffer: inout ByteBuffer
  ) {
    for (place, state) in states.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.append(UInt8(ascii: "."))
      buffer.append(markup: name)
      buffer.append(
        markup: StateSelector.text(
          of: state, named: name, isControl: isControl, isByPointer: isByPointer))
      buffer.append(markup: part.selector)
    }
  }
}

extension NodeSituation {
  /// Whether the element, its enclosing control or a descendant is hovered.
  fileprivate var isHovered: Bool { own.union(enclosing).union(descendants).contains(.hovered) }

  /// Whether an element in these states matches the selectors of others.
  fileprivate func matches(_ other: NodeSituation) -> Bool {
    own.matches(other.own) && enclosing.matches(other.enclosing)
      && descendants.matches(other.descendants)
      && (other.positions ?? []).isSubset(of: positions ?? [])
  }
}

extension ControlState {
  /// Whether an element in this state matches the selectors of another state.
  ///
  /// Every application state also matches the generic application selector.
  fileprivate func matches(_ other: ControlState) -> Bool {
    let application = subtracting(.builtIn)
    let all = application.isEmpty ? self : union(StateStyles.otherApplication)
    return all.isSuperset(of: other)
  }
}

// MARK: - StyleClass

/// A class of a page: one style in all of the page's looks and control states.
struct StyleClass {
  /// A name derived from the declarations; nil if there are none.
  let name: String?

  /// The rules for each selector of the page.
  let rules: [String]
  let kind: NodeKind

  /// Whether titles have title insets in any look.
  let movesTitle: Bool

  /// The marks of the first look, which are in the markup.
  let markers: StyleMarkers

  /// Whether the corners are concentric in any look.
  let isConcentric: Bool

  /// Whether an element disappears by an animation, in any look.
  let hasPresence: Bool

  /// Whether elements are containers that aren't screens.
  let isContainer: Bool

  /// Whether rules apply only in some widths of containers.
  let dependsOnWidths: Bool

  /// The widths that rules compare with that of the container above an element's.
  let widthsAbove: Set<Double>

  /// The rule for each selector that sets the radii of concentric children; empty where there's
  /// none.
  ///
  /// They're beside `rules`, because only pages with concentric corners need them.
  let innerRadiusRules: [String]

  /// The key frames of animations, which classes share by name.
  let keyFrames: Set<String>

  /// Creates the class of a style.
  ///
  /// - Parameters:
  ///   - looks: The style for each selector.
  ///   - numbers: The numbers of the looks, equal for equal ones.
  ///   - selectors: The selectors of the page, each once for all widths, the smallest first.
  ///   - widths: The combinations of widths.
  ///   - isTaken: Returns whether a name already belongs to different rules.
  init(
    _ looks: [StyleLook], numbered numbers: [UInt32], in selectors: [LookSelector],
    widths: [LeastWidths], isTaken: (String, [String]) -> Bool
  ) {
    dependsOnWidths = widths.count > 1
    widthsAbove = Set(widths.map(\.above).filter { $0 > 0 })
    kind = looks[0].kind
    movesTitle = looks.contains(where: \.movesTitle)
    markers = looks[0].markers
    isConcentric = looks.contains(where: \.isConcentric)
    hasPresence = looks.contains(where: \.hasPresence)
    isContainer = looks[0].isContainer
    keyFrames = Set(looks.flatMap(\.keyFrames))
    let needed = LookSelector.needed(selectors, for: numbers)
    var rules: [[StyleRules.Rule]] = Array(repeating: [], count: selectors.count)
    let neededRules = StyleRules.rules(
      of: needed.map { looks[$0] }, in: needed.map { selectors[$0] })
    for (index, rule) in zip(needed, neededRules) { rules[index] = rule }
    let (isOutlined, isOverlay) = (
      looks.contains(where: \.isBoundByColor), looks.contains(where: \.isOverlay)
    )
    func opening(named name: String) -> String {
      (isOutlined ? Self.outline(named: name) : "") + (isOverlay ? Self.parent(ofNamed: name) : "")
    }
    guard rules.contains(where: { !$0.isEmpty }) else {
      (name, self.rules, innerRadiusRules) = (nil, [], [])
      return
    }
    var name = Self.name(of: rules, in: selectors, named: "", opening: opening(named: ""))
    func joined(named name: String) -> [String] {
      Self.join(
        Self.text(of: rules, named: name, opening: opening(named: name)), in: selectors,
        widths.count)
    }
    var text = joined(named: name)
    // If two styles have the same hash, the later one is hashed together with its name until it's
    // unique.
    while isTaken(name, text) {
      name = Self.name(of: rules, in: selectors, named: name, opening: opening(named: name))
      text = joined(named: name)
    }
    (self.name, self.rules) = (name, text)
    innerRadiusRules =
      looks.contains { $0.innerRadius != nil }
      ? Self.join(
        looks.enumerated().map { index, look in
          needed.contains(index) ? ".\(name){--inner-radius:\(look.innerRadius ?? "inherit")}" : ""
        }, in: selectors, widths.count) : []
  }

  /// Joins the rules for all widths of each selector of the page.
  private static func join(
    _ rules: [String], in selectors: [LookSelector], _ widthCount: Int
  ) -> [String] {
    if widthCount == 1 { return rules }
    return stride(from: 0, to: rules.count, by: widthCount).map { first in
      (first..<first + widthCount).map { index in
        let containers = selectors[index].containers
        if rules[index].isEmpty || containers.isEmpty { return rules[index] }
        return containers.joined() + rules[index]
          + String(repeating: "}", count: containers.count)
      }.joined()
    }
  }

  /// The rules for each selector, with those for all of them in front.
  private static func text(
    of rules: [[StyleRules.Rule]], named name: String, opening: String
  ) -> [String] {
    rules.enumerated().map { index, rules in
      var buffer = ByteBuffer()
      if index == 0 { buffer.append(markup: opening) }
      for rule in rules { rule.write(named: name, to: &buffer) }
      return buffer.text
    }
  }

  /// The rule that shows the boundary of an area where forced colors remove its color.
  private static func outline(named name: String) -> String {
    "@media(forced-colors:active){.\(name){outline:1px solid canvastext;outline-offset:-1px}}"
  }

  /// The rule by which a parent contains an element that is placed over it.
  private static func parent(ofNamed name: String) -> String {
    ":where(:has(>.\(name))){position:relative}"
  }

  /// A letter and nine base-32 digits of the FNV-1a hash of the rules' text, with a name in it.
  private static func name(
    of rules: [[StyleRules.Rule]], in selectors: [LookSelector], named name: String,
    opening: String
  ) -> String {
    var buffer = ByteBuffer()
    buffer.append(markup: opening)
    for (selector, rules) in zip(selectors, rules) where !rules.isEmpty {
      let conditions = selector.conditions
      for condition in conditions { buffer.append(markup: condition) }
      for rule in rules { rule.write(named: name, to: &buffer) }
      for _ in conditions { buffer.append(UInt8(ascii: "}")) }
    }
    return self.name(of: buffer.bytes)
  }

  /// The name of a class by a text.
  static func name(ofText text: String) -> String { name(of: Array(text.utf8)) }

  private static func name(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // The low bits of FNV-1a are weaker.
    hash ^= hash >> 32
    var name = Array(initial.utf8)
    for _ in 0..<digitCount {
      let digit = UInt8(hash & 31)
      name.append(digit < 10 ? 0x30 + digit : UInt8(ascii: "a") + digit - 10)
      hash >>= 5
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let initial = "s"
  private static let digitCount = 9

  /// Whether a text has the form of a class's name.
  static func isName(_ text: Substring) -> Bool {
    let digits = text.utf8.dropFirst(initial.utf8.count)
    return text.hasPrefix(initial) && digits.count == digitCount
      && digits.allSatisfy { (48...57).contains($0) || (97...118).contains($0) }
  }
}

// MARK: - StateSelector

/// Selects elements in a control state with pseudo-classes, or by the model's state in
/// `data-state`.
///
/// An element that contains the children of a control or a cell has the attribute `data-control`.
/// It's the element of the control, or a group whose first child is that element, because a field
/// can't contain others.
///
/// CSS has no selector for the nearest of these elements around another one. But the nearest one is in
/// a state exactly if the longest sequence around the element that begins with a control in the state,
/// and in which each is in another one that differs from it in that, ends with one in the state. The
/// selector compares sequences of up to ``nestingLimit`` controls, so it's exact for an element in as
/// many controls, and in more unless their states alternate more often.
enum StateSelector {
  /// The number of controls in controls, of which the states around an element may alternate.
  static let nestingLimit = 4

  /// The selector after the class of an element for its state, those of its enclosing control and its
  /// descendants, and its position.
  ///
  /// Its specificity is one for each bit: the class is repeated for those of the others.
  ///
  /// - Parameters:
  ///   - situation: The states.
  ///   - name: The name of the class.
  ///   - isControl: Whether the element may itself be the first child of a group that contains the
  ///     children of a control; what's around the group is then around the element.
  ///   - isByPointer: Whether hovered elements are those under the pointer, and not those whose model is
  ///     in the state.
  /// - Returns: The selector, which is empty for the normal states.
  static func text(
    of situation: NodeSituation, named name: String, isControl: Bool, isByPointer: Bool
  ) -> String {
    let others = [situation.enclosing, situation.descendants].reduce(0) {
      $0 + $1.rawValue.nonzeroBitCount
    }
    let weight = String(repeating: ".\(name)", count: others)
    let own =
      text(of: situation.positions ?? []) + text(of: situation.own, isByPointer: isByPointer)
      + text(ofDescendants: situation.descendants, isControl: isControl, isByPointer: isByPointer)
    if situation.enclosing.isEmpty { return weight + own }
    let nearest = nearest(in: text(of: situation.enclosing, isByPointer: isByPointer))
    guard isControl else { return weight + own + nearest }
    let group = ".g[data-control]"
    return weight + own
      + ":where(\(nearest):not(\(group)>:first-child),\(group)\(nearest)>:first-child)"
  }

  /// The selector of elements that have positions among their siblings.
  private static func text(of positions: Set<SiblingPosition>) -> String {
    SiblingPosition.allCases.filter(positions.contains).map { position in
      switch position {
      case .first: ":first-child"
      case .last: ":last-child"
      case .only: ":only-child"
      case .even: ":nth-child(2n)"
      }
    }.joined()
  }

  /// The selector of elements in which each bit of a state is that of some descendant.
  private static func text(
    ofDescendants state: ControlState, isControl: Bool, isByPointer: Bool
  ) -> String {
    bits(of: state).map { bit in
      let inner = text(of: bit, isByPointer: isByPointer)
      guard isControl else { return ":where(:has(\(inner)))" }
      // The children of a field are beside it in its group.
      let child = ">:not(:first-child)"
      let beside = ".g[data-control]:has(\(child)\(inner),\(child) \(inner))"
      return ":where(:has(\(inner)),\(beside)>:first-child)"
    }.joined()
  }

  /// The selector of elements whose nearest control around them is in a state.
  private static func nearest(in state: String) -> String {
    let control = ":is([data-control]:not(.g)\(state),.g[data-control]:has(>:first-child\(state)))"
    let other = "[data-control]:not(\(control))"
    var selector = ""
    for length in (1...nestingLimit).reversed() {
      let sequence = (0..<length).map { $0.isMultiple(of: 2) ? control : other }
      let rest = selector.isEmpty ? "" : ":not(\(selector))"
      selector = ":where(\(sequence.joined(separator: " ")) *)\(rest)"
    }
    return selector
  }

  /// The compound selector that matches all bits of a state.
  static func text(of state: ControlState, isByPointer: Bool = false) -> String {
    if state.isEmpty { return "" }
    return bits(of: state).map { bit in
      if bit == .hovered, isByPointer { return ":hover" }
      if bit == StateStyles.otherApplication { return "[data-state*=application]" }
      return named.first { $0.state == bit }?.selector
        ?? "[data-state~=\(CSSText.string(name(of: bit)))]"
    }.joined()
  }

  /// The value of `data-state` for a state: the names of its bits, separated by spaces.
  ///
  /// Custom names are preceded by `application`, which matches states that no rule mentions.
  static func attribute(of state: ControlState) -> String {
    let names = bits(of: state).map(name)
    let marker = state.customStates.isEmpty ? [] : ["application"]
    return (marker + names).joined(separator: " ")
  }

  /// The number of a state's selectors, which determines the specificity of its rules.
  static func count(of state: NodeSituation) -> Int { state.bitCount }

  /// The named bits, followed by application bits.
  private static func bits(of state: ControlState) -> [ControlState] {
    named.map(\.state).filter(state.contains)
      + state.subtracting(.builtIn).elements.sorted()
  }

  /// The name of a bit, such as `selected` or `application(0x10000)`.
  private static func name(of bit: ControlState) -> String { "\(bit)" }

  private static let named: [(state: ControlState, selector: String)] = [
    (.highlighted, ":is(:active,[data-state~=highlighted])"),
    (.disabled, ":is(:disabled,[data-state~=disabled])"),
    (.selected, ":is([aria-selected=true],[data-state~=selected])"),
    (.focused, ":is(:focus-visible,[data-state~=focused])"),
    (.hovered, "[data-state~=hovered]"),
    (.expanded, ":is([aria-expanded=true],[data-state~=expanded])"),
    (.readOnly, ":is([readonly]:read-only,[aria-readonly=true],[data-state~=readOnly])"),
    (.indeterminate, ":is(:indeterminate,[aria-checked=mixed],[data-state~=indeterminate])"),
    (.busy, ":is([aria-busy=true],[data-state~=busy])"),
    (.invalid, ":is(:user-invalid,[aria-invalid=true],[data-state~=invalid])"),
  ]
}
