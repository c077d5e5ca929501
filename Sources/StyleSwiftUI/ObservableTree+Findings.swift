#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import ProtocolStyle
public import StyleBinding

extension ObservableTree {
  /// The attributes of attached nodes that SwiftUI has no modifier for, by kind and name.
  ///
  /// Texts, images and values are given to SwiftUI's views by the app, so they aren't among them.
  /// Reads the view model of each node.
  public var unhandledAttributes: [UnhandledAttribute] {
    var unhandled: Set<UnhandledAttribute> = []
    for node in tree.nodes {
      let model = tree.viewModel(of: node, includingContent: false)
      let shown = ShownAttributes(kind: model.kind)
      for element in model where !shown.contains(element.attribute) {
        unhandled.insert(
          UnhandledAttribute(attribute: element.attribute, kind: model.kind, viewClass: "View"))
      }
    }
    return unhandled.sorted()
  }

  /// A finding for each of the ``unhandledAttributes``.
  public var findings: [Finding] {
    unhandledAttributes.map { unhandled in
      Finding(
        .note, .unhandledAttribute,
        summary: "SwiftUI has no modifier that shows '\(unhandled.attribute)' of kind "
          + "'\(unhandled.kind)'.",
        explanation: "The node has the attribute, and a styled view doesn't show it.",
        remedy: "Read it from the node's ObservableNode in a view that draws it, or remove the "
          + "attribute from the node.")
    }
  }
}
#endif
