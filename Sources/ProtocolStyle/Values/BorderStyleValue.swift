/// The border of a text field, as UIKit's `UITextField.BorderStyle`.
public enum BorderStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No border; UIKit's `none`, which assigned to an optional would have meant nil.
  case borderless

  /// A thin rectangle.
  case line

  /// A rectangle that looks sunken.
  case bezel

  /// A rectangle with rounded corners.
  case roundedRect
}
