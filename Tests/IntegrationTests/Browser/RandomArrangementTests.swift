import ProtocolStyle
import StyleHTML
import StyleLayout
import Testing

@testable import TestSupport

/// A `StackLayout` places random children where a browser places them by the same attributes.
///
/// Children contain squares of 10 points that wrap, so their heights follow from their widths.
@Suite(.needsChromium) struct RandomArrangementTests {
  private struct Box: ViewNode {}

  /// A child with squares, or a row of a grid with other children.
  private struct Child {
    let node: AnyNodeHandle
    let model: ViewModel
    var squares = 0
    var children: [Child] = []

    var item: Arrangement.Item { Arrangement.Item(of: model) }
    var isRow: Bool { !children.isEmpty }
    var padding: EdgeInsets { model.padding ?? .zero }

    func layoutChild(isRow: Bool) -> StackLayout.Child {
      let least = isRow || squares == 0 ? 0.0 : 10
      var width = StackLayout.Extent(
        natural: isRow ? 0 : Double(squares) * 10, least: least, item.width)
      if item.width.fixed == nil, let ratio = item.aspectRatio, let height = item.height.fixed {
        width = StackLayout.Extent(natural: ratio * height, least: ratio * height, item.width)
        width.isFixed = true
      }
      var child = StackLayout.Child(width: width)
      (child.growth, child.span, child.isRow) = (item.growth, item.columnSpan, isRow)
      return child
    }

    /// The height in a width; nil if rounding decides how many squares are in a line.
    func extent(in width: Double) -> StackLayout.Extent? {
      let columns = width / 10
      let isExact = width == width.rounded() || squares < 2
      guard isExact || abs(columns - columns.rounded()) > 0.02 else { return nil }
      let lines = (Double(squares) / max(columns.rounded(.down), 1)).rounded(.up)
      var extent = StackLayout.Extent(natural: lines * 10, least: lines * 10, item.height)
      if squares > 0 { extent.baseline = 10 }
      return extent
    }

    /// The heights of a row's children in their widths.
    func heights(in layout: StackLayout) -> [StackLayout.Extent]? {
      let heights = zip(children, layout.frames).compactMap { $0.extent(in: $1.width) }
      return heights.count == children.count ? heights : nil
    }
  }

  /// A parent with children.
  private struct World {
    let node: AnyNodeHandle
    let model: ViewModel
    var children: [Child] = []
    var isRightToLeft: Bool

    /// The frames of all children, rows before their own; nil where rounding decides.
    func frames() -> [(AnyNodeHandle, StackLayout.Frame)]? {
      let arrangement = Arrangement(of: model)
      let spacing = arrangement.spacing ?? 0
      var layout = StackLayout(
        children.map { $0.layoutChild(isRow: $0.isRow) }, arrangement, spacing: spacing,
        in: model.width ?? 0, isRightToLeft: isRightToLeft)
      var rows: [Int: StackLayout] = [:]
      var extents: [StackLayout.Extent] = []
      for (index, child) in children.enumerated() {
        guard child.isRow else {
          guard let extent = child.extent(in: layout.frames[index].width) else { return nil }
          extents.append(extent)
          continue
        }
        let (left, right) = (child.padding.left, child.padding.right)
        let tracks = StackLayout.tracks(
          arrangement.columns ?? .count(1), in: model.width ?? 0, spacing: spacing,
          insetBy: isRightToLeft ? right : left, isRightToLeft ? left : right)
        var row = StackLayout(
          child.children.map { $0.layoutChild(isRow: false) }, Arrangement(of: child.model),
          spacing: spacing,
          in: layout.frames[index].width - left - right,
          tracks: tracks, isRightToLeft: isRightToLeft)
        guard let heights = child.heights(in: row) else { return nil }
        row.place(heights, spacing: 0)
        rows[index] = row
        let height = row.height + child.padding.top + child.padding.bottom
        extents.append(StackLayout.Extent(natural: height, least: height))
      }
      layout.place(extents, spacing: spacing, in: model.height)
      var frames: [(AnyNodeHandle, StackLayout.Frame)] = []
      for (index, child) in children.enumerated() {
        let frame = layout.frames[index]
        frames.append((child.node, frame))
        guard var row = rows[index], let heights = child.heights(in: row) else { continue }
        row.place(
          heights, spacing: 0, in: frame.height - child.padding.top - child.padding.bottom)
        for (inner, var place) in zip(child.children, row.frames) {
          place.x += frame.x + child.padding.left
          place.y += frame.y + child.padding.top
          frames.append((inner.node, place))
        }
      }
      return frames
    }
  }

