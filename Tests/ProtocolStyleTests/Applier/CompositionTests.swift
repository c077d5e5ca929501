import ProtocolStyle
import Testing

/// Combinations of three or more traits on each sort of type, including the examples of systems.md
/// §1.
@Suite struct CompositionTests {
  private static let views: [any StyleNode & Sendable] = [
    GreenView(), GreenButton(), GreenTextField(),
  ]

  @Test(arguments: views)
  func `one trait styles any kind of node`(node: any StyleNode & Sendable) {
    let model = StyleApplier().viewModel(for: node)
    #expect(model.map(\.description) == ["backgroundColor: #00ff00"])
    #expect(model.kind == type(of: node).nodeKind)
  }

  private static let callsToAction: [(any StyleNode & Sendable, String)] = [
    (RegularButton(), "button(backgroundColor: #ffff00, font: Helvetica Neue 17)"),
    (
      CallToActionButton(),
      """
      button(backgroundColor: #ffff00, borderColor: #00ff00, borderWidth: 2, \
      font: Helvetica Neue 17)
      """
    ),
    (CallToActionTextField(), "textField(borderColor: #00ff00, borderWidth: 2)"),
  ]

  @Test(arguments: callsToAction)
  func `traits make larger traits`(node: any StyleNode & Sendable, description: String) {
    #expect("\(StyleApplier().viewModel(for: node))" == description)
  }

  private static let sorts: [any StyleNode & Sendable] = [
    StructButton(), EnumButton.usual, EnumButton.rare("often"), ClassButton(),
  ]

  @Test(arguments: sorts)
  func `structs, enumerations and classes compose traits alike`(node: any StyleNode & Sendable) {
    #expect(
      "\(StyleApplier().viewModel(for: node))" == """
        button(alpha: 0.5, backgroundColor: #ffff00, borderColor: #00ff00, borderWidth: 2, \
        cornerRadius: 8, font: Helvetica Neue 17)
        """)
  }

  @Test func `a node's own property wins over its traits'`() {
    struct Own: ButtonNode, CompositionTests.ButtonAppearance {
      var backgroundColor: Color { .red }
    }
    let model = StyleApplier().viewModel(for: Own())
    #expect(model.backgroundColor == .red)
    #expect(model.font == FontDescriptor("Helvetica Neue", size: 17))
  }

  @Test func `a node without traits renders nothing`() {
    struct Plain: ButtonNode {}
    #expect("\(StyleApplier().viewModel(for: Plain()))" == "button()")
  }

  @Test func `one trait styles sliders, progress bars, switches and page controls`() {
    let applier = StyleApplier()
    #expect(
      "\(applier.viewModel(for: VolumeSlider()))"
        == "slider(minimumTrackTintColor: #ff0000, tintColor: #ff0000)")
    let progress = applier.viewModel(for: UploadProgress())
    #expect(progress.progressTintColor == .red)
    #expect(progress.trackTintColor == Color(red: 1, green: 0, blue: 0, alpha: 0.3))
    #expect(
      "\(applier.viewModel(for: WifiSwitch()))"
        == "switch(onTintColor: #ff0000, tintColor: #ff0000)")
    #expect(
      "\(applier.viewModel(for: Pages()))"
        == "pageControl(pageIndicatorTintColor: #ff0000, tintColor: #ff0000)")
  }
}

extension CompositionTests {
  protocol GreenBackground: BackgroundColor {}
  protocol YellowBackground: BackgroundColor {}
  protocol HelveticaFont: Font {}
  protocol GreenBorder: BorderColor {}
  protocol DoubleBorder: BorderWidth {}
  protocol HalfAlpha: Alpha {}
  protocol ButtonAppearance: YellowBackground, HelveticaFont {}
  protocol CallToActionAppearance: GreenBorder, DoubleBorder {}
  protocol RedTint: TintColor {}
  protocol RedTracks:
    RedTint, MinimumTrackTintColor, ProgressTintColor, TrackTintColor, OnTintColor
  {}

  private struct GreenView: ViewNode, GreenBackground {}
  private struct GreenButton: ButtonNode, GreenBackground {}
  private struct GreenTextField: TextFieldNode, GreenBackground {}

  private struct RegularButton: ButtonNode, ButtonAppearance {}
  private struct CallToActionButton: ButtonNode, ButtonAppearance, CallToActionAppearance {}
  private struct CallToActionTextField: TextFieldNode, CallToActionAppearance {}

  private struct StructButton:
    ButtonNode, ButtonAppearance, CallToActionAppearance, HalfAlpha, CornerRadius
  {}

  private enum EnumButton:
    ButtonNode, ButtonAppearance, CallToActionAppearance, HalfAlpha, CornerRadius
  {
    case usual
    case rare(String)
  }

  private final class ClassButton:
    ButtonNode, ButtonAppearance, CallToActionAppearance, HalfAlpha, CornerRadius,
    Sendable
  {}

  private struct VolumeSlider: SliderNode, RedTracks {}
  private struct UploadProgress: ProgressNode, RedTracks {}
  private struct WifiSwitch: SwitchNode, RedTracks {}
  private struct Pages: PageControlNode, RedTracks {}
}

extension CompositionTests.GreenBackground {
  var backgroundColor: Color { .green }
}

extension CompositionTests.YellowBackground {
  var backgroundColor: Color { .yellow }
}

extension CompositionTests.HelveticaFont {
  var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

extension CompositionTests.GreenBorder {
  var borderColor: Color { .green }
}

extension CompositionTests.DoubleBorder {
  var borderWidth: Double { 2 }
}

extension CompositionTests.HalfAlpha {
  var alpha: Double { 0.5 }
}

extension CompositionTests.RedTint {
  var tintColor: Color { .red }
}

extension CompositionTests.RedTracks {
  var minimumTrackTintColor: Color { tintColor }
  var progressTintColor: Color { tintColor }
  var trackTintColor: Color { tintColor.withAlpha(0.3) }
  var onTintColor: Color { tintColor }
}
