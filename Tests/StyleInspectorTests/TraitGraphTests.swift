import ProtocolStyle
import Testing

@testable import StyleInspector

/// The graphs depend on conformance records, which can't be read on all platforms.
#if os(Linux)
@Suite struct TraitGraphTests {
  @Test func `a graph is an indented tree down to the attributes`() throws {
    let graph = try Inspector().traits(of: CallToAction.self)
    #expect(
      "\(graph)" == """
        CallToAction (button)
          ButtonLook
            Font: font
            YellowBackground
              BackgroundColor: backgroundColor
          CallToActionLook
            DefaultBorderWidth
              BorderWidth: borderWidth
            GreenBorder
              BorderColor: borderColor
        """)
    #expect(graph.kind == .button)
    #expect(
      graph.attributes.map(\.name) == ["backgroundColor", "borderColor", "borderWidth", "font"])
    #expect(graph.vertices.map(\.role).prefix(3) == [.type, .trait, .styleProtocol])
    #expect(graph.vertices[0].name == "CallToAction")
  }

  @Test func `an attribute lists its traits`() throws {
    let graph = try Inspector().traits(of: CallToAction.self)
    #expect(
      graph.origins(of: .borderWidth).map(\.description) == [
        "borderWidth ← CallToActionLook ← DefaultBorderWidth"
      ])
    #expect(
      graph.origins(of: .borderWidth).map(\.path) == [
        ["CallToActionLook", "DefaultBorderWidth", "BorderWidth"]
      ])
    #expect(graph.origins(of: .font).map(\.description) == ["font ← ButtonLook"])
    #expect(graph.origins(of: .alpha) == [])
    let plain = try Inspector().traits(of: Plain.self)
    #expect(plain.origins(of: .alpha).map(\.description) == ["alpha ← Alpha"])
  }

  @Test func `an attribute with several paths is in each, the shortest first`() throws {
    let graph = try Inspector().traits(of: Twice.self)
    #expect(
      graph.origins(of: .backgroundColor).map(\.description) == [
        "backgroundColor ← OtherYellow ← YellowBackground",
        "backgroundColor ← AroundButton ← ButtonLook ← YellowBackground",
      ])
    #expect(
      "\(graph)" == """
        Twice (view)
          AroundButton
            ButtonLook
              Font: font
              YellowBackground
                BackgroundColor: backgroundColor
          OtherYellow
            YellowBackground …
        """)
  }

  /// A type and its graph, without the first line.
  struct Sample: Sendable, CustomTestStringConvertible {
    let type: any StyleNode.Type
    let lines: [String]

    var testDescription: String { "\(type)" }
  }

  private static let samples: [Sample] = [
    Sample(type: Bare.self, lines: []),
    Sample(type: Plain.self, lines: ["  Alpha: alpha"]),
    Sample(type: Closing.self, lines: ["  Smart", "    CustomClosure"]),
    Sample(type: Foreign.self, lines: ["  Alpha: alpha"]),
    Sample(type: Box<Int>.self, lines: ["  Alpha: alpha", "  CornerRadius: cornerRadius"]),
    Sample(type: Box<String>.self, lines: ["  Alpha: alpha"]),
    Sample(
      type: Later.self, lines: ["  YellowBackground", "    BackgroundColor: backgroundColor"]),
    Sample(type: Case.self, lines: ["  Alpha: alpha"]),
    Sample(
      type: Below.self,
      lines: ["  CornerRadius: cornerRadius", "  Base", "    Alpha: alpha"]),
    Sample(type: Local.type, lines: ["  Alpha: alpha"]),
  ]

  @Test(arguments: samples)
  func `each sort of type is read`(sample: Sample) throws {
    let lines = try Inspector().traits(of: sample.type).description.split(separator: "\n")
    #expect(lines.dropFirst().map(String.init) == sample.lines)
    #expect(lines.first?.hasPrefix("\(sample.type) (") == true)
  }

  @Test func `a custom attribute is included with an applier that reads it`() throws {
    let applier = StyleApplier(attributes: .standard + [.shineColor])
    let graph = try Inspector(applier: applier).traits(of: Glowing.self)
    #expect(graph.origins(of: .shineColor).map(\.description) == ["shineColor ← Glow"])
  }

  @Test func `traits that part and meet again end somewhere`() throws {
    let graph = try Inspector().traits(of: Diamonds.self)
    #expect(graph.origins(of: .alpha).count == 32)
    #expect("\(graph)".split(separator: "\n").count < 60)
  }
}

extension TraitGraphTests {
  protocol YellowBackground: BackgroundColor {}
  protocol ButtonLook: YellowBackground, Font {}
  protocol GreenBorder: BorderColor {}
  protocol DefaultBorderWidth: BorderWidth {}
  protocol CallToActionLook: GreenBorder, DefaultBorderWidth {}
  protocol OtherYellow: YellowBackground {}
  protocol AroundButton: ButtonLook {}
  protocol Smart: CustomClosure {}

  protocol Top1: Alpha {}
  protocol Top2: Alpha {}
  protocol High1: Top1, Top2 {}
  protocol High2: Top1, Top2 {}
  protocol Middle1: High1, High2 {}
  protocol Middle2: High1, High2 {}
  protocol Low1: Middle1, Middle2 {}
  protocol Low2: Middle1, Middle2 {}
  protocol Lower1: Low1, Low2 {}
  protocol Lower2: Low1, Low2 {}
  protocol Lowest1: Lower1, Lower2 {}
  protocol Lowest2: Lower1, Lower2 {}

  private struct CallToAction: ButtonNode, CallToActionLook, ButtonLook {}
  private struct Twice: ViewNode, AroundButton, OtherYellow {}
  private struct Bare: ScreenNode {}
  private struct Plain: ViewNode, Alpha {}
  private struct Foreign: ViewNode, Alpha, Hashable, CustomStringConvertible {
    var description: String { "" }
  }
  private struct Closing: ViewNode, Smart {
    var customClosure: StyleClosure { { _ in } }
  }
  fileprivate struct Box<Content>: ViewNode, Alpha {}
  fileprivate struct Later: ViewNode {}
  private enum Case: ViewNode, Alpha { case only }
  private class Base: ViewNode, Alpha {}
  private final class Below: Base, CornerRadius {}
  private struct Diamonds: ViewNode, Lowest1, Lowest2 {}
  private struct Glowing: ViewNode, Glow {}

  private enum Local {
    static var type: any StyleNode.Type {
      struct Inner: ViewNode, Alpha {}
      return Inner.self
    }
  }
}

extension TraitGraphTests.Box: CornerRadius where Content == Int {}
extension TraitGraphTests.Later: TraitGraphTests.YellowBackground {}

private protocol ShineColor: SendableMetatype {
  var shineColor: Color { get }
}

extension ShineColor {
  var shineColor: Color { .red }
}

private protocol Glow: ShineColor {}

extension AnyAttribute where Self == Attribute<Color> {
  fileprivate static var shineColor: Self {
    @Sendable func read(_ node: borrowing some ShineColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.shineColor)
    }
    return Attribute("shineColor", of: (any ShineColor).self) {
      ($0 as? any ShineColor.Type).map { AttributeReader($0, read) }
    }
  }
}
#endif
