// Names of UIKit and SwiftUI that the values of this module have other names for. They can't be
// used: the compiler's error for each of them contains the name to use instead.
//
// There's no hint for `none`. A static member of that name makes the compiler warn about each `.none`
// in the place of an optional, such as `$0.accessoryType = .none`, which is correct.

extension FontDescriptor {
  /// Not available: UIKit's name of ``system(size:weight:design:)``.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font.
  @available(*, unavailable, renamed: "system(size:weight:)")
  public static func systemFont(
    ofSize size: Double, weight: Weight = .regular
  ) -> FontDescriptor { .system(size: size, weight: weight) }

  /// Not available: UIKit's name of ``system(size:weight:design:)`` with the weight `.bold`.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  @available(*, unavailable, message: "Write '.system(size: 17, weight: .bold)'.")
  public static func boldSystemFont(ofSize size: Double) -> FontDescriptor {
    .system(size: size, weight: .bold)
  }

  /// Not available: UIKit's name of ``system(size:weight:design:)`` with ``italic(_:)``.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  @available(*, unavailable, message: "Write '.system(size: 17).italic()'.")
  public static func italicSystemFont(ofSize size: Double) -> FontDescriptor {
    .system(size: size).italic()
  }

  /// Not available: UIKit's name of ``system(size:weight:design:)`` with the design `.monospaced`.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font.
  @available(*, unavailable, message: "Write '.system(size: 17, design: .monospaced)'.")
  public static func monospacedSystemFont(
    ofSize size: Double, weight: Weight
  ) -> FontDescriptor { .system(size: size, weight: weight, design: .monospaced) }

  /// Not available: UIKit's name of ``system(size:weight:design:)`` with ``monospacedDigits(_:)``.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font.
  @available(*, unavailable, message: "Write '.system(size: 17).monospacedDigits()'.")
  public static func monospacedDigitSystemFont(
    ofSize size: Double, weight: Weight
  ) -> FontDescriptor { .system(size: size, weight: weight).monospacedDigits() }

  /// Not available: UIKit's name of ``init(textStyle:design:)``.
  ///
  /// - Parameter style: The role of the text.
  /// - Returns: The font.
  @available(*, unavailable, message: "Write 'FontDescriptor(textStyle: .body)'.")
  public static func preferredFont(forTextStyle style: TextStyle) -> FontDescriptor {
    FontDescriptor(textStyle: style)
  }

  /// Not available: SwiftUI's name of ``init(_:size:weight:isItalic:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - size: The size in points.
  /// - Returns: The font.
  @available(*, unavailable, message: "Write 'FontDescriptor(\"Georgia\", size: 17)'.")
  public static func custom(_ name: String, size: Double) -> FontDescriptor {
    FontDescriptor(name, size: size)
  }
}

extension Color {
  /// Not available: UIKit's name of ``withAlpha(_:)``.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Returns: The color.
  @available(*, unavailable, renamed: "withAlpha(_:)")
  public func withAlphaComponent(_ alpha: Double) -> Color { withAlpha(alpha) }

  /// Not available: SwiftUI's name of ``withAlpha(_:)``.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Returns: The color.
  @available(*, unavailable, renamed: "withAlpha(_:)")
  public func opacity(_ alpha: Double) -> Color { withAlpha(alpha) }
}

extension ControlState {
  /// Not available: the name of ``highlighted`` in CSS and SwiftUI.
  @available(*, unavailable, renamed: "highlighted")
  public static var pressed: ControlState { .highlighted }
}
