import CGTK
import ProtocolStyle
import StyleBinding
import Testing

@testable import StyleGTK

/// The rectangles of children in GTK, by the attributes of layout.
@Suite(.serialized) @MainActor struct StackTests {
  /// A frame: left, top, width and height.
  struct Frame: Equatable, CustomStringConvertible {
    let x, y, width, height: Int

    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var description: String { "(\(x), \(y), \(width), \(height))" }
  }

  private struct Box: ViewNode {}
  private struct Picture: ImageNode {}

  struct Line: LabelNode, TextContent {
    var text: String
  }

  private let tree = StyleTree()
  private let gtk: GTKTree

  init() throws {
    gtk = try GTKTree(testing: tree)
  }

  private struct Page: ViewNode, SizeContainer, Padding {
    var padding: EdgeInsets { EdgeInsets(top: 0, left: 10, bottom: 0, right: 40) }
  }

  private struct Price: LabelNode, Alpha, TextContent {
    var alpha: Double { ContainerWidth.isAtLeast(600) ? 1 : 0.5 }
    var text: String { ContainerWidth.isAtLeast(600) ? "12 €" : "12" }
  }

  @Test func `containers have the width of their content, as GTK has arranged it`() throws {
    let page = tree.attach(Page())
    let price = tree.attach(Price(), to: page)
    gtk.refresh()
    for (width, text) in [(500, "12"), (700, "12 €"), (640, "12")] {
      // The window is as wide.
      var frame = GtkAllocation(x: 0, y: 0, width: Int32(width), height: 100)
      gtk_widget_measure(
        gtk.container, GTK_ORIENTATION_VERTICAL, Int32(width), nil, nil, nil, nil)
      gtk_widget_size_allocate(gtk.container, &frame, -1)
      #expect(tree.containerWidth(of: page) != Double(width - 50))
      while g_main_context_iteration(nil, 0) != 0 {}
      #expect(tree.containerWidth(of: page) == Double(width - 50))
      let label = try #require(gtk.binding.view(of: price)?.widget)
      #expect(String(cString: gtk_label_get_text(label.opaque)) == text)
    }
    #expect(tree.containerWidth(of: price) == nil)
  }

  typealias Style = @Sendable (inout ViewModel) -> Void

  /// A view with a style and a child for each style.
  private func attach(_ style: @escaping Style, _ children: [Style]) -> (
    AnyNodeHandle, [AnyNodeHandle]
  ) {
    let parent = tree.attach(Box()).erased
    tree.override(parent) {
      $0.spacing = 10
      style(&$0)
    }
    let nodes = children.map { style in
      let child = tree.attach(Box(), to: parent).erased
      tree.override(child, style)
      return child
    }
    return (parent, nodes)
  }

  private func view(of node: AnyNodeHandle) throws -> GTKView {
    gtk.refresh()
    return try #require(gtk.binding.view(of: node))
  }

  /// Gives a view a size, in which GTK places its children.
  private func allocate(_ view: GTKView, _ width: Int, _ height: Int) {
    var minimum: Int32 = 0
    gtk_widget_measure(
      view.widget, GTK_ORIENTATION_VERTICAL, Int32(width), &minimum, nil, nil, nil)
    var frame = GtkAllocation(x: 0, y: 0, width: Int32(width), height: Int32(height))
    gtk_widget_size_allocate(view.widget, &frame, -1)
  }

  private func frame(of node: AnyNodeHandle, in parent: AnyNodeHandle) throws -> Frame {
    var bounds = graphene_rect_t()
    let (child, outer) = (try view(of: node).widget, try view(of: parent).widget)
    #expect(gtk_widget_compute_bounds(child, outer, &bounds) != 0)
    return Frame(
      Int(bounds.origin.x), Int(bounds.origin.y), Int(bounds.size.width), Int(bounds.size.height))
  }

