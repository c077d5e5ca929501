/// The border of a text field, like UIKit's `UITextField.BorderStyle`.
public enum BorderStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No border. UIKit's `none` would mean nil when assigned to an optional.
  case borderless

  /// A thin rectangle.
  case line

  /// A rectangle that looks sunken.
  case bezel

  /// A rectangle with rounded corners.
  case roundedRect
}

/// The pattern of a line around a node, like CSS's `border-style` and `outline-style`.
public enum LineStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// One line without gaps.
  case solid

  /// Dashes.
  case dashed

  /// Dots.
  case dotted

  /// The lengths of dashes and gaps of a line, alternating; empty for a solid one.
  ///
  /// Dots are dashes without a length, whose ends are round.
  package func dashes(width: Double) -> [Double] {
    switch self {
    case .solid: []
    case .dashed: [3 * width, 2 * width]
    case .dotted: [0, 2 * width]
    }
  }
}

/// The horizontal alignment of a control's content, like UIKit's `ContentHorizontalAlignment`.
public enum ContentHorizontalAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the middle; UIKit's initial value.
  case center

  /// At the left edge.
  case left

  /// At the right edge.
  case right

  /// Stretched from edge to edge.
  case fill

  /// At the edge where text begins.
  case leading

  /// At the edge where text ends.
  case trailing
}

/// The vertical alignment of a control's content, like UIKit's `ContentVerticalAlignment`.
public enum ContentVerticalAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the middle; UIKit's initial value.
  case center

  /// At the top edge.
  case top

  /// At the bottom edge.
  case bottom

  /// Stretched from edge to edge.
  case fill
}

/// The parts of a date that a date picker sets, UIKit's `UIDatePicker.Mode`.
public enum DatePickerMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Year, month and day; HTML's `type=date`.
  case date

  /// Hour and minute; HTML's `type=time`.
  case time

  /// All of these; HTML's `type=datetime-local`.
  case dateAndTime

  /// The parts of a date in ISO 8601, as HTML's fields of the type have it.
  package func iso8601(_ date: CalendarDate) -> String {
    switch self {
    case .date: date.iso8601Day
    case .time: date.iso8601Time
    case .dateAndTime: "\(date.iso8601Day)T\(date.iso8601Time)"
    }
  }
}

// MARK: - TextValues

/// The alignment of lines of text, like UIKit's `NSTextAlignment`.
public enum TextAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Along the left edge.
  case left

  /// Centered.
  case center

  /// Along the right edge.
  case right

  /// Along both edges, except the last line of a paragraph.
  case justified

  /// By the direction of the script; the initial value of text.
  case natural
}

/// The capitalization of text when it's shown, like `text-transform` in CSS.
public enum TextTransformValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Unchanged: `none` in CSS.
  case unchanged

  /// All upper case.
  case uppercase

  /// All lower case.
  case lowercase

  /// The first letter of each word in upper case: `capitalize` in CSS.
  case capitalized
}

/// The treatment of text that is too long for its line, like UIKit's `NSLineBreakMode`.
public enum LineBreakModeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Wraps at word boundaries.
  case byWordWrapping

  /// Wraps before the first character that doesn't fit.
  case byCharWrapping

  /// Cuts the text off at the edge.
  case byClipping

  /// Shows the end of the line, with an ellipsis before it.
  case byTruncatingHead

  /// Shows the start of the line, with an ellipsis after it; the initial value of labels.
  case byTruncatingTail

  /// Shows the start and the end of the line, with an ellipsis between them.
  case byTruncatingMiddle
}

// MARK: - ControlValues

/// The look of a button, like UIKit's `UIButton.Configuration` and SwiftUI's button styles.
///
/// A variant is a set of defaults: each of its values can be overridden by any rule, conformance,
/// closure or override. ``ButtonVariant`` lists them.
public enum ButtonVariantValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// A title without a background.
  case plain

  /// A title in the tint over gray.
  case gray

  /// A title in the tint over a translucent tint.
  case tinted

  /// A title over the tint.
  case filled

  /// A title in the tint in an outline.
  case bordered

  /// A bold title over the tint, in a capsule, for the action that most people choose.
  case prominent

  /// A title over glass, in a capsule.
  case glass
}

/// The size of a control, like SwiftUI's `ControlSize`.
public enum ControlSizeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// For controls in other controls.
  case mini

  /// For dense lists and toolbars.
  case small

  /// The usual size.
  case regular

  /// For the main actions of a screen.
  case large

  /// For the only action of a screen.
  case extraLarge
}

/// The side of a button's title that its image is on, like `UIButton.Configuration.imagePlacement`.
public enum ImagePlacementValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Before the title, in the direction of reading.
  case leading

  /// After the title.
  case trailing

  /// Above the title.
  case top

  /// Below the title.
  case bottom
}

