/// The offsets of the standard content attributes in the blocks of a layout.
///
/// They're found once for all nodes of a type, because finding a value costs more than reading it.
struct ContentOffsets {
  /// The offset of each attribute, or `absent`.
  let fields: Fields

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
    fields = Fields { layout.offset(of: $0).map { UInt16($0) } ?? Self.absent }
    haveTextAlone = layout.entries.allSatisfy { $0.attribute == Attribute<String>.text.id }
  }
}
