import ClassicPack
import ProtocolStyle
import Testing

/// The values of the pack's traits, with or without a tree.
@Suite struct ClassicTraitTests {
  private static let rendered: [(any StyleNode & Sendable, String)] = [
    (
      RegularButton(),
      "button(backgroundColor: #ffff00, backgroundGradient: linear-gradient(180deg, #ffffcc 0%, "
        + "#ffff73 50%, #ffff00 50%, #ffe61a 100%), cornerRadius: 8, font: Helvetica Neue 17, "
        + "shadowOffset: (0, 1), shadowRadius: 1, textColor: #000000, titleColorForState: [normal: "
        + "#000000], titleShadowColorForState: [normal: #ffffff99])"
    ),
    (
      SmartButton(),
      "button(backgroundColor: #ffff00, backgroundGradient: linear-gradient(180deg, #ffffcc 0%, "
        + "#ffff73 50%, #ffff00 50%, #ffe61a 100%), font: Helvetica Neue 17, titleColorForState: "
        + "[normal: #000000, highlighted: #b30000])"
    ),
    (
      CallToActionField(),
      "textField(backgroundColor: #ffffff, borderColor: #1c8529, borderStyle: bezel, borderWidth: 2, "
        + "font: Helvetica Neue 17, placeholderColor: #737373, textColor: #385487)"
    ),
    (
      VolumeSlider(),
      "slider(maximumTrackTintColor: rgb(28 97 199 / 0.3), minimumTrackTintColor: #1c61c7, thumbTintColor: "
        + "#ffffff, tintColor: #1c61c7)"
    ),
    (
      LoadingBar(),
      "progress(progressTintColor: #1c61c7, tintColor: #1c61c7, trackTintColor: rgb(28 97 199 / 0.3))"
    ),
    (WiFiSwitch(), "switch(onTintColor: #1c61c7, thumbTintColor: #ffffff, tintColor: #1c61c7)"),
    (
      Pages(),
      "pageControl(currentPageIndicatorTintColor: #1c61c7, currentPageTintColor: #1c61c7, "
        + "pageIndicatorTintColor: rgb(28 97 199 / 0.3), tintColor: rgb(28 97 199 / 0.3))"
    ),
    (
      MainBar(),
      "navigationBar(barTintColor: #456187, font: Helvetica Neue 20 bold, isTranslucent: false, "
        + "statusBarStyle: lightContent, textColor: #ffffff, tintColor: #ffffff, "
        + "titleTextAttributes: [foregroundColor: #ffffff, font: Helvetica Neue 20 bold])"
    ),
    (ActionBar(), "toolbar(barTintColor: #456187, isTranslucent: false)"),
    (TabsBar(), "tabBar(barTintColor: #456187, isTranslucent: false)"),
    (Note(), "textView(font: Helvetica Neue 17)"),
  ]

  @Test(arguments: rendered)
  func `a trait renders all that it fills`(node: any StyleNode & Sendable, text: String) {
    #expect("\(StyleApplier().viewModel(for: node))" == text)
  }

  @Test func `a call to action adds a green border and nothing else`() {
    let applier = StyleApplier()
    let difference = applier.viewModel(for: CallToActionButton())
      .difference(from: applier.viewModel(for: RegularButton()))
    #expect(
      difference.map(\.description) == ["borderColor: nil → #1c8529", "borderWidth: nil → 2"])
  }

  private static let types: [any StyleNode.Type] = [
    RegularButton.self, CallToActionButton.self, SmartButton.self, NameField.self,
    CallToActionField.self, VolumeSlider.self, LoadingBar.self, WiFiSwitch.self, Pages.self,
    MainBar.self, ActionBar.self, TabsBar.self, Note.self, Badge.self,
  ]

  @Test func `all values of traits are used by their kinds`() {
    #expect(Self.types.flatMap(StyleApplier().findings(for:)) == [])
  }

  private static let texts: [(any StyleNode & Sendable)] = [
    RegularButton(), CallToActionButton(), NameField(), MainBar(),
  ]

  @Test(arguments: texts, [[], [Theme.classicGraphite]])
  func `text can be read`(node: any StyleNode & Sendable, themes: [Theme]) throws {
    let tree = StyleTree(themes: themes)
    let model = tree.viewModel(of: tree.attach(erased: node))
    let text = try #require(model.textColor)
    let background = try #require(model.barTintColor ?? model.backgroundColor)
    #expect(text.contrastRatio(with: background) >= 4.5)
    for stop in model.backgroundGradient?.stops ?? [] {
      #expect(text.contrastRatio(with: stop.color) >= 4.5)
    }
    if let placeholder = model.placeholderColor {
      #expect(placeholder.contrastRatio(with: background) >= 4.5)
    }
  }
}
