import ProtocolStyle
import Testing

@testable import StyleBinding
@testable import TestSupport

/// A binding whose callbacks change the tree at random is compared with a new binding of the same
/// tree, which has no such callbacks.
@Suite struct RandomBindingTests {
  /// The views of a toolkit with strict rules, by one binding.
  final class Toolkit {
    let window = Widget()
    var violations: [String] = []
    var onCallback: (() -> Void)?
    var completions: [() -> Void] = []
    var repetitions: [Repetition] = []
    private(set) var views: [WeakView] = []
    private var removed: Set<ObjectIdentifier> = []
    private let tree: StyleTree

    struct WeakView { weak var view: Widget? }

    /// A motion that the toolkit repeats, or whose last cycle is over.
    struct Repetition {
      let view: ObjectIdentifier
      let animation: RepeatingAnimation
      var isOver = false
    }

    struct Rejection: Error {}

    init(_ tree: StyleTree) {
      self.tree = tree
    }

    private(set) lazy var binding: StyleBinding<Widget> = StyleBinding(tree) {
      [unowned self] kind in
      callBack()
      if kind == .gauge { return nil }
      let view = Shop.makeView(kind)
      views.append(WeakView(view: view))
      if let view { removed.remove(ObjectIdentifier(view)) }
      return view
    } insert: { [unowned self] view, parent, next in
      callBack()
      try insert(view, parent ?? window, next)
    } remove: { [unowned self] view in
      if !removed.insert(ObjectIdentifier(view)).inserted {
        violations.append("removed a removed view")
      }
      view.removeFromParent()
      callBack()
    }

    func callBack() { onCallback?() }

    /// Inserts a view by the rules, and not at all if it's a switch in a label.
    ///
    /// A view has one parent, isn't inserted into itself, and the next sibling is a child of the
    /// parent.
    private func insert(_ view: Widget, _ parent: Widget, _ next: Widget?) throws {
      view.removeFromParent()
      removed.remove(ObjectIdentifier(view))
      if view is Toggle, parent is Label { throw Rejection() }
      if let next, next.parent !== parent { violations.append("next isn't in the parent") }
      if parent !== window, binding.viewModel(shownBy: parent) == nil {
        violations.append("the parent shows no node")
      }
      var ancestor: Widget? = parent
      while let current = ancestor {
        if current === view { violations.append("inserted into itself") }
        ancestor = current.parent
      }
      parent.insert(view, before: next)
    }

    func addEntries() {
      binding.on(.backgroundColor, Widget.self, restoring: \.background) { [unowned self] in
        $0.background = "\($1)"
        callBack()
      }
      binding.on(.alpha, Widget.self, restoring: \.alpha) { $0.alpha = $1 }
      binding.on(.text, Label.self) { [unowned self] in
        $0.text = $1 ?? ""
        callBack()
      }
      binding.on(.onTintColor, Toggle.self, restoring: \.color) { [unowned self] in
        $0.color = "\($1)"
        callBack()
      }
      binding.onCurrentState(.titleColorForState, Widget.self, restoring: \.title) {
        [unowned self] in
        $0.title = "\($1)"
        callBack()
      }
      binding.onEdit(.text, Caption.self) { $0.text = $1.uppercased() }
    }

    /// Runs motions that repeat, of views that show a node.
    func runRepetitions() {
      binding.repeatingAnimation = { [weak self] view, animation in
        // A binding that is released ends the motions.
        guard let self else { return }
        let place = repetitions.firstIndex { $0.view == ObjectIdentifier(view) }
        if animation == nil, place == nil { violations.append("ended what hasn't begun") }
        if animation != nil, binding.viewModel(shownBy: view) == nil {
          violations.append("a view without a node moves")
        }
        if let place { repetitions.remove(at: place) }
        if let animation {
          repetitions.append(Repetition(view: ObjectIdentifier(view), animation: animation))
        }
        callBack()
      }
    }

    func finishRepetition(_ place: Int) {
      guard !exchange(&repetitions[place].isOver, with: true) else { return }
      repetitions[place].animation.finish()
    }

    /// The views that show nodes, with all that entries set if no animation is running.
    func outline(withValues: Bool) -> String {
      func outline(_ view: Widget) -> String? {
        guard binding.node(of: view) != nil else { return nil }
        let inner = view.children.compactMap(outline).joined(separator: " ")
        guard withValues else { return "\(type(of: view))(\(inner))" }
        let color = (view as? Toggle)?.color ?? ""
        return "\(view.name) \(view.alpha) \(view.background) \(color)(\(inner))"
      }
      return window.children.compactMap(outline).joined(separator: " ")
    }

