import ModernPack
import ProtocolStyle

// Nodes as a user of the pack writes them: they adopt its traits, and nothing else.

struct Page: ViewNode, ModernSurface {}
struct OfferCard: ViewNode, ModernCardAppearance {}
struct Story: TextViewNode, ModernTextAppearance, ModernSurface {}
struct Headline: LabelNode, ModernTitleAppearance, ModernSurface {}
struct Footnote: LabelNode, ModernCaptionAppearance, ModernSurface {}
struct CardTitle: LabelNode, ModernTitleAppearance, ModernRaised {}
struct CardFootnote: LabelNode, ModernCaptionAppearance, ModernRaised {}
struct BuyButton: ButtonNode, ModernButtonAppearance {}
struct LaterButton: ButtonNode, ModernQuietButtonAppearance {}
struct NameField: TextFieldNode, ModernFieldAppearance {}
struct VolumeSlider: SliderNode, ModernSliderAppearance {}
struct LoadingBar: ProgressNode, ModernProgressAppearance {}
struct WiFiSwitch: SwitchNode, ModernSwitchAppearance {}
struct MainBar: NavigationBarNode, ModernNavigationBarAppearance {}
struct ActionBar: ToolbarNode, ModernBarAppearance {}
struct DoneItem: BarButtonItemNode {}
struct Inbox: TableNode, ModernTableAppearance {}
