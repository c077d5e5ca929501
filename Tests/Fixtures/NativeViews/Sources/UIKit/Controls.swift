// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

@MainActor
public final class UIAction: NSObject {
  let handler: (UIAction) -> Void
  weak var control: UIControl?

  @available(iOS 14, *)
  public var sender: Any? { control }

  public init(handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }
}

@MainActor
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public var isEnabled = true { didSet { stateChanged() } }
  public var isSelected = false { didSet { stateChanged() } }
  public var isHighlighted = false { didSet { stateChanged() } }
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  public var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() {}

  @available(iOS 14, *)
  public func addAction(_ action: UIAction, for events: Event) {
    actions.append((action, events))
  }

  public func sendActions(for events: Event) {
    for (action, registered) in actions where !registered.isDisjoint(with: events) {
      action.control = self
      action.handler(action)
    }
  }
}

@available(iOS 15, *)
public struct UIConfigurationTextAttributesTransformer {
  private let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

@MainActor
@available(iOS 14, *)
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
  @available(iOS 15, *)
  public var image: UIImage?
  public var visualEffect: UIVisualEffect?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  @available(iOS 18, *)
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

@MainActor
public final class UIButton: UIControl {
  public var isPointerInteractionEnabled = false

  @MainActor
  @available(iOS 15, *)
  public struct Configuration {
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public enum Size: Sendable { case medium, small, mini, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var showsActivityIndicator = false
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    public var background = UIBackgroundConfiguration()
    public var baseForegroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var titleAlignment = TitleAlignment.automatic
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    @MainActor
    public static func plain() -> Configuration { Configuration() }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  @available(iOS 15, *)
  public var configuration: Configuration?
  @available(iOS 15, *)
  public var configurationUpdateHandler: ConfigurationUpdateHandler?
  public let titleLabel: UILabel? = UILabel()
  public private(set) var needsUpdateConfiguration = false

  @available(iOS 15, *)
  public func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
  }

  override func stateChanged() {
    setNeedsUpdateConfiguration()
  }

  /// Runs the handler, as a layout pass does.
  public func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    configurationUpdateHandler?(self)
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let password = UITextContentType(rawValue: "password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

@MainActor
open class UITextField: UIControl {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public var clearButtonMode = ViewMode.never
  public var leftView: UIView?
  public var leftViewMode = ViewMode.never
  public var rightView: UIView?
  public var rightViewMode = ViewMode.never
  public var keyboardType = UIKeyboardType.default
  public var textContentType: UITextContentType?
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public var text: String? = ""
  public var textColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var textAlignment = NSTextAlignment.natural
  public var borderStyle = BorderStyle.none
  public var adjustsFontSizeToFitWidth = false
  public var isSecureTextEntry = false
  public var placeholder: String?
  public var attributedPlaceholder: NSAttributedString?
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor
public final class UISearchTextField: UITextField {}

@MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidChange(_ textView: UITextView)
}

@MainActor
public final class UITextView: UIScrollView {
  public weak var delegate: (any UITextViewDelegate)?
  public var text: String! {
    get { attributedText.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }
  public var attributedText: NSAttributedString! = NSAttributedString(string: "")
  public var textColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var font: UIFont?
  public var textAlignment = NSTextAlignment.natural
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public var textContainer = NSTextContainer()
}

public final class NSTextContainer: NSObject {
  public var maximumNumberOfLines = 0
}

@MainActor
public final class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()
  public var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  public var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
}

@MainActor
public final class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public var minimumValueImage: UIImage?
  public var maximumValueImage: UIImage?
  private var images: [String: [State: UIImage]] = [:]

  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    set(image, "minimum", state)
  }

  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    set(image, "maximum", state)
  }

  public func setThumbImage(_ image: UIImage?, for state: State) {
    set(image, "thumb", state)
  }

  private func set(_ image: UIImage?, _ part: String, _ state: State) {
    var states = images[part] ?? [:]
    states[state] = image
    images[part] = states.isEmpty ? nil : states
  }

  public func minimumTrackImage(for state: State) -> UIImage? { images["minimum"]?[state] }
  public func maximumTrackImage(for state: State) -> UIImage? { images["maximum"]?[state] }
  public func thumbImage(for state: State) -> UIImage? { images["thumb"]?[state] }
}

@MainActor
public final class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

@MainActor
public final class UIStepper: UIControl {
  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  private var incrementImages: [State: UIImage] = [:]
  private var decrementImages: [State: UIImage] = [:]

  public func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
  }

  public func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
  }

  public func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  public func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
}

@MainActor
public final class UIPageControl: UIControl {
  public var numberOfPages = 0
  public var currentPage = 0
  public var pageIndicatorTintColor: UIColor?
  public var currentPageIndicatorTintColor: UIColor?
  @available(iOS 14, *)
  public var preferredIndicatorImage: UIImage?
  @available(iOS 16, *)
  public var preferredCurrentPageIndicatorImage: UIImage?
}

@MainActor
public final class UIDatePicker: UIControl {
  /// The parts of a date that a picker sets.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    @available(iOS 17.4, *)
    case yearAndMonth
  }

  public var datePickerMode = Mode.dateAndTime
  public var date = Date(timeIntervalSince1970: 0)
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var timeZone: TimeZone?
}

@MainActor
public final class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var segments: [(title: String?, image: UIImage?)] = []
  public var selectedSegmentIndex = UISegmentedControl.noSegment
  public private(set) var titleTextAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  public private(set) var dividerImage: UIImage?
  public var selectedSegmentTintColor: UIColor?

  public var numberOfSegments: Int { segments.count }

  public func removeAllSegments() {
    segments = []
  }

  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: segment)
  }

  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert((nil, image), at: segment)
  }

  public func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  public func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State)
  {
    titleTextAttributes[state] = attributes
  }

  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {
    dividerImage = image
  }
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@MainActor
public final class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  public private(set) var selectedRow: Int?

  public func reloadAllComponents() {
    if dataSource == nil { selectedRow = nil }
  }

  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRow = row
  }
}

/// The attributes that UIKit adds to containers of Foundation on Apple's platforms.
struct StandInAttributes: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]

  static func == (left: Self, right: Self) -> Bool {
    left.values.keys == right.values.keys
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(values.count)
  }

  enum Key: AttributedStringKey {
    typealias Value = StandInAttributes
    static let name = "StandInAttributes"
  }
}

extension AttributeContainer {
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[StandInAttributes.Key.self] = StandInAttributes(values: attributes)
  }

  /// The attributes that were set, for tests.
  public var standInAttributes: [NSAttributedString.Key: Any] {
    self[StandInAttributes.Key.self]?.values ?? [:]
  }
}

extension AttributedString {
  /// Foundation has it on Apple's platforms only.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all) { values, range, _ in
      append(
        AttributedString(text.substring(with: range), attributes: AttributeContainer(values)))
    }
  }
}