    /// The number of views that aren't released.
    func viewCount() -> Int {
      views.removeAll { $0.view == nil }
      return views.count
    }
  }

  /// The changes of the tree and the calls of the binding, some of which callbacks make.
  final class Disturbance {
    let tree: StyleTree
    unowned let toolkit: Toolkit
    var numbers: Numbers

    /// The number of changes that callbacks may still make.
    var budget = 0
    private var number = 0
    private var detached: [AnyNodeHandle] = []
    private var isAnimating = false

    init(_ tree: StyleTree, _ toolkit: Toolkit, _ numbers: Numbers) {
      (self.tree, self.toolkit, self.numbers) = (tree, toolkit, numbers)
    }

    var binding: StyleBinding<Widget> { toolkit.binding }

    func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

    /// Called by each callback.
    func disturb() {
      guard budget > 0, chance(4) else { return }
      budget -= 1
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0: binding.refresh()
      case 1: binding.advanceAnimations(by: .seconds(1))
      case 2: binding.finishAnimations()
      case 3: report()
      case 4: edit()
      case 5: showRepetition()
      default: changeTree()
      }
      for node in detached where binding.view(of: node) != nil {
        toolkit.violations.append("a detached node has a view")
      }
    }

    /// A user's edit in a view, also in one whose node is gone.
    func edit() {
      let views = toolkit.views.compactMap { $0.view as? Label }
      guard let label = views.randomElement(using: &numbers) else { return }
      // A user doesn't type while values are being shown.
      guard binding.core.nodes[label]?.isShowing == false else { return }
      number += 1
      label.text = "edit \(number)"
      binding.edit(.text, to: label.text, of: label)
    }

    /// A control state that a view reports.
    func report() {
      let states: [ControlState] = [.normal, .selected, .highlighted]
      guard let view = toolkit.views.compactMap(\.view).randomElement(using: &numbers) else {
        return
      }
      binding.setControlState(states.randomElement(using: &numbers), of: view)
    }

    /// A frame or the end of a motion that the toolkit repeats.
    func showRepetition() {
      guard let place = toolkit.repetitions.indices.randomElement(using: &numbers) else { return }
      if chance(3) {
        toolkit.finishRepetition(place)
      } else if !toolkit.repetitions[place].isOver {
        toolkit.repetitions[place].animation.show(1, Double.random(in: 0...1, using: &numbers))
      }
    }

    func changeTree() {
      if !isAnimating, chance(2) {
        isAnimating = true
        tree.animated { changeTreeNow() }
        isAnimating = false
      } else {
        changeTreeNow()
      }
    }

    private func changeTreeNow() {
      number += 1
      let nodes = Array(tree.nodes)
      let node = nodes.randomElement(using: &numbers)
      switch (Int.random(in: 0..<14, using: &numbers), node) {
      case (0..<4, _), (_, nil): attach(to: nodes.count < 25 ? node : nil, isRoot: nodes.isEmpty)
      case (4..<6, let node?):
        detached += tree.nodes(in: node)
        tree.detach(node)
      case (6..<8, let node?):
        tree.override(node) { [number] model in
          model.alpha = number.isMultiple(of: 3) ? nil : Double(number % 5) / 4
          model.backgroundColor = number.isMultiple(of: 2) ? .red : .blue
        }
      case (8, let node?): tree.clearOverrides(of: node)
      case (12..<14, let node?):
        let motion = Self.motions.randomElement(using: &numbers)
        tree.override(node) { $0.repeatingMotion = motion }
      case (9, let node?):
        tree.setControlState(chance(3) ? nil : chance(2) ? .normal : .selected, of: node)
      case (_, let node?): move(node, nodes)
      }
    }

    /// Motions that end by themselves, so that all that is shown can be compared.
    private static let motions: [RepeatingMotionValue] = [
      .stopped,
      RepeatingMotionValue(.linear(duration: 1), count: 2).animating(.alpha, 1, 0),
      RepeatingMotionValue(.linear(duration: 2).delay(1), count: 1, stagger: 0.5)
        .animating(.alpha, 0.25).animating(.backgroundColor, .green, .blue),
    ]

