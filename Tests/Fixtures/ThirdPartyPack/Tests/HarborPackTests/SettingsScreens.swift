import HarborPack
import ProtocolStyle

// Six screens of a settings app, as a user of the pack writes them.

struct SettingsScreen: ScreenNode {}
struct Ground: ViewNode, GroundAppearance {}
struct ScreenTitle: LabelNode, TitleAppearance, TextContent {
  let text: String
}
struct SettingsCard: ViewNode, CardAppearance {}
struct DeviceCard: ControlNode, PressableCardAppearance {}
struct SettingRow: TableCellNode, RowAppearance, TextContent {
  let text: String
}
struct Hint: LabelNode, CaptionAppearance, TextContent {
  let text: String
}
struct Paragraph: LabelNode, BodyAppearance, TextContent {
  let text: String
}
struct Warning: NoticeNode, AlertAppearance, TextContent {
  let text: String
}
struct NameField: TextFieldNode, FieldAppearance, TextContent {
  var text = ""
  var controlState: ControlState { text.isEmpty ? .invalid : .normal }
}
extension NameField: ControlStateContent {}
struct SaveButton: ButtonNode, PrimaryAppearance, TextContent {
  var text: String { "Save" }
}
struct CancelButton: ButtonNode, SecondaryAppearance, TextContent {
  var text: String { "Cancel" }
}
struct EraseButton: ButtonNode, DestructiveAppearance, TextContent {
  var text: String { "Erase all data" }
}
struct NotificationSwitch: SwitchNode, SwitchAppearance, OnContent {
  var isOn = true
}
struct UpdateBadge: LabelNode, VanishingAppearance, InkAppearance, TextContent {
  var text: String { "1 update" }
}

enum SettingsScreens {
  static var probes: [any StyleNode] {
    [
      SettingsScreen(), Ground(), ScreenTitle(text: "Settings"), SettingsCard(), DeviceCard(),
      SettingRow(text: "Wi-Fi"), Hint(text: "Last seen today"), Paragraph(text: "All is well."),
      Warning(text: "No connection"), NameField(text: "Harbor"), SaveButton(), CancelButton(),
      EraseButton(), NotificationSwitch(), UpdateBadge(),
    ]
  }

  /// Attaches six screens, each with a background, a title and its content.
  ///
  /// - Returns: The backgrounds.
  static func attach(to tree: StyleTree) -> [NodeHandle<Ground>] {
    let contents: [(title: String, nodes: [any StyleNode])] = [
      ("Settings", [SettingRow(text: "Wi-Fi"), SettingRow(text: "Privacy")]),
      ("Profile", [NameField(text: "Ada"), NameField(), SaveButton(), CancelButton()]),
      ("Devices", [DeviceCard(), Hint(text: "Last seen today"), UpdateBadge()]),
      ("Notifications", [NotificationSwitch(), Paragraph(text: "Sounds and badges")]),
      ("Network", [Warning(text: "No connection"), SettingRow(text: "Retry")]),
      ("Privacy", [SettingsCard(), EraseButton()]),
    ]
    return contents.map { content in
      let ground = tree.attach(Ground(), to: tree.attach(SettingsScreen()))
      tree.attach(ScreenTitle(text: content.title), to: ground)
      for node in content.nodes { tree.attach(erased: node, to: ground) }
      return ground
    }
  }
}
