// Content: the texts, images and values that nodes show. It's stored apart from style.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Content+Generated.swift`.

// MARK: Accessibility label content

/// The text that assistive technologies read out for a node.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIAccessibility.accessibilityLabel`; ARIA `aria-label`.
///
/// ```swift
/// struct HeartButton: ButtonNode, ImageContent, AccessibilityLabelContent {
///   var image: ImageReference { .named("heart") }
///   var accessibilityLabel: String { "Add to favorites" }
/// }
/// ```
public protocol AccessibilityLabelContent: SendableMetatype {
  /// The text that assistive technologies read out.
  var accessibilityLabel: String { get }
}

// MARK: Badge content

/// The text in a badge on a tab bar's item, such as the number of unread messages.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UITabBarItem.badgeValue`; an element after the title in HTML.
public protocol BadgeContent: SendableMetatype {
  /// The text; with an empty one there is no badge.
  var badge: String { get }
}

// MARK: Control state content

/// The state that a control is in.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIControl.state`; CSS pseudo-classes.
public protocol ControlStateContent: SendableMetatype {
  /// The state the control is in.
  var controlState: ControlState { get }
}

// MARK: Detail text content

/// The text of a table cell beside or below its own, such as the value of a setting.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIListContentConfiguration.secondaryText`; an element after the text in HTML.
public protocol DetailTextContent: SendableMetatype {
  /// The text; an empty one shows nothing.
  var detailText: String { get }
}

// MARK: Image content

/// The image that a node shows.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIImageView.image`; HTML `img`.
public protocol ImageContent: SendableMetatype {
  /// The image.
  var image: ImageReference { get }
}

// MARK: On content

/// Whether a switch is on.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UISwitch.isOn`; HTML `checked`.
public protocol OnContent: SendableMetatype {
  /// Whether the switch is on.
  var isOn: Bool { get }
}

// MARK: Secure text content

/// Whether a text field hides what is typed, such as a password.
///
/// The text is in the view model, its description and its JSON as it is: only what is shown of it
/// is hidden. Content, not style: nodes that differ only in content share the memory of their
/// style. From UIKit's `UITextInputTraits.isSecureTextEntry`; HTML `type=password`.
public protocol SecureTextContent: SendableMetatype {
  /// Whether dots stand for the characters; true by default.
  var isSecureTextEntry: Bool { get }
}

extension SecureTextContent {
  /// The default: true.
  public var isSecureTextEntry: Bool { true }
}

// MARK: Items content

/// The items of a segmented control or a picker, and the selected one.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UISegmentedControl`; HTML `option` and `selected`.
public protocol ItemsContent: SendableMetatype {
  /// The titles of the items, in order.
  var items: [String] { get }

  /// The index of the selected item; none by default.
  var selectedIndex: Int? { get }

  /// The images that segments show instead of their titles, in the order of the items; none by
  /// default.
  ///
  /// An item without an image, or beyond the end of the array, shows its title. The title of an item
  /// with an image is its name for assistive technologies. Pickers show titles only. From UIKit's
  /// `UISegmentedControl.setImage(_:forSegmentAt:)`.
  var itemImages: [ImageReference?] { get }
}

extension ItemsContent {
  /// The default: none.
  public var selectedIndex: Int? { nil }

  /// The default: none.
  public var itemImages: [ImageReference?] { [] }

  /// The value of the attribute `items`.
  var itemsAttribute: ItemList {
    ItemList(items, images: itemImages, selectedIndex: selectedIndex)
  }
}

// MARK: Page content

/// The current page of a page control, and the number of pages.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIPageControl.currentPage` and `numberOfPages`.
public protocol PageContent: SendableMetatype {
  /// The number of pages.
  var numberOfPages: Int { get }

  /// The index of the current page; 0 by default.
  var currentPage: Int { get }
}

extension PageContent {
  /// The default: 0.
  public var currentPage: Int { 0 }

  /// The value of the attribute `page`.
  var pageAttribute: PageNumber {
    PageNumber(currentPage, of: numberOfPages)
  }
}

// MARK: Placeholder content

/// The placeholder text of an empty field.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UITextField.placeholder`; HTML `placeholder`.
public protocol PlaceholderContent: SendableMetatype {
  /// The text of the field while it's empty.
  var placeholder: String { get }
}

// MARK: Prompt content

/// A line above the title of a navigation bar, such as an instruction for its screen.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UINavigationItem.prompt`; an element before the title in HTML.
public protocol PromptContent: SendableMetatype {
  /// The line; an empty one shows nothing.
  var prompt: String { get }
}

// MARK: Date content

/// The date of a date picker, with its limits.
///
/// ```swift
/// struct ReturnDate: DatePickerNode, DateContent {
///   var date = CalendarDate(year: 2026, month: 11, day: 22)
///   var minimumDate: CalendarDate? { CalendarDate(year: 2026, month: 11, day: 1) }
/// }
/// ```
///
/// A view model has all of it as one, ``ViewModel/rangedDate``. Content, not style: nodes that
/// differ only in content share the memory of their style. From UIKit's `UIDatePicker`; HTML
/// `type`, `value`, `min` and `max`.
public protocol DateContent: SendableMetatype {  // style: expected
  /// The date.
  var date: CalendarDate { get }

