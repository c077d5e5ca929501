/// What mends a page after a refresh of its tree: new rules, and operations on elements in order.
///
/// Whoever shows the page applies it, such as a script that it was given by other means than the page:
/// append ``css`` to the style element, then do each operation. An element that is not there any more
/// need not be removed. Elements are taken out of others before these are removed or replaced, by
/// moving them to the end of the body, and put in their places after that. Elements that are in no
/// other node's are in the page's `main` element.
public struct HTMLPatch: Hashable, Sendable, Codable {
  /// One step; elements are named by their identifiers.
  public enum Operation: Hashable, Sendable, Codable {
    /// An element is of another class; empty for none.
    case setClass(element: String, name: String)

    /// An element alone, or with what is in it, is another: its outer HTML.
    case replace(element: String, html: String)

    /// New elements stand in one, before one of its children or, for nil, behind the last; nil as
    /// parent is the body.
    case insert(html: String, parent: String?, before: String?)

    /// An element goes, with what is in it.
    case remove(element: String)

    /// An element stands elsewhere, with what is in it.
    case move(element: String, parent: String?, before: String?)
  }

  /// Rules of classes that the page does not have yet.
  public var css: String

  /// The steps, in order.
  public var operations: [Operation]

  /// Whether there is nothing to mend.
  public var isEmpty: Bool { css.isEmpty && operations.isEmpty }
}
