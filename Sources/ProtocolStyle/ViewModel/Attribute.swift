/// The typed key of one value in a view model.
///
/// An attribute consists of a style protocol, its default and its key. An accessor on `ViewModel`
/// adds dot syntax:
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
/// Pass the attributes that an applier writes to its initializer: `StyleApplier(attributes:
/// .standard + [.leftColor])`.
public struct Attribute<Value: Hashable & Sendable & Codable>: AnyAttribute, Hashable {
  /// The identity of the attribute.
  public let id: AttributeID

  /// Creates an attribute with an identity; its values must have this type.
  init(id: AttributeID) {
    self.id = id
  }

  /// Returns the attribute of a declaration, and declares it at the first call.
  ///
  /// A key is a computed property that calls this each time. After the first call this costs a few
  /// nanoseconds and evaluates neither `kinds` nor `reader`. Styling doesn't use the key, so its
  /// cost only matters for reading view models.
  ///
  /// - Parameters:
  ///   - name: The name, in lowerCamelCase, unique among the attributes of one applier. It can't be
  ///     `kind`, which encoded view models use.
  ///   - protocolType: The style protocol of the attribute, such as `(any LeftColor).self`.
  ///   - kinds: The kinds that use the attribute, together with their children. `nil`, the default,
  ///     means every kind; an empty array means only kinds that list the attribute.
  ///   - isContent: Whether the attribute is content, such as a title, instead of style. Content is
  ///     stored separately, so that nodes which differ only in content share their style; false by
  ///     default.
  ///   - isInherited: Whether a node in a tree has its parent's value if it has no other, like
  ///     UIKit's tint color and the inherited properties of CSS; false by default. Content can't be
  ///     inherited.
  ///   - fileID: The declaring file; two modules can declare the same name.
  ///   - reader: Returns a reader for a type of nodes, or nil if the type doesn't adopt the style
  ///     protocol. Without this closure the attribute isn't read from nodes, but derived or written
  ///     by closures.
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
