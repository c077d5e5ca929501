public import ProtocolStyle

/// Texts of the fuzzer's for every position of a view model that holds text.
public struct Texts: Sendable {
  /// What a node says.
  public var text: String

  /// What a field says while it is empty.
  public var placeholder: String

  /// What an assistive technology says.
  public var label: String

  /// Titles of segments or options.
  public var items: [String]

  /// The name of an image.
  public var image: String

  /// The name of a font family.
  public var family: String

  /// Deals texts out, in turn; there must be one.
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
  /// Writes texts to all that hold text; a tree drops what the kind does not use.
  public mutating func write(_ texts: Texts) {
    text = texts.text
    placeholder = texts.placeholder
    accessibilityLabel = texts.label
    items = ItemList(texts.items, selectedIndex: 1)
    image = .named(texts.image)
    font = FontDescriptor(texts.family, size: 9)
  }
}
