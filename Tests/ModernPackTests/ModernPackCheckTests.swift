import ModernPack
import ProtocolStyle
import StyleTesting
import Testing

/// The check for packs, on nodes that adopt the traits as users do.
@Suite struct ModernPackCheckTests {
  @Test func `what traits fill is seen from outside, and text can be read`() {
    checkPack(
      .modern,
      probes: [
        Page(), Story(), Headline(), Footnote(), CardTitle(), CardFootnote(),
        BuyButton(), LaterButton(), NameField(), VolumeSlider(), LoadingBar(), WiFiSwitch(),
        MainBar(), ActionBar(), Inbox(), OfferCard(),
      ])
  }
}
