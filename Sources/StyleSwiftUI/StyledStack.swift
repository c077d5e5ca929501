#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import Foundation
public import ProtocolStyle
public import SwiftUI

/// The views of a node's children, in the node's arrangement and style.
///
/// ```swift
/// StyledStack(row, in: tree) {
///   Text("Espresso").styled(name, in: tree)
///   Text("2.40").styled(price, in: tree)
/// }
/// ```
///
/// The content has one view for each child of the node, in the tree's order. It's arranged by the
/// layout attributes: in a `VStack`, an `HStack` or a `ZStack`, in a `Grid` with equal columns, and
/// in a `ScrollView` where it scrolls. A child whose own stack is horizontal is a row of the grid,
/// if it's a `StyledStack`. As many columns as there's room for are those of a `LazyVGrid`, which
/// has no spans. Lines don't wrap, and what grows shares the space equally. The stack is styled
/// like other views by ``SwiftUI/View/styled(_:in:)``.
public struct StyledStack<Content: View>: View {
  private let handle: AnyNodeHandle
  private let observable: ObservableTree
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - node: The node whose children the views show.
  ///   - tree: The tree, which belongs to the main actor.
  ///   - content: The views of the children, in order.
  @MainActor
  public init(
    _ node: some NodeReference, in tree: StyleTree, @ViewBuilder content: () -> Content
  ) {
    handle = node.erased
    observable = .observing(tree)
    self.content = content()
  }

  /// The arranged and styled views.
  public var body: some View {
    OverlaidArrangement(
      model: observable.node(handle)?.viewModel ?? ViewModel(kind: .view), children: children,
      content: content
    )
    .modifier(StyledModifier(handle: handle, observable: observable))
  }

  private var children: [ViewModel] {
    guard observable.tree.contains(handle) else { return [] }
    return observable.tree.children(of: handle).compactMap { observable.node($0)?.viewModel }
  }
}

/// The children that are arranged, and over them those with an overlay.
private struct OverlaidArrangement<Content: View>: View {
  let model: ViewModel
  let children: [ViewModel]
  let content: Content

  var body: some View {
    if children.contains(where: { $0.overlay != nil }) {
      Group(subviews: content) { views in
        let arranged = views.indices.filter { overlay($0) == nil }
        StackArrangement(
          model: model, children: arranged.filter(children.indices.contains).map { children[$0] },
          content: ForEach(arranged, id: \.self) { views[$0] }
        )
        .overlay {
          ForEach(views.indices.filter { overlay($0) != nil }, id: \.self) { index in
            if let overlay = overlay(index) {
              views[index].environment(\.styleParent, .cell)
                .modifier(OverlayModifier(overlay: overlay))
            }
          }
        }
      }
    } else {
      StackArrangement(model: model, children: children, content: content)
    }
  }

  private func overlay(_ index: Int) -> OverlayValue? {
    index < children.count ? children[index].overlay : nil
  }
}

/// The place of a view in the room over another one.
private struct OverlayModifier: ViewModifier {
  let overlay: OverlayValue

  func body(content: Content) -> some View {
    let (x, y) = (CGFloat(overlay.offset.x), CGFloat(overlay.offset.y))
    content
      // In the direction of text, and without another size.
      .padding(SwiftUI.EdgeInsets(top: y, leading: x, bottom: -y, trailing: -x))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(overlay.alignment))
  }
}

extension Alignment {
  fileprivate init(_ alignment: OverlayValue.Alignment) {
    let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
    let vertical: [VerticalAlignment] = [.top, .center, .bottom]
    self.init(
      horizontal: horizontal[Int(alignment.horizontal * 2)],
      vertical: vertical[Int(alignment.vertical * 2)])
  }
}

/// The attributes that `StyledStack` reads of its node and of the children.
private struct StackArrangement<Content: View>: View {
  let model: ViewModel
  let children: [ViewModel]
  let content: Content

  @Environment(\.styleParent) private var parent

  private var arrangement: Arrangement { Arrangement(of: model) }

  var body: some View {
    if arrangement.overflow == .scrolls {
      ScrollView(isRow ? .horizontal : .vertical) { arranged }
    } else {
      arranged
    }
  }

  private var isRow: Bool { arrangement.axis == .horizontal }

  private var alignment: StackAlignmentValue { arrangement.alignment ?? .fill }

