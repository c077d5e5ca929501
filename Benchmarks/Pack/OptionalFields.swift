package import ProtocolStyle

/// What a view model would be without blocks: a field per attribute.
///
/// It's in a module of its own, as view models are. A call whose body the optimizer knows would be
/// made once for all rounds of a loop.
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
