import ClassicPack
import ProtocolStyle
import StyleTesting
import Testing

/// The check for packs, on nodes that adopt the traits as users do.
@Suite struct ClassicPackCheckTests {
  @Test func `trait values are visible to other modules, and text is readable`() {
    checkPack(
      .classic,
      probes: [
        SmartButton(), NameField(), CallToActionField(), LoadingBar(), Pages(), MainBar(),
        ActionBar(), TabsBar(), Note(), Badge(), RegularButton(), CallToActionButton(),
        VolumeSlider(), WiFiSwitch(),
      ])
  }
}
