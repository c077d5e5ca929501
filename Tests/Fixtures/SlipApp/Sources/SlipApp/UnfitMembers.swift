import ProtocolStyle

struct Gauge: SliderNode, Alpha, BorderWidth, CornerRadius, BorderColor, TintColor, ShadowRadius {
  lazy var alpha: Double = 0.5
  var borderWidth: Double { mutating get { 4 } }
  var cornerRadius: Double { get throws { 12 } }
  var borderColor: Color { get async { .red } }
  static var tintColor: Color { .red }
  func shadowRadius() -> Double { 6 }
}

protocol Soft: CornerRadius, Alpha {}

extension Soft {
  static var cornerRadius: Double { 12 }
  var alpha: Double { get throws(Never) { 0.5 } }
}

struct SoftView: ViewNode, Soft {
  @Recomputed var isOpaque = true
}

extension SoftView: Opaque {}

@propertyWrapper struct Recomputed<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value { mutating get { value } }
}

// No mistakes: what else fulfills the requirement, other types and parameters, and lazy properties
// and wrappers of nodes that don't read their owner mutably.

struct Ring: ViewNode, BorderWidth, CornerRadius, Alpha {
  static let borderWidth = 4.0
  var borderWidth: Double { Self.borderWidth }
  static var cornerRadius: Int { 12 }
  func alpha(of part: Int) -> Double { 0.5 }
}

protocol Ringed: BorderWidth {
  static var borderWidth: Double { get }
}

extension Ringed {
  static var borderWidth: Double { 4 }
  var borderWidth: Double { Self.borderWidth }
}

struct RingedView: ViewNode, Ringed {
  static var borderWidth: Double { 6 }
}

protocol Measured: Width {}

extension Measured {
  static var width: Double { 40 }
}

struct MeasuredView: ViewNode, Measured {
  var width: Double { 2 * Self.width }
}

final class LazyCard: ViewNode, Alpha {
  lazy var alpha: Double = 0.5
}

struct Wrapped: ViewNode, Alpha, Opaque {
  @Stored var alpha = 0.5
  var isOpaque: Bool {
    get { false }
    nonmutating set {}
  }
}

@propertyWrapper struct Stored<Value> {
  var wrappedValue: Value
}
