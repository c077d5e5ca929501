import ProtocolStyle
import Testing

private struct PressButton: ButtonNode, Alpha, Motion {
  var motion: MotionValues {
    MotionValues(.easeInOut(duration: 0.2))
      .with(.spring(duration: 0.4), for: .transform, .alpha)
      .with(.linear(duration: 0.05), into: .highlighted)
      .with(.bouncy(), for: .alpha, outOf: .disabled)
  }
}

private struct Fading: ViewNode, Alpha, Motion {
  var alpha = 1.0
}

extension Token<MotionValues> {
  fileprivate static let calm = Token("calm", default: MotionValues(.smooth()))
}

@Suite struct MotionValuesTests {
  // MARK: Curves

  @Test func `the last curve for an attribute applies`() {
    let motion = MotionValues(.linear(duration: 1)).with(.easeIn(), for: .alpha, .transform)
      .with(.easeOut(), for: .alpha)
    #expect(motion.curve(for: .backgroundColor) == .linear(duration: 1))
    #expect(motion.curve(for: .transform) == .easeIn())
    #expect(motion.curve(for: .alpha) == .easeOut())
    #expect(MotionValues.immediate.curve(for: .alpha) == .immediate)
    #expect(MotionValues.immediate.with(.easeIn(), for: .alpha).curve(for: .alpha) == .easeIn())
  }

  private static let equal: [(MotionValues, MotionValues)] = [
    (MotionValues(.immediate), .immediate),
    (MotionValues(.easeIn()).with(.easeOut()), MotionValues(.easeOut())),
    (MotionValues(.easeIn()).with(.immediate), .immediate),
    (
      MotionValues(.easeIn()).with(.easeOut(), for: .alpha).with(.linear(), for: .alpha, .blur),
      MotionValues(.easeIn()).with(.linear(), for: .blur, .alpha, .alpha)
    ),
    (
      MotionValues(.easeIn()).with(.easeOut(), into: .focused).with(.linear(), into: .focused),
      MotionValues(.easeIn()).with(.linear(), into: .focused)
    ),
    (
      MotionValues(.easeIn()).with(.easeOut(), into: .focused).with(.linear()),
      MotionValues(.linear())
    ),
  ]

