extension ViewModel: Sequence {
  /// An attribute that is present, with its value.
  public struct Element: Sendable {
    /// The attribute.
    public let attribute: AttributeID

    /// Its value, of the attribute's value type.
    public let value: any Hashable & Sendable & Codable

    /// Whether the kind derived the value from other attributes.
    public let isDerived: Bool
  }

  /// Returns an iterator over the present attributes, sorted by name, so the order is the same in
  /// every run.
  ///
  /// - Returns: An iterator.
  public func makeIterator() -> some IteratorProtocol<Element> {
    StyleContext.note(.controlState)
    return (style.elements + (content?.elements ?? []))
      .sorted { $0.attribute < $1.attribute }
      .makeIterator()
  }
}

extension Block {
  /// The visible attributes of the block.
  fileprivate var elements: [ViewModel.Element] {
    layout.visible.map { entry in
      ViewModel.Element(
        attribute: entry.attribute, value: value(of: entry), isDerived: entry.role == .derived)
    }
  }
}
