import Foundation
import ProtocolStyle
import Testing

/// Probable mistakes that the language accepts without a diagnostic.
@Suite struct SilentSlipTests {
  @Test func `a trait of a subclass is ignored if the superclass has the style protocol`() {
    let heavy = HeavyButton()
    #expect(StyleApplier().viewModel(for: heavy).borderWidth == 1)
    #expect((heavy as any Thick).borderWidth == 1)
    #expect(heavy.borderWidth == 4, "Only who knows the class statically sees the trait.")
  }

  @Test func `a trait of a subclass is used if the superclass lacks the style protocol`() {
    #expect(StyleApplier().viewModel(for: HeavyLabel()).borderWidth == 4)
  }

  @Test func `a subclass overrides its superclass's property`() {
    #expect(StyleApplier().viewModel(for: OverridingButton()).borderWidth == 4)
  }

  private static let leaves: [any StyleNode & Sendable] = [
    HeavyStruct(), HeavyClass(), HeavyEnum.only,
  ]

  @Test(arguments: leaves)
  func `a trait of a struct, an enumeration or a final class is used`(
    node: any StyleNode & Sendable
  ) {
    #expect(StyleApplier().viewModel(for: node).borderWidth == 4)
  }

  private static let mistyped: [any StyleNode & Sendable] = [
    SinglePrecision(), CoreGraphics(), Optionals(), Integer(),
  ]

  @Test(arguments: mistyped)
  func `a getter of another type compiles and the base default is rendered`(
    node: any StyleNode & Sendable
  ) {
    let model = StyleApplier().viewModel(for: node)
    #expect(model.borderWidth == 1)
    #expect(model.borderColor == .black)
  }

  @Test func `a trait's getter of another type is no better`() {
    #expect(StyleApplier().viewModel(for: MistypedTrait()).borderWidth == 1)
  }

  @Test(.needsCompiler)
  func `a pack's getter without public is replaced by the base default in other modules`()
    async throws
  {
    let compiler = try Compiler.current
    let pack = """
      public import ProtocolStyle

      public protocol Thick: BorderWidth {}
      extension Thick { var borderWidth: Double { 4 } }
      public protocol Thin: BorderWidth {}
      extension Thin { public var borderWidth: Double { 0.5 } }
      """
    let program = """
      import Pack
      import ProtocolStyle

      struct Heavy: ViewNode, Thick {}
      struct Light: ViewNode, Thin {}

      print(StyleApplier().viewModel(for: Heavy()), StyleApplier().viewModel(for: Light()))
      """
    let execution = try await compiler.withModule("Pack", of: pack) { module in
      try await compiler.run([.init(name: "main.swift", text: program)], importing: module)
    }
    #expect(execution.diagnostics.isEmpty)
    #expect(execution.output == "view(borderWidth: 1) view(borderWidth: 0.5)\n")
  }
}

extension SilentSlipTests {
  protocol Thick: BorderWidth {}

  private class PlainButton: ButtonNode, BorderWidth {}
  private final class HeavyButton: PlainButton, Thick {}

  private class PlainLabel: LabelNode {}
  private final class HeavyLabel: PlainLabel, Thick {}

  private class DeclaringButton: ButtonNode, BorderWidth {
    var borderWidth: Double { 1 }
  }

  private final class OverridingButton: DeclaringButton, Thick {
    override var borderWidth: Double { 4 }
  }

  private struct HeavyStruct: ViewNode, Thick {}
  private final class HeavyClass: ViewNode, Thick, Sendable {}
  private enum HeavyEnum: ViewNode, Thick { case only }

  private struct SinglePrecision: ViewNode, BorderWidth, BorderColor {
    var borderWidth: Float { 9 }
    var borderColor: Color? { .red }
  }

  private struct CoreGraphics: ViewNode, BorderWidth, BorderColor {
    var borderWidth: CGFloat { 9 }
    var borderColor: Color? { .red }
  }

  private struct Optionals: ViewNode, BorderWidth, BorderColor {
    var borderWidth: Double? { 9 }
    var borderColor: Color? { .red }
  }

  private struct Integer: ViewNode, BorderWidth, BorderColor {
    var borderWidth = 9
    var borderColor: Color? = .red
  }

  protocol ThickInSinglePrecision: BorderWidth {}
  private struct MistypedTrait: ViewNode, ThickInSinglePrecision {}
}

extension SilentSlipTests.Thick {
  var borderWidth: Double { 4 }
}

extension SilentSlipTests.ThickInSinglePrecision {
  var borderWidth: Float { 9 }
}