  private static let seeds = TestScale.seeds(30)

  private func child(
    in parent: AnyNodeHandle, of tree: StyleTree, _ arrangement: Arrangement, canGrow: Bool,
    _ generator: inout SeededGenerator
  ) -> Child {
    let node = tree.attach(Box(), to: parent).erased
    let squares = generator.isChosen(4) ? 0 : Int.random(in: 1...14, using: &generator)
    let lengths = [
      generator.length(0...120, 4), generator.length(0...60, 4), generator.length(0...90, 5),
      generator.length(0...90, 5), generator.length(0...50, 6), generator.length(0...50, 6),
    ]
    let growth = canGrow ? generator.element([0.2, 0.5, 1, 1, 3, -1], 3) : nil
    let span = generator.length(1...4, 4)
    let ratio = generator.element([0.5, 2, 3], 4)
    tree.override(node) {
      $0.spacing = 0
      ($0.width, $0.height) = (lengths[0], lengths[1])
      ($0.minimumWidth, $0.maximumWidth) = (lengths[2], lengths[3])
      ($0.minimumHeight, $0.maximumHeight) = (lengths[4], lengths[5])
      $0.growth = growth
      $0.columnSpan = span.map { Int($0) }
      // Where nothing else determines the width.
      let isFree = squares == 0 && lengths[0] == nil && lengths[1] != nil
      let isLimited = lengths[2...].contains { $0 != nil }
      if isFree, !isLimited, arrangement.flow == .row, arrangement.alignment == .leading {
        $0.aspectRatio = ratio
      }
    }
    return Child(node: node, model: tree.viewModel(of: node), squares: squares)
  }