/// The moments at which a field has a button that clears it, like `UITextField.ViewMode`.
public enum ClearButtonModeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// At no time.
  case never

  /// While the field has the focus and isn't empty.
  case whileEditing

  /// While the field doesn't have the focus and isn't empty.
  case unlessEditing

  /// While the field isn't empty.
  case always
}

/// The kind of text that a field is for, which determines keyboard, autofill and validation.
///
/// It combines UIKit's `UIKeyboardType` and `UITextContentType`, and the attributes `type`,
/// `inputmode` and `autocomplete` of HTML.
public enum InputKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// Any text.
  case text

  /// An email address.
  case email

  /// A number.
  case number

  /// A telephone number.
  case telephone

  /// The address of a web page.
  case url

  /// A password, which is hidden while it's typed.
  case password

  /// A code that was sent by message, for a single use.
  case oneTimeCode
}

// MARK: - TableValues

/// The look of a table's sections, like UIKit's `UITableView.Style`.
public enum ListVariantValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Rows from edge to edge, with headers between them.
  case plain

  /// Sections on a gray background, from edge to edge.
  case grouped

  /// Sections in rounded boxes on a gray background.
  case insetGrouped
}

/// The position of a cell's detail text, like UIKit's `UITableViewCell.CellStyle`.
public enum CellVariantValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Where the renderer has it: after the text, at the trailing edge.
  case `default`

  /// At the trailing edge, in the secondary color; UIKit's `value1`.
  case value

  /// Below the text, in a smaller font.
  case subtitle
}

/// The symbol at the trailing edge of a table cell, UIKit's `UITableViewCell.AccessoryType`.
public enum AccessoryTypeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No symbol: UIKit's `none`.
  case hidden

  /// A chevron: the row leads to another screen.
  case disclosureIndicator

  /// A chevron after a button with details about the row.
  case detailDisclosureButton

  /// A checkmark: the row is chosen.
  case checkmark

  /// A button with details about the row.
  case detailButton
}

/// The separators between the rows of a table, like UIKit's `UITableViewCell.SeparatorStyle`.
public enum SeparatorStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No separators: UIKit's `none`.
  case hidden

  /// A line.
  case singleLine

  /// A line that looks engraved.
  case singleLineEtched
}

// MARK: - BarStyleValues

/// The emphasis of a bar button item, like UIKit's `UIBarButtonItem.Style`.
public enum BarItemVariantValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// A title or an image in the tint.
  case plain

  /// A title or an image over the tint, for the action that completes a task.
  case prominent
}

/// The style of a bar, like UIKit's `UIBarStyle`.
public enum BarStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark content on a light bar.
  case `default`

  /// Light content on a dark bar.
  case black
}

/// The style of the status bar, like UIKit's `UIStatusBarStyle`.
public enum StatusBarStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Dark or light content, depending on the environment.
  case `default`

  /// Light content, for dark bars.
  case lightContent

  /// Dark content, for light bars.
  case darkContent
}

// MARK: - ContentModeValue

/// The layout of content when the bounds of its view change, like UIKit's `UIView.ContentMode`.
public enum ContentModeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Stretches to fill the bounds, without keeping the aspect ratio; UIKit's initial value.
  case scaleToFill

  /// Scales to fit inside the bounds and keeps the aspect ratio; the rest is transparent.
  case scaleAspectFit

  /// Scales to cover the bounds and keeps the aspect ratio; some content may be cut off.
  case scaleAspectFill

  /// Redraws the content when the bounds change.
  case redraw

  /// Centers the content and keeps its size.
  case center

  /// Aligns with the middle of the top edge and keeps the size.
  case top

  /// Aligns with the middle of the bottom edge and keeps the size.
  case bottom

  /// Aligns with the middle of the left edge and keeps the size.
  case left

  /// Aligns with the middle of the right edge and keeps the size.
  case right

  /// Aligns with the top left corner and keeps the size.
  case topLeft

  /// Aligns with the top right corner and keeps the size.
  case topRight

  /// Aligns with the bottom left corner and keeps the size.
  case bottomLeft

  /// Aligns with the bottom right corner and keeps the size.
  case bottomRight
}

// MARK: - CaseIterable: Name

extension CaseIterable where Self: RawRepresentable<String> & Equatable {
  /// Returns the case with a name, or throws an error that lists the cases.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - subject: The thing being created, as the message names it.
  /// - Returns: The case.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`.
  static func named(_ name: String, as subject: String) throws(InvalidValueError) -> Self {
    guard let found = Self(rawValue: name) else {
      throw InvalidValueError(
        name.isEmpty ? .empty : .malformed, subject: subject,
        given: InvalidValueError.quoted(name),
        accepted: "one of " + allCases.map(\.rawValue).joined(separator: ", "))
    }
    return found
  }

  /// The position among the cases, counted from 0.
  var place: Int { Self.allCases.enumerated().first { $0.element == self }?.offset ?? 0 }
}
