import ProtocolStyle
import Testing

@testable import StyleHTML

@Suite struct MotionMeaningTests {
  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  private static let transitions: [(MotionValues, String)] = [
    (.immediate, "none"), (MotionValues(.easeInOut(duration: 0.2)), "all 0.2s ease-in-out"),
    (MotionValues(.linear(duration: 1).delay(0.25)), "all 1s linear 0.25s"),
    (
      MotionValues(.timingCurve(0.1, -0.5, 1, 2, duration: 0.3)),
      "all 0.3s cubic-bezier(0.1,-0.5,1,2)"
    ),
    (
      MotionValues(.easeIn(duration: 0.2)).with(.immediate, for: .alpha)
        .with(.linear(duration: 2), for: .transform, .borderWidth),
      "all 0.2s ease-in,opacity 0s,border-width 2s linear,border-style 2s linear,"
        + "transform 2s linear"
    ),
    (.immediate.with(.easeOut(duration: 1), for: .shadowColor), "box-shadow 1s ease-out"),
    // The tint of a tab bar's items is a custom property, and a title has none.
    (
      .immediate.with(.easeOut(duration: 1), for: .tintColor),
      "accent-color 1s ease-out,color 1s ease-out"
    ),
    (.immediate.with(.easeOut(duration: 1), for: .shouldRasterize), "none"),
    (MotionValues(.immediate.delay(0.5)), "all 0s 0.5s"),
  ]

  @Test(arguments: transitions)
  func `a motion is a list of transitions`(motion: MotionValues, text: String) {
    #expect(CSSTransition.text(of: motion, CSSMeaning.standard) == text)
    var model = ViewModel(kind: .view)
    model.motion = motion
    #expect(HTMLFragment(of: model).css.contains("{transition:\(text)}"))
  }

  private struct Toast: ViewNode, Alpha, Motion {
    var alpha: Double { 0.5 }
    var motion: MotionValues {
      MotionValues(.linear(duration: 1)).with(
        presence: .fade.scaled(0.5).offset(x: 0, y: 20).curve(.easeIn(duration: 0.3).delay(0.1)))
    }
  }

  private struct Still: ViewNode, Motion {
    var motion: MotionValues { MotionValues(.immediate).with(presence: .fade) }
  }

