/// The offsets of the standard content attributes in the blocks of a layout.
///
/// They're found once for all nodes of a type, because finding a value costs more than reading it.
struct ContentOffsets {
  let text: UInt16
  let placeholder: UInt16
  let accessibilityLabel: UInt16
  let image: UInt16
  let value: UInt16
  let date: UInt16
  let isOn: UInt16
  let items: UInt16
  let page: UInt16
  let controlState: UInt16
  let detailText: UInt16
  let badge: UInt16
  let prompt: UInt16
  let isSecureTextEntry: UInt16

  /// Whether there is only a text, as in most nodes, or no content at all.
  let haveTextAlone: Bool

  /// The offset of an absent attribute; no layout is that large.
  static let absent = UInt16.max

  /// No attributes.
  // Sound because nothing writes to them.
  nonisolated(unsafe) static let none = ContentOffsets(.empty).allocated()

  /// The address of a copy, which the caller owns.
  func allocated() -> UnsafePointer<ContentOffsets> {
    let copy = UnsafeMutablePointer<ContentOffsets>.allocate(capacity: 1)
    copy.initialize(to: self)
    return UnsafePointer(copy)
  }

  init(_ layout: Layout) {
    func offset(of attribute: Attribute<some Any>) -> UInt16 {
      layout.offset(of: attribute.id).map { UInt16($0) } ?? Self.absent
    }
    text = offset(of: .text)
    placeholder = offset(of: .placeholder)
    accessibilityLabel = offset(of: .accessibilityLabel)
    image = offset(of: .image)
    value = offset(of: .rangedValue)
    date = offset(of: .rangedDate)
    isOn = offset(of: .isOn)
    items = offset(of: .items)
    page = offset(of: .page)
    controlState = offset(of: .controlState)
    detailText = offset(of: .detailText)
    badge = offset(of: .badge)
    prompt = offset(of: .prompt)
    isSecureTextEntry = offset(of: .isSecureTextEntry)
    haveTextAlone = layout.entries.allSatisfy { $0.attribute == Attribute<String>.text.id }
  }
}
