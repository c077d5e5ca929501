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

  /// The numbers of looks, as the tree finds them again; of classes where there is but one setting.
  @exclusivity(unchecked) var known = StyleNumbers()

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
  func look(of node: AnyNodeHandle, in tree: StyleTree) -> UInt32 {
    let states = tree.mentionedControlStates(of: node)
    let styles =
      states.isEmpty
      ? [tree.style(of: node)] : ([.normal] + states).map { tree.style(of: node, in: $0) }
    return look(styles, in: states)
  }

  /// The number of a style that is the same in all states.
  func look(of style: ViewModel) -> UInt32 { look([style], in: []) }

  /// The number of a style and of what it is in other states.
  ///
  /// Styles that declare the same but are not shared, as of nodes with overrides, have one number.
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
        classesByName[name].map { !self.classes[Int($0)].css.isExactlyEqual(to: css) } ?? false
      })
    let shape = shape(of: made.kind)
    // Styles of several kinds may declare the same: they share a class, but not an element.
    let number = UInt32(classes.count)
    classes.append(made)
    templates.append(ElementTemplate(shape, className: made.name, movesTitle: made.movesTitle))
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
