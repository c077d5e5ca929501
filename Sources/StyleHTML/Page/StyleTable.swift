internal import ProtocolStyle

/// The styles that a page has encountered, and their classes.
final class StyleTable {
  /// The selectors of the looks, beginning with the first look's on a usual device.
  let selectors: [LookSelector]

  /// The classes of runs of rich text.
  let runs = RunSheet()

  /// Whether the page has looks, which replace the tree's current state, or live tokens.
  let hasLooks: Bool

  /// The tokens that are custom properties.
  let live: LiveTokens
  private let images: ImageAddresses
  private let meanings: CSSMeanings
  private let elements: [NodeKind: HTMLElement]

  /// The number of styles that most pages have at most.
  ///
  /// Hash tables have room for it from the start, because styles and looks take long to hash, and a
  /// table that grows hashes all of them again.
  private static let usualStyles = 64

  /// One of each set of equal styles, retained so that its identity isn't reused.
  private var styles = Set<ViewModel>(minimumCapacity: usualStyles)
  private var styleIdentities: Set<ObjectIdentifier> = []

  private var looks: [StyleLook] = []
  private var numbersByIdentity: [Identity: UInt32] = [:]
  private var numbersByLook = [StyleLook: UInt32](minimumCapacity: usualStyles)

  /// The numbers of looks with custom properties, by those in the tree's values and in each probe.
  private var liveNumbers: [[UInt32]: UInt32] = [:]

  /// Identifies the styles of a node without comparing their values.
  private struct Identity: Hashable {
    let styles: [ObjectIdentifier]
    let situations: [NodeSituation]
    let isContainer: Bool
    let scheme: StyleEnvironment.ColorScheme?
    let named: ControlState
  }

  /// The numbers of a node's looks in all widths of its containers, by the least widths.
  private struct RangedLooks: Hashable {
    let bounds: [LeastWidths]
    let looks: [UInt32]

    func look(in widths: LeastWidths) -> UInt32 {
      looks[bounds.lastIndex { $0.areReached(in: widths) } ?? 0]
    }
  }

  private var rangedLooks: [RangedLooks] = []
  private var numbersByRangedLooks: [RangedLooks: UInt32] = [:]

  /// Marks a number of ranged looks among the numbers of looks.
  private static let rangedMark: UInt32 = 1 << 31

  /// Whether screens are containers: as soon as a class has rules for the width of one, and from the
  /// start in a page that is patched, whose layout mustn't change because a patch brings such a class.
  private var screensAreContainers: Bool
  private var hasWrittenContainers = false

  /// The widths that rules of classes compare with that of the container above an element's, and those
  /// for which the rules of containers were written.
  private var widthsAbove: Set<Double> = []
  private var writtenWidthsAbove: Set<Double> = []

  /// The rule that makes screens containers.
  private static let containers = "@layer kinds{.screen{container-type:inline-size}}"

  /// The class numbers as the tree looks them up: by look, or by node if the page has looks.
  @safe @exclusivity(unchecked) var known = StyleNumbers()

  @safe @exclusivity(unchecked) private(set) var classes: [StyleClass] = []
  @safe @exclusivity(unchecked) private(set) var templates: [ElementTemplate] = []

  /// The templates, which `templates` retains, because reading these retains nothing.
  @safe @exclusivity(unchecked) private(set) var unretainedTemplates:
    [Unretained<ElementTemplate>] = []

  /// The look numbers of each class, one for each selector.
  private var looksOfClasses: [[UInt32]] = []
  private var classesByLooks: [[UInt32]: UInt32] = [:]
  private var classesByName: [String: UInt32] = [:]

  /// Classes whose rules haven't been written to a page or patch yet.
  private var unwritten: [UInt32] = []

  /// Whether any class has concentric corners, so that others set the radii of their children.
  private var hasConcentricCorners = false

  /// Whether the radii of children were written for the classes that were written.
  private var hasWrittenInnerRadii = false

  /// The number of styles and classes at the first check after a removal; nil until then.
  private var usualCount: Int?

