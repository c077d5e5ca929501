// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

public import QuartzCore
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
  let name: String
  public static let bar = Material(name: "bar")
  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
}

@available(iOS 26, *)
public struct Glass: Sendable {
  let description: String
  public static var regular: Glass { Glass(description: "regular") }
  public func tint(_ color: Color?) -> Glass {
    Glass(description: "\(description) \(color.map { $0.description } ?? "clear")")
  }
}

public struct Angle: Hashable, Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }
@available(iOS 15, *)
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

@available(iOS 15, *)
public struct SymbolRenderingMode: Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String> = []

  public init() {}
  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isLink = AccessibilityTraits("link")
  public static let isSearchField = AccessibilityTraits("searchField")
  public static let isImage = AccessibilityTraits("image")
  public static let isStaticText = AccessibilityTraits("staticText")
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let isModal = AccessibilityTraits("modal")
  @available(iOS 17, *)
  public static let isTabBar = AccessibilityTraits("tabBar")

  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    names.subtract(member.names)
    return member
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    names.formUnion(newMember.names)
    return nil
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  /// The names of the traits, in order.
  var description: String { names.sorted().joined(separator: " ") }
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

public struct EllipticalGradient: ShapeStyle {
  let stops: [Gradient.Stop]
  let center: UnitPoint
  let startRadiusFraction, endRadiusFraction: CGFloat

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    (self.stops, self.center) = (stops, center)
    (self.startRadiusFraction, self.endRadiusFraction) = (startRadiusFraction, endRadiusFraction)
  }
}

public struct AngularGradient: ShapeStyle {
  let stops: [Gradient.Stop]
  let center: UnitPoint
  let angle: Angle

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
    (self.stops, self.center, self.angle) = (stops, center, angle)
  }
}

public struct Path: Equatable, Sendable, CustomStringConvertible {
  public private(set) var description = ""

  public init() {}

  public mutating func move(to point: CGPoint) { description += "move \(point.x) \(point.y)" }

  public mutating func addLine(to point: CGPoint) {
    description += " line \(point.x) \(point.y)"
  }

  public init(_ rect: CGRect) {
    description = "\(rect)"
  }

  init(_ description: String) {
    self.description = description
  }

  public mutating func addPath(_ path: Path) { self = Path("\(description), \(path)") }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    dx == 0 && dy == 0 ? self : Path("\(description) offset by \(dx) \(dy)")
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
  }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var dash: [CGFloat]

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.dash) = (lineWidth, lineCap, dash)
  }
}

@available(iOS 17, *)
public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors }

public protocol Shape: Sendable {
  nonisolated func path(in rect: CGRect) -> Path
  @available(iOS 17, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  @available(iOS 17, *)
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path in languages from left to right, and whether it's the same in others.
  private nonisolated var text: String {
    "\(path(in: CGRect(x: 0, y: 0, width: 100, height: 100)))"
      + (layoutDirectionBehavior == .fixed ? " fixed" : "")
  }

  @MainActor
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View {
    Text(verbatim: "fill(\(text), \(content)\(style.isEOFilled ? ", even-odd" : ""))")
  }

  @MainActor
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    Text(
      verbatim: "stroke(\(text), \(content), \(style.lineWidth) \(style.lineCap) \(style.dash))")
  }
}

public struct Rectangle: Shape {
  public init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path("rectangle") }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  @MainActor
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    Text(verbatim: "strokeBorder(\(self), \(content), \(lineWidth))")
  }
}

/// A shape whose path is a text.
public struct StandInShape: InsettableShape {
  let text: String
  public func path(in rect: CGRect) -> Path { Path("\(text) \(rect)") }
  public func inset(by amount: CGFloat) -> StandInShape {
    StandInShape(text: amount == 0 ? text : "\(text) inset by \(amount)")
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadius, self.style) = (cornerRadius, style)
  }

  private var standIn: StandInShape {
    StandInShape(text: "rounded \(cornerRadius)" + (style == .circular ? " circular" : ""))
  }

  public func path(in rect: CGRect) -> Path { standIn.path(in: rect) }
  public func inset(by amount: CGFloat) -> StandInShape { standIn.inset(by: amount) }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }
  public func inset(by amount: CGFloat) -> StandInShape {
    StandInShape(text: "capsule").inset(by: amount)
  }
}

@available(iOS 16, *)
public struct UnevenRoundedRectangle: InsettableShape {
  private let radii: [CGFloat]

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius]
  }

  public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }
  public func inset(by amount: CGFloat) -> StandInShape {
    StandInShape(text: "uneven \(radii)").inset(by: amount)
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

public struct HorizontalAlignment: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let leading = HorizontalAlignment(description: "leading")
  public static let center = HorizontalAlignment(description: "center")
  public static let trailing = HorizontalAlignment(description: "trailing")
  @available(iOS 16, *)
  public static let listRowSeparatorLeading = HorizontalAlignment(description: "separatorLeading")
  @available(iOS 16, *)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    description: "separatorTrailing")
}

public struct VerticalAlignment: Equatable, Sendable, CustomStringConvertible {
  public let description: String
  public static let top = VerticalAlignment(description: "top")
  public static let center = VerticalAlignment(description: "center")
  public static let bottom = VerticalAlignment(description: "bottom")
  public static let firstTextBaseline = VerticalAlignment(description: "firstTextBaseline")
}

/// The dimensions of a view that is 100 points wide.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { 100 }
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .listRowSeparatorTrailing ? 100 : 0
  }
}

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

public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public static let `default` = Animation(description: "default")

  public let description: String

  public static func linear(duration: Double) -> Animation {
    Animation(description: "linear \(duration)")
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double
  ) -> Animation {
    Animation(description: "curve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)")
  }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(description: "spring \(duration) \(bounce)")
  }

  public func delay(_ delay: Double) -> Animation {
    Animation(description: "\(description) delay \(delay)")
  }

  /// The animations in the order in which something was animated.
  public static var all: [Animation?] { animations.withLock { $0 } }

  static let animations = Mutex<[Animation?]>([])

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
  @available(iOS 15, *)
  public func monospacedDigit() -> Font { Font("\(description) digits") }
  public func italic() -> Font { Font("\(description) italic") }
  public func weight(_ weight: Weight) -> Font { Font("\(description) \(weight.value)") }
}
