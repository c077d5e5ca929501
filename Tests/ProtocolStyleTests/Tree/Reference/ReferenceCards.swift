import ProtocolStyle

/// An object, which can be attached several times.
class CardModel: ViewNode, ReferenceNode, Alpha, RoundedReference {
  class var referenceKind: ReferenceKind { .view }
  var number: Int

  required init(number: Int) {
    self.number = number
  }

  private func alpha(in context: ReferenceContext) -> Double {
    Double(number % 5) * context.density
  }

  var alpha: Double { alpha(in: .current) }

  func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    [.number(.alpha, alpha(in: context)), .number(.cornerRadius, 5)]
  }

  func ownScope(in context: ReferenceContext) -> ReferenceScope? { nil }
}

class TintedCardModel: CardModel, TintColor {
  private var tint: ReferenceColor { number.isMultiple(of: 2) ? .link : .plain(number % 8) }
  var tintColor: Color { tint.color }

  override func conformances(in context: ReferenceContext) -> [ReferenceWrite] {
    super.conformances(in: context) + [.color(.tintColor, tint)]
  }
}

final class ScopedCardModel: TintedCardModel, ScopeProviding {
  override func ownScope(in context: ReferenceContext) -> ReferenceScope? {
    .own(number, in: context)
  }
}