  init(
    selectors: [LookSelector], hasLooks: Bool = false, isPatchable: Bool = false,
    live: LiveTokens = LiveTokens([]), images: ImageAddresses,
    meanings: CSSMeanings = .standard, elements: [NodeKind: HTMLElement] = [:]
  ) {
    self.selectors = selectors
    self.hasLooks = hasLooks
    screensAreContainers = isPatchable
    self.live = live
    self.images = images
    self.meanings = meanings
    self.elements = elements
  }

  /// The shapes in which nodes of each kind are written.
  func shape(of kind: NodeKind) -> ElementShape { ElementShape(of: kind, elements: elements) }

  /// Whether the elements in that of a parent are those of its children, so that an element has the
  /// position of its node.
  ///
  /// A title, an image or a run of rich text would be counted, too, and what is in a group is counted
  /// there.
  func hasElementsOfNodesOnly(in parent: NodeKind, around child: NodeKind) -> Bool {
    let (outer, inner) = (shape(of: parent), shape(of: child))
    return outer.form == .container && outer.content == .text && !parent.uses(.richText)
      && inner.form != .leaf && inner.form != .void
  }

  /// The number of a node's styles for one selector, in all widths of its container.
  ///
  /// - Parameters:
  ///   - node: The styles.
  ///   - scheme: The color scheme that a scope of the node assigns, if it isn't the same for all
  ///     selectors; nil by default.
  ///   - named: The states that the node names besides those of its styles; none by default.
  /// - Returns: The number.
  func look(
    of node: ContainerWidthStyles, scheme: StyleEnvironment.ColorScheme? = nil,
    naming named: ControlState = .normal
  ) -> UInt32 {
    let isContainer = node.isContainer && !node.styles[0].styles[0].kind.isKind(of: .screen)
    let numbers = node.styles.map {
      look(of: $0, isContainer: isContainer, scheme: scheme, naming: named)
    }
    if numbers.allSatisfy({ $0 == numbers[0] }) { return numbers[0] }
    return number(of: RangedLooks(bounds: node.widths, looks: numbers))
  }

  private func number(of ranged: RangedLooks) -> UInt32 {
    if let known = numbersByRangedLooks[ranged] { return known }
    let number = UInt32(rangedLooks.count) | Self.rangedMark
    rangedLooks.append(ranged)
    numbersByRangedLooks[ranged] = number
    return number
  }

  /// The looks in ranges of widths that a number stands for; a number of a single look stands for it
  /// in any width.
  private func ranged(_ number: UInt32) -> RangedLooks {
    number & Self.rangedMark == 0
      ? RangedLooks(bounds: [LeastWidths()], looks: [number])
      : rangedLooks[Int(number & ~Self.rangedMark)]
  }

  /// All combinations of the widths in which any of several looks differ.
  private static func bounds(of ranged: [RangedLooks]) -> [LeastWidths] {
    let all = ranged.flatMap(\.bounds)
    return LeastWidths.all(own: Set(all.map(\.own)), above: Set(all.map(\.above)))
  }

  /// The looks that several numbers of one node stand for, in each combination of widths.
  func looks(inWidthsOf numbers: [UInt32]) -> [[StyleLook]] {
    let ranged = numbers.map(ranged)
    return Self.bounds(of: ranged).map { widths in ranged.map { look(at: $0.look(in: widths)) } }
  }

  /// The number of styles for one selector and width.
  ///
  /// Different styles with equal declarations have the same number.
  func look(
    of node: StateStyles, isContainer: Bool = false, scheme: StyleEnvironment.ColorScheme? = nil,
    naming named: ControlState = .normal
  ) -> UInt32 {
    // Most states have the style of another one.
    var known: [ObjectIdentifier: ViewModel] = [:]
    let styles = node.styles.map { style in
      if let known = known[style.styleIdentity] { return known }
      let shared = shared(style)
      known[style.styleIdentity] = shared
      return shared
    }
    let identity = Identity(
      styles: styles.map(\.styleIdentity), situations: node.situations, isContainer: isContainer,
      scheme: scheme, named: named)
    if let number = numbersByIdentity[identity] { return number }
    let look = StyleLook(
      StateStyles(situations: node.situations, styles: styles), isContainer: isContainer,
      scheme: scheme, naming: named, images: images, meanings: meanings)
    let number = self.number(of: look)
    numbersByIdentity[identity] = number
    return number
  }