  /// The earliest date that can be set; none by default.
  var minimumDate: CalendarDate? { get }

  /// The latest date that can be set; none by default.
  var maximumDate: CalendarDate? { get }

  /// The parts that can be set; year, month and day by default.
  var datePickerMode: DatePickerMode { get }
}

extension DateContent {
  /// The default: none.
  public var minimumDate: CalendarDate? { nil }

  /// The default: none.
  public var maximumDate: CalendarDate? { nil }

  /// The default: year, month and day.
  public var datePickerMode: DatePickerMode { .date }

  /// The value of the attribute `rangedDate`.
  var rangedDateAttribute: RangedDate {
    RangedDate(
      date, minimum: minimumDate, maximum: maximumDate, mode: datePickerMode)
  }
}

// MARK: Value content

/// The number of a slider, a stepper or a progress bar, with its range.
///
/// ``ViewModel/rangedValue`` combines the two. Content, not style: nodes that differ only in
/// content share the memory of their style. From UIKit's `UISlider.value`; HTML `value`, `min` and
/// `max`.
public protocol ValueContent: SendableMetatype {  // style: expected
  /// The number.
  var value: Double { get }

  /// The range of the number; 0 to 1 by default.
  var range: ClosedRange<Double> { get }
}

extension ValueContent {
  /// The default: 0 to 1.
  public var range: ClosedRange<Double> { 0...1 }

  /// The value of the attribute `rangedValue`.
  var rangedValueAttribute: RangedValue {
    RangedValue(value, in: range)
  }
}

// MARK: Text content

/// The text of a node: a title, a label's text, or the text of a field.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UILabel.text`; the text of an HTML element.
///
/// ```swift
/// struct CartLabel: LabelNode, TextContent {
///   var count: Int
///   var text: String { count == 1 ? "1 item" : "\(count) items" }
/// }
/// ```
public protocol TextContent: SendableMetatype {
  /// The text.
  var text: String { get }
}

// MARK: Accessibility hint content

/// The text that assistive technologies read out after the label, about the result of an action.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIAccessibility.accessibilityHint`; ARIA `aria-description`.
public protocol AccessibilityHintContent: SendableMetatype {
  /// The text about the result of an action.
  var accessibilityHint: String { get }
}

// MARK: Accessibility identifier content

/// The name by which automated tests find a node.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIAccessibilityIdentification.accessibilityIdentifier`; HTML `data-testid`.
public protocol AccessibilityIdentifierContent: SendableMetatype {
  /// The name, which isn't read out.
  var accessibilityIdentifier: String { get }
}

// MARK: Accessibility traits content

/// The roles and states that assistive technologies announce besides those of the node's kind.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIAccessibility.accessibilityTraits`; ARIA `role` and states.
public protocol AccessibilityTraitsContent: SendableMetatype {
  /// The additional roles and states.
  var accessibilityTraits: AccessibilityTraits { get }
}

// MARK: Input kind content

/// The kind of text that a field is for: its keyboard, autofill and validation.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UITextInputTraits.keyboardType` and `textContentType`; HTML `type`, `inputmode` and
/// `autocomplete`.
///
/// ```swift
/// struct EmailField: TextFieldNode, TextContent, InputKindContent {
///   var text = ""
///   let inputKind = InputKind.email
/// }
/// ```
public protocol InputKindContent: SendableMetatype {
  /// The kind of text.
  var inputKind: InputKind { get }
}

// MARK: Leading image content

/// The image at the leading edge of a field.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UITextField.leftView`; an element before HTML `input`.
public protocol LeadingImageContent: SendableMetatype {
  /// The image.
  var leadingImage: ImageReference { get }
}

// MARK: Link content

/// The address that a link opens.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIApplication.open(_:)`; HTML `href`.
public protocol LinkContent: SendableMetatype {
  /// The address, such as `https://example.com`.
  var link: String { get }
}

// MARK: Rich text content

/// A text in runs with different attributes, such as weight, color or link.
///
/// ``ViewModel/text`` is its plain text unless the node has another one; tests, findings and
/// assistive technologies read that. Content, not style: nodes that differ only in content share
/// the memory of their style. From UIKit's `UILabel.attributedText`; elements in an HTML text.
///
/// ```swift
/// struct Offer: LabelNode, RichTextContent {
///   let richText: RichText = "Pay **12 €** [now](https://example.com/pay)"
/// }
/// ```
public protocol RichTextContent: SendableMetatype {
  /// The text.
  var richText: RichText { get }
}

// MARK: Subtitle content

/// The smaller text below the title of a button or a navigation bar.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIButton.Configuration.subtitle` and `UINavigationItem.subtitle`; an element after the
/// title in HTML.
public protocol SubtitleContent: SendableMetatype {
  /// The text; an empty one shows nothing.
  var subtitle: String { get }
}

// MARK: Trailing image content

/// The image at the trailing edge of a field.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UITextField.rightView`; an element after HTML `input`.
public protocol TrailingImageContent: SendableMetatype {
  /// The image.
  var trailingImage: ImageReference { get }
}
