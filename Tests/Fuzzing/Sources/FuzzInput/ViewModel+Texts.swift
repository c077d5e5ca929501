public import ProtocolStyle

/// Fuzzed texts for every position of a view model that contains text.
public struct Texts: Sendable {
  /// The text of a node.
  public var text: String

  /// The text of an empty field.
  public var placeholder: String

  /// The text for assistive technologies.
  public var label: String

  /// The titles of segments or options.
  public var items: [String]

  /// The name of an image.
  public var image: String

  /// The name of a font family.
  public var family: String

  /// Assigns texts in turn; there must be at least one.
  public init(_ texts: [String]) {
    func text(_ index: Int) -> String { texts[index % texts.count] }
    self.text = text(0)
    placeholder = text(1)
    label = text(2)
    items = [text(3), text(0), text(1)]
    image = text(4)
    family = text(5)
  }
}

extension ViewModel {
  /// Writes texts to all attributes with text; a tree drops those that the kind doesn't use.
  public mutating func write(_ texts: Texts) {
    text = texts.text
    placeholder = texts.placeholder
    accessibilityLabel = texts.label
    items = ItemList(texts.items, selectedIndex: 1)
    image = .named(texts.image)
    font = FontDescriptor(texts.family, size: 9)
  }
}
