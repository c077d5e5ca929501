import Observation
import ProtocolStyle
import StyleHTML

@testable import TestSupport

/// Changes a tree at random, reproducibly from a seed.
struct RandomEditor {
  let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
      StyleRule(for: .label, when: .colorScheme(.dark) && .controlState(.highlighted)) {
        $0.textColor = .systemRed
      }
      StyleRule(for: .textField, when: .layoutDirection(.rightToLeft)) { $0.cornerRadius = 3 }
      StyleRule(for: .label, when: .enclosingControlState(.selected)) { $0.cornerRadius = 4 }
      StyleRule(for: .button, when: .containerWidth(atLeast: 500)) { $0.borderWidth = 2 }
      StyleRule(for: .button, when: .controlState(.selected) && !.controlState(.disabled)) {
        $0.borders = BordersValue(leading: .init(width: 4, color: .red, style: .dotted))
      }
    })
  var random: SeededGenerator
  private var rule: StyleSheet.Identity?
  private let lamp = Lamp()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Performs one change.
  mutating func edit() {
    let nodes = Array(tree.nodes)
    guard let node = nodes.randomElement(using: &random) else { return attach(to: nil) }
    switch Int.random(in: 0..<27, using: &random) {
    case 0, 1, 2: attach(to: Bool.random(using: &random) ? node : nil)
    case 14: shuffleChildren(of: tree.parent(of: node))
    case 3 where nodes.count > 12, 4 where nodes.count > 30: tree.detach(node)
    case 5, 6: move(node, among: nodes)
    case 7:
      tree.setControlState([.normal, .disabled, .selected].randomElement(using: &random), of: node)
    case 8:
      let width = Double.random(in: 0...3, using: &random).rounded()
      tree.override(node) { $0.borderWidth = width }
    case 9: tree.clearOverrides(of: node)
    case 10: tree.themes = Bool.random(using: &random) ? [.brand] : []
    case 11: changeRules()
    case 15: changeEnvironment()
    case 16, 17: changeScope(of: node)
    case 18: emptyOrFill(nodes)
    case 19: lamp.isOn.toggle()
    case 20:
      // Children inherit another tint, in some environments only.
      tree.override(node) {
        if StyleEnvironment.current.colorScheme == .dark { $0.tintColor = .orange }
      }
    case 21:
      let model = tree.node(of: node)
      tree.detach(node)
      attach(model, to: Array(tree.nodes).randomElement(using: &random))
    case 22: tree.withReset(of: .label) { attach(to: node) }
    case 24: writeWord(to: node)
    case 25:
      // Children inherit another tint, in wide containers only.
      tree.override(node) { if ContainerWidth.isAtLeast(400) { $0.tintColor = .orange } }
    case 26:
      let width = [nil, 200.0, 450, 900].randomElement(using: &random) ?? nil
      if tree.isSizeContainer(node) { tree.setContainerWidth(width, of: node) }
    default: changeContent(of: node)
    }
  }

  /// Writes one of the attributes that change markup, classes or the rules of children.
  private mutating func writeWord(to node: AnyNodeHandle) {
    let words: [(inout ViewModel) -> Void] = [
      { $0.stackAxis = .horizontal }, { $0.gridColumns = .count(2) }, { $0.growth = 1 },
      { $0.cornerShape = .concentric }, { $0.cornerRadius = 9 }, { $0.showsActivity = true },
      { $0.symbolRendering = .hierarchical }, { $0.clearButtonMode = .always },
      { $0.cellVariant = .subtitle }, { $0.stackAxis = .layered }, { $0.overflow = .scrolls },
      { $0.overflow = .scrolls }, { $0.isHidden = true },
      { $0.borders = BordersValue(bottom: .init(width: 1, color: .red, style: .dashed)) },
      { $0.backgroundGradient = Gradient([.red, .blue], shape: .radial(), colorSpace: .oklab) },
      { $0.textGradient = Gradient([.red, .blue]) },
      { $0.tintGradient = Gradient([.red, .blue], angle: 90) },
      { $0.borderGradient = Gradient([.red, .blue], shape: .angular()) },
      { $0.overlay = OverlayValue(.topTrailing, offset: Offset(x: 6, y: -6)) },
      { $0.zIndex = 2 },
      { $0.stickyEdge = .bottom },
      { $0.repeatingMotion = .pulse() },
      {
        $0.repeatingMotion = RepeatingMotionValue(.linear(duration: 1), count: 2, stagger: 0.5)
          .animating(.cornerRadius, 0, 9)
      },
      { $0.maskGradient = Gradient([.black, .clear]) },
    ]
    if let word = words.randomElement(using: &random) { tree.override(node, word) }
  }

  private mutating func attach(to parent: AnyNodeHandle?) {
    let text = "Text \(Int.random(in: 0..<100, using: &random)) <b>"
    let models: [any StyleNode] = [
      Card(), Card(backgroundColor: .red), Title(text: text), Buy(text: text), Field(text: text),
      Screen(), Note(text: text), Bar(text: text), Tag(styleClasses: [text, "tag"]), Panel(),
      Search(text: text), Volume(), Choice(), Amount(), lamp, Row(text: text),
      Night(isDark: .random(using: &random)), Offer(text: text), Terms(text: text),
      Email(text: text), Price(), Follower(text: text), Follower(text: text), Fading(), Wide(),
      Shelf(), Fitting(text: text), Nook(), Nook(), Glowing(), Glowing(), Dusky(), Veil(),
      Stripe(), End(text: text), Plate(text: text),
    ]
    guard let model = models.randomElement(using: &random) else { return }
    attach(model, to: parent)
  }

  private mutating func attach(_ model: any StyleNode, to parent: AnyNodeHandle?) {
    let count = parent.map { tree.children(of: $0).count } ?? tree.roots.count
    let index = Int.random(in: 0...count, using: &random)
    if let parent {
      tree.attach(erased: model, to: parent, at: index)
    } else {
      tree.attach(erased: model, at: index)
    }
  }

  private mutating func move(_ node: AnyNodeHandle, among nodes: [AnyNodeHandle]) {
    let target = nodes.randomElement(using: &random)
    if let target, Bool.random(using: &random) {
      // A node can't be moved into itself; the move fails and nothing changes.
      try? tree.move(node, to: target)
    } else if let target, tree.parent(of: target) == nil {
      tree.moveToRoot(node, at: 0)
    } else {
      tree.moveToRoot(node)
    }
  }

  /// Moves some children of a node, or some roots, among their siblings, and inserts new nodes
  /// between them.
  private mutating func shuffleChildren(of parent: AnyNodeHandle?) {
    for _ in 0..<3 {
      let siblings = parent.map { tree.children(of: $0) } ?? tree.roots
      guard let sibling = siblings.randomElement(using: &random) else { return }
      let index = Int.random(in: 0..<siblings.count, using: &random)
      if let parent { try? tree.move(sibling, to: parent, at: index) }
      if parent == nil { tree.moveToRoot(sibling, at: index) }
    }
    attach(to: parent)
  }

  private mutating func changeEnvironment() {
    switch Int.random(in: 0..<5, using: &random) {
    case 4: tree.environment.horizontalSizeClass = .compact
    case 0: tree.environment.colorScheme = .dark
    case 1: tree.environment.colorScheme = .light
    case 2: tree.environment.layoutDirection = .rightToLeft
    default: tree.environment = StyleEnvironment()
    }
  }

  private mutating func changeScope(of node: AnyNodeHandle) {
    if Int.random(in: 0..<3, using: &random) == 0 { return tree.setScope(nil, at: node) }
    let schemes: [StyleEnvironment.ColorScheme?] = [.light, .dark, nil]
    let directions: [StyleEnvironment.LayoutDirection?] = [.leftToRight, .rightToLeft, nil]
    let scheme = schemes.randomElement(using: &random) ?? nil
    let direction = directions.randomElement(using: &random) ?? nil
    let themes = [[], [], [Theme.brand], [.contained]].randomElement(using: &random) ?? []
    tree.setScope(
      StyleScope(themes: themes) {
        if let scheme { $0.colorScheme = scheme }
        if let direction { $0.layoutDirection = direction }
      }, at: node)
  }

  /// Moves all children of a node whose element depends on them to another one, or detaches them,
  /// or attaches the first.
  private mutating func emptyOrFill(_ nodes: [AnyNodeHandle]) {
    let kinds: [NodeKind] = [.button, .textField, .textView, .tableCell, .slider, .picker]
    let groups = nodes.filter { node in
      let kind = tree.viewModel(of: node, includingContent: false).kind
      return kinds.contains { kind.isKind(of: $0) }
    }
    guard let group = groups.randomElement(using: &random),
      let other = groups.randomElement(using: &random)
    else { return }
    let children = tree.children(of: group)
    if children.isEmpty { return attach(to: group) }
    for child in children {
      if Int.random(in: 0..<3, using: &random) == 0 {
        tree.detach(child)
      } else {
        try? tree.move(child, to: other, at: 0)
      }
    }
  }

  private mutating func changeRules() {
    if let rule {
      tree.styleSheet.remove(rule)
      self.rule = nil
    } else {
      let alpha = Double.random(in: 0...1, using: &random)
      rule = tree.styleSheet.insert(
        Bool.random(using: &random)
          ? StyleRule(for: .label, when: .colorScheme(.light)) { $0.alpha = alpha }
          : StyleRule(for: .button, containedIn: [Card.self]) { $0.alpha = alpha })
    }
  }

  private mutating func changeContent(of node: AnyNodeHandle) {
    let text = "Changed \(Int.random(in: 0..<100, using: &random))"
    if let title = tree.handle(node, as: Title.self) { tree[title].text = text }
    if let buy = tree.handle(node, as: Buy.self) { tree[buy].text = text }
    if let field = tree.handle(node, as: Field.self) { tree[field].text = text }
    if let note = tree.handle(node, as: Note.self) { tree[note].text = text }
    if let bar = tree.handle(node, as: Bar.self) { tree[bar].text = text }
    if let tag = tree.handle(node, as: Tag.self) { tree[tag].styleClasses = ["tag", text] }
    if let card = tree.handle(node, as: Card.self) { tree[card].backgroundColor = .blue }
    if let offer = tree.handle(node, as: Offer.self) { tree[offer].text = text }
    if let terms = tree.handle(node, as: Terms.self) { tree[terms].text = text }
    if let email = tree.handle(node, as: Email.self) { tree[email].text = text }
    if let price = tree.handle(node, as: Price.self) { tree[price].subtitle = text }
    if let follower = tree.handle(node, as: Follower.self) { tree[follower].text = text }
    if let nook = tree.handle(node, as: Nook.self) {
      tree[nook].wide = [.red, .green, .systemTeal].randomElement(using: &random) ?? .red
    }
    if let glowing = tree.handle(node, as: Glowing.self) {
      tree[glowing].pressed = [.red, .green, .systemBlue].randomElement(using: &random) ?? .red
    }
    if let stripe = tree.handle(node, as: Stripe.self) {
      tree[stripe].shade = [.red, .green, .systemGray].randomElement(using: &random) ?? .red
    }
    if let fading = tree.handle(node, as: Fading.self) {
      tree[fading].seconds = Double.random(in: 0...2, using: &random).rounded() / 2
    }
  }
}

