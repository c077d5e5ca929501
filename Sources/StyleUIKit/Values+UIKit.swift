#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
public import ProtocolStyle
public import UIKit

extension UIView.ContentMode {
  init(_ mode: ContentModeValue) {
    switch mode {
    case .scaleToFill: self = .scaleToFill
    case .scaleAspectFit: self = .scaleAspectFit
    case .scaleAspectFill: self = .scaleAspectFill
    case .redraw: self = .redraw
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }
}

extension NSTextAlignment {
  init(_ alignment: TextAlignmentValue) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension NSLineBreakMode {
  init(_ mode: LineBreakModeValue) {
    switch mode {
    case .byWordWrapping: self = .byWordWrapping
    case .byCharWrapping: self = .byCharWrapping
    case .byClipping: self = .byClipping
    case .byTruncatingHead: self = .byTruncatingHead
    case .byTruncatingTail: self = .byTruncatingTail
    case .byTruncatingMiddle: self = .byTruncatingMiddle
    }
  }
}

extension UIControl.ContentHorizontalAlignment {
  init(_ alignment: ContentHorizontalAlignmentValue) {
    switch alignment {
    case .center: self = .center
    case .left: self = .left
    case .right: self = .right
    case .fill: self = .fill
    case .leading: self = .leading
    case .trailing: self = .trailing
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  init(_ alignment: ContentVerticalAlignmentValue) {
    switch alignment {
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .fill: self = .fill
    }
  }
}

extension UITextField.BorderStyle {
  init(_ style: BorderStyleValue) {
    switch style {
    case .borderless: self = .none
    case .line: self = .line
    case .bezel: self = .bezel
    case .roundedRect: self = .roundedRect
    }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ type: AccessoryTypeValue) {
    self =
      switch type {
      case .hidden: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
  }
}

extension UITableViewCell.SeparatorStyle {
  init(_ style: SeparatorStyleValue) {
    switch style {
    case .hidden: self = .none
    case .singleLine: self = .singleLine
    case .singleLineEtched: self = .singleLineEtched
    }
  }
}

extension UIBarStyle {
  init(_ style: BarStyleValue) {
    switch style {
    case .default: self = .default
    case .black: self = .black
    }
  }
}

extension UIStatusBarStyle {
  init(_ style: StatusBarStyleValue) {
    switch style {
    case .default: self = .default
    case .lightContent: self = .lightContent
    case .darkContent: self = .darkContent
    }
  }
}

extension UIButton.Configuration.TitleAlignment {
  init(_ alignment: TextAlignmentValue) {
    switch alignment {
    case .left: self = .leading
    case .center: self = .center
    case .right: self = .trailing
    case .justified, .natural: self = .automatic
    }
  }
}

extension UIControl.State {
  /// The states have the same bits as UIKit's.
  init(_ state: ControlState) {
    self.init(rawValue: state.rawValue)
  }
}

extension ControlState {
  /// The states that UIKit reports: its own, and whether a pointer is over the view.
  static let ofUIKit = basic.union(.hovered)

  /// The states of a control in UIKit.
  init(_ state: UIControl.State) {
    self = ControlState(rawValue: state.rawValue).intersection(.basic)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension CGAffineTransform {
  /// A scale, then a rotation, then an offset, as in CSS.
  init(_ transform: TransformValue) {
    self = CGAffineTransform(translationX: transform.offset.x, y: transform.offset.y)
      .rotated(by: transform.rotation * .pi / 180)
      .scaledBy(x: transform.scaleX, y: transform.scaleY)
  }
}

// MARK: - Colors

extension UIColor {
  /// Creates a UIKit color from a resolved color.
  ///
  /// - Parameter color: The color from a view model. For an unresolved adaptive color, the light
  ///   variant is used.
  public convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

// MARK: - Fonts

extension UIFont {
  /// Creates a UIKit font.
  ///
  /// A text style becomes the preferred font for the traits' content size. A family that isn't
  /// installed is replaced by the system font.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - traits: The traits whose content size text styles follow; the current ones by default.
  /// - Returns: The font, with the design and slant of the descriptor.
  @MainActor
  public static func font(
    _ font: FontDescriptor, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    var result: UIFont
    var design = FontDescriptor.Design.default
    switch (font.textStyle, font.family) {
    case (let style?, .system(let chosen)):
      design = chosen
      result = .preferredFont(forTextStyle: TextStyle(style), compatibleWith: traits)
    case (nil, .system(let chosen)):
      design = chosen
      result = .systemFont(ofSize: font.size, weight: Weight(font.weight))
    case (let style, .named(let name)):
      result =
        UIFont(name: name, size: font.size)
        ?? .systemFont(ofSize: font.size, weight: Weight(font.weight))
      if let style {
        result = UIFontMetrics(forTextStyle: TextStyle(style))
          .scaledFont(for: result, compatibleWith: traits)
      }
    }
    var descriptor = result.fontDescriptor
    descriptor = descriptor.withDesign(UIFontDescriptor.SystemDesign(design)) ?? descriptor
    if font.isItalic {
      let traits = descriptor.symbolicTraits.union(.traitItalic)
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    if font.hasMonospacedDigits {
      // The type and the selector of monospaced numbers in Core Text.
      let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
      descriptor = descriptor.addingAttributes([.featureSettings: [feature]])
    }
    return UIFont(descriptor: descriptor, size: result.pointSize)
  }
}

extension UIFont.TextStyle {
  /// The corresponding UIKit text style.
  init(_ style: FontDescriptor.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title1
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .body: self = .body
    case .callout: self = .callout
    case .subheadline: self = .subheadline
    case .footnote: self = .footnote
    case .caption1: self = .caption1
    case .caption2: self = .caption2
    }
  }
}

extension UIFont.Weight {
  /// The nearest named UIKit weight.
  init(_ weight: FontDescriptor.Weight) {
    let named: [Self] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = named[weight.nearestNamed]
  }
}

extension UIFontDescriptor.SystemDesign {
  /// The corresponding UIKit design.
  init(_ design: FontDescriptor.Design) {
    switch design {
    case .default: self = .default
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    case .rounded: self = .rounded
    }
  }
}

// MARK: - Images

extension UIImage {
  /// Loads the image of a reference.
  ///
  /// - Parameter reference: The name in the main bundle's assets, the symbol, or the data.
  /// - Returns: The image; nil if there is none.
  static func image(_ reference: ImageReference) -> UIImage? {
    switch reference.source {
    case .named(let name): UIImage(named: name)
    case .symbol(let name): UIImage(systemName: name)
    case .dataURL(let url): data(of: url).flatMap { UIImage(data: $0) }
    }
  }

  /// The data of a data URL, in base64 or percent-encoded.
  private static func data(of url: String) -> Data? {
    let parts = url.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let text = String(parts[1]).removingPercentEncoding ?? String(parts[1])
    return parts[0].hasSuffix(";base64") ? Data(base64Encoded: text) : Data(text.utf8)
  }

  /// An image of one pixel, filled with a color.
  static func filled(_ color: Color) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor(color).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}

// MARK: - Date Pickers

extension UIDatePicker {
  /// The parts of a date picker that a ranged date sets.
  struct ShownDate {
    var mode: Mode
    var minimum: Date?
    var maximum: Date?
    var date: Date
  }

  /// The shown date; set in an order in which no limit changes it.
  var shownDate: ShownDate {
    get {
      ShownDate(
        mode: datePickerMode, minimum: minimumDate, maximum: maximumDate, date: date)
    }
    set {
      datePickerMode = newValue.mode
      (minimumDate, maximumDate) = (nil, nil)
      date = newValue.date
      (minimumDate, maximumDate) = (newValue.minimum, newValue.maximum)
    }
  }

  /// The date and its limits as content, in the picker's time zone.
  var rangedDate: RangedDate {
    let mode: DatePickerMode =
      switch datePickerMode {
      case .time: .time
      case .dateAndTime: .dateAndTime
      default: .date
      }
    return RangedDate(
      calendarDate(date), minimum: minimumDate.map(calendarDate),
      maximum: maximumDate.map(calendarDate), mode: mode)
  }

  /// Dates are Gregorian, whatever calendar the picker shows.
  private var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  private func calendarDate(_ date: Date) -> CalendarDate {
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return CalendarDate(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0)
  }

  /// The moment of a date in the picker's time zone; for a time that a change of clocks leaves out,
  /// the next one there is.
  func moment(_ date: CalendarDate) -> Date {
    let parts = DateComponents(
      year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute)
    return gregorian.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  /// Shows a date with its limits.
  func show(_ value: RangedDate) {
    let mode: Mode =
      switch value.mode {
      case .date: .date
      case .time: .time
      case .dateAndTime: .dateAndTime
      }
    shownDate = ShownDate(
      mode: mode, minimum: value.minimum.map(moment), maximum: value.maximum.map(moment),
      date: moment(value.date))
  }
}
#endif
