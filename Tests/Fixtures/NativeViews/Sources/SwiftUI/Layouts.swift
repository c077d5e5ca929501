// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

public import Foundation

/// A layout, whose name and parameters are written.
@available(iOS 16, *)
public protocol Layout {
  var standInDescription: String { get }
}

@available(iOS 16, *)
public struct HStackLayout: Layout {
  public let standInDescription: String

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    standInDescription = "HStack(\(alignment), \(spacing.map { "\($0)" } ?? "nil"))"
  }
}

@available(iOS 16, *)
public struct VStackLayout: Layout {
  public let standInDescription: String

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    standInDescription = "VStack(\(alignment), \(spacing.map { "\($0)" } ?? "nil"))"
  }
}

@available(iOS 16, *)
public struct ZStackLayout: Layout {
  public let standInDescription: String

  public init(alignment: Alignment = .center) {
    standInDescription = "ZStack(\(alignment.horizontal), \(alignment.vertical))"
  }
}

@available(iOS 16, *)
public struct AnyLayout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Container(name: layout.standInDescription, content: content())
  }
}

/// A view around others, which is written as its name.
nonisolated struct Container<Content: View>: View, Drawable {
  let name: String
  let content: Content

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested(name) { renderer.draw(content) }
  }
}

public nonisolated struct HStack<Content: View>: View, Drawable {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("HStack") { renderer.draw(content) }
  }
}

public nonisolated struct VStack<Content: View>: View, Drawable {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("VStack") { renderer.draw(content) }
  }
}

public nonisolated struct Spacer: View, Drawable {
  public init(minLength: CGFloat? = nil) {}

  @MainActor func draw(_ renderer: Renderer) { renderer.write("Spacer") }
}

public struct Axis: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public nonisolated struct ScrollView<Content: View>: View, Drawable {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("ScrollView(\(axes == .horizontal ? "horizontal" : "vertical"))") {
      renderer.draw(content)
    }
  }
}

// MARK: - Grids

@available(iOS 16, *)
public nonisolated struct Grid<Content: View>: View, Drawable {
  private let content: Content
  private let spacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    spacing = horizontalSpacing
    self.content = content()
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("Grid(\(spacing.map { "\($0)" } ?? "nil"))") { renderer.draw(content) }
  }
}

@available(iOS 16, *)
public nonisolated struct GridRow<Content: View>: View, Drawable {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("GridRow") { renderer.draw(content) }
  }
}

@available(iOS 14, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  let description: String

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    description = "\(size) \(spacing.map { "\($0)" } ?? "nil")"
  }
}

@available(iOS 14, *)
public nonisolated struct LazyVGrid<Content: View>: View, Drawable {
  private let columns: [GridItem]
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  @MainActor func draw(_ renderer: Renderer) {
    renderer.nested("LazyVGrid(\(columns.map(\.description)))") { renderer.draw(content) }
  }
}

// MARK: - Subviews

public nonisolated struct Group<Content: View>: View, Drawable {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @available(iOS 18, *)
  @MainActor
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  @MainActor func draw(_ renderer: Renderer) { renderer.draw(content) }
}

public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View, Drawable {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor func draw(_ renderer: Renderer) {
    let parts = (base as? any Dividable)?.parts ?? [{ $0.draw(base) }]
    renderer.draw(transform(SubviewsCollection(views: parts.map(Subview.init))))
  }
}

/// A view that is several views.
@MainActor
protocol Dividable {
  var parts: [@MainActor (Renderer) -> Void] { get }
}

@available(iOS 18, *)
public nonisolated struct Subview: View, Drawable {
  let part: @MainActor (Renderer) -> Void

  @MainActor func draw(_ renderer: Renderer) { part(renderer) }
}

@available(iOS 18, *)
public struct SubviewsCollection: RandomAccessCollection {
  let views: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  Drawable
{
  private let data: Data
  private let content: @MainActor (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  @MainActor func draw(_ renderer: Renderer) {
    for element in data { renderer.draw(content(element)) }
  }
}
