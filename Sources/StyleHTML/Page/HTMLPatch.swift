/// The changes that update a page after a refresh of its tree: new rules, and operations on
/// elements.
///
/// The client that shows the page applies it, such as a script that isn't part of the page: append
/// ``css`` to the style element, then apply each operation in order. An element that doesn't exist
/// anymore need not be removed. Before an element is removed or replaced, operations move the
/// elements to keep to the end of the body, and later to their new positions. Elements without a
/// parent node are in the page's `main` element.
public struct HTMLPatch: Hashable, Sendable, Codable {
  /// One operation; elements are referred to by their identifiers.
  public enum Operation: Hashable, Sendable, Codable {
    /// Sets the class of an element; empty for none.
    case setClass(element: String, name: String)

    /// Replaces an element, including its descendants, with its new outer HTML.
    case replace(element: String, html: String)

    /// Inserts elements into a parent before one of its children, or at the end for nil. A nil
    /// parent is the body.
    case insert(html: String, parent: String?, before: String?)

    /// Removes an element and its descendants.
    case remove(element: String)

    /// Moves an element with its descendants.
    case move(element: String, parent: String?, before: String?)

    /// Sets an attribute of an element, or removes it for nil. A nil element is the page's `html`
    /// element.
    case setAttribute(element: String?, name: String, value: String?)
  }

  /// The rules of classes that the page doesn't have yet.
  public var css: String

  /// The operations, in order.
  public var operations: [Operation]

  /// Whether the patch has no rules and no operations.
  public var isEmpty: Bool { css.isEmpty && operations.isEmpty }
}