// MARK: - Nodes

private struct Note: TextViewNode, TextContent {
  var text: String
}

private struct Tag: LabelNode, StyleClassed {
  var styleClasses: [String]
}

private struct Bar: NavigationBarNode, TextContent {
  var text: String
}

private struct Panel: ViewNode, BackgroundColor {
  var backgroundColor: Color { .systemBackground }
}

private struct Search: SearchBarNode, TextContent {
  var text: String
}

private struct Volume: SliderNode, ValueContent {
  var value: Double { 0.25 }
}

private struct Amount: StepperNode {}

private struct Choice: PickerNode, ItemsContent {
  var items: [String] { ["a", "b"] }
}

private struct Row: TableCellNode, TextContent {
  var text: String
}

private struct Offer: LabelNode, RichTextContent {
  var text: String
  var richText: RichText { RichText([TextRun(text).bold(), TextRun(" [x]").link("#\(text)")]) }
}

private struct Terms: LinkNode, TextContent, LinkContent {
  var text: String
  var link: String { "#\(text)" }
}

private struct Email: TextFieldNode, TextContent, InputKindContent, LeadingImageContent {
  var text: String
  let inputKind = InputKind.email
  let leadingImage = ImageReference.symbol("envelope")
}

private struct Price: ButtonNode, TextContent, SubtitleContent, ImageContent {
  let text = "Pay"
  var subtitle = "12"
  let image = ImageReference.symbol("plus.circle")
}

