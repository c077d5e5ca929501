/// The number of a slider, a stepper or a progress bar, with its range.
///
/// ``ViewModel/rangedValue`` combines the two. Content, not style: nodes that differ only in
/// content share the memory of their style. From UIKit's `UISlider.value`; HTML `value`, `min` and
/// `max`.
public protocol ValueContent: SendableMetatype {  // style: expected
  /// The number.
  var value: Double { get }

  /// The range of the number; 0 to 1 by default.
  var range: ClosedRange<Double> { get }
}

extension ValueContent {
  /// The default: 0 to 1.
  public var range: ClosedRange<Double> { 0...1 }
}

extension AnyAttribute where Self == Attribute<RangedValue> {
  /// The number of a slider, a stepper or a progress bar, with its range.
  public static var rangedValue: Self { key }
}

private let key = Attribute<RangedValue>(
  "rangedValue", of: (any ValueContent).self, kinds: [], isContent: true
) {
  ($0 as? any ValueContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ValueContent, _ slot: borrowing AttributeSlot<RangedValue>
) -> AttributeWrite {
  slot.write(RangedValue(node.value, in: node.range))
}

extension ViewModel {
  /// The number of a slider, a stepper or a progress bar, with its range; nil if no level of the
  /// cascade writes it.
  public var rangedValue: RangedValue? {
    get { self[.rangedValue] }
    set { self[.rangedValue] = newValue }
  }
}
