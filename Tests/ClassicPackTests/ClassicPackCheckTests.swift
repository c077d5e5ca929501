import ClassicPack
import ProtocolStyle
import StyleTesting
import Testing

/// The check for packs, on nodes that adopt the traits as users do.
@Suite struct ClassicPackCheckTests {
  @Test func `what traits fill is seen from outside, and text can be read`() {
    checkPack(
      .classic,
      probes: [
        SmartButton(), NameField(), CallToActionField(), LoadingBar(), Pages(), MainBar(),
        ActionBar(), TabsBar(), Note(), Badge(), RegularButton(), CallToActionButton(),
        VolumeSlider(), WiFiSwitch(),
      ])
  }
}
