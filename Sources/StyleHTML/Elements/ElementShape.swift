internal import ProtocolStyle

/// The HTML element of a kind: its tag, its constant attributes, and its content model.
struct ElementShape {
  enum Form {
    /// Contains text and children.
    case container

    /// Like a container, but written as a `div` if it has children, which a parser would move out
    /// of it.
    case alone

    /// Contains nothing: children follow it, and all are in a group.
    case leaf

    /// Like a leaf, without an end tag.
    case void
  }

  let tag: String

  /// The attributes as written, with a space before each.
  let attributes: String

  /// The attributes of the `div` around children, if the element can't contain them.
  let attributesAroundChildren: String

  /// The class of all elements of the kind, for example one set by the author; nil for none.
  private(set) var className: String?
  let form: Form
  let content: Content

  /// The part of a node's content that is written.
  enum Content {
    case text
    case preformatted
    case title
    case button
    case cell
    case sectionHeader
    case sectionFooter
    case indicator
    case date
    case inputValue
    case textArea
    case range
    case progress
    case isOn
    case segments
    case options
    case pages
    case image
  }

  private init(
    _ tag: String, _ attributes: String, _ form: Form, _ content: Content,
    aroundChildren: String = "", className: String? = nil
  ) {
    self.tag = tag
    self.className = className
    self.attributes = attributes
    self.form = form
    self.content = content
    attributesAroundChildren = aroundChildren
  }

  /// The shape of a button; one with children is written as an element that can contain other
  /// buttons.
  private init(button attributes: String, role: String) {
    self.init(
      "button", attributes, .alone, .button, aroundChildren: " role=\"\(role)\" tabindex=\"0\"")
  }

  /// The shape of an element chosen by a page's author.
  private init(_ element: HTMLElement) {
    let tag = element.tag
    let content: Content = tag == .pre ? .preformatted : .text
    if tag.role == nil {
      self.init(tag.rawValue, "", .container, content)
    } else if tag.isWrittenWithoutChildren {
      self.init(tag.rawValue, "", .alone, content, aroundChildren: tag.attributes)
    } else {
      self.init("div", tag.attributes, .container, content)
    }
    className = element.className
  }

  /// The shape of a kind or of its nearest ancestor with a shape; a `div` if there is none.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - elements: The elements that a page's author set for kinds; they override the standard
  ///     ones.
  init(of kind: NodeKind, elements: [NodeKind: HTMLElement]) {
    var current: NodeKind? = kind
    while let candidate = current {
      if let element = elements[candidate] {
        self.init(element)
        // A screen keeps its class, whatever its element is.
        if let known = Self.known[candidate]?.className {
          className = className.map { "\(known) \($0)" } ?? known
        }
        return
      }
      if let shape = Self.known[candidate] {
        self = shape
        return
      }
      current = candidate.parent
    }
    self.init("div", "", .container, .text)
  }

  /// The nearest ancestor of a kind, or itself, that has a shape; nil if there is none.
  static func known(kind: NodeKind) -> NodeKind? {
    var current: NodeKind? = kind
    while let candidate = current, known[candidate] == nil { current = candidate.parent }
    return current
  }

  /// The classes of the kinds' elements.
  static let classNames = Set(known.values.compactMap(\.className))

  private static let known: [NodeKind: ElementShape] = [
    .screen: ElementShape("section", "", .container, .text, className: "screen"),
    .view: ElementShape("div", "", .container, .text),
    .button: ElementShape(button: " type=\"button\"", role: "button"),
    .label: ElementShape("span", "", .container, .text),
    .textField: ElementShape("input", " type=\"text\"", .void, .inputValue),
    .textView: ElementShape("textarea", "", .leaf, .textArea),
    .searchBar: ElementShape("input", " type=\"search\"", .void, .inputValue),
    .navigationBar: ElementShape("header", "", .container, .title, className: "bar"),
    .toolbar: ElementShape("div", " role=\"toolbar\"", .container, .text),
    .tabBar: ElementShape("div", " role=\"tablist\"", .container, .text),
    .barItem: ElementShape(button: " type=\"button\"", role: "button"),
    .tabBarItem: ElementShape(button: " type=\"button\" role=\"tab\"", role: "tab"),
    .segmentedControl: ElementShape("form", " method=\"dialog\"", .leaf, .segments),
    .slider: ElementShape("input", " type=\"range\" step=\"any\"", .void, .range),
    .switch: ElementShape("input", " type=\"checkbox\" role=\"switch\"", .void, .isOn),
    .stepper: ElementShape("input", " type=\"number\"", .void, .range),
    .progress: ElementShape("progress", "", .leaf, .progress),
    .pageControl: ElementShape("form", " method=\"dialog\"", .leaf, .pages),
    .datePicker: ElementShape("input", "", .void, .date),
    .image: ElementShape("img", "", .void, .image),
    .scroll: ElementShape("div", "", .container, .text, className: "scroll"),
    .table: ElementShape("div", " role=\"list\"", .container, .text),
    .tableCell: ElementShape(
      "div", " role=\"listitem\"", .alone, .cell, aroundChildren: " role=\"listitem\""),
    // A list can contain only items, so a section has no role, and its title is a heading in an item.
    .tableSection: ElementShape("div", " role=\"none\"", .container, .text),
    .tableSectionHeader: ElementShape(
      "div", " role=\"listitem\"", .container, .sectionHeader, className: "section-header"),
    .tableSectionFooter: ElementShape(
      "div", " role=\"listitem\"", .container, .sectionFooter, className: "section-footer"),
    .activityIndicator: ElementShape("div", " role=\"progressbar\"", .container, .indicator),
    .picker: ElementShape("select", "", .leaf, .options),
  ]
}
