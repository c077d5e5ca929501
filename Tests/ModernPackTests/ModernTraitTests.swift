import ModernPack
import ProtocolStyle
import Testing

/// The values of the pack's traits, with or without a tree.
@Suite struct ModernTraitTests {
  private static let rendered: [(any StyleNode & Sendable, String)] = [
    (Page(), "view(backgroundColor: #ffffff)"),
    (
      OfferCard(),
      "view(backgroundColor: #f2f3f8, cornerRadius: 20, masksToBounds: true, padding: (top: 20, left: 20, bottom: 20, right: 20))"
    ),
    (
      Headline(),
      "label(backgroundColor: #ffffff, font: system 28 bold (title1), letterSpacing: -0.5, "
        + "textColor: #1b1c20)"
    ),
    (
      Story(),
      "textView(backgroundColor: #ffffff, font: system 17 (body), textColor: #1b1c20)"
    ),
    (
      CardFootnote(),
      "label(backgroundColor: #f2f3f8, font: system 13 (footnote), textColor: #5a5d69)"
    ),
    (
      BuyButton(),
      "button(backgroundColor: #4353c8, contentEdgeInsets: (top: 12, left: 20, bottom: 12, right: 20), cornerRadius: 14, font: "
        + "system 17 semibold (headline), textColor: #ffffff, titleColorForState: [normal: #ffffff])"
    ),
    (
      LaterButton(),
      "button(backgroundColor: #f2f3f8, contentEdgeInsets: (top: 12, left: 20, bottom: 12, right: 20), cornerRadius: 14, font: "
        + "system 17 semibold (headline), textColor: #4353c8, titleColorForState: [normal: #4353c8])"
    ),
    (
      NameField(),
      "textField(backgroundColor: #f2f3f8, borderStyle: borderless, cornerRadius: 14, font: system "
        + "17 (body), padding: (top: 12, left: 12, bottom: 12, right: 12), placeholderColor: #5a5d69, textColor: #1b1c20)"
    ),
    (
      VolumeSlider(),
      "slider(maximumTrackTintColor: rgb(90 93 105 / 0.25), minimumTrackTintColor: #4353c8, thumbTintColor: "
        + "#4353c8, tintColor: #4353c8)"
    ),
    (
      LoadingBar(),
      "progress(progressTintColor: #4353c8, tintColor: #4353c8, trackTintColor: rgb(90 93 105 / 0.25))"
    ),
    (WiFiSwitch(), "switch(onTintColor: #4353c8, thumbTintColor: #ffffff, tintColor: #4353c8)"),
    (
      MainBar(),
      "navigationBar(backgroundColor: #ffffff, barTintColor: #ffffff, font: system 17 semibold "
        + "(headline), isTranslucent: false, textColor: #1b1c20, tintColor: #4353c8, "
        + "titleTextAttributes: [foregroundColor: #1b1c20, font: system 17 semibold (headline)])"
    ),
    (
      ActionBar(),
      "toolbar(backgroundColor: #ffffff, barTintColor: #ffffff, isTranslucent: false, tintColor: "
        + "#4353c8)"
    ),
    (
      Inbox(),
      "table(backgroundColor: #ffffff, rowHeight: 60, separatorColor: rgb(90 93 105 / 0.25))"
    ),
  ]

  @Test(arguments: rendered)
  func `a trait renders all that it fills`(node: any StyleNode & Sendable, text: String) {
    #expect("\(StyleApplier().viewModel(for: node))" == text)
  }

  @Test func `in dark everything differs except the geometry`() {
    let dark = StyleEnvironment(colorScheme: .dark)
    #expect(
      "\(StyleApplier().viewModel(for: BuyButton(), in: dark))"
        == "button(backgroundColor: #aeb8ff, contentEdgeInsets: (top: 12, left: 20, bottom: 12, right: 20), cornerRadius: 14, "
        + "font: system 17 semibold (headline), textColor: #14162b, titleColorForState: [normal: "
        + "#14162b])")
    let page = StyleApplier().viewModel(for: Page(), in: dark)
    #expect(page.backgroundColor == Color(hex: "#15161b"))
  }

  private static let types: [any StyleNode.Type] = [
    Page.self, OfferCard.self, Story.self, Headline.self, Footnote.self, CardTitle.self,
    CardFootnote.self, BuyButton.self, LaterButton.self, NameField.self, VolumeSlider.self,
    LoadingBar.self, WiFiSwitch.self, MainBar.self, ActionBar.self, Inbox.self,
  ]

  @Test func `all values of traits are used by their kinds`() {
    #expect(Self.types.flatMap(StyleApplier().findings(for:)) == [])
  }
}
