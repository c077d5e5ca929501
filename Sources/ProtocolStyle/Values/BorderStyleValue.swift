/// The border of a text field, like UIKit's `UITextField.BorderStyle`.
public enum BorderStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No border. UIKit's `none` would mean nil when assigned to an optional.
  case borderless

  /// A thin rectangle.
  case line

  /// A rectangle that looks sunken.
  case bezel

  /// A rectangle with rounded corners.
  case roundedRect
}
