/// The space added between letters.
///
/// In points; a negative value moves letters together. The default is 0. From UIKit's
/// `NSAttributedString.Key.kern`; CSS `letter-spacing`.
public protocol LetterSpacing: SendableMetatype {
  /// The space added between letters.
  var letterSpacing: Double { get }
}

extension LetterSpacing {
  /// The default: 0.
  public var letterSpacing: Double { 0 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The space added between letters.
  public static var letterSpacing: Self { key }
}

private let key = Attribute<Double>("letterSpacing", of: (any LetterSpacing).self, kinds: []) {
  ($0 as? any LetterSpacing.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some LetterSpacing, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.letterSpacing)
}

extension ViewModel {
  /// The space added between letters; nil if no level of the cascade writes it.
  public var letterSpacing: Double? {
    get { self[.letterSpacing] }
    set { self[.letterSpacing] = newValue }
  }
}
