internal import Synchronization

/// The positions of the values in a block: its attributes, their roles and their offsets.
///
/// Invariants:
/// - Entries are in the order of their offsets: first the written ones, then the derived ones, each
///   by the index of the attribute. So layouts that differ only in derived entries have their
///   written entries at the same offsets.
/// - An attribute has at most one written and one derived entry; the derived one is visible.
/// - Layouts with the same entries are one object, up to a limit: data can name any combination of
///   attributes, and layouts beyond the limit are created each time. So different objects can be
///   equal.
///
/// Interning a layout costs a lock, a sort and a dictionary lookup; finding an offset costs one
/// load.
final class Layout: Sendable {
  enum Role: UInt8 {
    case written
    case derived
  }

  struct Entry: Sendable {
    let attribute: AttributeID
    let role: Role
    let valueType: any (Hashable & Sendable & Codable).Type
    let offset: Int

    /// Whether values are plain memory, which is copied as bytes and needn't be destroyed.
    let isPlain: Bool

    /// The bytes that are reserved for the value.
    let room: Int

    var definition: AttributeDefinition { attribute.definition }

    /// Returns whether another entry is of the same attribute in the same role.
    func isSame(as other: Entry) -> Bool { attribute == other.attribute && role == other.role }
  }

  /// The largest alignment of a value: no Swift type has a larger one, and allocators provide it.
  static let largestAlignment = 16

  let entries: [Entry]

  /// The entries whose values aren't plain memory.
  let counted: [Entry]

  /// The visible entries: all except written ones that a derived one hides.
  ///
  /// They're in the order of their attributes' indices, which is the same for layouts that differ only
  /// in roles.
  let visible: [Entry]

  /// The visible entries of inherited attributes.
  let inherited: [Entry]

  /// The number of written entries, which come first.
  let writtenCount: Int

  /// Whether there are derived entries.
  var hasDerived: Bool { writtenCount < entries.count }
  let byteCount: Int

  /// The offset of the visible value of an attribute, by the attribute's index; `absent` if there's
  /// none.
  private let offsets: ContiguousArray<UInt16>
  private static let absent = UInt16.max

  /// Whether this is the object of all layouts with the same entries, which is never released.
  private let isInterned: Bool

  /// The visible entries among whose values the control state selects.
  ///
  /// They're found at the first use, because few layouts are drawn and the lookup of conformances takes
  /// long. Renderers use them for each node.
  var stateEntries: StateEntries {
    knownStateEntries.load() ?? knownStateEntries.storeIfNil(StateEntries(visible))
  }

  private let knownStateEntries = LazyReference<StateEntries>()

  /// The layouts with one more entry that were requested before.
  private let additions = LazyReference<Addition>()

  private init(_ key: [Key], isInterned: Bool) {
    self.isInterned = isInterned
    var offset = 0
    entries = key.map { key in
      let type = key.attribute.definition.valueType
      offset = Self.alignment(of: type).roundUp(offset)
      defer { offset += Self.room(of: type) }
      return Entry(
        attribute: key.attribute, role: key.role, valueType: type, offset: offset,
        isPlain: Self.isPlain(type), room: Self.room(of: type))
    }
    counted = entries.filter { !$0.isPlain }
    let (written, derived) = (
      entries.prefix { $0.role == .written }, entries.drop { $0.role == .written }
    )
    writtenCount = written.count
    visible =
      derived.isEmpty
      ? entries
      : (written.filter { entry in !derived.contains { $0.attribute == entry.attribute } } + derived)
        .sorted { $0.definition.index < $1.definition.index }
    inherited = visible.filter(\.definition.isInherited)
    byteCount = offset
    if offset >= Int(Self.absent) {
      fatalError(
        "ViewModel: the values of one node exceed 64 KiB. Keep large data outside of attributes.")
    }
    let last = entries.map(\.definition.index).max() ?? -1
    var offsets = ContiguousArray(repeating: Self.absent, count: last + 1)
    for entry in entries { offsets[entry.definition.index] = UInt16(entry.offset) }
    self.offsets = offsets
  }

  /// The layout with no attributes.
  static let empty = interned([])