  private func number(of look: StyleLook) -> UInt32 {
    // The look is hashed once, because that takes longer than comparing it.
    func assign(_ number: inout UInt32?) -> UInt32 {
      if let number { return number }
      let new = UInt32(looks.count)
      looks.append(look)
      number = new
      return new
    }
    return assign(&numbersByLook[look])
  }

  /// The stored look with a number.
  func look(at number: UInt32) -> StyleLook { looks[Int(number)] }

  /// The number of a look with custom properties in place of the values of live tokens.
  ///
  /// - Parameter numbers: The number in the tree's values, and in each probe; `.max` for no node.
  /// - Returns: The number, the first one if no probe changes the look.
  func liveNumber(of numbers: [UInt32]) -> UInt32 {
    if numbers.allSatisfy({ $0 == numbers[0] }) { return numbers[0] }
    if let known = liveNumbers[numbers] { return known }
    let ranged = numbers.map(self.ranged)
    let inWidths = ranged[0].bounds.map { widths in
      let looks = ranged.map { look(at: $0.look(in: widths)) }
      return self.number(of: looks[0].live(Array(looks.dropFirst()), live))
    }
    let isOne = inWidths.allSatisfy { $0 == inWidths[0] }
    let joint =
      isOne
      ? inWidths[0] : self.number(of: RangedLooks(bounds: ranged[0].bounds, looks: inWidths))
    liveNumbers[numbers] = joint
    return joint
  }

  /// The stored style that is equal to a style.
  private func shared(_ style: ViewModel) -> ViewModel {
    if styleIdentities.contains(style.styleIdentity) { return style }
    let (isNew, stored) = styles.insert(style)
    if isNew { styleIdentities.insert(style.styleIdentity) }
    return stored
  }

  /// The class number for the numbers of a style, one for each selector.
  func classNumber(of numbers: [UInt32]) -> UInt32 {
    if let known = classesByLooks[numbers] { return known }
    let ranged = numbers.map(ranged)
    let bounds = Self.bounds(of: ranged)
    let all = ranged.flatMap { ranged in bounds.map(ranged.look) }
    let made = StyleClass(
      all.map { looks[Int($0)] }, numbered: all,
      in: selectors.flatMap { selector in bounds.map(selector.inContainers) },
      widths: bounds,
      isTaken: { name, rules in
        classesByName[name].map { self.classes[Int($0)].rules.isExactlyEqual(to: rules) } == false
      })
    let shape = shape(of: made.kind)
    // Styles of different kinds with equal declarations share a class, but not an element.
    let number = UInt32(classes.count)
    classes.append(made)
    if made.isConcentric { hasConcentricCorners = true }
    if made.dependsOnWidths { screensAreContainers = true }
    widthsAbove.formUnion(made.widthsAbove)
    let template = ElementTemplate(
      shape, className: made.name, movesTitle: made.movesTitle, markers: made.markers,
      isControl: made.kind.isControlOrCell)
    templates.append(template)
    unretainedTemplates.append(Unretained(template))
    looksOfClasses.append(numbers)
    if let name = made.name, classesByName[name] == nil {
      classesByName[name] = number
      unwritten.append(number)
    }
    classesByLooks[numbers] = number
    return number
  }

