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

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - tag: The element.
  ///   - className: A class for your style sheet; none by default.
  public init(_ tag: Tag, className: String? = nil) {
    self.tag = tag
    self.className = className
  }
}