  /// Returns the offset of the visible value of an attribute, if there is one.
  func offset(of attribute: AttributeID) -> Int? {
    let index = attribute.definition.index
    guard index < offsets.count, offsets[index] != Self.absent else { return nil }
    return Int(offsets[index])
  }

  /// Returns the entry of an attribute in a role, if there is one.
  func entry(of attribute: AttributeID, _ role: Role) -> Entry? {
    entries.first { $0.attribute == attribute && $0.role == role }
  }

  /// Returns the visible entry of an attribute, if there is one.
  func visibleEntry(of attribute: AttributeID) -> Entry? {
    entry(of: attribute, .derived) ?? entry(of: attribute, .written)
  }

  /// Returns whether another layout has the same entries and therefore the same offsets.
  func isSame(as other: Layout) -> Bool {
    self === other || entries.map(Key.init) == other.entries.map(Key.init)
  }

  /// Returns the layout with one more entry.
  ///
  /// The first few results are kept, because closures write the same attributes to many nodes.
  func adding(_ attribute: AttributeID, _ role: Role) -> Layout {
    let key = Key(attribute: attribute, role: role)
    var count = 0
    var addition = additions.load()
    while let known = addition {
      if known.key == key { return known.layout }
      addition = known.next.load()
      count += 1
    }
    let layout = Self.interned(entries.map(Key.init) + [key])
    if layout.isInterned, count < Addition.limit { keep(Addition(key, layout)) }
    return layout
  }

  /// Adds an addition to the end of the list.
  private func keep(_ addition: Addition) {
    var last = additions.storeIfNil(addition)
    while last !== addition { last = last.next.storeIfNil(addition) }
  }

  /// Returns the layout of those entries that satisfy a condition, which is called up to twice for
  /// each.
  func filter(_ isIncluded: (Entry) -> Bool) -> Layout {
    if entries.allSatisfy(isIncluded) { return self }
    return Self.interned(entries.filter(isIncluded).map(Key.init))
  }

  /// Returns the layout of written attributes.
  static func written(_ attributes: some Sequence<AttributeID>) -> Layout {
    interned(attributes.map { Key(attribute: $0, role: .written) })
  }
}

extension Layout {
  /// The entries among whose values the control state selects.
  final class StateEntries: Sendable {
    /// Those with values for each control state.
    let keyed: [Entry]

    /// Those that are only drawn in some control states.
    let drawn: [Entry]

    fileprivate init(_ entries: [Entry]) {
      keyed = entries.filter { $0.definition.stateType != nil }
      drawn = entries.filter { $0.definition.drawingStates != .normal }
    }
  }
}

extension Layout {
  /// The identifying part of an entry, from which the offset follows.
  private struct Key: Hashable, Comparable {
    let attribute: AttributeID
    let role: Role

    init(attribute: AttributeID, role: Role) {
      self.attribute = attribute
      self.role = role
    }

    init(_ entry: Entry) {
      self.init(attribute: entry.attribute, role: entry.role)
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.role.rawValue, left.attribute.definition.index)
        < (right.role.rawValue, right.attribute.definition.index)
    }
  }

  /// A layout with one more entry, as an element of a list that only grows.
  private final class Addition: Sendable {
    let key: Key
    let layout: Layout
    let next = LazyReference<Addition>()

    /// The number of additions that a layout keeps.
    static let limit = 8

    init(_ key: Key, _ layout: Layout) {
      (self.key, self.layout) = (key, layout)
    }
  }

  private static let known = Mutex<[[Key]: Layout]>([:])
  private static let knownLimit = 4096

  private static func interned(_ entries: [Key]) -> Layout {
    let key = entries.sorted()
    return known.withLock { known in
      if let layout = known[key] { return layout }
      let layout = Layout(key, isInterned: known.count < knownLimit)
      if layout.isInterned { known[key] = layout }
      return layout
    }
  }

  private static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

  /// The space for a value; copying it as an array of one element copies its stride, not its size.
  private static func room<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.stride }

  private static func alignment<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.alignment }
}

extension Int {
  /// Returns the least multiple of this alignment that isn't less than `offset`.
  fileprivate func roundUp(_ offset: Int) -> Int { (offset + self - 1) / self * self }
}
