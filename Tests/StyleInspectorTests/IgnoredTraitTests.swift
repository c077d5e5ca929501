import ProtocolStyle
import StyleInspector
import Testing

/// The findings depend on conformance records, which can't be read on all platforms.
#if os(Linux)
@Suite struct IgnoredTraitTests {
  @Test func `the finding has a problem, a reason and a remedy`() {
    let findings = StyleApplier().findings(for: Heavy.self)
    #expect(findings.map(\.identifier) == [.ignoredTrait])
    #expect(
      findings.map(\.description) == [
        """
        warning: Heavy adopts Thick, whose 'borderWidth' may be ignored: its superclass Direct \
        conforms to BorderWidth already. [ignored-trait]
          A subclass inherits its superclass's conformance, and styling reads the value through \
        it. The trait's value is ignored, and so is a property that overrides nothing. An overriding \
        property is read, but can't be detected.
          Declare 'borderWidth' in the superclass that adopts BorderWidth and override it in \
        Heavy; or make both of them structs with separate traits.
        """
      ])
  }

  /// A type, the ignored parts of its traits, and the superclass that causes it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let type: any StyleNode.Type
    let traits: String
    let superclass: String
    let names: [String: String]

    init(
      _ type: any StyleNode.Type, _ traits: String = "Thick", below superclass: String,
      _ names: [String: String]
    ) {
      self.type = type
      self.traits = traits
      self.superclass = superclass
      self.names = names
    }

    var testDescription: String { "\(type)" }
  }

  private static let samples: [Sample] = [
    Sample(Heavy.self, below: "Direct", ["borderWidth": "BorderWidth"]),
    Sample(HeavyByTrait.self, below: "ByTrait", ["borderWidth": "BorderWidth"]),
    Sample(HeavyTwoLevels.self, below: "Middle", ["borderWidth": "BorderWidth"]),
    Sample(HeavyThreeLevels.self, below: "LowerMiddle", ["borderWidth": "BorderWidth"]),
    Sample(HeavyLater.self, below: "Direct", ["borderWidth": "BorderWidth"]),
    Sample(
      HeavyByRefinement.self, "Thick and VeryThick", below: "Direct", ["borderWidth": "BorderWidth"]
    ),
    Sample(HeavyGeneric<Int>.self, below: "GenericDirect<Int>", ["borderWidth": "BorderWidth"]),
    Sample(
      TwiceHeavy.self, "Frame", below: "Card",
      ["borderWidth": "BorderWidth", "cornerRadius": "CornerRadius"]),
  ]

  @Test(arguments: samples)
  func `a trait is found whose style protocol a superclass conforms to`(sample: Sample) {
    let findings = StyleApplier().findings(for: sample.type)
    #expect(findings.allSatisfy { $0.identifier == .ignoredTrait && $0.severity == .warning })
    #expect(findings.count == sample.names.count)
    #expect(
      Set(findings.map(\.summary))
        == Set(
          sample.names.map { name, proto in
            "\(sample.type) adopts \(sample.traits), whose '\(name)' may be ignored: "
              + "its superclass \(sample.superclass) conforms to \(proto) already."
          }))
  }

  private static let sound: [any StyleNode.Type] = [
    HeavyStruct.self,
    HeavyEnum.self,
    HeavyFinal.self,
    HeavyFinalBelowPlain.self,
    Direct.self,
    ByTrait.self,
    Middle.self,
    WithNew.self,
    WithNewTrait.self,
    WithOtherTrait.self,
    BelowModel.self,
  ]

  @Test(arguments: sound)
  func `nothing is found if a trait is used`(type: any StyleNode.Type) {
    #expect(StyleApplier().findings(for: type) == [])
  }

  @Test func `the trait that is found is ignored indeed`() {
    #expect(StyleApplier().viewModel(for: Heavy()).borderWidth == 1)
    #expect(StyleApplier().viewModel(for: HeavyThreeLevels()).borderWidth == 1)
    #expect(StyleApplier().viewModel(for: HeavyByTrait()).borderWidth == 2)
    #expect(StyleApplier().viewModel(for: WithOtherTrait()).cornerRadius == 3)
  }

  /// The class declares the property, but doesn't override anything, so the property isn't read.
  @Test func `a property that overrides nothing is ignored as the trait is`() {
    #expect(StyleApplier().viewModel(for: Declaring()).borderWidth == 1)
    #expect(StyleApplier().findings(for: Declaring.self).map(\.identifier) == [.ignoredTrait])
  }

  /// Records don't contain overrides, so the finding says "may".
  @Test func `an overriding property is used, but found as well`() {
    #expect(StyleApplier().viewModel(for: Overriding()).borderWidth == 4)
    #expect(StyleApplier().findings(for: Overriding.self).map(\.identifier) == [.ignoredTrait])
  }

  @Test func `where the trait's condition does not hold nothing is found`() {
    #expect(
      StyleApplier().findings(for: Conditional<Int>.self).map(\.identifier) == [.ignoredTrait])
    #expect(StyleApplier().findings(for: Conditional<String>.self) == [])
  }
}

extension IgnoredTraitTests {
  protocol Thick: BorderWidth {}
  protocol Thin: BorderWidth {}
  protocol VeryThick: Thick {}
  protocol Round: CornerRadius {}
  protocol Frame: BorderWidth, CornerRadius {}

  private class Plain: ButtonNode {}
  fileprivate class Direct: ButtonNode, BorderWidth {}
  private class ByTrait: ButtonNode, Thin {}
  private class Middle: Direct {}
  private class LowerMiddle: Middle {}
  fileprivate class GenericDirect<Content>: ButtonNode, BorderWidth {}
  private class Card: ButtonNode, BorderWidth, CornerRadius {}
  private class Model {}

  private final class Heavy: Direct, Thick {}
  private final class HeavyByTrait: ByTrait, Thick {}
  private final class HeavyTwoLevels: Middle, Thick {}
  private final class HeavyThreeLevels: LowerMiddle, Thick {}
  fileprivate final class HeavyLater: Direct {}
  private final class HeavyByRefinement: Direct, VeryThick {}
  private final class HeavyGeneric<Content>: GenericDirect<Content>, Thick {}
  private final class TwiceHeavy: Card, Frame {}

  private struct HeavyStruct: ButtonNode, Thick {}
  private enum HeavyEnum: ButtonNode, Thick { case only }
  private final class HeavyFinal: ButtonNode, Thick {}
  private final class HeavyFinalBelowPlain: Plain, Thick {}
  private final class WithNew: Direct, CornerRadius {}
  private final class WithNewTrait: Middle, Round {}
  private final class WithOtherTrait: ByTrait, Round, Alpha {}
  private final class BelowModel: Model, ButtonNode, Thick {}

  private final class Declaring: Direct, Thick {
    var borderWidth: Double { 4 }
  }

  private class Declared: ButtonNode, BorderWidth {
    var borderWidth: Double { 1 }
  }

  private final class Overriding: Declared, Thick {
    override var borderWidth: Double { 4 }
  }

  fileprivate final class Conditional<Content>: GenericDirect<Content> {}
}

extension IgnoredTraitTests.HeavyLater: IgnoredTraitTests.Thick {}
extension IgnoredTraitTests.Conditional: IgnoredTraitTests.Thick where Content == Int {}

extension IgnoredTraitTests.Thick {
  var borderWidth: Double { 4 }
}

extension IgnoredTraitTests.Thin {
  var borderWidth: Double { 2 }
}

extension IgnoredTraitTests.Round {
  var cornerRadius: Double { 3 }
}
#endif