  @ViewBuilder
  private var arranged: some View {
    if isRow, let count = parent.columns?.count {
      grid(parent, count)
    } else if let minimum = arrangement.columns?.minimum {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: minimum), spacing: spacing)], spacing: spacing
      ) {
        content.environment(\.styleParent, .cell)
      }
    } else if let count = arrangement.columns?.count {
      grid(arrangement, count)
    } else {
      layout {
        if packs(.trailing) { Spacer(minLength: 0) }
        content.environment(\.styleParent, arrangement)
        if packs(.leading) { Spacer(minLength: 0) }
      }
    }
  }

  private var spacing: CGFloat? { arrangement.spacing.map { CGFloat($0) } }

  /// Whether free space is at the end opposite to a distribution; growing children take it.
  private func packs(_ distribution: StackDistributionValue) -> Bool {
    guard arrangement.axis != nil,
      !children.contains(where: { Arrangement.Item(of: $0).growth > 0 })
    else { return false }
    return [distribution, .center].contains(arrangement.distribution)
  }

  // MARK: Stacks

  private var layout: AnyLayout {
    switch arrangement.axis {
    case .vertical:
      AnyLayout(VStackLayout(alignment: horizontalAlignment, spacing: spacing))
    case .horizontal:
      AnyLayout(HStackLayout(alignment: verticalAlignment, spacing: spacing))
    case .layered, nil:
      AnyLayout(
        ZStackLayout(
          alignment: Alignment(horizontal: horizontalAlignment, vertical: verticalAlignment)))
    }
  }

  private var horizontalAlignment: HorizontalAlignment {
    switch alignment {
    case .leading, .firstBaseline: .leading
    case .center, .fill: .center
    case .trailing: .trailing
    }
  }

  private var verticalAlignment: VerticalAlignment {
    switch alignment {
    case .leading: .top
    case .center, .fill: .center
    case .trailing: .bottom
    case .firstBaseline: isRow ? .firstTextBaseline : .top
    }
  }

  // MARK: Grids

  /// Lines of equal columns; the first line has no height, so that each column has its width also
  /// where views take several.
  private func grid(_ grid: Arrangement, _ count: Int) -> some View {
    let distance = grid.spacing.map { CGFloat($0) }
    return Group(subviews: content) { views in
      Grid(horizontalSpacing: distance, verticalSpacing: distance) {
        GridRow {
          ForEach(Array(0..<count), id: \.self) { _ in
            SwiftUI.Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
          }
        }
        let spans = views.indices.map(span)
        ForEach(Arrangement.lines(ofSpans: spans, in: count), id: \.self) { line in
          if isRow(line.lowerBound) {
            views[line.lowerBound].environment(\.styleParent, grid)
          } else {
            GridRow {
              ForEach(Array(line), id: \.self) { index in
                views[index].frame(maxWidth: .infinity)
                  .gridCellColumns(min(spans[index], count))
              }
            }
            .environment(\.styleParent, .cell)
          }
        }
      }
    }
  }

  /// Whether a child is a row of the grid.
  private func isRow(_ index: Int) -> Bool {
    index < children.count && children[index].stackAxis == .horizontal
  }

  private func span(_ index: Int) -> Int {
    if isRow(index) { return .max }
    return index < children.count ? Arrangement.Item(of: children[index]).columnSpan : 1
  }
}

// MARK: - Sizes

/// The key of the arrangement that a view is in, in SwiftUI's environment.
private struct ParentKey: EnvironmentKey {
  static let defaultValue = Arrangement()
}

extension EnvironmentValues {
  /// The arrangement of the enclosing stack, whose axis growing views fill; for a row of a grid,
  /// that of the grid.
  var styleParent: Arrangement {
    get { self[ParentKey.self] }
    set { self[ParentKey.self] = newValue }
  }
}

extension Arrangement {
  /// The arrangement of a child in a cell of a grid, in which nothing grows.
  fileprivate static let cell: Arrangement = {
    var cell = Arrangement()
    cell.flow = .layers
    return cell
  }()
}

/// The size of a box: fixed or limited, in a ratio, or growing along the axis of its stack; and its order
/// and edge among its siblings.
///
/// Views that grow share the free space equally, because SwiftUI has no shares. In a stack that fills
/// equally, all of them grow.
struct SizeModifier: ViewModifier {
  let model: ViewModel
  let alignment: Alignment

  @Environment(\.styleParent) private var parent

  func body(content: Content) -> some View {
    let item = Arrangement.Item(of: model)
    let (width, height) = (item.width, item.height)
    let growing = item.growth > 0 || parent.isEqual ? parent.axis : nil
    return
      content
      // What is in the view isn't in the stack.
      .transformEnvironment(\.styleParent) { $0.distribution = nil }
      .modifier(RatioModifier(ratio: item.aspectRatio.map { CGFloat($0) }))
      .frame(
        width: width.shown, height: height.shown,
        alignment: alignment
      )
      .frame(
        minWidth: width.least, maxWidth: width.largest(growing == .horizontal),
        minHeight: height.least, maxHeight: height.largest(growing == .vertical),
        alignment: alignment
      )
      .modifier(StickyModifier(edge: parent.overflow == .scrolls ? item.stickyEdge : nil))
      .zIndex(Double(item.zIndex))
  }
}

/// Keeps a view at an edge of what's visible of the scroll view around it.
private struct StickyModifier: ViewModifier {
  let edge: StickyEdgeValue?

  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    if let edge {
      stuck(content, to: edge, isRightToLeft: layoutDirection == .rightToLeft)
    } else {
      content
    }
  }

  private func stuck(
    _ content: Content, to edge: StickyEdgeValue, isRightToLeft: Bool
  ) -> some View {
    content.visualEffect { effect, geometry in
      let size = geometry.size
      let visible = geometry.bounds(of: .scrollView) ?? CGRect(origin: .zero, size: size)
      let offset = edge.offset(
        fromInsets: ProtocolStyle.EdgeInsets(
          top: -visible.minY, left: -visible.minX, bottom: visible.maxY - size.height,
          right: visible.maxX - size.width),
        isRightToLeft: isRightToLeft)
      return effect.offset(x: offset.x, y: offset.y)
    }
  }
}

extension Arrangement.Length {
  /// The written length within the limits; nil for none.
  fileprivate var shown: CGFloat? { fixed.map { CGFloat(limited($0)) } }

  /// The least length; nil for none.
  fileprivate var least: CGFloat? { minimum > 0 ? CGFloat(minimum) : nil }

  /// The largest length; a growing side without a limit has no end.
  fileprivate func largest(_ grows: Bool) -> CGFloat? {
    maximum < .infinity || grows ? CGFloat(maximum) : nil
  }
}

private struct RatioModifier: ViewModifier {
  let ratio: CGFloat?

  func body(content: Content) -> some View {
    if let ratio {
      content.aspectRatio(ratio, contentMode: .fit)
    } else {
      content
    }
  }
}
#endif
