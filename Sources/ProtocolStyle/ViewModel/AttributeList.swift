/// An ordered list of different attributes, such as those that an applier writes or a kind uses.
///
/// ```swift
/// StyleApplier(attributes: .standard + [.leftColor, .rightColor])
/// ```
public struct AttributeList: Sendable, ExpressibleByArrayLiteral {
  private let storage: Storage

  /// Creates a list from attributes and ignores repeated ones.
  ///
  /// Traps if two different attributes have the same name, because data and descriptions refer to
  /// attributes by name.
  ///
  /// - Parameter attributes: The attributes, in order.
  public init(_ attributes: some Sequence<any AnyAttribute>) {
    self.init(ids: attributes.map(\.id))
  }

  /// Creates a list from identifiers and ignores repeated ones.
  ///
  /// This costs less than a list of attributes, because the runtime has to create the type of each
  /// attribute.
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

  /// The identities of the attributes, in order.
  package var ids: [AttributeID] { storage.ids }

  /// Creates a list from attributes and ignores repeated ones.
  ///
  /// - Parameter attributes: The attributes, in order.
  public init(arrayLiteral attributes: any AnyAttribute...) {
    self.init(attributes)
  }

  /// Joins two lists; an attribute of both is kept at its first position.
  ///
  /// - Parameters:
  ///   - left: A list.
  ///   - right: The list to append.
  /// - Returns: The attributes of both.
  public static func + (left: AttributeList, right: AttributeList) -> AttributeList {
    AttributeList(ids: left.ids + right.ids)
  }

  /// Returns whether this list is a copy of another and not merely equal.
  func isCopy(of other: AttributeList) -> Bool { storage === other.storage }

  /// Returns the message for two attributes with the same name.
  static func clash(_ one: AttributeID, _ other: AttributeID) -> String {
    "AttributeList: two attributes are named '\(one.name)': one in \(one.definition.declaration) "
      + "with type \(one.valueType), and one in \(other.definition.declaration) with type "
      + "\(other.valueType). Rename one of them."
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

  /// The position after the last attribute.
  public var endIndex: Int { ids.count }

  /// The attribute at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> any AnyAttribute {
    let id = ids[position]
    return id.definition.makeTyped(id)
  }
}

/// The attributes whose names can occur in encoded values.
protocol AttributeNames {
  var attributes: AttributeList { get }
}

extension CodingUserInfoKey {
  /// The key of a decoder's `ViewModel.Decoding`; if it's missing, the standard names are used.
  public static let viewModelDecoding = CodingUserInfoKey(
    rawValue: "ProtocolStyle.viewModelDecoding")!
}
