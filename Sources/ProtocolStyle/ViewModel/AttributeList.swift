/// The attributes that an applier writes or a kind uses, each once, in order.
///
/// ```swift
/// StyleApplier(attributes: .standard + [.leftColor, .rightColor])
/// ```
public struct AttributeList: Sendable, ExpressibleByArrayLiteral {
  private let storage: Storage

  /// Makes a list from attributes; one that is named again counts once.
  ///
  /// Traps when two different attributes have one name, for a name is how data and descriptions
  /// refer to an attribute.
  ///
  /// - Parameter attributes: The attributes, in order.
  public init(_ attributes: some Sequence<any AnyAttribute>) {
    self.init(ids: attributes.map(\.id))
  }

  /// Makes a list from identifiers; one that is named again counts once.
  ///
  /// Costs less than a list of attributes, each type of which the runtime has to make first.
  init(ids: some Sequence<AttributeID>) {
    var known: [String: AttributeID] = [:]
    var kept: [AttributeID] = []
    for id in ids {
      let other = known.updateValue(id, forKey: id.name)
      if other == id { continue }
      if let other { fatalError(Self.clash(other, id)) }
      kept.append(id)
    }
    storage = Storage(kept)
  }

  /// What the attributes are known by, in order.
  package var ids: [AttributeID] { storage.ids }

  /// Makes a list from attributes; one that is named again counts once.
  ///
  /// - Parameter attributes: The attributes, in order.
  public init(arrayLiteral attributes: any AnyAttribute...) {
    self.init(attributes)
  }

  /// Joins two lists; an attribute of both counts once, at its first place.
  ///
  /// - Parameters:
  ///   - left: A list.
  ///   - right: What to put behind it.
  /// - Returns: The attributes of both.
  public static func + (left: AttributeList, right: AttributeList) -> AttributeList {
    AttributeList(ids: left.ids + right.ids)
  }

  /// Whether this list is a copy of another: the same one, not only an equal one.
  func isCopy(of other: AttributeList) -> Bool { storage === other.storage }

  /// What is said of two attributes of one name.
  static func clash(_ one: AttributeID, _ other: AttributeID) -> String {
    "AttributeList: two attributes are named '\(one.name)': one of \(one.valueType) in "
      + "\(one.definition.declaration), one of \(other.valueType) in "
      + "\(other.definition.declaration). Rename one of them."
  }

  private final class Storage: Sendable {
    let ids: [AttributeID]

    init(_ ids: [AttributeID]) {
      self.ids = ids
    }
  }
}

extension AttributeList: RandomAccessCollection {
  /// The position of the first attribute: 0.
  public var startIndex: Int { 0 }

  /// The position behind the last attribute.
  public var endIndex: Int { ids.count }

  /// The attribute at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> any AnyAttribute {
    let id = ids[position]
    return id.definition.makeTyped(id)
  }
}
