package import ProtocolStyle

// Traits as in a style pack: in a separate module, with package getters.

package protocol YellowBackground: BackgroundColor {}

extension YellowBackground {
  package var backgroundColor: Color { .yellow }
}

package protocol BrandFont: Font {}

extension BrandFont {
  package var font: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

package protocol GreenBorder: BorderColor, BorderWidth {}

extension GreenBorder {
  package var borderColor: Color { .green }
  package var borderWidth: Double { 2 }
}

package protocol Rounded: CornerRadius {}

extension Rounded {
  package var cornerRadius: Double { 4 }
}

package protocol OrangeTint: TintColor {}

extension OrangeTint {
  package var tintColor: Color { .orange }
}

/// Six attributes in all.
package protocol BrandAppearance: YellowBackground, BrandFont, GreenBorder, Rounded, OrangeTint {}