  /// The rules that haven't been written to a page or patch yet.
  func takeUnwritten() -> String {
    var text = screensAreContainers && !hasWrittenContainers ? Self.containers : ""
    hasWrittenContainers = screensAreContainers
    text +=
      writtenWidthsAbove == widthsAbove
      ? rulesOfContainers(unwritten, [], above: widthsAbove)
      : rulesOfContainers(Array(classesByName.values), [".screen"], above: widthsAbove)
    writtenWidthsAbove = widthsAbove
    writeRules(of: unwritten) { text += $0 }
    if hasConcentricCorners {
      let others = hasWrittenInnerRadii ? unwritten : Array(classesByName.values)
      writeInnerRadii(of: others) { text += $0 }
      hasWrittenInnerRadii = true
    }
    unwritten = []
    return text + runs.takeRules()
  }

  /// Writes all rules of styles, in pieces.
  func writeAll(_ body: (String) throws -> Void) rethrows {
    unwritten = []
    hasWrittenContainers = screensAreContainers
    writtenWidthsAbove = widthsAbove
    hasWrittenInnerRadii = hasConcentricCorners
    try writeRules(
      of: Array(classesByName.values), amongContainers: screensAreContainers, above: widthsAbove,
      hasConcentricCorners: hasConcentricCorners, body)
  }

  /// The rules of some classes, as if the page had no others, with those of the runs that were written.
  func rules(of numbers: [UInt32]) -> String {
    let used = Set(numbers).map(Int.init)
    // Styles of different kinds share the first class with their name.
    let named = Set(used.compactMap { classes[$0].name.flatMap { classesByName[$0] } })
    var text = ""
    writeRules(
      of: Array(named), amongContainers: used.contains { classes[$0].dependsOnWidths },
      above: used.reduce(into: []) { $0.formUnion(classes[$1].widthsAbove) },
      hasConcentricCorners: used.contains { classes[$0].isConcentric }
    ) { text += $0 }
    return text + runs.unwrittenRules
  }

  /// Writes the rules of classes, before them those of containers, and after them the radii of
  /// concentric children.
  private func writeRules(
    of numbers: [UInt32], amongContainers hasContainers: Bool, above widths: Set<Double>,
    hasConcentricCorners: Bool, _ body: (String) throws -> Void
  ) rethrows {
    if hasContainers { try body(Self.containers) }
    try body(rulesOfContainers(numbers, [".screen"], above: widths))
    try writeRules(of: numbers, body)
    if hasConcentricCorners { try writeInnerRadii(of: numbers, body) }
  }

  /// The rules with which containers set properties by the width of the container above.
  ///
  /// - Parameters:
  ///   - numbers: The classes of which those of containers have the rules.
  ///   - others: The selectors of other containers.
  ///   - widths: The widths that rules compare.
  /// - Returns: The rules; empty if no class compares the width of a container above.
  private func rulesOfContainers(
    _ numbers: [UInt32], _ others: [String], above widths: Set<Double>
  ) -> String {
    if widths.isEmpty { return "" }
    let classes = numbers.map { self.classes[Int($0)] }.filter(\.isContainer).compactMap(\.name)
    let selectors = others + classes.sorted().map { "." + $0 }
    if selectors.isEmpty { return "" }
    let rules = widths.sorted().map { LookSelector.rules(forWidth: $0, above: selectors) }
    return "@layer kinds{" + rules.joined() + "}"
  }

  /// Writes the rules that set the radii of concentric children.
  private func writeInnerRadii(
    of numbers: [UInt32], _ body: (String) throws -> Void
  ) rethrows {
    try writeLayer(sorted(numbers).map(\.innerRadiusRules).filter { !$0.isEmpty }, body)
  }

  /// Writes key frames, and rules by selector and in the order of their names.
  private func writeRules(of numbers: [UInt32], _ body: (String) throws -> Void) rethrows {
    let keyFrames = numbers.reduce(into: Set<String>()) {
      $0.formUnion(classes[Int($1)].keyFrames)
    }
    for rule in keyFrames.sorted() { try body(rule) }
    try writeLayer(sorted(numbers).map(\.rules), body)
  }

