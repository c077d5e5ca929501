/// The typed key of one value in a view model.
///
/// A style protocol, its default and its key make an attribute; an accessor on `ViewModel` buys
/// dot syntax:
///
/// ```swift
/// protocol LeftColor: SendableMetatype {
///   var leftColor: Color { get }
/// }
///
/// extension LeftColor {
///   var leftColor: Color { .red }
/// }
///
/// extension AnyAttribute where Self == Attribute<Color> {
///   static var leftColor: Self {
///     @Sendable func read(
///       _ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>
///     ) -> AttributeWrite {
///       slot.write(node.leftColor)
///     }
///     return Attribute("leftColor", of: (any LeftColor).self) {
///       ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
///     }
///   }
/// }
///
/// extension ViewModel {
///   var leftColor: Color? {
///     get { self[.leftColor] }
///     set { self[.leftColor] = newValue }
///   }
/// }
/// ```
///
/// An applier writes the attributes it was given:
/// `StyleApplier(attributes: .standard + [.leftColor])`.
public struct Attribute<Value: Hashable & Sendable & Codable>: AnyAttribute, Hashable {
  /// What the attribute is known by.
  public let id: AttributeID

  /// The attribute of an identifier, whose values are of this type.
  init(id: AttributeID) {
    self.id = id
  }

  /// Finds the attribute of a declaration; the first call makes it.
  ///
  /// A key is a computed property that calls this each time. After the first time that costs some
  /// nanoseconds and evaluates neither `kinds` nor `reader`. Styling doesn't use the key, so its cost
  /// is that of reading a view model by it.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase; unique among the attributes of one applier;
  ///     not `kind`, which encoded view models use.
  ///   - protocolType: The style protocol that carries the attribute: `(any LeftColor).self`.
  ///   - kinds: The kinds that use the attribute, and with them their children. `nil`, the default,
  ///     means every kind; an empty array means only those kinds that list it.
  ///   - isContent: Whether it is content, such as a title, rather than style. Content is kept apart,
  ///     so that nodes which differ in it alone share their style; by default it is style.
  ///   - isInherited: Whether a node in a tree that says nothing has its parent's value, as UIKit's
  ///     tint color and the inherited properties of CSS; by default it has not. Content cannot be.
  ///   - fileID: Where the attribute is declared; two modules may declare one name.
  ///   - reader: Given the type of a node, how to read the value from such nodes; nil when the
  ///     type does not adopt the style protocol. Without it, nodes do not carry the attribute: it
  ///     is derived, or written by closures.
  public init(
    _ name: StaticString, of protocolType: (any Any.Type)? = nil,
    kinds: @autoclosure @escaping @Sendable () -> [NodeKind]? = nil, isContent: Bool = false,
    isInherited: Bool = false, fileID: StaticString = #fileID,
    reader: @escaping @Sendable (any StyleNode.Type) -> AttributeReader<Value>? = { _ in nil }
  ) {
    if let known = InternedAttributes.shared.find(
      name, ObjectIdentifier(Value.self), fileID)
    {
      id = AttributeID(definition: known.takeUnretainedValue())
    } else {
      id = AttributeID(
        definition: InternedAttributes.shared.add(
          name, Value.self, fileID, protocolType: protocolType, kinds: kinds,
          isContent: isContent, isInherited: isInherited,
          makeStep: { node in reader(node)?.makeStep }, makeTyped: Self.init(id:)))
    }
  }
}