  @Test func `a presence has the values and the curve from which an element appears`() {
    let tree = StyleTree()
    tree.attach(Toast())
    #expect(
      text(HTMLPage(of: tree)).contains(
        ";--enter:0.3s ease-in 0.1s;--enter-opacity:0;"
          + "--enter-transform:translate(0,20px) rotate(0deg) scale(0.5,0.5)"))
    let still = StyleTree()
    still.attach(Still())
    #expect(!text(HTMLPage(of: still)).contains("--enter-opacity:"))
  }

  /// Only the topmost element of those that were attached together appears.
  @Test func `an element that's attached in an animation appears, and no other one`() {
    let tree = StyleTree()
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    func inserted(_ change: () -> Void) -> String {
      change()
      return page.patch(for: tree.refresh()).operations.map { "\($0)" }.joined()
    }
    let toast = inserted { tree.animated { _ = tree.attach(Toast(), to: tree.attach(Toast())) } }
    #expect(toast.matches(of: #/<div data-enters/#).count == 1, "\(toast)")
    #expect(!inserted { _ = tree.attach(Toast()) }.contains("data-enters"))
    #expect(!inserted { tree.animated { _ = tree.attach(Still()) } }.contains("data-enters"))
    let moved = inserted { tree.animated { tree.moveToRoot(tree.roots[1], at: 0) } }
    #expect(!moved.contains("data-enters"))
    #expect(!text(page).contains("<div data-enters"))
  }

  /// What is in an element that disappears goes with it.
  @Test func `an element that's detached in an animation disappears, and no other one`() {
    let tree = StyleTree()
    let (outer, other, still) = (tree.attach(Toast()), tree.attach(Toast()), tree.attach(Still()))
    let inner = tree.attach(Toast(), to: outer)
    let kept = tree.attach(Still(), to: inner)
    tree.refresh()
    let page = HTMLPage(of: tree, isPatchable: true)
    _ = page.bytes()
    func removed(_ change: () -> Void) -> [HTMLPatch.Operation] {
      change()
      return page.patch(for: tree.refresh()).operations
    }
    let names = [outer.erased, inner.erased, kept.erased, other.erased, still.erased].map {
      HTMLPage.identifier(of: $0)
    }
    #expect(removed { _ = tree.detach(other) } == [.remove(element: names[3])])
    #expect(removed { tree.animated { _ = tree.detach(still) } } == [.remove(element: names[4])])
    #expect(
      removed {
        tree.animated {
          tree.moveToRoot(kept)
          _ = tree.detach(outer)
        }
      } == [
        .move(element: names[2], parent: nil, before: nil),
        .setAttribute(element: names[0], name: "data-leaves", value: ""),
        .remove(element: names[0]),
        .move(element: names[2], parent: "main", before: nil),
      ])
    #expect(!text(page).contains("<div data-leaves"))
  }

  @Test func `an attribute of an application has the transition of its properties`() {
    let meaning = CSSMeaning(.needle, "rotate", "in degrees") { "\($0)deg" }
    let motion = MotionValues.immediate.with(.linear(duration: 1), for: .needle)
    #expect(
      CSSTransition.text(of: motion, CSSMeaning.standard + [meaning]) == "rotate 1s linear")
    let tree = StyleTree()
    struct Gauge: ViewNode, Motion {
      var motion: MotionValues { .immediate.with(.linear(duration: 1), for: .needle) }
    }
    tree.attach(Gauge())
    #expect(
      text(HTMLPage(of: tree, meanings: [meaning])).contains("{transition:rotate 1s linear}"))
  }

  private static let springs: [MotionCurve] = [
    .smooth(), .snappy(), .bouncy(), .spring(duration: 0.4, bounce: 0.9), .spring(bounce: 1),
    .spring(duration: 0.4, bounce: -0.5), .spring(duration: 2, bounce: -1),
  ]

  @Test(arguments: springs)
  func `a spring is a polyline that stays close to it`(curve: MotionCurve) throws {
    let text = CSSSpring.function(of: curve)
    let match = try #require(text.wholeMatch(of: /linear\((.*)\)/))
    let parts = match.1.split(separator: ",").map { $0.split(separator: " ") }
    let points = try parts.enumerated().map { index, part in
      let place =
        index == 0 ? 0 : index == parts.count - 1 ? 100 : try #require(Double(part[1].dropLast()))
      return (place: place / 100, value: try #require(Double(part[0])))
    }
    #expect(points.first?.value == 0)
    #expect(points.last?.value == 1)
    #expect(points.count < 450)
    for step in 0...1000 {
      let place = Double(step) / 1000
      let next = try #require(points.firstIndex { $0.place >= place })
      let (start, end) = (points[max(next - 1, 0)], points[next])
      let part = end.place == start.place ? 1 : (place - start.place) / (end.place - start.place)
      let value = start.value + (end.value - start.value) * part
      let exact = curve.progress(at: place * curve.settlingDuration)
      #expect((value - exact).magnitude < 0.0012, "at \(place)")
    }
  }

  @Test func `a spring without a duration is over at once`() {
    #expect(
      CSSTransition.text(of: MotionValues(.spring(duration: 0)), CSSMeaning.standard)
        == "all 0s linear")
  }

  // MARK: Repeating motions

  private static let repeating: [(RepeatingMotionValue, frames: String, animation: String)] = [
    (
      RepeatingMotionValue(.easeIn(duration: 2)).animating(.alpha, 1, 0.5),
      "0%{opacity:1}100%{opacity:0.5}",
      "animation-duration:2s;animation-timing-function:ease-in;animation-delay:0s;"
        + "animation-iteration-count:infinite;animation-direction:normal"
    ),
    (
      RepeatingMotionValue(
        .linear(duration: 1).delay(0.2), direction: .alternatingReverse, count: 3, stagger: 0.05
      ).animating(.alpha, 0, 1, 0, at: [0, 0.25, 1])
        .animating(.transform, .identity, TransformValue(rotation: 90)),
      "0%{opacity:0;transform:initial}25%{opacity:1}"
        + "100%{opacity:0;transform:translate(0,0) rotate(90deg) scale(1,1)}",
      "animation-duration:1s;animation-timing-function:linear;"
        + "animation-delay:calc(0.2s + (sibling-index() - 1)*0.05s);"
        + "animation-iteration-count:3;animation-direction:alternate-reverse"
    ),
    (
      RepeatingMotionValue(.linear(duration: 0.1)).animating(.maskGradient, Gradient([.black])),
      "0%{mask-image:linear-gradient(180deg,#000000 0%,#000000 0%)}33.333%",
      "animation-duration:0.1s"
    ),
    (
      RepeatingMotionValue(.linear(duration: 1)).animating(.alpha, 0, 1, at: [0.5, 0.75]),
      "0%{opacity:0}50%{opacity:0}75%{opacity:1}100%{opacity:1}", "animation-duration:1s"
    ),
  ]

  @Test(arguments: repeating)
  func `a repeating motion is key frames`(
    motion: RepeatingMotionValue, frames: String, animation: String
  ) throws {
    var model = ViewModel(kind: .view)
    model.repeatingMotion = motion
    let css = HTMLFragment(of: model).css
    let name = try #require(css.firstMatch(of: /@keyframes (s\w{9})\{/)).1
    #expect(css.contains("@keyframes \(name){\(frames)"))
    #expect(css.contains("{animation-name:\(name);\(animation)"))
  }

  @Test func `classes share key frames`() {
    let tree = StyleTree()
    for width in [10.0, 20] {
      tree.override(tree.attach(Plain())) {
        $0.width = width
        $0.repeatingMotion = .pulse()
      }
    }
    let page = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    #expect(page.matches(of: /@keyframes s\w{9}\{/).count == 1)
    #expect(page.matches(of: /animation-name:s\w{9}/).count == 2)
  }

  private struct Plain: ViewNode {}

  @Test func `a stopped motion has no key frames`() {
    var model = ViewModel(kind: .view)
    model.repeatingMotion = .stopped
    #expect(!HTMLFragment(of: model).css.contains("animation-name"))
  }

  private struct Live: ButtonNode, RepeatingMotion {
    var repeatingMotion: RepeatingMotionValue {
      ControlState.current.contains(.disabled) ? .stopped : .pulse(to: Token.dim.value)
    }
  }

  @Test func `a state has its own motion, and a patch brings the key frames of another one`() {
    let tree = StyleTree()
    tree.attach(Live())
    let page = HTMLPage(of: tree, isPatchable: true)
    let text = String(decoding: page.bytes(), as: UTF8.self)
    #expect(text.contains(":is(:disabled,[data-state~=disabled]){animation-name:revert-layer"))
    #expect(text.contains("100%{opacity:0.4}"))
    tree.themes = [Theme("dim") { $0[.dim] = 0.2 }]
    #expect(page.patch(for: tree.refresh()).css.contains("100%{opacity:0.2}"))
  }

  @Test func `each control state has its own transition`() {
    struct Key: ButtonNode, Alpha, Motion {
      var alpha: Double { ControlState.current.contains(.highlighted) ? 0.5 : 1 }
      var motion: MotionValues {
        MotionValues(.easeOut(duration: 0.3)).with(.linear(duration: 0.05), into: .highlighted)
      }
    }
    let tree = StyleTree()
    tree.attach(Key())
    let page = text(HTMLPage(of: tree))
    #expect(page.contains("{opacity:1;transition:all 0.3s ease-out}"))
    #expect(
      page.contains(
        ":is(:active,[data-state~=highlighted]){opacity:0.5;transition:all 0.05s linear}"))
    tree.environment.reduceMotion = true
    let still = text(HTMLPage(of: tree))
    #expect(still.contains("{opacity:1;transition:none}"))
    #expect(!still.contains("transition:all"))
  }
}

extension AnyAttribute where Self == Attribute<Double> {
  fileprivate static var needle: Self { Attribute("needle", kinds: []) }
}

extension AnyToken where Self == Token<Double> {
  fileprivate static var dim: Self { Token("dim", default: 0.4) }
}
