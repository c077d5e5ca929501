import ProtocolStyle
import StyleHTML
import Testing

/// The places of nodes in stacks and grids, measured in a browser, in both directions.
@Suite(.needsChromium) struct StackLayoutTests {
  private struct Box: ViewNode {}

  private struct Text: LabelNode, TextContent {
    var text: String
  }

  private struct Action: ButtonNode, TextContent {
    var text: String
  }

  private typealias Write = @Sendable (inout ViewModel) -> Void

  /// A stack with a width of 300 points and a spacing of 10, and its children.
  private struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let write: Write
    var children: [Write]

    /// The left edge, the top, the width and the height of each child; nil is any.
    let places: [[Double?]]

    /// Children of 40 by 20 points, with other values.
    init(
      _ name: String, _ write: @escaping Write, _ children: [Write], _ places: [[Double?]]
    ) {
      (self.name, self.write, self.children, self.places) = (name, write, children, places)
    }

    var testDescription: String { name }
  }

  private static let plain: Write = { _ in }
  private static let three = [plain, plain, plain]

  private static func horizontal(_ write: @escaping Write = plain) -> Write {
    {
      $0.stackAxis = .horizontal
      write(&$0)
    }
  }

  private static let third = 280.0 / 3

  private static let lines: [Case] = [
    Case("none of the words", plain, three, [[0, 0, 40, 20], [0, 30, 40, 20], [0, 60, 40, 20]]),
    Case("vertical", { $0.stackAxis = .vertical }, three, [[0, 0], [0, 30], [0, 60]]),
    Case(
      "horizontal", horizontal(), three, [[0, 0, 40, 20], [50, 0, 40, 20], [100, 0, 40, 20]]),
    Case("centered", { $0.stackAlignment = .center }, three, [[130, 0], [130, 30], [130, 60]]),
    Case(
      "trailing", { $0.stackAlignment = .trailing }, three, [[260, 0], [260, 30], [260, 60]]),
    Case(
      "filling", { $0.stackAlignment = .fill }, [{ $0.width = nil }], [[0, 0, 300, 20]]),
    Case(
      "bottom", horizontal { $0.stackAlignment = .trailing }, [{ $0.height = 50 }, plain],
      [[0, 0, 40, 50], [50, 30, 40, 20]]),
    Case(
      "middle", horizontal { $0.stackAlignment = .center }, [{ $0.height = 50 }, plain],
      [[0, 0, 40, 50], [50, 15, 40, 20]]),
    Case(
      "stretched", horizontal(), [{ $0.height = 50 }, { $0.height = nil }],
      [[0, 0, 40, 50], [50, 0, 40, 50]]),
    Case(
      "at the end", horizontal { $0.stackDistribution = .trailing }, three, [[160], [210], [260]]),
    Case(
      "in the middle", horizontal { $0.stackDistribution = .center }, three, [[80], [130], [180]]),
    Case(
      "apart", horizontal { $0.stackDistribution = .equalSpacing }, three, [[0], [130], [260]]),
    Case(
      "equal", horizontal { $0.stackDistribution = .fillEqually },
      Array(repeating: { $0.width = nil }, count: 3),
      [[0, 0, third], [third + 10, 0, third], [2 * third + 20, 0, third]]),
    Case(
      "equal heights",
      {
        $0.stackDistribution = .fillEqually
        $0.height = 110
      }, Array(repeating: { $0.height = nil }, count: 2), [[0, 0, 40, 50], [0, 60, 40, 50]]),
    Case(
      "wrapping", horizontal { $0.wrapsChildren = true }, Array(repeating: plain, count: 7),
      [[0, 0], [50, 0], [100, 0], [150, 0], [200, 0], [250, 0], [0, 30]]),
    Case(
      "growth", horizontal(), [plain, { $0.growth = 1 }, plain],
      [[0, 0, 40], [50, 0, 200], [260, 0, 40]]),
    Case(
      "shares", horizontal(), [{ $0.growth = 1 }, { $0.growth = 3 }, plain],
      [[0, 0, 80], [90, 0, 160], [260, 0, 40]]),
    Case(
      "growing heights", { $0.height = 200 }, [plain, { $0.growth = 1 }, plain],
      [[0, 0, 40, 20], [0, 30, 40, 140], [0, 180, 40, 20]]),
    Case(
      "limits", horizontal(), [{ $0.minimumWidth = 80 }, { $0.maximumWidth = 30 }],
      [[0, 0, 80], [90, 0, 30]]),
    Case(
      "limited growth", horizontal(),
      [
        {
          $0.growth = 1
          $0.maximumWidth = 100
        }, { $0.growth = 1 },
      ], [[0, 0, 100], [110, 0, 190]]),
    Case(
      "a ratio", plain,
      [
        {
          $0.height = nil
          $0.aspectRatio = 2
        }
      ], [[0, 0, 40, 20]]),
    Case(
      "a ratio of the height", { $0.stackAlignment = .leading },
      [
        {
          $0.width = nil
          $0.aspectRatio = 2
        }
      ], [[0, 0, 40, 20]]),
  ]

  private static func overlay(
    _ alignment: OverlayValue.Alignment, _ x: Double = 0, _ y: Double = 0
  ) -> Write {
    { $0.overlay = OverlayValue(alignment, offset: Offset(x: x, y: y)) }
  }

  private static let overlays: [Case] = [
    Case(
      "places over a parent",
      {
        $0.height = 100
        $0.padding = EdgeInsets(7)
      },
      [
        overlay(.topLeading, 3, 4), plain, overlay(.top), overlay(.topTrailing, 6, -4),
        overlay(.leading), overlay(.center, 5, -5), overlay(.trailing),
        overlay(.bottomLeading), overlay(.bottom, -10, 10), overlay(.bottomTrailing, -16, -16),
      ],
      [
        [3, 4, 40, 20], [7, 7, 40, 20], [130, 0, 40, 20], [266, -4, 40, 20], [0, 40, 40, 20],
        [135, 35, 40, 20], [260, 40, 40, 20], [0, 80, 40, 20], [120, 90, 40, 20],
        [244, 64, 40, 20],
      ]),
    Case(
      "over a row that fills equally",
      horizontal { $0.stackDistribution = .fillEqually },
      [{ $0.width = nil }, overlay(.topTrailing), { $0.width = nil }],
      [[0, 0, 145], [260, 0, 40, 20], [155, 0, 145]]),
    Case(
      "over a grid", { $0.gridColumns = .count(2) },
      [{ $0.width = nil }, overlay(.bottomLeading), { $0.width = nil }],
      [[0, 0, 145], [0, 0, 40, 20], [155, 0, 145]]),
    Case(
      "over layers",
      {
        $0.stackAxis = .layered
        $0.stackAlignment = .center
        $0.height = 100
      }, [plain, overlay(.topTrailing, 6, -4)], [[130, 40], [266, -4, 40, 20]]),
  ]

  private static let grids: [Case] = [
    Case(
      "layers", { $0.stackAxis = .layered },
      [
        {
          $0.width = nil
          $0.height = 60
        }, plain,
      ], [[0, 0, 300, 60], [0, 0, 40, 20]]),
    Case(
      "centered layers",
      {
        $0.stackAxis = .layered
        $0.stackAlignment = .center
        $0.height = 100
      }, [plain, { $0.columnSpan = 2 }], [[130, 40], [130, 40]]),
    Case(
      "layers at the end",
      {
        $0.stackAxis = .layered
        $0.stackAlignment = .trailing
        $0.height = 100
      }, [plain], [[260, 80]]),
    Case(
      "a grid", { $0.gridColumns = .count(3) }, Array(repeating: { $0.width = nil }, count: 4),
      [[0, 0, third], [third + 10, 0, third], [2 * third + 20, 0, third], [0, 30, third]]),
    Case(
      "an adaptive grid", { $0.gridColumns = .adaptive(minimum: 80) },
      Array(repeating: { $0.width = nil }, count: 4),
      [[0, 0, third], [third + 10, 0, third], [2 * third + 20, 0, third], [0, 30, third]]),
    Case(
      "spans", { $0.gridColumns = .count(3) },
      [
        {
          $0.width = nil
          $0.columnSpan = 2
        }, plain,
        {
          $0.width = nil
          $0.columnSpan = 9
        },
      ], [[0, 0, 2 * third + 10], [2 * third + 20, 0, 40], [0, 30, 300]]),
  ]

  @Test(arguments: [false, true])
  func `children are where their stack puts them`(isRightToLeft: Bool) async throws {
    let cases = Self.lines + Self.grids + Self.overlays
    let tree = StyleTree()
    if isRightToLeft { tree.environment.layoutDirection = .rightToLeft }
    let nodes = cases.map { stack -> (AnyNodeHandle, [AnyNodeHandle]) in
      let parent = tree.attach(Box())
      tree.override(parent) {
        $0.width = 300
        $0.spacing = 10
        stack.write(&$0)
      }
      let children = stack.children.map { write in
        let child = tree.attach(Box(), to: parent)
        tree.override(child) {
          $0.width = 40
          $0.height = 20
          write(&$0)
        }
        return child.erased
      }
      return (parent.erased, children)
    }
    let places = try await places(in: tree)
    for (stack, (parent, children)) in zip(cases, nodes) {
      let around = try #require(places[HTMLPage.identifier(of: parent)])
      for (child, wanted) in zip(children, stack.places) {
        var place = try #require(places[HTMLPage.identifier(of: child)])
        place[0] =
          isRightToLeft ? around[0] + around[2] - place[0] - place[2] : place[0] - around[0]
        place[1] -= around[1]
        for (value, wanted) in zip(place, wanted) {
          guard let wanted else { continue }
          #expect(abs(value - wanted) < 0.6, "\(stack.name): \(child) is at \(place)")
        }
      }
    }
  }

  /// The rectangles of all elements with an identifier.
  private func places(in tree: StyleTree, width: Int = 800) async throws -> [String: [Double]] {
    let page = String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self)
    return try await #require(Chromium.installed).result(
      of: page,
      running: """
        return Object.fromEntries([...document.querySelectorAll('[id^=n]')].map(element => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [element.id, [left, top, width, height]]
        }))
        """, in: Chromium.Settings(width: width))
  }

  /// A list of texts, each as high as the list, in which one stays at its edge.
  @Test func `a child stays at the edge of a parent that scrolls`() async throws {
    let tree = StyleTree()
    let edges: [StickyEdgeValue?] = [nil, .top, .bottom]
    for edge in edges {
      let list = tree.attach(Box())
      tree.override(list) {
        $0.stackAxis = .vertical
        $0.height = 100
        $0.overflow = .scrolls
        $0.spacing = 0
      }
      for index in 0..<3 {
        let row = tree.attach(Box(), to: list)
        tree.override(row) {
          $0.height = index == 1 ? 20 : 100
          if index == 1 { $0.stickyEdge = edge }
        }
      }
    }
    let page = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    let tops: [[Double]] = try await #require(Chromium.installed).result(
      of: page,
      running: """
        return [...document.querySelectorAll('main>div')].map(list => [0, 1000].map(top => {
          list.scrollTop = top
          const [outer, inner] = [list, list.children[1]].map(box => box.getBoundingClientRect())
          return inner.top - outer.top
        }))
        """)
    #expect(tops == [[100, -20], [100, 0], [80, -20]])
  }

  private struct Layer: ViewNode {}

  @Test func `elements are in front of each other by their order in depth`() async throws {
    let tree = StyleTree()
    let layers = tree.attach(Box())
    tree.override(layers) { $0.stackAxis = .layered }
    let nodes = [nil, 2, -1, 1].map { zIndex in
      let layer = tree.attach(Layer(), to: layers)
      tree.override(layer) {
        ($0.width, $0.height, $0.zIndex) = (40, 20, zIndex)
      }
      return HTMLPage.identifier(of: layer)
    }
    let page = String(decoding: HTMLPage(of: tree, isPatchable: true).bytes(), as: UTF8.self)
    let order: [String] = try await #require(Chromium.installed).result(
      of: page,
      running: """
        const { left, top } = document.getElementById('\(nodes[0])').getBoundingClientRect()
        return document.elementsFromPoint(left + 5, top + 5).map(element => element.id)
        """)
    #expect(order.filter(nodes.contains) == [nodes[1], nodes[3], nodes[0], nodes[2]])
  }

  private static let prices = [
    ["Flat white", "200 ml", "3.40 €"], ["Tea", "A pot for two", "12 €"], ["Water", "", "2 €"],
  ]

  /// The columns of rows of texts, which have other spacings than the grid.
  @Test(arguments: [false, true])
  func `the columns of a price list are aligned`(isRightToLeft: Bool) async throws {
    let tree = StyleTree()
    if isRightToLeft { tree.environment.layoutDirection = .rightToLeft }
    let list = tree.attach(Box())
    tree.override(list) {
      $0.gridColumns = .count(3)
      $0.spacing = 10
      $0.width = 340
    }
    let rows = Self.prices.map { texts in
      let row = tree.attach(Box(), to: list)
      tree.override(row) {
        $0.stackAxis = .horizontal
        $0.stackAlignment = .firstBaseline
        $0.spacing = 30
      }
      return texts.map { tree.attach(Text(text: $0), to: row).erased }
    }
    // A stack in a cell of the grid isn't a row of it.
    let cell = tree.attach(Box(), to: list)
    let inner = tree.attach(Box(), to: cell)
    tree.override(inner) {
      $0.stackAxis = .horizontal
      $0.spacing = 7
    }
    let words = ["a", "b"].map { tree.attach(Text(text: $0), to: inner).erased }
    let places = try await places(in: tree)
    func place(_ node: AnyNodeHandle) throws -> [Double] {
      try #require(places[HTMLPage.identifier(of: node)])
    }
    for column in 0..<3 {
      let edges = try rows.map { try place($0[column]) }
      #expect(Set(edges.map { $0[0].rounded() }).count == 1, "\(edges)")
      #expect(edges.allSatisfy { abs($0[2] - 320 / 3) < 0.6 }, "\(edges)")
    }
    let tops = try rows.map { try place($0[0])[1] }
    #expect(tops[0] < tops[1] && tops[1] < tops[2])
    #expect(abs(try place(cell.erased)[2] - 320 / 3) < 0.6)
    let (one, other) = (try place(words[0]), try place(words[1]))
    let distance = isRightToLeft ? one[0] - other[0] - other[2] : other[0] - one[0] - one[2]
    #expect(abs(distance - 7) < 0.6)
  }

  @Test func `buttons fill a stack that fills, and images keep their sizes`() async throws {
    let tree = StyleTree()
    let column = tree.attach(Box())
    tree.override(column) {
      $0.stackAlignment = .fill
      $0.width = 300
    }
    let button = tree.attach(Action(text: "Pay"), to: column)
    let icon = tree.attach(Icon(), to: column)
    let places = try await places(in: tree)
    #expect(places[HTMLPage.identifier(of: button)]?[2] == 300)
    #expect(places[HTMLPage.identifier(of: icon)]?[2] == 24)
  }

  private struct Icon: ImageNode, ImageContent {
    let image = ImageReference.symbol("lock")
  }

  private struct Home: ScreenNode {}

  /// A screen that isn't vertical has a padding instead of its children's margins.
  @Test func `children of a horizontal screen are inset once`() async throws {
    let tree = StyleTree()
    let screen = tree.attach(Home())
    tree.override(screen) {
      $0.stackAxis = .horizontal
      $0.spacing = 10
    }
    let nodes = [tree.attach(Box(), to: screen), tree.attach(Box(), to: screen)]
    for node in nodes { tree.override(node) { $0.growth = 1 } }
    let places = try await places(in: tree, width: 600)
    let first = try #require(places[HTMLPage.identifier(of: nodes[0])])
    let second = try #require(places[HTMLPage.identifier(of: nodes[1])])
    #expect(first[0] == 16 && first[1] == 16)
    #expect(second[0] - first[0] - first[2] == 10)
    #expect(second[1] == 16)
  }

  @Test func `content is clipped or scrolled, and keeps its size`() async throws {
    let tree = StyleTree()
    for overflow in OverflowValue.allCases {
      let box = tree.attach(Box())
      tree.override(box) {
        $0.stackAxis = .vertical
        $0.height = 50
        $0.overflow = overflow
      }
      let tall = tree.attach(Box(), to: box)
      tree.override(tall) { $0.minimumHeight = 120 }
    }
    let page = String(decoding: HTMLPage(of: tree).bytes(), as: UTF8.self)
    let values: [String] = try await #require(Chromium.installed).result(
      of: page,
      running: """
        return [...document.querySelectorAll('main>div')].map(box => {
          box.scrollTop = 1000
          return `${getComputedStyle(box).overflowY} ${box.scrollTop} ${box.firstChild.offsetHeight}`
        })
        """)
    #expect(values == ["visible 0 120", "clip 0 120", "auto 70 120"])
  }
}