  @Test(arguments: equal)
  func `motions that mean the same are equal`(one: MotionValues, other: MotionValues) {
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func `a motion is immediate if nothing moves`() {
    #expect(MotionValues.immediate.isImmediate)
    #expect(!MotionValues(.linear()).isImmediate)
    #expect(!MotionValues.immediate.with(.linear(), for: .alpha).isImmediate)
    #expect(!MotionValues.immediate.with(presence: .fade.curve(.linear())).isImmediate)
    #expect(MotionValues.immediate.with(presence: .fade).isImmediate)
  }

  private static let descriptions: [(MotionValues, String)] = [
    (.immediate, "immediate"), (MotionValues(.easeIn(duration: 0.2)), "ease-in 0.2s"),
    (
      MotionValues(.easeInOut(duration: 0.2))
        .with(.spring(duration: 0.4, bounce: 0.2), for: .transform, .alpha)
        .with(.linear(duration: 0.05), into: .highlighted)
        .with(.immediate, for: .blur, outOf: [.selected, .focused]),
      "ease-in-out 0.2s; alpha, transform: spring 0.4s bounce 0.2; linear 0.05s into highlighted; "
        + "blur: immediate out of selected+focused"
    ),
    (
      MotionValues(.snappy()).with(presence: .fade.scaled(0.9).offset(x: 0, y: 20)),
      "spring 0.5s bounce 0.15; presence: alpha 0 scale 0.9 offset (0, 20)"
    ),
    (
      MotionValues.immediate.with(presence: MotionPresence(curve: .linear())),
      "presence: unchanged by linear 0.35s"
    ),
  ]

  @Test(arguments: descriptions)
  func `a motion is described`(motion: MotionValues, text: String) {
    #expect("\(motion)" == text)
  }

  // MARK: Data

  @Test func `conditions are part of the data`() throws {
    let motion = MotionValues(.linear(duration: 1)).with(
      .immediate, for: .blur, .alpha, into: .focused
    )
    .with(.immediate.delay(1), outOf: .normal)
    try expectRoundTrip(
      motion,
      as: """
        {"changes":[{"curve":{"controlPoints":[0,0,1,1],"duration":1,"form":"timingCurve"}},\
        {"attributes":["alpha","blur"],"curve":{"form":"immediate"},"into":"focused"},\
        {"curve":{"delay":1,"form":"immediate"},"outOf":"normal"}]}
        """)
    try expectRoundTrip(
      MotionValues.immediate.with(
        presence: MotionPresence(
          alpha: 0.5, scale: 2, offset: Offset(x: 1, y: 0), curve: .immediate)),
      as: """
        {"changes":[],"presence":{"alpha":0.5,"curve":{"form":"immediate"},\
        "offset":{"x":1,"y":0},"scale":2}}
        """)
  }

  private static let refusals: [(String, String)] = [
    (
      #"{"changes":[{"curve":{"form":"immediate"},"into":"focused","outOf":"focused"}]}"#,
      "changes.0: motion change: into and outOf was given; one of them, or neither, is accepted."
    ),
    (
      #"{"changes":[{"curve":{"form":"immediate"},"attributes":[]}]}"#,
      "changes.0.attributes: motion change: an empty list of attributes was given; "
        + "the name of an attribute, or no list for all attributes, is accepted."
    ),
    (
      #"{"presence":{"alpha":2}}"#,
      "presence.alpha: presence: 2.0 was given; a number from 0 to 1 is accepted."
    ),
    (
      #"{"change":[]}"#,
      "change: motion: the key \"change\" was given; \"changes\", or one of presence, is accepted."
    ),
  ]

  @Test(arguments: refusals)
  func `other data is refused`(json: String, message: String) {
    #expect(refusal(of: json, as: MotionValues.self) == message)
  }

  @Test func `numbers of a presence that can't be used are replaced`() {
    #expect(MotionPresence(alpha: -1, scale: .nan) == .fade)
    #expect(MotionPresence(alpha: .nan, scale: .infinity) == MotionPresence())
    #expect(MotionPresence(alpha: 7) == MotionPresence())
  }

  // MARK: Styling

  private static let states: [(ControlState, String)] = [
    (
      .normal,
      "ease-in-out 0.2s; alpha, transform: spring 0.4s; alpha: spring 0.5s bounce 0.3"
    ),
    (.highlighted, "linear 0.05s; alpha: spring 0.5s bounce 0.3"),
    (.disabled, "ease-in-out 0.2s; alpha, transform: spring 0.4s"),
    ([.highlighted, .disabled], "linear 0.05s"),
  ]

  @Test(arguments: states)
  func `a view model has the curves into and out of its state`(state: ControlState, text: String) {
    let model = StyleApplier().viewModel(for: PressButton(), in: .controlState(state))
    #expect(model.motion?.description == text)
  }

  @Test func `the states of conditions are those that affect the node`() {
    let tree = StyleTree()
    let button = tree.attach(PressButton())
    let states = tree.controlStates(affecting: button)
    #expect(states.contains(.highlighted))
    #expect(states.contains(.disabled))
    #expect(tree.viewModel(of: button, in: .disabled) != tree.viewModel(of: button))
  }

  @Test func `an environment with reduced motion has none`() {
    var environment = StyleEnvironment()
    environment.reduceMotion = true
    let model = StyleApplier().viewModel(for: PressButton(), in: environment)
    #expect(model.motion == .immediate)
    let tree = StyleTree()
    let button = tree.attach(PressButton())
    #expect(tree.viewModel(of: button).motion?.isImmediate == false)
    tree.environment.reduceMotion = true
    #expect(tree.viewModel(of: button).motion == .immediate)
  }

  @Test func `nil is no value, and immediate is one`() {
    var model = ViewModel(kind: .view)
    model.motion = .immediate
    #expect(model.motion == MotionValues.immediate)
    #expect("\(model)" == "view(motion: immediate)")
    model.motion = nil
    #expect(model.motion == nil)
    #expect("\(model)" == "view()")
  }

  @Test func `rules, tokens and themes set it, and it's explained and compared`() throws {
    let theme = Theme("brisk") { $0[.calm] = MotionValues(.snappy()) }
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .view) { $0.motion = Token.calm.value }
        StyleRule(for: .view, when: .colorScheme(.dark)) { $0.motion = .immediate }
      })
    struct Plain: ViewNode {}
    let plain = tree.attach(Plain())
    let fading = tree.attach(Fading())
    #expect(tree.viewModel(of: plain).motion == MotionValues(.smooth()))
    #expect(tree.viewModel(of: fading).motion == MotionValues(.smooth()))
    let before = tree.viewModel(of: plain)
    tree.themes = [theme]
    let after = tree.viewModel(of: plain)
    #expect(
      "\(after.difference(from: before))" == "[motion: spring 0.5s → spring 0.5s bounce 0.15]")
    #expect(tree.explain(plain).description.contains("spring 0.5s bounce 0.15"))
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: plain).motion == .immediate)
  }

  @Test func `a change has the motion of the new style`() throws {
    let tree = StyleTree()
    let fading = tree.attach(Fading())
    let button = tree.attach(PressButton())
    tree.refresh()
    tree[fading].alpha = 0
    tree.setControlState(.highlighted, of: button)
    let changes = tree.refresh().changes
    let motions = Dictionary(
      uniqueKeysWithValues: changes.map { ($0.node, $0.motion) })
    #expect(motions.count == 2)
    #expect(motions[fading.erased] == MotionValues(.smooth()))
    #expect(motions[button.erased] == tree.viewModel(of: button).motion)
  }

  // MARK: Values on their way

  @Test func `a value moves from another view model, with a former movement`() {
    var (start, end) = (ViewModel(kind: .view), ViewModel(kind: .view))
    start.width = 10
    end.width = 20
    start.isHidden = true
    end.alpha = 0.5
    var (before, after) = (ViewModel(kind: .view), ViewModel(kind: .view))
    before.width = 12
    after.width = 13
    func moved<Value>(
      _ attribute: Attribute<Value>, at fraction: Double, by factor: Double
    ) -> Value? {
      var model = end
      model.move(
        attribute.id, from: start, at: fraction,
        adding: ViewModel.Impulse(before: before, after: after, factor: factor))
      return model[attribute]
    }
    #expect(moved(.width, at: 0, by: 0) == 10)
    #expect(moved(.width, at: 0.5, by: 0) == 15)
    #expect(moved(.width, at: 0.5, by: 4) == 19)
    #expect(moved(.width, at: 0.5, by: -4) == 11)
    #expect(moved(.width, at: 1, by: 0) == 20)
    #expect(moved(.alpha, at: 0.4, by: 0) == nil)
    #expect(moved(.alpha, at: 0.6, by: 0) == 0.5)
    #expect(moved(.isHidden, at: 0.4, by: 0) == true)
    #expect(moved(.isHidden, at: 0.6, by: 0) == nil)
  }
}