    private func attach(to parent: AnyNodeHandle?, isRoot: Bool) {
      let node: any StyleNode =
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: Gauge()
        case 1: Switch()
        case 2: Caption(text: "\(number)")
        case 3: Press()
        default: Card()
        }
      guard let parent else {
        if isRoot || chance(3) { tree.attach(erased: node) }
        return
      }
      let count = Array(tree.children(of: parent)).count
      tree.attach(erased: node, to: parent, at: Int.random(in: 0...count, using: &numbers))
    }

    private func move(_ node: AnyNodeHandle, _ nodes: [AnyNodeHandle]) {
      if chance(6) { return tree.moveToRoot(node, at: 0) }
      let inside = Set(tree.nodes(in: node))
      let parents = nodes.filter { !inside.contains($0) }
      guard let parent = parents.randomElement(using: &numbers) else { return }
      let count = tree.children(of: parent).count { $0 != node }
      // A node can be moved to any place among its future siblings.
      try? tree.move(node, to: parent, at: Int.random(in: 0...count, using: &numbers))
    }
  }

  let tree = StyleTree(styleSheet: shopStyleSheet)
  let toolkit: Toolkit

  init() {
    toolkit = Toolkit(tree)
    toolkit.addEntries()
    toolkit.binding.onTransition(Widget.self, restoring: \.alpha) { [unowned toolkit] in
      $0.alpha = $1 * $2
      toolkit.callBack()
    }
    toolkit.runRepetitions()
  }

  @Test(arguments: TestScale.seeds(20))
  func `a binding shows what a new one shows, whatever callbacks change`(seed: UInt64) throws {
    let disturbance = Disturbance(
      tree, toolkit, Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1))
    toolkit.onCallback = { [unowned disturbance] in disturbance.disturb() }
    for round in 0..<TestScale.steps(150) {
      if round.isMultiple(of: 10) {
        setAnimation(usesToolkit: disturbance.chance(3) ? nil : disturbance.chance(2))
      }
      for _ in 0...Int.random(in: 0...3, using: &disturbance.numbers) { disturbance.changeTree() }
      disturbance.budget = 4
      // Nodes may be detached and not refreshed yet.
      switch Int.random(in: 0..<7, using: &disturbance.numbers) {
      case 0: toolkit.binding.advanceAnimations(by: .milliseconds(700))
      case 1: toolkit.binding.finishAnimations()
      case 2: disturbance.edit()
      case 3: disturbance.report()
      case 4: disturbance.showRepetition()
      default: break
      }
      if disturbance.chance(20) { toolkit.addEntries() }
      toolkit.binding.refresh()
      try compare(withValues: false)
      if disturbance.chance(3) { try end() }
    }
    for root in Array(tree.roots) { tree.animated { _ = tree.detach(root) } }
    toolkit.onCallback = nil
    try end()
    #expect(toolkit.window.children.isEmpty)
    #expect(toolkit.viewCount() == 0)
    #expect(Array(toolkit.binding.core.nodes.all).isEmpty)
  }

  private func setAnimation(usesToolkit: Bool?) {
    toolkit.binding.animation =
      switch usesToolkit {
      case true?:
        .toolkit { [unowned toolkit] changes, completion in
          toolkit.callBack()
          changes()
          toolkit.callBack()
          toolkit.completions.append(completion)
        }
      case false?: .interpolated(duration: .seconds(2)) { $0 * $0 }
      case nil: nil
      }
  }

  /// Ends all animations, and compares all that is shown.
  private func end() throws {
    var frames = 0
    repeat {
      while toolkit.binding.advanceAnimations(by: .seconds(1)) { frames += 1 }
      for completion in exchange(&toolkit.completions, with: []) { completion() }
      while let place = toolkit.repetitions.firstIndex(where: { !$0.isOver }) {
        toolkit.finishRepetition(place)
      }
      // Callbacks of frames and completions have changed the tree.
      toolkit.binding.refresh()
      try #require(frames < 100)
    } while toolkit.binding.isAnimating || !toolkit.completions.isEmpty
      || toolkit.repetitions.contains { !$0.isOver }
    try compare(withValues: true)
  }

  /// Compares the shown views with those of a new binding.
  private func compare(withValues: Bool) throws {
    let fresh = Toolkit(tree)
    fresh.addEntries()
    fresh.binding.refresh()
    try #require(toolkit.violations == [])
    let moving = Set(
      toolkit.binding.core.running.repetitions.compactMap { node, repetition in
        repetition.isRunByToolkit
          ? toolkit.binding.core.nodes[node]?.view.map(ObjectIdentifier.init) : nil
      })
    try #require(Set(toolkit.repetitions.map(\.view)) == moving)
    try #require(toolkit.outline(withValues: withValues) == fresh.outline(withValues: withValues))
    guard withValues else { return }
    let shown = toolkit.binding.core.nodes.all.count { $0.view != nil }
    try #require(toolkit.viewCount() == shown)
    try #require(fresh.viewCount() == shown)
  }
}
