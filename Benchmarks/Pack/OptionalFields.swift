package import ProtocolStyle

/// A view model without blocks, for comparison: a field per attribute.
///
/// It's in a separate module, as view models are, because the optimizer would hoist a call with a
/// visible body out of the loop.
package struct OptionalFields {
  private let backgroundColor: Color?
  private let borderWidth: Double?

  /// Copies the values of a node.
  package init(_ node: some BackgroundColor & BorderWidth) {
    backgroundColor = node.backgroundColor
    borderWidth = node.borderWidth
  }

  @inline(never)
  package func readBackgroundColor() -> Color? { backgroundColor }
}
