/// The space between letters, on top of the font's own.
///
/// In points; negative moves them together. The default is 0. From UIKit's
/// `NSAttributedString.Key.kern`; CSS `letter-spacing`.
public protocol LetterSpacing: SendableMetatype {
  /// The space between letters, on top of the font's own.
  var letterSpacing: Double { get }
}

extension LetterSpacing {
  /// The default: 0.
  public var letterSpacing: Double { 0 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The space between letters, on top of the font's own.
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
  /// The space between letters, on top of the font's own; nil where nothing says.
  public var letterSpacing: Double? {
    get { self[.letterSpacing] }
    set { self[.letterSpacing] = newValue }
  }
}
