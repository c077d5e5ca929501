// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

internal import Synchronization

public protocol ShapeStyle: Sendable {}

@available(iOS 15, *)
public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  public let description: String

  public init<S: ShapeStyle>(_ style: S) {
    description = "\(style)"
  }
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

@available(iOS 15, *)
public struct Material: ShapeStyle {
  public static let bar = Material()
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == Material {
  public static var bar: Material { Material.bar }
}

public nonisolated struct Color: ShapeStyle, Hashable, View, Drawable, CustomStringConvertible {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public let description: String
  private let alpha: Double

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    description = "\(red) \(green) \(blue) \(opacity)"
    alpha = opacity
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let red = Color(red: 1, green: 0, blue: 0)

  public func opacity(_ opacity: Double) -> Color { Color(description, opacity) }

  private init(_ description: String, _ opacity: Double) {
    self.description = "\(description) * \(opacity)"
    alpha = opacity
  }

  @MainActor func draw(_ renderer: Renderer) { renderer.write("Color(\(description))") }
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    (self.x, self.y) = (x, y)
  }
}

public struct LinearGradient: ShapeStyle {
  let stops: [Gradient.Stop]
  let startPoint, endPoint: UnitPoint

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.stops, self.startPoint, self.endPoint) = (stops, startPoint, endPoint)
  }
}

public struct Path: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ rect: CGRect) {
    description = "\(rect)"
  }

  init(_ description: String) {
    self.description = description
  }
}

public protocol Shape: Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}

public struct RoundedRectangle: Shape {
  public var cornerRadius: CGFloat

  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: CGRect) -> Path { Path("rounded \(cornerRadius) \(rect)") }

  @MainActor
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    Text(verbatim: "strokeBorder(\(self), \(content), \(lineWidth))")
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public static let center = Alignment(horizontal: .center, vertical: .center)

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
@available(iOS 15, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

@available(iOS 16, *)
public struct ToolbarPlacement: Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

public struct Animation: Sendable {
  public static let `default` = Animation()

  /// How often something was animated.
  public static var runCount: Int { runs.withLock { $0 } }

  static let runs = Mutex(0)
}

public struct Font: Hashable, Sendable, CustomStringConvertible {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public let description: String

  private init(_ description: String) {
    self.description = description
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font("system \(size) \(weight?.value ?? 0) \(design ?? .default)")
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font("system \(style) \(weight?.value ?? 0) \(design ?? .default)")
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font("\(name) \(size) as \(style)")
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font("\(name) \(fixedSize)")
  }
  public func italic() -> Font { Font("\(description) italic") }
  public func weight(_ weight: Weight) -> Font { Font("\(description) \(weight.value)") }
}
