import ProtocolStyle
import Testing

@Suite struct ShadowTests {
  private static let soft = Shadow(color: .black, offset: Offset(x: 0, y: 4), blur: 12)

  @Test func `numbers that can't be drawn are replaced`() {
    let shadow = Shadow(
      color: .red, offset: Offset(x: .nan, y: 1), blur: -1, spread: .infinity)
    #expect(shadow == Shadow(color: .red, offset: Offset(x: 0, y: 1), blur: 0))
    #expect(Shadow(color: .red, offset: .zero, blur: .nan).blur == 0)
    #expect(Shadow(color: .red, offset: .zero, blur: 0, spread: -4).spread == -4)
  }

  @Test(arguments: [
    (soft, "0 4px 12px #000000"),
    (
      Shadow(color: .red, offset: Offset(x: 1, y: 0), blur: 0, spread: 2, isInner: true),
      "inset 1px 0 0 2px #ff0000"
    ),
  ])
  func `a shadow is described as in CSS`(shadow: Shadow, text: String) {
    #expect("\(shadow)" == text)
  }

  @Test func `each part is interpolated, and a negative blur stays 0`() {
    let end = Shadow(color: .white, offset: Offset(x: 8, y: 0), blur: 4, spread: -2)
    #expect(Self.soft.interpolated(to: end, at: 0) == Self.soft)
    #expect(Self.soft.interpolated(to: end, at: 1) == end)
    #expect(
      Self.soft.interpolated(to: end, at: 0.5)
        == Shadow(
          color: .black.interpolated(to: .white, at: 0.5), offset: Offset(x: 4, y: 2), blur: 8,
          spread: -1))
    #expect(Self.soft.interpolated(to: end, at: 2).blur == 0)
  }

  @Test func `a shadow moves inside at once`() {
    let inner = Shadow(color: .black, offset: .zero, blur: 0, isInner: true)
    #expect(Self.soft.interpolated(to: inner, at: 0.4) == Self.soft)
    #expect(Self.soft.interpolated(to: inner, at: 0.5) == inner)
  }

  @Test func `a shadow without a counterpart fades`() {
    let ring = Shadow(color: .red, offset: .zero, blur: 0, spread: 4)
    let half = [Self.soft].interpolated(to: [Self.soft, ring], at: 0.5)
    #expect(half == [Self.soft, Shadow(color: half[1].color, offset: .zero, blur: 0, spread: 2)])
    #expect(half[1].color.alpha == 0.5)
    #expect([Self.soft, ring].interpolated(to: [], at: 0) == [Self.soft, ring])
    #expect([Self.soft, ring].interpolated(to: [], at: 1) == [])
    #expect([Self.soft].interpolated(to: [], at: .nan) == [Self.soft])
  }

  @Test func `lists of other values change at once unless they're equally long`() {
    #expect([0.0, 2].interpolated(to: [4, 4], at: 0.5) == [2, 3])
    #expect([0.0].interpolated(to: [4, 4], at: 0.25) == [0])
    #expect([0.0].interpolated(to: [4, 4], at: 0.75) == [4, 4])
  }

  @Test(arguments: [
    (
      ##"{"color":"#f00","offset":{"x":0,"y":0},"blur":-1}"##,
      "blur: shadow blur: -1.0 was given; a finite number of points, 0 or more, is accepted."
    ),
    (
      ##"{"color":"#f00","offset":{"x":0,"y":0},"blur":1,"inset":true}"##,
      ##"""
      inset: shadow: the key "inset" was given; one of color, offset, blur, spread, isInner is \##
      accepted.
      """##
    ),
  ])
  func `a shadow that can't be drawn is refused`(json: String, message: String) {
    #expect(refusal(of: json, as: Shadow.self) == message)
  }

  @Test func `adaptive colors are resolved in the context`() {
    struct Card: ViewNode, Shadows, Outline {
      var shadows: [Shadow] {
        [Shadow(color: .adaptive(light: .black, dark: .white), offset: .zero, blur: 1)]
      }
      var outline: OutlineValue {
        OutlineValue(width: 1, color: .adaptive(light: .black, dark: .white))
      }
    }
    let model = StyleApplier().viewModel(
      for: Card(), in: StyleEnvironment(colorScheme: .dark))
    #expect(model.shadows?.map(\.color) == [.white])
    #expect(model.outline?.color == .white)
  }
}

@Suite struct DerivedShadowTests {
  struct Raised: ViewNode, ShadowColor, ShadowOpacity, ShadowOffset, ShadowRadius {
    var shadowColor: Color { .red }
    var shadowOpacity: Double { 0.5 }
    var shadowOffset: Offset { Offset(x: 1, y: 2) }
    var shadowRadius: Double { 4 }
  }
  struct Faint: ViewNode, ShadowRadius {}
  struct Panel: ViewNode, Shadows, ShadowOpacity {}
  struct Plain: ViewNode, CornerRadius {}

  @Test func `the shadow of a layer is derived, with twice its radius`() {
    let model = StyleApplier().viewModel(for: Raised())
    #expect(
      model.shadows == [
        Shadow(color: .red.withAlpha(0.5), offset: Offset(x: 1, y: 2), blur: 8)
      ])
    #expect(model.derivedNames == ["shadows"])
  }

  @Test func `parts that aren't written have their defaults`() {
    #expect(
      StyleApplier().viewModel(for: Faint()).shadows == [
        Shadow(color: .black.withAlpha(0.3), offset: Offset(x: 0, y: -3), blur: 6)
      ])
    #expect(StyleApplier().viewModel(for: Plain()).shadows == nil)
  }

  @Test func `written shadows beat those derived within a level, and a higher level derives`() {
    let tree = StyleTree()
    let panel = tree.attach(Panel())
    let written = [Shadow(color: .black.withAlpha(0.2), offset: Offset(x: 0, y: 2), blur: 8)]
    #expect(tree.viewModel(of: panel).shadows == written)
    tree.override(panel) { $0.shadowOpacity = 1 }
    #expect(tree.viewModel(of: panel).shadows?.map(\.color) == [.black])
    tree.override(panel) { $0.shadows = [] }
    #expect(tree.viewModel(of: panel).shadows == [])
  }

  @Test(arguments: [(15.0, 1.0), (-1, 0), (0.5, 0.5)])
  func `an opacity is limited`(opacity: Double, alpha: Double) {
    let tree = StyleTree()
    let panel = tree.attach(Plain())
    tree.override(panel) { $0.shadowOpacity = opacity }
    #expect(tree.viewModel(of: panel).shadows?.map(\.color.alpha) == [alpha])
  }
}

@Suite struct OutlineTests {
  private static let ring = OutlineValue(width: 2, color: .red, offset: 1)

  @Test func `numbers that can't be drawn are replaced`() {
    #expect(
      OutlineValue(width: .nan, color: .red, offset: .infinity)
        == OutlineValue(width: 0, color: .red))
    #expect(OutlineValue(width: -2, color: .red).width == 0)
    #expect(!OutlineValue.hidden.isVisible)
    #expect(!OutlineValue(width: 2, color: .clear).isVisible)
    #expect(Self.ring.isVisible)
  }

  @Test func `an outline is described as in CSS`() {
    #expect("\(Self.ring)" == "2px solid #ff0000 offset 1px")
    #expect("\(OutlineValue.hidden)" == "hidden")
  }

  @Test func `each part is interpolated, and the style changes at once`() {
    let end = OutlineValue(width: 4, color: .red, offset: -1, style: .dotted)
    #expect(
      Self.ring.interpolated(to: end, at: 0.5)
        == OutlineValue(width: 3, color: .red, style: .dotted))
    #expect(Self.ring.interpolated(to: end, at: 0.25).style == .solid)
    #expect(Self.ring.interpolated(to: end, at: 1) == end)
  }

  @Test(arguments: [
    (
      ##"{"width":-1,"color":"#f00"}"##,
      "width: outline width: -1.0 was given; a finite number of points, 0 or more, is accepted."
    ),
    (
      ##"{"width":1,"color":"#f00","offset":"NaN"}"##,
      "offset: outline offset: nan was given; a finite number of points is accepted."
    ),
  ])
  func `an outline that can't be drawn is refused`(json: String, message: String) {
    #expect(refusal(of: json, as: OutlineValue.self) == message)
  }
}
