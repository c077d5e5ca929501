import ClassicPack
import Foundation
import ModernPack
import ProtocolStyle
import StyleBook
import StyleSampling

/// The style book of the packs: `swift run Gallery --book`.
enum PackBook {
  /// Writes the book to `.build/style-book`.
  static func write() throws -> URL {
    let folder = PageFile.build.appending(path: "style-book")
    let sections = [
      StyleSampleCatalog(modern, module: "ModernPack", packs: [.modern]),
      StyleSampleCatalog(classic, module: "ClassicPack", packs: [.classic]),
    ]
    let sources = URL(filePath: "Sources", relativeTo: PageFile.build.deletingLastPathComponent())
    let folders = ["ModernPack", "ClassicPack"].map { sources.appending(path: $0) }
    try StyleBook("ProtocolStyle packs", StyleSampleCatalog(sections), sources: folders)
      .write(to: folder)
    return folder.appending(path: "index.html")
  }

  /// A sample for each trait of `ModernPack`, of the nodes on the page of all kinds.
  static var modern: [StyleSample] {
    [
      StyleSample("Button", KindsButton(text: "Continue reading")),
      StyleSample(
        "Quiet button", KindsQuietButton(text: "Finish later"),
        note: "For actions beside the recommended one."),
      StyleSample("Navigation bar", KindsBar(text: "Library")) {
        KindsItem(text: "Shelves")
        KindsItem(text: "Edit")
      },
      StyleSample("Toolbar", KindsToolbar()) {
        KindsTool(image: .symbol("square.and.arrow.up"), accessibilityLabel: "Share")
        KindsTool(image: .symbol("heart"), accessibilityLabel: "Like")
      },
      StyleSample("Tab bar", KindsTabs()) {
        KindsTab(text: "Home", image: .symbol("house"), controlState: .normal, badge: "")
        KindsTab(text: "Library", image: .symbol("book"), controlState: .selected, badge: "2")
      },
      StyleSample(
        "Card", KindsCard(), note: "A title, a caption and an action on a raised surface."
      ) {
        KindsTitle(text: "The Left Hand of Darkness")
        KindsCaption(text: "Ursula K. Le Guin · chapter 7 of 20")
        KindsProgress(value: 0.35, accessibilityLabel: "Read")
        KindsButton(text: "Continue reading")
      },
      StyleSample("Title", KindsTitle(text: "The Left Hand of Darkness")),
      StyleSample("Caption", KindsCaption(text: "Chapter 7 of 20")),
      StyleSample(
        "Field", KindsName(text: "", placeholder: "Name of a shelf"),
        note: "Its placeholder is quieter than its text."),
      StyleSample("Text", KindsNotes(text: "Borrow the second part from Ada.")),
      StyleSample("Progress", KindsProgress(value: 0.35, accessibilityLabel: "Read")),
      StyleSample("Switch, on", KindsSwitch(isOn: true, accessibilityLabel: "Reminders")),
      StyleSample("Switch, off", KindsSwitch(isOn: false, accessibilityLabel: "Sync")),
      StyleSample("Slider", KindsSlider(value: 0.4, accessibilityLabel: "Text size")),
      StyleSample("Stepper", KindsStepper(value: 12, accessibilityLabel: "Pages a day")),
      StyleSample(
        "Date",
        KindsDate(
          date: CalendarDate(year: 2026, month: 11, day: 22), accessibilityLabel: "Return on")),
      StyleSample("Pages", KindsPages(currentPage: 1, numberOfPages: 5)),
      StyleSample("Indicator", KindsIndicator(accessibilityLabel: "Loading covers")),
      StyleSample("Table", KindsTable()) {
        Subtree(KindsSection()) {
          KindsSectionTitle(text: "Books on this device")
          Subtree(KindsRow(text: "Reminders")) {
            KindsSwitch(isOn: true, accessibilityLabel: "Reminders")
          }
          KindsLinkRow(text: "Storage", detailText: "1.2 GB")
          KindsSectionNote(text: "Covers are downloaded over any connection.")
        }
      },
    ]
  }

  /// A sample for each trait of `ClassicPack`.
  static var classic: [StyleSample] {
    [
      StyleSample("Button", ClassicButton()),
      StyleSample(
        "Call to action", ClassicBuyButton(), note: "A green border for the recommended action."),
      StyleSample("Navigation bar", ClassicBar()) { ClassicItem() },
      StyleSample("Field", ClassicField()),
      StyleSample("Slider", ClassicSlider()),
      StyleSample("Progress", ClassicProgress()),
      StyleSample("Switch", ClassicSwitch()),
      StyleSample("Pages", ClassicPages()),
    ]
  }
}

// MARK: - Nodes

private struct ClassicButton: ButtonNode, ClassicButtonAppearance, ClassicSmartTitle, TextContent {
  let text = "Details"
}

private struct ClassicBuyButton: ButtonNode, ClassicButtonAppearance, ClassicCallToActionAppearance,
  TextContent
{
  let text = "Buy"
}

private struct ClassicBar: NavigationBarNode, ClassicNavigationBarAppearance, TextContent {
  let text = "Library"
}

private struct ClassicItem: BarButtonItemNode, TextContent {
  let text = "Edit"
}

private struct ClassicField: TextFieldNode, ClassicFieldAppearance, PlaceholderContent,
  AccessibilityLabelContent
{
  let placeholder = "Name"
  let accessibilityLabel = "Name"
}

private struct ClassicSlider: SliderNode, ClassicSliderAppearance, ValueContent,
  AccessibilityLabelContent
{
  let value = 0.4
  let accessibilityLabel = "Volume"
}

private struct ClassicProgress: ProgressNode, ClassicProgressAppearance, ValueContent,
  AccessibilityLabelContent
{
  let value = 0.6
  let accessibilityLabel = "Loaded"
}

private struct ClassicSwitch: SwitchNode, ClassicSwitchAppearance, OnContent,
  AccessibilityLabelContent
{
  let isOn = true
  let accessibilityLabel = "Wi-Fi"
}

private struct ClassicPages: PageControlNode, ClassicPagesAppearance, PageContent,
  AccessibilityLabelContent
{
  let currentPage = 1
  let numberOfPages = 4
  let accessibilityLabel = "Pages"
}