  private func sorted(_ numbers: [UInt32]) -> [StyleClass] {
    numbers.map { classes[Int($0)] }.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  /// Writes the rules of classes, each of which has some for each selector.
  ///
  /// They are in a layer above the kinds' layer. The author's rules are in no layer, so they
  /// override both.
  private func writeLayer(
    _ rules: [[String]], _ body: (String) throws -> Void
  ) rethrows {
    guard !rules.isEmpty else { return }
    try body("@layer classes{")
    for (index, selector) in selectors.enumerated()
    where rules.contains(where: { !$0[index].isEmpty }) {
      let conditions = selector.conditions
      for condition in conditions { try body(condition) }
      for rules in rules { try body(rules[index]) }
      try body(String(repeating: "}", count: conditions.count))
    }
    try body("}")
  }
}

/// Removal of unused styles and classes.
extension StyleTable {
  /// The number of stored styles and classes.
  var count: Int { styles.count + classes.count }

  /// Returns whether there are many more styles and classes than at the first check after the last
  /// removal, so that unused ones should be removed.
  func isOvergrown() -> Bool {
    guard let usualCount else {
      self.usualCount = count
      return false
    }
    return count > 2 * usualCount + 256
  }

  /// Removes all unused classes, and all styles that only those classes used.
  ///
  /// - Parameter used: The numbers of the classes that nodes have.
  /// - Returns: The new numbers of the used classes, by their former numbers; `.max` for removed
  ///   ones. Nil if all classes are used.
  func removeClasses(except used: some Sequence<UInt32>) -> [UInt32]? {
    var isUsed = Array(repeating: false, count: classes.count)
    for number in used where number != .max { isUsed[Int(number)] = true }
    guard isUsed.contains(false) || isOvergrown() else { return nil }
    usualCount = nil
    let kept = classes.indices.filter { isUsed[$0] }
    var numbers = Array(repeating: UInt32.max, count: classes.count)
    for (number, former) in kept.enumerated() { numbers[former] = UInt32(number) }
    let lookNumbers = removeLooks(
      except: Set(kept.flatMap { looksOfClasses[$0].flatMap { ranged($0).looks } }))
    let formerRanged = rangedLooks
    (rangedLooks, numbersByRangedLooks) = ([], [:])
    func newNumber(_ former: UInt32) -> UInt32 {
      if former & Self.rangedMark == 0 { return lookNumbers[former]! }
      let ranged = formerRanged[Int(former & ~Self.rangedMark)]
      return number(
        of: RangedLooks(bounds: ranged.bounds, looks: ranged.looks.map { lookNumbers[$0]! }))
    }
    let written = Set(classes.indices.compactMap { classes[$0].name })
      .subtracting(unwritten.compactMap { classes[Int($0)].name })
    classes = kept.map { classes[$0] }
    templates = kept.map { templates[$0] }
    unretainedTemplates = templates.map { Unretained($0) }
    looksOfClasses = kept.map { looksOfClasses[$0].map(newNumber) }
    classesByLooks = [:]
    classesByName = [:]
    unwritten = []
    for number in classes.indices {
      classesByLooks[looksOfClasses[number]] = UInt32(number)
      guard let name = classes[number].name, classesByName[name] == nil else { continue }
      classesByName[name] = UInt32(number)
      if !written.contains(name) { unwritten.append(UInt32(number)) }
    }
    known = StyleNumbers()
    return numbers
  }

  /// Removes unused looks and the styles that only those used, and returns the new numbers of the
  /// rest.
  private func removeLooks(except used: Set<UInt32>) -> [UInt32: UInt32] {
    let kept = looks.indices.filter { used.contains(UInt32($0)) }
    let numbers = Dictionary(
      uniqueKeysWithValues: kept.enumerated().map { (UInt32($0.element), UInt32($0.offset)) })
    looks = kept.map { looks[$0] }
    numbersByLook = Dictionary(
      uniqueKeysWithValues: looks.enumerated().map { ($0.element, UInt32($0.offset)) })
    // Different styles with equal declarations share a look, so all styles are looked up again.
    numbersByIdentity = [:]
    liveNumbers = [:]
    styles = []
    styleIdentities = []
    return numbers
  }
}
