import ClassicPack
import ProtocolStyle

// Nodes as a user of the pack writes them: they adopt its traits, and nothing else.

struct RegularButton: ButtonNode, ClassicButtonAppearance {}
struct CallToActionButton: ButtonNode, ClassicButtonAppearance, ClassicCallToActionAppearance {}
struct SmartButton: ButtonNode, ClassicYellowBackground, ClassicFont, ClassicSmartTitle {}
struct NameField: TextFieldNode, ClassicFieldAppearance {}
struct CallToActionField: TextFieldNode, ClassicFieldAppearance, ClassicCallToActionAppearance {}
struct VolumeSlider: SliderNode, ClassicSliderAppearance {}
struct LoadingBar: ProgressNode, ClassicProgressAppearance {}
struct WiFiSwitch: SwitchNode, ClassicSwitchAppearance {}
struct Pages: PageControlNode, ClassicPagesAppearance {}
struct MainBar: NavigationBarNode, ClassicNavigationBarAppearance {}
struct ActionBar: ToolbarNode, ClassicBarAppearance {}
struct TabsBar: TabBarNode, ClassicBarAppearance {}
struct DoneItem: BarButtonItemNode {}
struct Note: TextViewNode, ClassicFont {}
struct Badge: ViewNode, ClassicYellowBackground, ClassicTint {}
