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

  /// The name of an element.
  enum Tag: Hashable {
    /// An element that a page's author can choose, too.
    case plain(HTMLElement.Tag)
    case a, button, form, img, input, progress, select, textarea

    /// The name as written.
    var name: String {
      switch self {
      case .plain(let tag): tag.rawValue
      case .a: "a"
      case .button: "button"
      case .form: "form"
      case .img: "img"
      case .input: "input"
      case .progress: "progress"
      case .select: "select"
      case .textarea: "textarea"
      }
    }

    /// Whether the element has an attribute `disabled`.
    var canBeDisabled: Bool { [.button, .input, .select, .textarea].contains(self) }
  }

  /// The type of a button or a field.
  enum FieldType: String {
    case button, checkbox, number, range, search, text
  }

  /// An ARIA role in place of the element's own.
  enum Role: String {
    case list, listitem, progressbar, `switch`, tab, tablist, toolbar

    /// None, because assistive technologies skip the element.
    case skipped = "none"
  }

  let tag: Tag
  let type: FieldType?

  /// The attributes as written, with a space before each.
  let attributes: String

  /// The attributes of the `div` around children, if the element can't contain them.
  let attributesAroundChildren: String

  /// The class of all elements of the kind, for example one set by the author; nil for none.
  private(set) var className: String?

  /// Whether nothing reaches the element, because the author of a page made it inert.
  private(set) var isInert = false
  let form: Form
  let content: Content

  /// Whether the element is a tab, which is selected in place of pressed.
  let isTab: Bool
  let roleFreedom: RoleFreedom

  /// The part of a node's content that is written.
  enum Content {
    case text
    case link
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
    _ tag: Tag, type: FieldType? = nil, role: Role? = nil, others attributes: String = "",
    _ form: Form, _ content: Content, aroundChildren: String = "", className: String? = nil
  ) {
    self.tag = tag
    self.type = type
    self.className = className
    self.attributes =
      (type.map { " type=\"\($0.rawValue)\"" } ?? "") + attributes
      + (role.map { " role=\"\($0.rawValue)\"" } ?? "")
    self.form = form
    self.content = content
    attributesAroundChildren = aroundChildren
    isTab = role == .tab
    roleFreedom =
      role == .skipped ? .hidden : RoleFreedom(of: tag, isPlain: self.attributes.isEmpty)
  }

  /// The shape of a button; one with children is written as an element that can contain other
  /// buttons.
  private static func button(_ role: Role? = nil) -> ElementShape {
    ElementShape(
      .button, type: .button, role: role, .alone, .button,
      aroundChildren: " role=\"\(role?.rawValue ?? "button")\" tabindex=\"0\"")
  }

  /// The shape of an element chosen by a page's author.
  private init(_ element: HTMLElement) {
    let tag = element.tag
    let content: Content = tag == .pre ? .preformatted : .text
    if tag.role == nil {
      self.init(.plain(tag), others: element.isInert ? " inert" : "", .container, content)
      isInert = element.isInert
    } else if tag.isWrittenWithoutChildren {
      self.init(.plain(tag), .alone, content, aroundChildren: tag.attributes)
    } else {
      self.init(.plain(.div), others: tag.attributes, .container, content)
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
    self.init(.plain(.div), .container, .text)
  }

  /// The nearest ancestor of a kind, or itself, that has a shape; nil if there is none.
  static func known(kind: NodeKind) -> NodeKind? {
    var current: NodeKind? = kind
    while let candidate = current, known[candidate] == nil { current = candidate.parent }
    return current
  }

  /// Whether the element of a kind can contain the elements of children.
  static func canContainChildren(_ kind: NodeKind) -> Bool {
    let form = known(kind: kind).flatMap { known[$0]?.form } ?? .container
    return form == .container || form == .alone
  }

  /// The classes of the kinds' elements.
  static let classNames = Set(known.values.compactMap(\.className))

  private static let known: [NodeKind: ElementShape] = [
    .screen: ElementShape(.plain(.section), .container, .text, className: "screen"),
    .view: ElementShape(.plain(.div), .container, .text),
    .button: button(),
    .label: ElementShape(.plain(.span), .container, .text),
    // Children follow it, because a link can't contain controls.
    .link: ElementShape(.a, .leaf, .link, className: "link"),
    .textField: ElementShape(.input, type: .text, .void, .inputValue),
    .textView: ElementShape(.textarea, .leaf, .textArea),
    .searchBar: ElementShape(.input, type: .search, .void, .inputValue),
    .navigationBar: ElementShape(.plain(.header), .container, .title, className: "bar"),
    .toolbar: ElementShape(.plain(.div), role: .toolbar, .container, .text),
    .tabBar: ElementShape(.plain(.div), role: .tablist, .container, .text),
    .barItem: button(),
    .tabBarItem: button(.tab),
    .segmentedControl: ElementShape(.form, others: " method=\"dialog\"", .leaf, .segments),
    .slider: ElementShape(.input, type: .range, others: " step=\"any\"", .void, .range),
    .switch: ElementShape(.input, type: .checkbox, role: .switch, .void, .isOn),
    .stepper: ElementShape(.input, type: .number, .void, .range),
    .progress: ElementShape(.progress, .leaf, .progress),
    .pageControl: ElementShape(.form, others: " method=\"dialog\"", .leaf, .pages),
    .datePicker: ElementShape(.input, .void, .date),
    .image: ElementShape(.img, .void, .image),
    .scroll: ElementShape(.plain(.div), .container, .text, className: "scroll"),
    .table: ElementShape(.plain(.div), role: .list, .container, .text),
    .tableCell: ElementShape(
      .plain(.div), role: .listitem, .alone, .cell, aroundChildren: " role=\"listitem\""),
    // A list can contain only items, so a section has no role, and its title is a heading in an item.
    .tableSection: ElementShape(.plain(.div), role: .skipped, .container, .text),
    .tableSectionHeader: ElementShape(
      .plain(.div), role: .listitem, .container, .sectionHeader, className: "section-header"),
    .tableSectionFooter: ElementShape(
      .plain(.div), role: .listitem, .container, .sectionFooter, className: "section-footer"),
    .activityIndicator: ElementShape(.plain(.div), role: .progressbar, .container, .indicator),
    .picker: ElementShape(.select, .leaf, .options),
  ]
}

