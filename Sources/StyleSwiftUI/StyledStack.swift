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
    StackArrangement(
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

/// The attributes that `StyledStack` reads of its node and of the children.
private struct StackArrangement<Content: View>: View {
  let model: ViewModel
  let children: [ViewModel]
  let content: Content

  @Environment(\.styleParentColumns) private var parentColumns

  var body: some View {
    if model.overflow == .scrolls {
      ScrollView(isRow ? .horizontal : .vertical) { arranged }
    } else {
      arranged
    }
  }

  private var isRow: Bool { model.stackAxis == .horizontal }

  private var axis: StackAxisValue { model.stackAxis ?? .vertical }

  private var alignment: StackAlignmentValue { model.stackAlignment ?? .fill }

  @ViewBuilder
  private var arranged: some View {
    if isRow, let parentColumns {
      grid(parentColumns)
    } else if let minimum = model.gridColumns?.minimum {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: minimum), spacing: spacing)], spacing: spacing
      ) {
        content
      }
    } else if let count = model.gridColumns?.count, count > 1 {
      grid(ParentColumns(count: count, spacing: model.spacing))
    } else {
      layout {
        if packs(.trailing) { Spacer(minLength: 0) }
        content.environment(\.styleParentAxis, axis)
        if packs(.leading) { Spacer(minLength: 0) }
      }
      .environment(\.styleParentColumns, nil)
    }
  }

  private var spacing: CGFloat? { model.spacing.map { CGFloat($0) } }

  /// Whether free space is at the end opposite to a distribution; growing children take it.
  private func packs(_ distribution: StackDistributionValue) -> Bool {
    guard axis != .layered, !children.contains(where: { ($0.growth ?? 0) > 0 }) else {
      return false
    }
    let own = model.stackDistribution ?? (model.stackAxis == nil ? nil : .leading)
    return own == distribution || own == .center
  }

  // MARK: Stacks

  private var layout: AnyLayout {
    switch axis {
    case .vertical:
      AnyLayout(VStackLayout(alignment: horizontalAlignment, spacing: spacing))
    case .horizontal:
      AnyLayout(HStackLayout(alignment: verticalAlignment, spacing: spacing))
    case .layered:
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
    case .firstBaseline: axis == .layered ? .top : .firstTextBaseline
    }
  }

  // MARK: Grids

  /// Lines of equal columns; the first line has no height, so that each column has its width also
  /// where views take several.
  private func grid(_ columns: ParentColumns) -> some View {
    let distance = columns.spacing.map { CGFloat($0) }
    return Group(subviews: content) { views in
      Grid(horizontalSpacing: distance, verticalSpacing: distance) {
        GridRow {
          ForEach(Array(0..<columns.count), id: \.self) { _ in
            SwiftUI.Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
          }
        }
        ForEach(lines(columns.count, views.count), id: \.first) { line in
          if line.isRow {
            views[line.first].environment(\.styleParentColumns, columns)
          } else {
            GridRow {
              ForEach(line.indices, id: \.self) { index in
                views[index].frame(maxWidth: .infinity).gridCellColumns(span(index, columns.count))
              }
            }
            .environment(\.styleParentColumns, nil)
          }
        }
      }
    }
  }

  private func span(_ index: Int, _ count: Int) -> Int {
    guard index < children.count else { return 1 }
    return min(max(children[index].columnSpan ?? 1, 1), count)
  }

  private func lines(_ count: Int, _ views: Int) -> [GridLine] {
    var lines: [GridLine] = []
    var taken = count
    for index in 0..<views {
      if index < children.count, children[index].stackAxis == .horizontal {
        lines.append(GridLine(first: index, indices: [index], isRow: true))
        taken = count
        continue
      }
      let span = span(index, count)
      if taken + span > count {
        lines.append(GridLine(first: index, indices: [], isRow: false))
        taken = 0
      }
      lines[lines.count - 1].indices.append(index)
      taken += span
    }
    return lines
  }
}

/// The views of a line of a grid.
private struct GridLine {
  let first: Int
  var indices: [Int]

  /// Whether the line is one view, which has separate columns.
  let isRow: Bool
}
#endif
