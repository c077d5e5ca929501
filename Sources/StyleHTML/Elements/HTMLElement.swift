/// The HTML element that nodes of a kind of one's own are drawn as.
///
/// ```swift
/// import StyleHTML
///
/// let page = HTMLPage(
///   of: tree, elements: [.heading: HTMLElement(.h2), .gallery: HTMLElement(.div, className: "grid")])
/// ```
///
/// Text and children are inside, in a browser as in the tree. Kinds that are not given one are drawn as
/// their nearest ancestor.
public struct HTMLElement: Hashable, Sendable {
  /// The elements that may hold text and any children, which nothing executes or hides.
  ///
  /// A parser ends headings and paragraphs at certain children, and moves what it doesn't expect in a
  /// table. So a heading or paragraph that has children, and every part of a table, is written as a
  /// `div` of the same ARIA role: rules of the author reach it by `[role=cell]` and the like.
  public enum Tag: String, CaseIterable, Hashable, Sendable {
    case article, aside, blockquote, code, div, em, figcaption, figure, footer
    case h1, h2, h3, h4, h5, h6
    case header, main, nav, p, pre, section, span, strong
    case table, tbody, td, th, thead, tr

    /// The ARIA role of the tag's `div`; nil for a tag that is written as itself.
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

    /// Whether the element itself is written where it has no children.
    var isWrittenWithoutChildren: Bool { role == nil || isHeading || self == .p }

    /// The attributes of the tag's `div`, each with a space before it.
    var attributes: String {
      guard let role else { return "" }
      return " role=\"\(role)\"" + (isHeading ? " aria-level=\"\(rawValue.dropFirst())\"" : "")
    }

    private var isHeading: Bool { role == "heading" }
  }

  /// The element.
  public var tag: Tag

  /// A class for a style sheet of one's own, such as ``HTMLPage/authorStyleSheet``; nil for none.
  ///
  /// Those that the page makes are `s` and nine characters, `g`, `t` and `i`; and the
  /// kinds' own `screen`, `bar` and `scroll`. Style classes of nodes are classes besides, and never one
  /// of these: ``HTMLPage/className(ofStyleClass:)``.
  public var className: String?

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - tag: The element.
  ///   - className: A class for a style sheet of one's own; none by default.
  public init(_ tag: Tag, className: String? = nil) {
    self.tag = tag
    self.className = className
  }
}