// MARK: - HTMLElement

/// The HTML element for nodes of a custom kind.
///
/// ```swift
/// import StyleHTML
///
/// let page = HTMLPage(
///   of: tree, elements: [.heading: HTMLElement(.h2), .gallery: HTMLElement(.div, className: "grid")])
/// ```
///
/// Text and children are inside the element. Kinds without an element are written as their nearest
/// ancestor.
public struct HTMLElement: Hashable, Sendable {
  /// The elements that can contain text and children, and that browsers neither execute nor hide.
  ///
  /// A parser ends headings and paragraphs at certain children, and moves unexpected elements out
  /// of a table. A heading or paragraph with children, and every part of a table, is therefore
  /// written as a `div` with the same ARIA role, which your rules can select with `[role=cell]`,
  /// for instance.
  public enum Tag: String, CaseIterable, Hashable, Sendable {
    case article, aside, blockquote, code, div, em, figcaption, figure, footer
    case h1, h2, h3, h4, h5, h6
    case header, main, nav, p, pre, section, span, strong
    case table, tbody, td, th, thead, tr

    /// The ARIA role of the tag's `div`; nil for a tag that is written unchanged.
    var role: String? {
      switch self {
      case .h1, .h2, .h3, .h4, .h5, .h6: "heading"
      case .p: "paragraph"
      case .table: "table"
      case .tbody, .thead: "rowgroup"
      case .tr: "row"
      case .td: "cell"
      case .th: "columnheader"
      default: nil
      }
    }

    /// Whether the element itself is written if it has no children.
    var isWrittenWithoutChildren: Bool { role == nil || isHeading || self == .p }

    /// The attributes of the tag's `div`, with a space before each.
    var attributes: String {
      guard let role else { return "" }
      return " role=\"\(role)\"" + (isHeading ? " aria-level=\"\(rawValue.dropFirst())\"" : "")
    }

    private var isHeading: Bool { role == "heading" }
  }

  /// The element.
  public var tag: Tag

  /// A class for your style sheet, such as ``HTMLPage/authorStyleSheet``; nil for none.
  ///
  /// A page uses classes itself: an `s` and nine characters for a style, one letter for a part of
  /// an element, such as `t` for its title, and names of kinds, such as `bar`. Style classes of nodes
  /// are classes besides, and never one of these: ``HTMLPage/className(ofStyleClass:)``.
  public var className: String?

