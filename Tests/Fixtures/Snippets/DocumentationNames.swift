// What samples in documentation comments name without showing it. They compile next to it.

import Foundation
import ProtocolStyle

struct BuyButton: ButtonNode, BackgroundColor {}

struct CallToActionButton: ButtonNode, BorderWidth {}

protocol DimmedBackground: BackgroundColor {}

let data = Data()
let before = ViewModel(kind: .button)
let after = ViewModel(kind: .button)

extension AnyAttribute where Self == Attribute<Color> {
  static var leftColor: Self { Attribute("leftColor") }
  static var rightColor: Self { Attribute("rightColor") }
}

extension Token<Color> {
  static let accent = Token("accent", default: .blue)
  static let link = Token("link", default: .blue)
}