/// A label that follows the control around it.
private struct Follower: LabelNode, TextContent, TextColor {
  var text: String
  var textColor: Color {
    ControlState.ofEnclosingControl.contains(.highlighted) ? .purple : Token.ink.value
  }
}

/// A link whose changes move, and which appears in some environments.
private struct Fading: LinkNode, TextContent, Alpha, Motion {
  var seconds = 0.5
  var text: String { "Fade" }
  var alpha: Double { 0.75 }
  var motion: MotionValues {
    let isDark = StyleEnvironment.current.colorScheme == .dark
    return MotionValues(isDark ? .bouncy(duration: seconds) : .linear(duration: seconds))
      .with(.easeIn(duration: 0.1), into: .highlighted)
      .with(presence: isDark ? .fade.scaled(0.5) : nil)
  }
}

/// A view that is another one at even places, and whose children inherit from it.
private struct Stripe: ViewNode, BackgroundColor, TintColor {
  var shade = Color.systemGray
  var backgroundColor: Color { SiblingPosition.isEven ? shade : .white }
  var tintColor: Color { SiblingPosition.isOnly ? .systemPink : .systemIndigo }
}

/// A label at the ends of its siblings, which reads a token and its container's width only at one.
private struct End: LabelNode, TextContent, CornerRadius, TextColor {
  var text: String
  var cornerRadius: Double {
    if SiblingPosition.isFirst { return ContainerWidth.isAtLeast(300) ? 7 : 5 }
    return SiblingPosition.isLast ? 9 : 0
  }
  var textColor: Color { SiblingPosition.isLast ? Token.ink.value : .black }
}

