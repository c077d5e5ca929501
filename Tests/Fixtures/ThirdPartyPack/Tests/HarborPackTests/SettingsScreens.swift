import HarborPack
import ProtocolStyle

// Six screens of a settings app, as a user of the pack writes them.

struct SettingsScreen: ScreenNode, GroundAppearance {}
struct ScreenTitle: LabelNode, TitleAppearance, TextContent {
  let text: String
}
struct SettingsCard: ViewNode, CardAppearance {}
struct DeviceCard: ControlNode, PressableCardAppearance {}
struct SettingRow: TableCellNode, RowAppearance, ControlStateContent, TextContent {
  let text: String
  var isChosen = false
  var controlState: ControlState { isChosen ? .selected : .normal }
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
  static let probes: [any StyleNode] = [
    SettingsScreen(), ScreenTitle(text: "Settings"), SettingsCard(), DeviceCard(),
    SettingRow(text: "Wi-Fi"), Hint(text: "Last seen today"), Paragraph(text: "All is well."),
    Warning(text: "No connection"), NameField(text: "Harbor"), SaveButton(), CancelButton(),
    EraseButton(), NotificationSwitch(), UpdateBadge(),
  ]

  /// Six screens, each with a title and what belongs to it.
  static func attach(to tree: StyleTree) -> [NodeHandle<SettingsScreen>] {
    let contents: [(title: String, nodes: [any StyleNode])] = [
      ("Settings", [SettingRow(text: "Wi-Fi", isChosen: true), SettingRow(text: "Privacy")]),
      ("Profile", [NameField(text: "Ada"), NameField(), SaveButton(), CancelButton()]),
      ("Devices", [DeviceCard(), Hint(text: "Last seen today"), UpdateBadge()]),
      ("Notifications", [NotificationSwitch(), Paragraph(text: "Sounds and badges")]),
      ("Network", [Warning(text: "No connection"), SettingRow(text: "Retry")]),
      ("Privacy", [SettingsCard(), EraseButton()]),
    ]
    return contents.map { content in
      let screen = tree.attach(SettingsScreen())
      tree.attach(ScreenTitle(text: content.title), to: screen)
      for node in content.nodes { tree.attach(erased: node, to: screen) }
      return screen
    }
  }
}