  /// Whether neither the pointer nor the keyboard reaches the element, and assistive technologies
  /// skip it.
  let isInert: Bool

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - tag: The element.
  ///   - className: A class for your style sheet; none by default.
  public init(_ tag: Tag, className: String? = nil) {
    self.tag = tag
    self.className = className
    isInert = false
  }

  /// Creates an inert element, which neither the pointer nor the keyboard reaches, and which assistive
  /// technologies skip.
  ///
  /// - Parameter tag: The element, which isn't a heading, a paragraph or a part of a table.
  package init(inert tag: Tag) {
    self.tag = tag
    isInert = true
  }
}

// MARK: - RoleFreedom

/// The ARIA roles that an element can have instead of its own, by "ARIA in HTML".
enum RoleFreedom: Int, Comparable {
  /// None, because assistive technologies skip the element.
  case hidden

  /// None, because the element's own role counts.
  case fixed

  /// That of a dialog.
  case dialog

  /// That of a group, which the element needs for a name.
  case group

  /// All, because the element has none.
  case every

  /// The freedom of an element, which is plain if it has no attributes.
  init(of tag: ElementShape.Tag, isPlain: Bool) {
    self =
      switch tag {
      case .plain(.code), .plain(.div), .plain(.em), .plain(.p), .plain(.pre), .plain(.span),
        .plain(.strong):
        isPlain ? .every : .fixed
      case .plain(.figcaption), .plain(.footer), .plain(.header): .group
      case .plain(.section): .dialog
      default: .fixed
      }
  }

  static func < (one: RoleFreedom, other: RoleFreedom) -> Bool { one.rawValue < other.rawValue }
}

// MARK: - ClassNames

/// A class that pages give to parts of elements, besides those of styles.
enum PartClass: String, CaseIterable {
  case title = "t"
  case prompt = "p"
  case detail = "d"
  case badge = "b"
  case subtitle = "u"

  /// An element of a run of rich text.
  case run = "r"

  /// An outline of a symbol.
  case symbol = "i"

  /// An outline whose area is filled.
  case filledSymbol = "f"

  /// A group of an element and the children that it can't contain.
  case group = "g"

  /// A field with images at its ends, around the element in which text is typed.
  case fieldBox = "l"

  /// A stack along the horizontal axis, which is a row in a grid.
  case row = "h"

  /// An element that takes free space of its parent.
  case growing = "w"

  /// A cell with its detail text below its text.
  case subtitleCell = "e"

  /// A field with a button that clears it.
  case clearing = "c"
}

/// The HTML classes of style classes.
///
/// A class of HTML contains no white space, and isn't one that pages use for elements themselves.
enum ClassNames {
  /// The class for a style class; nil where nothing of it is left.
  static func name(of styleClass: String) -> String? {
    let words = styleClass.unicodeScalars.split(whereSeparator: isSpace).map { String($0) }
    if words.isEmpty { return nil }
    let name = words.joined(separator: "-")
    return isReserved(name) ? prefix + name : name
  }

  /// The classes for style classes, each once, with spaces between them.
  static func text(of styleClasses: [String]) -> String {
    let names = styleClasses.compactMap(name(of:))
    // Browsers compare code points, so canonically equal names are different classes.
    return names.enumerated().filter { index, name in
      !names[..<index].contains { $0.utf8.elementsEqual(name.utf8) }
    }.map(\.element).joined(separator: " ")
  }

  /// The classes of an element, with those for style classes at the end.
  static func text(_ names: String, with styleClasses: [String]) -> String {
    if styleClasses.isEmpty { return names }
    return [names, text(of: styleClasses)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let prefix = "style-"

  /// The names that pages use besides those of styles: of parts, and of the kinds' elements.
  private static let names = ElementShape.classNames.union(PartClass.allCases.map(\.rawValue))

  /// White space of HTML, which separates classes.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    ["\t", "\n", "\u{C}", "\r", " "].contains(scalar)
  }

  /// Whether a name is one that a page uses, with any number of prefixes, so that no two style
  /// classes become the same.
  private static func isReserved(_ name: String) -> Bool {
    var rest = Substring(name)
    while rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    return names.contains(String(rest)) || StyleClass.isName(rest)
  }
}
