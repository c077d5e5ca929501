import ModernPack
import ProtocolStyle
import StyleTesting
import Testing

/// The check for packs, on nodes that adopt the traits as users do.
@Suite struct ModernPackCheckTests {
  @Test func `trait values are visible to other modules, and text is readable`() {
    checkPack(
      .modern,
      probes: [
        Page(), Story(), Headline(), Footnote(), CardTitle(), CardFootnote(),
        BuyButton(), LaterButton(), NameField(), VolumeSlider(), LoadingBar(), WiFiSwitch(),
        MainBar(), ActionBar(), Inbox(), OfferCard(),
      ])
  }
}
