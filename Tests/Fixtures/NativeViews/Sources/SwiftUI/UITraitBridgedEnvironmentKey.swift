// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

public import UIKit

/// A key whose values are a trait of UIKit.
///
/// UIKit declares it, and SwiftUI has an alias; here UIKit doesn't know SwiftUI.
@available(iOS 17, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// Takes the values that a view of UIKit hands to SwiftUI, as a hosting controller does.
  public mutating func read<Key: UITraitBridgedEnvironmentKey>(
    _ key: Key.Type, from traits: UITraitCollection
  ) {
    self[key] = Key.read(from: traits)
  }
}