  private func frames(
    _ style: @escaping Style, _ children: [Style], in size: (Int, Int) = (300, 200)
  ) throws -> [Frame] {
    let (parent, nodes) = attach(style, children)
    allocate(try view(of: parent), size.0, size.1)
    return try nodes.map { try frame(of: $0, in: parent) }
  }

  /// A style with a size.
  nonisolated private static func size(
    _ width: Double? = nil, _ height: Double? = nil, _ more: @escaping Style = { _ in }
  ) -> Style {
    {
      $0.width = width
      $0.height = height
      more(&$0)
    }
  }

  // MARK: Axes

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: Style
    let children: [Style]
    let frames: [Frame]

    init(_ name: String, _ style: @escaping Style, _ children: [Style], _ frames: [Frame]) {
      (testDescription, self.style, self.children) = (name, style, children)
      self.frames = frames
    }
  }

  nonisolated private static let row: Style = { $0.stackAxis = .horizontal }

  nonisolated static let cases: [Case] = [
    Case(
      "column", { _ in }, [size(nil, 20), size(50, 30)],
      [Frame(0, 0, 300, 20), Frame(0, 30, 50, 30)]),
    Case(
      "row", row, [size(40, 20), size(50)], [Frame(0, 0, 40, 20), Frame(50, 0, 50, 200)]),
    Case(
      "layers", { $0.stackAxis = .layered }, [size(), size(40, 20)],
      [Frame(0, 0, 300, 200), Frame(0, 0, 40, 20)]),
    Case(
      "centered layers",
      {
        $0.stackAxis = .layered
        $0.stackAlignment = .center
      }, [size(100, 100), size(40, 20)], [Frame(100, 50, 100, 100), Frame(130, 90, 40, 20)]),
    Case(
      "trailing column", { $0.stackAlignment = .trailing }, [size(40, 20), size(50, 20)],
      [Frame(260, 0, 40, 20), Frame(250, 30, 50, 20)]),
    Case(
      "centered row",
      {
        row(&$0)
        $0.stackAlignment = .center
      }, [size(40, 20), size(50, 60)], [Frame(0, 90, 40, 20), Frame(50, 70, 50, 60)]),
    // MARK: Places over others
    Case(
      "overlays", { _ in },
      [
        size(40, 20) { $0.overlay = OverlayValue(.topTrailing, offset: Offset(x: 6, y: -4)) },
        size(50, 30), size(40, 20) { $0.overlay = OverlayValue(.center) },
        size(40, 20) { $0.overlay = OverlayValue(.bottomLeading, offset: Offset(x: 5, y: -5)) },
      ],
      [
        Frame(266, -4, 40, 20), Frame(0, 0, 50, 30), Frame(130, 90, 40, 20), Frame(5, 175, 40, 20),
      ]),
    // MARK: Distribution
    Case(
      "distribution: center",
      {
        row(&$0)
        $0.stackDistribution = .center
      }, [size(40, 20), size(50, 20)], [Frame(100, 0, 40, 20), Frame(150, 0, 50, 20)]),
    Case(
      "distribution: trailing", { $0.stackDistribution = .trailing }, [size(40, 20), size(50, 20)],
      [Frame(0, 150, 40, 20), Frame(0, 180, 50, 20)]),
    Case(
      "distribution: equal spacing",
      {
        row(&$0)
        $0.stackDistribution = .equalSpacing
      }, [size(40, 20), size(40, 20), size(40, 20)],
      [Frame(0, 0, 40, 20), Frame(130, 0, 40, 20), Frame(260, 0, 40, 20)]),
    Case(
      "distribution: equal sizes",
      {
        row(&$0)
        $0.stackDistribution = .fillEqually
      }, [size(nil, 20), size(nil, 20)], [Frame(0, 0, 145, 20), Frame(155, 0, 145, 20)]),
    // MARK: Growth and limits
    Case(
      "growth", row, [size(30, 20), size(0, 20) { $0.growth = 1 }, size(0, 20) { $0.growth = 3 }],
      [Frame(0, 0, 30, 20), Frame(40, 0, 63, 20), Frame(113, 0, 187, 20)]),
    Case(
      "growth up to a limit", row,
      [
        size(0, 20) {
          $0.growth = 1
          $0.maximumWidth = 50
        }, size(0, 20) { $0.growth = 1 },
      ], [Frame(0, 0, 50, 20), Frame(60, 0, 240, 20)]),
    Case(
      "growth below 1", row, [size(0, 20) { $0.growth = 0.5 }], [Frame(0, 0, 150, 20)]),
    Case(
      "growth in a column", { _ in }, [size(nil, 20), size { $0.growth = 1 }],
      [Frame(0, 0, 300, 20), Frame(0, 30, 300, 170)]),
    Case(
      "limits", { _ in },
      [
        size {
          $0.maximumWidth = 120
          $0.minimumHeight = 25
        },
        size(nil, 40) { $0.maximumHeight = 15 },
        size(50, 10) {
          $0.minimumWidth = 80
          $0.maximumWidth = 60
        },
      ], [Frame(0, 0, 120, 25), Frame(0, 35, 300, 15), Frame(0, 60, 80, 10)]),
    Case(
      "aspect ratio", { _ in },
      [size { $0.aspectRatio = 3 }, size(nil, 20) { $0.aspectRatio = 2 }],
      [Frame(0, 0, 300, 100), Frame(0, 110, 40, 20)]),
    // MARK: Lines
    Case(
      "wrapping",
      {
        row(&$0)
        $0.wrapsChildren = true
        $0.stackAlignment = .leading
      }, [size(140, 20), size(140, 30), size(140, 20)],
      [Frame(0, 0, 140, 20), Frame(150, 0, 140, 30), Frame(0, 40, 140, 20)]),
    Case(
      "columns", { $0.gridColumns = .count(3) },
      [size(nil, 20), size(nil, 20), size(nil, 20), size(nil, 30) { $0.columnSpan = 2 }],
      [
        Frame(0, 0, 94, 20), Frame(104, 0, 93, 20), Frame(207, 0, 93, 20), Frame(0, 30, 197, 30),
      ]),
    Case(
      "a span of more columns than there are", { $0.gridColumns = .count(2) },
      [size(nil, 20), size(nil, 20) { $0.columnSpan = 9 }],
      [Frame(0, 0, 145, 20), Frame(0, 30, 300, 20)]),
    Case(
      "as many columns as there's room for", { $0.gridColumns = .adaptive(minimum: 100) },
      [size(nil, 20), size(nil, 20), size(nil, 20)],
      [Frame(0, 0, 145, 20), Frame(155, 0, 145, 20), Frame(0, 30, 145, 20)]),
    Case(
      "no children", row, [], []),
  ]

  @Test(arguments: cases)
  func `children are arranged`(case: Case) throws {
    #expect(try frames(`case`.style, `case`.children) == `case`.frames)
  }

  @Test func `a row begins at the right in a direction from right to left`() throws {
    let (parent, nodes) = attach(Self.row, [Self.size(40, 20), Self.size(50, 20)])
    let view = try view(of: parent)
    gtk_widget_set_direction(view.widget, GTK_TEXT_DIR_RTL)
    allocate(view, 300, 200)
    #expect(
      try nodes.map { try frame(of: $0, in: parent) } == [
        Frame(260, 0, 40, 20), Frame(200, 0, 50, 20),
      ])
  }

  @Test func `a picture with a fixed width shrinks to the width of its column`() throws {
    let parent = tree.attach(Box()).erased
    let picture = tree.attach(Picture(), to: parent).erased
    tree.override(picture) {
      $0.width = 1000
      $0.height = 40
    }
    allocate(try view(of: parent), 300, 200)
    #expect(try frame(of: picture, in: parent) == Frame(0, 0, 300, 40))
  }

  @Test func `texts of different sizes are on one line`() throws {
    let parent = tree.attach(Box()).erased
    tree.override(parent) {
      $0.stackAxis = .horizontal
      $0.stackAlignment = .firstBaseline
    }
    let lines = [10.0, 40].map { size in
      let line = tree.attach(Line(text: "a"), to: parent).erased
      tree.override(line) { $0.font = .system(size: size) }
      return line
    }
    allocate(try view(of: parent), 300, 200)
    let baselines = try lines.map { node in
      let frame = try frame(of: node, in: parent)
      var baseline: Int32 = 0
      gtk_widget_measure(
        try view(of: node).widget, GTK_ORIENTATION_VERTICAL, Int32(frame.width), nil, nil, nil,
        &baseline)
      return frame.y + Int(baseline)
    }
    #expect(baselines[0] == baselines[1])
    #expect(try frame(of: lines[0], in: parent).y > 5)
  }

  // MARK: Grids

  @Test func `the columns of a grid's rows are aligned, whatever the insets of the rows`() throws {
    let grid = tree.attach(Box()).erased
    tree.override(grid) {
      $0.gridColumns = .count(3)
      $0.spacing = 10
    }
    var edges: [[Frame]] = []
    for inset in [0.0, 8] {
      let row = tree.attach(Box(), to: grid).erased
      tree.override(row) {
        $0.stackAxis = .horizontal
        $0.padding = EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      }
      let cells = ["a", "b c d", "e"].map { tree.attach(Line(text: $0), to: row).erased }
      allocate(try view(of: grid), 320, 200)
      edges.append(try cells.map { try frame(of: $0, in: grid) })
    }
    #expect(edges[0].map(\.x) == [0, 110, 220])
    #expect(edges[0].map { $0.x + $0.width } == [100, 210, 320])
    #expect(edges[1].map(\.x) == [8, 110, 220])
    #expect(edges[1].map { $0.x + $0.width } == [100, 210, 312])
  }

  // MARK: Overflow

  @Test func `what scrolls is in a scrolled window, and children stay in order`() throws {
    let (parent, nodes) = attach({ _ in }, [Self.size(nil, 400), Self.size(nil, 300)])
    let view = try view(of: parent)
    for overflow in [OverflowValue.scrolls, .visible, .scrolls] {
      tree.override(parent) { $0.overflow = overflow }
      gtk.refresh()
      var minimum: Int32 = 0
      gtk_widget_measure(view.widget, GTK_ORIENTATION_VERTICAL, 300, &minimum, nil, nil, nil)
      #expect((minimum < 300) == (overflow == .scrolls))
      let first = try #require(gtk_widget_get_first_child(view.widget))
      let type = String(cString: g_type_name_from_instance(first.cast()))
      #expect(type == (overflow == .scrolls ? "GtkScrolledWindow" : "GtkFixed"))
      allocate(view, 300, 800)
      let tops = try nodes.map { try frame(of: $0, in: parent).y }
      #expect(tops == [0, 410])
    }
  }

  @Test(arguments: [
    (StickyEdgeValue.top, [100, 150]), (.bottom, [80, 100]),
  ])
  func `a child stays at an edge of what scrolls, and one over it in its corner`(
    edge: StickyEdgeValue, tops: [Int]
  ) throws {
    let (parent, nodes) = attach(
      {
        $0.overflow = .scrolls
        $0.spacing = 0
      },
      [
        Self.size(nil, 100), Self.size(nil, 20) { $0.stickyEdge = edge }, Self.size(nil, 300),
        Self.size(40, 20) { $0.overlay = OverlayValue(.bottomTrailing) },
      ])
    let view = try view(of: parent)
    let scroller = try #require(gtk_widget_get_first_child(view.widget))
    let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
    for (offset, top) in zip([0.0, 150], tops) {
      allocate(view, 300, 100)
      gtk_adjustment_set_value(adjustment, offset)
      allocate(view, 300, 100)
      #expect(try frame(of: nodes[1], in: parent).y == top - Int(offset))
      #expect(try frame(of: nodes[3], in: parent) == Frame(260, 80, 40, 20))
    }
  }

  @Test func `widgets are drawn by their order in depth`() throws {
    let (parent, nodes) = attach(
      { _ in }, [{ $0.zIndex = 2 }, { _ in }, { $0.zIndex = -1 }, { _ in }])
    let view = try view(of: parent)
    func drawn() throws -> [Int] {
      var (order, child) = ([GTKView.Widget](), gtk_widget_get_first_child(view.widget))
      while let widget = child {
        order.append(widget)
        child = gtk_widget_get_next_sibling(widget)
      }
      return try order.compactMap { widget in
        try nodes.firstIndex { try self.view(of: $0).widget == widget }
      }
    }
    #expect(try drawn() == [2, 1, 3, 0])
    tree.override(nodes[0]) { $0.zIndex = nil }
    gtk.refresh()
    #expect(try drawn() == [2, 0, 1, 3])
  }

  @Test(arguments: OverflowValue.allCases)
  func `what's larger is cut off unless it's visible`(overflow: OverflowValue) throws {
    let (parent, _) = attach({ $0.overflow = overflow }, [])
    let isHidden = gtk_widget_get_overflow(try view(of: parent).widget) == GTK_OVERFLOW_HIDDEN
    #expect(isHidden == (overflow != .visible))
  }

  // MARK: Screens

  private struct Screen: ScreenNode {}
  private struct Bar: NavigationBarNode {}
  private struct Tabs: TabBarNode {}
  private struct Buy: ButtonNode {}

  @Test func `a screen insets what isn't a bar, and has tabs at its bottom`() throws {
    let screen = tree.attach(Screen()).erased
    let bar = tree.attach(Bar(), to: screen).erased
    let line = tree.attach(Line(text: "a"), to: screen).erased
    let buy = tree.attach(Buy(), to: screen).erased
    let tabs = tree.attach(Tabs(), to: screen).erased
    allocate(try view(of: screen), 300, 400)
    let (top, text) = (try frame(of: bar, in: screen), try frame(of: line, in: screen))
    #expect((top.x, top.y, top.width) == (0, 0, 300))
    #expect((text.x, text.width) == (16, 268))
    #expect(text.y == top.height + 8)
    let button = try frame(of: buy, in: screen)
    #expect(button.x == 16 && button.width < 100)
    let bottom = try frame(of: tabs, in: screen)
    #expect((bottom.x, bottom.width, bottom.y + bottom.height) == (0, 300, 400))
  }

  @Test func `children that move, hide and leave are arranged again`() throws {
    let (parent, nodes) = attach({ _ in }, [10, 20, 30].map { Self.size(nil, $0) })
    try tree.move(nodes[2], to: parent, at: 0)
    tree.override(nodes[0]) { $0.isHidden = true }
    let view = try view(of: parent)
    allocate(view, 300, 200)
    #expect(try frame(of: nodes[2], in: parent).y == 0)
    #expect(try frame(of: nodes[1], in: parent).y == 40)
    tree.detach(nodes[2])
    gtk.refresh()
    allocate(view, 300, 200)
    #expect(try frame(of: nodes[1], in: parent).y == 0)
  }
}

extension StackTests {
  private struct Row: TableCellNode {}
  private struct Item: BarButtonItemNode {}

  @Test func `rows and items that are roots leave with their nodes`() throws {
    let nodes = [tree.attach(Row()).erased, tree.attach(Item()).erased]
    gtk.refresh()
    #expect(gtk_widget_get_first_child(gtk.container) != nil)
    for node in nodes { tree.detach(node) }
    gtk.refresh()
    #expect(gtk_widget_get_first_child(gtk.container) == nil)
  }
}