/// A cell that has other markup at the start than elsewhere.
private struct Plate: TableCellNode, TextContent, StackAxis {
  var text: String
  var stackAxis: StackAxisValue { SiblingPosition.isFirst ? .horizontal : .vertical }
}

/// A view whose style depends on the device.
private struct Wide: ViewNode, CornerRadius {
  var cornerRadius: Double {
    if StyleEnvironment.current.horizontalSizeClass == .compact { return 8 }
    return StyleEnvironment.current.contrast == .increased ? 1 : 3
  }
}

/// A container, whose children inherit a tint that depends on the width of the next one.
private struct Shelf: ViewNode, SizeContainer, TintColor {
  var tintColor: Color { ContainerWidth.isAtLeast(500) ? .purple : .systemBlue }
}

/// A view whose children inherit another tint in wide containers, and that reads a token only there.
private struct Nook: ViewNode, TintColor, CornerRadius {
  var wide = Color.systemPink
  var tintColor: Color { ContainerWidth.isAtLeast(400) ? wide : .systemTeal }
  var cornerRadius: Double {
    guard ContainerWidth.isAtLeast(700) else { return 4 }
    return Token.ink.value == .orange ? 2 : 3
  }
}

/// A label that follows the width of its container, in some environments another one.
private struct Fitting: LabelNode, TextContent, CornerRadius, Alpha {
  var text: String
  var cornerRadius: Double { ContainerWidth.isAtLeast(300) ? 6 : 1 }
  var alpha: Double {
    let isDark = StyleEnvironment.current.colorScheme == .dark
    return ContainerWidth.isAtLeast(isDark ? 300 : 800) ? 0.75 : 1
  }
}

/// A button whose children inherit another tint while it's pressed, and a width only then.
private struct Glowing: ButtonNode, TintColor {
  var pressed = Color.systemRed
  var tintColor: Color {
    guard ControlState.current.contains(.highlighted) else { return .systemBlue }
    return ContainerWidth.isAtLeast(400) ? pressed : .systemGreen
  }
}

/// A cell that's dark while it's selected, but only in small containers or with a token.
private struct Dusky: TableCellNode, ScopeProviding, BackgroundColor {
  var styleScope: StyleScope {
    let isDark =
      ControlState.current.contains(.selected)
      && (!ContainerWidth.isAtLeast(600) || Token.ink.value == .orange)
    return StyleScope { if isDark { $0.colorScheme = .dark } }
  }
}

/// A view whose scope and style class follow the control around it, the class only in the dark.
private struct Veil: ViewNode, ScopeProviding, StyleClassed {
  var styleScope: StyleScope {
    let isPressed = ControlState.ofEnclosingControl.contains(.highlighted)
    return StyleScope { if isPressed { $0.colorScheme = .dark } }
  }

  var styleClasses: [String] {
    let isSelected =
      StyleEnvironment.current.colorScheme == .dark
      && ControlState.ofEnclosingControl.contains(.selected)
    return isSelected ? ["tag"] : []
  }
}

/// A node with its own scope.
private struct Night: ViewNode, ScopeProviding {
  var isDark: Bool
  var styleScope: StyleScope {
    StyleScope { $0.colorScheme = isDark ? .dark : .light }
  }
}

/// A lamp that shows its state only in dark environments.
@Observable
private final class Lamp: LabelNode, TextColor {
  var isOn = false

  var textColor: Color {
    guard StyleEnvironment.current.colorScheme == .dark else { return .black }
    return isOn ? .yellow : .gray
  }
}

extension StyleEnvironment.Changes {
  fileprivate static let mirrored = Self { $0.layoutDirection = .rightToLeft }
}

extension Theme {
  /// A theme whose rules depend on the ancestors of a node.
  fileprivate static let contained = Theme(
    "contained",
    styleSheet: StyleSheet {
      StyleRule(for: .label, containedIn: [Card.self]) { $0.cornerRadius = 5 }
      StyleRule(for: .label, containedIn: [Screen.self, Card.self], when: .controlState(.selected))
      {
        $0.textColor = .systemBlue
      }
    }
  ) { $0[.ink] = .purple }
}

// MARK: - PageLooks

/// The looks of a page.
enum PageLooks: CaseIterable {
  case none
  case one
  case several

  /// None, on a page that follows the device.
  case device

  var followsDevice: Bool { self == .device }

  var looks: [HTMLLook] {
    switch self {
    case .none, .device: []
    case .one: [HTMLLook("night", colorScheme: .dark)]
    case .several:
      [
        HTMLLook("day", colorScheme: .light), HTMLLook("brand", themes: [.brand, .contained]),
        HTMLLook("mirrored", colorScheme: .dark, environment: .mirrored),
      ]
    }
  }
}
