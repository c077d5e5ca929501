internal import ProtocolStyle

/// The styles that a page has met, and the classes that they make.
final class StyleTable {
  let settings: [Setting]
  private let images: ImageAddresses
  private let meanings: [CSSMeaning]
  private let elements: [NodeKind: HTMLElement]

  private var looks: [StyleLook] = []
  private var numbersByIdentity: [Identity: UInt32] = [:]
  private var numbersByLook: [StyleLook: UInt32] = [:]

  /// What tells styles apart without looking into them: the normal one, and those in states.
  private struct Identity: Hashable {
    let styles: [ObjectIdentifier]
    let states: [ControlState]
  }

  /// What has a number is kept, so that nothing else gets its identity.
  private var kept: [ViewModel] = []

  /// The numbers of styles that were met lately, at a place by their addresses.
  @exclusivity(unchecked) private var recent = [(identity: UInt, number: UInt32)](
    repeating: (0, 0), count: 1 << recentBits)
  private static let recentBits = 8

  /// The same of styles in several states.
  @exclusivity(unchecked) private var recentInStates = [(identity: Identity, number: UInt32)?](
    repeating: nil, count: 1 << recentBits)

  /// The styles of the node that is looked at, in its states.
  @exclusivity(unchecked) private var styles: [ViewModel] = []

  @exclusivity(unchecked) private(set) var classes: [StyleClass] = []
  @exclusivity(unchecked) private(set) var templates: [ElementTemplate] = []
  private var classesByLooks: [[UInt32]: UInt32] = [:]
  private var classesByName: [String: UInt32] = [:]

  init(
    settings: [Setting], images: ImageAddresses, meanings: [CSSMeaning] = CSSMeaning.standard,
    elements: [NodeKind: HTMLElement] = [:]
  ) {
    self.settings = settings
    self.images = images
    self.meanings = meanings
    self.elements = elements
  }

  /// How nodes of a kind are drawn.
  func shape(of kind: NodeKind) -> ElementShape { ElementShape(of: kind, elements: elements) }

  /// The number of a node's style in what the tree is set to now.
  @inline(__always)
  func look(of node: AnyNodeHandle, in tree: StyleTree) -> UInt32 {
    let states = tree.mentionedControlStates(of: node)
    return states.isEmpty ? look(of: tree.style(of: node)) : look(of: node, states, in: tree)
  }

  /// The number of a style that no rule changes in other states.
  @inline(__always)
  func look(of style: ViewModel) -> UInt32 {
    let identity = UInt(bitPattern: style.styleIdentity)
    // Blocks are of 16 bytes and more.
    let place = Int(truncatingIfNeeded: (identity >> 4) ^ (identity >> 12)) & (recent.count - 1)
    if recent[place].identity == identity { return recent[place].number }
    let number = look([style], in: [])
    recent[place] = (identity, number)
    return number
  }

  @inline(never)
  private func look(
    of node: AnyNodeHandle, _ states: [ControlState], in tree: StyleTree
  ) -> UInt32 {
    styles.removeAll(keepingCapacity: true)
    styles.append(tree.style(of: node, in: .normal))
    for state in states { styles.append(tree.style(of: node, in: state)) }
    var bits: UInt = 0
    for style in styles { bits = bits &* 31 &+ UInt(bitPattern: style.styleIdentity) >> 4 }
    let place = Int(truncatingIfNeeded: bits ^ (bits >> 8)) & (recentInStates.count - 1)
    if let recent = recentInStates[place], recent.identity.states == states,
      recent.identity.styles.count == styles.count,
      styles.indices.allSatisfy({ recent.identity.styles[$0] == styles[$0].styleIdentity })
    {
      return recent.number
    }
    let number = look(styles, in: states)
    let identity = Identity(styles: styles.map(\.styleIdentity), states: states)
    recentInStates[place] = (identity, number)
    return number
  }

  /// The number of a style and of what it is in other states.
  ///
  /// Styles that declare the same but are not shared, as of nodes with overrides, have one number.
  @inline(never)
  private func look(_ styles: [ViewModel], in states: [ControlState]) -> UInt32 {
    let identity = Identity(styles: styles.map(\.styleIdentity), states: states)
    if let known = numbersByIdentity[identity] { return known }
    let look = StyleLook(
      normal: styles[0],
      others: Dictionary(uniqueKeysWithValues: zip(states, styles.dropFirst())), images: images,
      meanings: meanings)
    let number = numbersByLook[look] ?? UInt32(looks.count)
    if number == looks.count {
      looks.append(look)
      numbersByLook[look] = number
    }
    kept += styles
    numbersByIdentity[identity] = number
    return number
  }

  /// The number of the class for a style's numbers, one in each setting.
  func classNumber(of numbers: [UInt32]) -> UInt32 {
    if let known = classesByLooks[numbers] { return known }
    let made = StyleClass(
      numbers.map { looks[Int($0)] }, in: settings.map(\.selector),
      isTaken: { name, css in
        classesByName[name].map { self.classes[Int($0)].css != css } ?? false
      })
    let shape = shape(of: made.kind)
    // Styles of several kinds may declare the same: they share a class, but not an element.
    let number = UInt32(classes.count)
    classes.append(made)
    templates.append(ElementTemplate(shape, className: made.name))
    if let name = made.name, classesByName[name] == nil {
      classesByName[name] = number
      unwritten.append(number)
    }
    classesByLooks[numbers] = number
    return number
  }

  /// Classes whose rules nobody has been given yet.
  private var unwritten: [UInt32] = []

  /// The rules that nobody has been given yet, in order of their names.
  func takeUnwritten() -> [String] {
    defer { unwritten = [] }
    return sorted(unwritten)
  }

  /// All rules, in order of their names.
  func allRules() -> [String] {
    unwritten = []
    return sorted(Array(classesByName.values))
  }

  private func sorted(_ numbers: [UInt32]) -> [String] {
    numbers.map { classes[Int($0)] }.sorted { ($0.name ?? "") < ($1.name ?? "") }.map(\.css)
  }
}