  private func world(in tree: StyleTree, _ generator: inout SeededGenerator) -> World {
    let node = tree.attach(Box()).erased
    let axis = StackAxisValue.allCases.randomElement(using: &generator)
    let columns = generator.element(
      [GridColumnsValue.count(1), .count(2), .count(3), .count(5), .adaptive(minimum: 70)], 3)
    let alignment = generator.element(StackAlignmentValue.allCases, 2)
    let distribution = generator.element(StackDistributionValue.allCases, 2)
    let overflow = generator.element(OverflowValue.allCases, 6)
    let (wraps, spacing) = (
      generator.isChosen(3), Double(Int.random(in: 0...15, using: &generator))
    )
    let width = Double(Int.random(in: 60...320, using: &generator))
    let height = generator.length(20...300, 2)
    tree.override(node) {
      $0.stackAxis = axis
      $0.gridColumns = columns
      $0.stackAlignment = alignment
      $0.stackDistribution = distribution
      $0.overflow = overflow
      $0.wrapsChildren = wraps
      $0.spacing = spacing
      ($0.width, $0.height) = (width, height)
    }
    let model = tree.viewModel(of: node)
    let arrangement = Arrangement(of: model)
    var world = World(
      node: node, model: model, isRightToLeft: tree.environment.layoutDirection == .rightToLeft)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      if let alignment = generator.element(OverlayValue.Alignment.allCases, 6) {
        // Its siblings are where they are without it.
        tree.override(tree.attach(Box(), to: node)) {
          $0.overlay = OverlayValue(alignment)
          ($0.width, $0.height) = (400, 400)
        }
      }
      if let count = arrangement.columns?.count, generator.isChosen(2) {
        let track = (width - spacing * Double(count - 1)) / Double(count)
        world.children.append(
          row(in: node, of: tree, count, insets: track > 8 ? 8 : 0, &generator))
      } else {
        var child = child(
          in: node, of: tree, arrangement, canGrow: arrangement.axis != nil, &generator)
        // CSS makes more columns for a child that spans more than an adaptive grid has.
        if arrangement.columns?.minimum != nil {
          tree.override(child.node) { $0.columnSpan = nil }
          child = Child(
            node: child.node, model: tree.viewModel(of: child.node), squares: child.squares)
        }
        world.children.append(child)
      }
    }
    return world
  }

  private func row(
    in parent: AnyNodeHandle, of tree: StyleTree, _ count: Int, insets largest: Int,
    _ generator: inout SeededGenerator
  ) -> Child {
    let node = tree.attach(Box(), to: parent).erased
    let alignment = generator.element(StackAlignmentValue.allCases, 2)
    let insets = (0..<4).map { _ in generator.length(0...largest, 2) ?? 0 }
    let wraps = generator.isChosen(4)
    tree.override(node) {
      $0.stackAxis = .horizontal
      $0.stackAlignment = alignment
      $0.wrapsChildren = wraps
      $0.padding = EdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    let model = tree.viewModel(of: node)
    var row = Child(node: node, model: model)
    var taken = 0
    repeat {
      let child = child(
        in: node, of: tree, Arrangement(of: model), canGrow: false, &generator)
      taken += child.item.columnSpan
      row.children.append(child)
    } while taken < count && !generator.isChosen(3)
    if taken > count, row.children.count > 1 {
      tree.detach(row.children.removeLast().node)
    }
    return row
  }

  @Test(arguments: seeds)
  func `children are where a browser places them`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let tree = StyleTree()
    if seed.isMultiple(of: 3) { tree.environment.layoutDirection = .rightToLeft }
    let worlds = (0..<150).map { _ in world(in: tree, &generator) }
    let leaves = worlds.flatMap(\.children).flatMap { $0.isRow ? $0.children : [$0] }
    let squares = Dictionary(
      uniqueKeysWithValues: leaves.filter { $0.squares > 0 }.map {
        (HTMLPage.identifier(of: $0.node), $0.squares)
      })
    let page = String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self)
    let places: [String: [Double]] = try await #require(Chromium.installed).result(
      of: page,
      running: """
        document.head.append(document.createElement('style'))
        document.head.lastChild.textContent = '*{scrollbar-width:none}'
        for (const [id, count] of Object.entries(\(try Chromium.literal(squares)))) {
          const square = '<b style="display:inline-block;width:10px;height:10px;vertical-align:baseline"></b>'
          document.getElementById(id).style.display = 'block'
          document.getElementById(id).innerHTML =
            '<p style="margin:0;font-size:0;line-height:0">' + square.repeat(count) + '</p>'
        }
        return Object.fromEntries([...document.querySelectorAll('[id^=n]')].map(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [element.id, [left, top, width, height]]
        }))
        """)
    for world in worlds {
      guard let frames = world.frames() else { continue }
      let outer = try #require(places[HTMLPage.identifier(of: world.node)])
      let wanted = try frames.map { try #require(places[HTMLPage.identifier(of: $0.0)]) }
      let isEqual = zip(frames, wanted).allSatisfy { frame, place in
        let (own, x, y) = (frame.1, place[0] - outer[0], place[1] - outer[1])
        return abs(own.x - x) < 0.1 && abs(own.y - y) < 0.1 && abs(own.width - place[2]) < 0.1
          && abs(own.height - place[3]) < 0.1
      }
      if isEqual { continue }
      let lines = zip(frames, wanted).map { frame, place in
        let child = world.children.flatMap { [$0] + $0.children }.first { $0.node == frame.0 }
        let own = frame.1
        let ours = [own.x, own.y, own.width, own.height].map { ($0 * 10).rounded() / 10 }
        let theirs = [place[0] - outer[0], place[1] - outer[1], place[2], place[3]].map {
          ($0 * 10).rounded() / 10
        }
        return
          "  \(ours) in CSS \(theirs): \(child?.squares ?? 0) squares, \(child?.model.description ?? "")"
      }
      Issue.record("\(world.model)\n\(lines.joined(separator: "\n"))")
    }
  }
}

extension SeededGenerator {
  /// Returns true for one of some cases.
  fileprivate mutating func isChosen(_ part: Int) -> Bool {
    Int.random(in: 0..<part, using: &self) == 0
  }

  /// Returns a whole length in one of some cases, and nil in the others.
  fileprivate mutating func length(_ range: ClosedRange<Int>, _ part: Int) -> Double? {
    isChosen(part) ? Double(Int.random(in: range, using: &self)) : nil
  }

  /// Returns an element in one of some cases, and nil in the others.
  fileprivate mutating func element<Element>(_ elements: [Element], _ part: Int) -> Element? {
    isChosen(part) ? elements.randomElement(using: &self) : nil
  }
}
