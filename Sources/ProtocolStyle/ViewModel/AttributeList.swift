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
    var known: [String: AttributeID] = [:]
    var kept: [any AnyAttribute] = []
    for attribute in attributes {
      let other = known.updateValue(attribute.id, forKey: attribute.name)
      if other == attribute.id { continue }
      if let other { fatalError(Self.clash(other, attribute.id)) }
      kept.append(attribute)
    }
    storage = Storage(kept)
  }

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
    AttributeList(left.storage.attributes + right.storage.attributes)
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
    let attributes: [any AnyAttribute]

    init(_ attributes: [any AnyAttribute]) {
      self.attributes = attributes
    }
  }
}

extension AttributeList: RandomAccessCollection {
  /// The position of the first attribute: 0.
  public var startIndex: Int { 0 }

  /// The position behind the last attribute.
  public var endIndex: Int { storage.attributes.count }

  /// The attribute at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> any AnyAttribute { storage.attributes[position] }
}
