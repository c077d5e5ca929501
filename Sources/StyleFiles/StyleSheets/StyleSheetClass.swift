internal import ProtocolStyle

/// A style class that NUI assigns to views itself, and the properties that it reads.
struct StyleSheetClass {
  let name: String
  let properties: Set<String>

  init(_ name: String, _ properties: [String]) {
    self.name = name
    self.properties = Set(properties)
  }

  /// The properties of every class of views.
  static let meta = ["exclude-views", "exclude-subviews"]

  /// NUI's classes by name.
  static let all: [String: StyleSheetClass] = Dictionary(
    uniqueKeysWithValues: classes.map { ($0.name, $0) })

  /// The properties that any class reads.
  static let allProperties: Set<String> = classes.reduce(into: Set(meta)) {
    $0.formUnion($1.properties)
  }

  /// An image with its insets.
  private static func images(_ names: String...) -> [String] {
    names.flatMap { [$0, $0 + "-insets"] }
  }

  /// A property for each control state of a button.
  private static func states(_ name: String) -> [String] {
    [name]
      + ["highlighted", "selected", "selected-highlighted", "selected-disabled", "disabled"]
      .map { name + "-" + $0 }
  }

  private static let border = ["border-color", "border-width", "corner-radius"]
  private static let layer =
    border + ["shadow-color", "shadow-offset", "shadow-opacity", "shadow-radius"]
  private static let size = ["height", "width"]
  private static let font = ["font-name", "font-size", "font-color"]
  private static let shadow = ["text-shadow-color", "text-shadow-offset"]
  private static let gradient = ["background-color-top", "background-color-bottom"]
  private static let view =
    ["background-color", "background-image", "background-repeat"] + layer + size
  private static let label =
    ["background-color", "font-color-highlighted", "text-align", "text-alpha", "text-auto-fit"]
    + ["text-line-clamp"] + font + shadow + layer + size
  private static let button =
    ["padding", "background-color-normal", "text-alpha", "text-auto-fit", "text-shadow-offset"]
    + ["text-line-clamp", "text-align", "title-insets", "content-insets", "text-transform"]
    + ["font-name", "font-size"] + states("background-color") + gradient
    + states("background-image").flatMap { images($0) } + states("image").flatMap { images($0) }
    + states("font-color") + states("text-shadow-color") + layer + size

  private static let classes: [StyleSheetClass] = [
    StyleSheetClass("ActivityIndicator", ["color"]),
    StyleSheetClass(
      "BarButton",
      images("background-image") + gradient + border + font + shadow
        + ["background-tint-color", "background-color", "background-color-highlighted"]),
    StyleSheetClass(
      "BarButtonBack",
      ["background-tint-color", "background-color", "background-color-top"] + border + font
        + shadow
        + images(
          "background-image", "background-image-highlighted", "background-image-selected",
          "background-image-disabled")),
    StyleSheetClass("Button", button),
    StyleSheetClass("Control", view),
    StyleSheetClass("Label", label + ["text-transform"]),
    StyleSheetClass(
      "NavigationBar",
      images("background-image", "shadow-image") + gradient + font + shadow
        + ["bar-tint-color", "background-color", "background-tint-color", "title-vertical-offset"]),
    StyleSheetClass("NavigationItem", []),
    StyleSheetClass("PageControl", ["color", "current-color"]),
    StyleSheetClass(
      "Progress",
      images("progress-image", "track-image") + ["progress-tint-color", "track-tint-color"] + size),
    StyleSheetClass(
      "SearchBar",
      ["background-color", "background-tint-color", "scope-background-color"] + gradient
        + images("background-image", "scope-background-image")),
    StyleSheetClass("SearchBarButton", button),
    StyleSheetClass(
      "SearchBarScopeBar",
      ["background-color", "background-color-selected"] + border + font + shadow),
    StyleSheetClass(
      "SegmentedControl",
      images("background-image", "background-image-selected", "divider-image") + border + font
        + shadow + size
        + ["background-color", "background-color-selected", "divider-color"]
        + ["background-tint-color", "font-color-selected", "text-shadow-color-selected"]
        + ["text-shadow-offset-selected"]),
    StyleSheetClass(
      "Slider",
      ["minimum-track-tint-color", "maximum-track-tint-color", "thumb-tint-color"]
        + images("minimum-value-image", "maximum-value-image", "thumb-image")),
    StyleSheetClass(
      "Switch",
      ["background-color", "on-tint-color", "thumb-tint-color", "tint-color"]
        + images("off-image", "on-image")),
    StyleSheetClass(
      "TabBar",
      ["bar-tint-color", "background-color", "background-tint-color", "selected-image-tint-color"]
        + gradient + images("background-image", "selected-image")),
    StyleSheetClass(
      "TabBarItem",
      font + shadow
        + ["font-color-selected", "text-shadow-color-selected", "text-shadow-offset-selected"]
        + ["text-offset"]
        + images("finished-image", "finished-image-selected", "background-image-selected")),
    StyleSheetClass(
      "Table",
      ["background-color", "row-height", "separator-color", "separator-style"] + gradient),
    StyleSheetClass(
      "TableCell",
      label + gradient
        + ["tint-color", "background-color-selected", "background-color-top-selected"]
        + ["background-color-bottom-selected"]),
    StyleSheetClass("TableCellContentView", view),
    StyleSheetClass("TableCellDetail", label),
    StyleSheetClass(
      "TextField",
      font + gradient + layer + size + images("background-image")
        + ["background-color", "vertical-align", "horizontal-align", "border-style", "tint-color"]
        + ["text-align", "text-alpha", "text-auto-fit", "padding", "keyboard-appearance"]),
    StyleSheetClass("TextView", view + font + ["padding", "keyboard-appearance"]),
    StyleSheetClass(
      "Toolbar",
      ["background-color", "background-tint-color"]
        + images(
          "background-image", "background-image-top", "background-image-bottom",
          "background-image-top-landscape", "background-image-bottom-landscape", "shadow-image",
          "shadow-image-top", "shadow-image-bottom")),
    StyleSheetClass("View", view),
    StyleSheetClass("Window", ["background-color"]),
  ]
}
