import Foundation
import ProtocolStyle
import SlipPack

struct Card: ViewNode, CornerRadius, BorderColor, Glow {
  var cornerRadius: CGFloat { 12 }
  var borderColor: Color? { nil }
  var glow = 1
}

/// The colors of an app, with the name of a type in the library.
enum Palette {
  enum Color {
    case brand
  }
}

protocol BrandTint: TintColor {}

extension BrandTint {
  var tintColor: Palette.Color { .brand }
}

private struct Badge: ViewNode, BrandTint, Alpha {
  var alpha: Float { 0.5 }
}

// No mistakes: an alias, a function, a property of the type, a private one, and another adopter's.

struct Aliased: ViewNode, BorderWidth, ShadowRadius, Font, Opaque {
  typealias Points = Double

  var borderWidth: Points { 1 }
  var shadowRadius: TimeInterval { 2 }
  static var opaque: Int { 1 }
  private var font: String { "Helvetica" }
  func opaque(_ value: Int) -> Int { value }
}

protocol Sized: Width {}

extension Sized where Self: ButtonNode {
  var width: Double { 40 }
}

extension Sized where Self: LabelNode {
  var width: Int { 40 }  // style: expected
}

struct SizedButton: ButtonNode, Sized {}
struct SizedLabel: LabelNode, Sized {}  // style: expected

struct Model {
  var cornerRadius: Float
}
