/// The HTML element that nodes of a kind of one's own are drawn as.
///
/// ```swift
/// import StyleHTML
///
/// let page = HTMLPage(
///   of: tree, elements: [.heading: HTMLElement(.h2), .gallery: HTMLElement(.div, className: "grid")])
/// ```
///
/// Text and children are inside. Kinds that are not given one are drawn as their nearest ancestor.
public struct HTMLElement: Hashable, Sendable {
  /// The elements that may hold text and any children, which nothing executes or hides.
  public enum Tag: String, CaseIterable, Hashable, Sendable {
    case article, aside, blockquote, code, div, em, figcaption, figure, footer
    case h1, h2, h3, h4, h5, h6
    case header, li, main, nav, ol, p, pre, section, span, strong
    case table, tbody, td, th, thead, tr, ul
  }

  /// The element's name.
  public var tag: Tag

  /// A class for a style sheet of one's own, such as ``HTMLPage/styleSheet``; nil for none.
  ///
  /// Those that the page makes are `s` and nine characters, `g`, `t` and `now`.
  public var className: String?

  /// Makes an element.
  ///
  /// - Parameters:
  ///   - tag: The element's name.
  ///   - className: A class for a style sheet of one's own; none by default.
  public init(_ tag: Tag, className: String? = nil) {
    self.tag = tag
    self.className = className
  }
}
