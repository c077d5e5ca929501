import CGTK
import ProtocolStyle
import StyleBinding
import Testing

@testable import StyleGTK

/// Labels whose text shrinks until it fits.
@Suite(.serialized) @MainActor struct FittingTextTests {
  private let tree = StyleTree()
  private let gtk: GTKTree

  init() throws {
    gtk = try GTKTree(testing: tree)
  }

  private struct Amount: LabelNode, TextContent {
    var text = "1 234 567.00 € in your account"
  }

  typealias Style = @Sendable (inout ViewModel) -> Void

  /// A label, which no container measures.
  private func label(_ style: @escaping Style) throws -> GTKView.Widget {
    let node = tree.attach(Amount())
    tree.override(node, style)
    gtk.refresh()
    return try #require(gtk.binding.view(of: node)).widget
  }

  private func size(
    of label: GTKView.Widget, _ orientation: GtkOrientation, for other: Int = -1
  ) -> (minimum: Int, natural: Int) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(label, orientation, Int32(other), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  /// A text as it's laid out, in pixels.
  struct Text: Equatable {
    let width, height, lines: Int
    let isCutOff: Bool
  }

  /// Whether the lines of a text are as high as those of another one; heights are rounded.
  private func hasWholeSize(_ text: Text, _ whole: Text) -> Bool {
    let lineHeights = (Double(text.height) / Double(text.lines), Double(whole.height))
    return abs(lineHeights.0 - lineHeights.1) < 1
  }

  /// Gives a label a width, and returns its text.
  private func allocate(_ label: GTKView.Widget, _ width: Int) -> Text {
    let height = size(of: label, GTK_ORIENTATION_VERTICAL, for: width).natural
    var frame = GtkAllocation(x: 0, y: 0, width: Int32(width), height: Int32(height))
    gtk_widget_size_allocate(label, &frame, -1)
    return text(of: label)
  }

  private func text(of label: GTKView.Widget) -> Text {
    let layout = gtk_label_get_layout(label.opaque)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return Text(
      width: Int(width), height: Int(height), lines: Int(pango_layout_get_line_count(layout)),
      isCutOff: pango_layout_is_ellipsized(layout) != 0)
  }

  @Test(
    arguments: [
      { $0.adjustsFontSizeToFitWidth = true }, { $0.minimumScaleFactor = 0.4 },
      {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0
        $0.lineBreakMode = .byWordWrapping
      },
    ] as [Style])
  func `a text shrinks until it fits into its line, and not further`(style: @escaping Style) throws
  {
    let label = try label(style)
    let natural = size(of: label, GTK_ORIENTATION_HORIZONTAL).natural
    let whole = allocate(label, natural)
    #expect(whole.width == natural)
    for share in [0.9, 0.75, 0.5] {
      let width = Int(Double(natural) * share)
      let shrunk = allocate(label, width)
      #expect(!shrunk.isCutOff && shrunk.lines == 1)
      #expect(shrunk.width <= width && Double(shrunk.width) > Double(width) * 0.9, "\(shrunk)")
      #expect(shrunk.height < whole.height)
      // A container that measures it again gives it the same size.
      #expect(size(of: label, GTK_ORIENTATION_HORIZONTAL).natural == natural)
      #expect(size(of: label, GTK_ORIENTATION_VERTICAL, for: width).natural == whole.height)
      #expect(text(of: label) == shrunk)
    }
    #expect(allocate(label, natural) == whole)
  }

  @Test(
    arguments: [
      { _ in }, { $0.adjustsFontSizeToFitWidth = false }, { $0.minimumScaleFactor = 1 },
      {
        $0.minimumScaleFactor = 0.1
        $0.adjustsFontSizeToFitWidth = false
      },
      {
        $0.minimumScaleFactor = 0.1
        $0.maximumNumberOfLines = 0
      },
      { $0.minimumScaleFactor = .nan },
    ] as [Style])
  func `another text has its size`(style: @escaping Style) throws {
    let label = try label(style)
    let natural = size(of: label, GTK_ORIENTATION_HORIZONTAL).natural
    let whole = allocate(label, natural)
    let narrow = allocate(label, natural / 2)
    #expect(narrow.lines > 1 && hasWholeSize(narrow, whole))
  }

  @Test func `a text doesn't shrink below its smallest scale, and is cut off there`() throws {
    let label = try label { $0.minimumScaleFactor = 0.8 }
    let natural = size(of: label, GTK_ORIENTATION_HORIZONTAL).natural
    let whole = allocate(label, natural)
    let shrunk = allocate(label, natural / 2)
    #expect(shrunk.isCutOff)
    #expect(abs(Double(shrunk.height) / Double(whole.height) - 0.8) < 0.08)
  }

  @Test func `a text of several lines shrinks until it fits into them`() throws {
    let label = try label {
      $0.adjustsFontSizeToFitWidth = true
      $0.maximumNumberOfLines = 2
    }
    let natural = size(of: label, GTK_ORIENTATION_HORIZONTAL).natural
    let whole = allocate(label, natural)
    let wrapped = allocate(label, natural * 3 / 4)
    #expect(wrapped.lines == 2 && hasWholeSize(wrapped, whole))
    let shrunk = allocate(label, natural / 3)
    #expect(shrunk.lines == 2 && !shrunk.isCutOff && !hasWholeSize(shrunk, whole))
  }

  @Test func `a text that shrinks no more has its size again, as has another one`() throws {
    let node = tree.attach(Amount())
    tree.override(node) { $0.adjustsFontSizeToFitWidth = true }
    gtk.refresh()
    let label = try #require(gtk.binding.view(of: node)).widget
    let natural = size(of: label, GTK_ORIENTATION_HORIZONTAL).natural
    let whole = allocate(label, natural)
    let shrunk = allocate(label, natural / 2)
    tree[node].text = "1 €"
    gtk.refresh()
    let short = allocate(label, natural / 2)
    #expect(short.height == whole.height)
    tree[node].text = Amount().text
    gtk.refresh()
    #expect(allocate(label, natural / 2) == shrunk)
    tree.clearOverrides(of: node)
    gtk.refresh()
    let plain = allocate(label, natural / 2)
    #expect(plain.lines > 1 && hasWholeSize(plain, whole))
  }

  @Test func `in a window, a text that fits keeps its scale when its style changes`() throws {
    let node = tree.attach(Amount())
    tree.override(node) {
      $0.adjustsFontSizeToFitWidth = true
      $0.maximumWidth = 120
    }
    gtk.refresh()
    let window = gtk_window_new()!
    gtk_window_set_child(window.cast(), gtk.container)
    gtk_widget_set_visible(window, 1)
    defer { gtk_window_destroy(window.cast()) }
    let label = try #require(gtk.binding.view(of: node)).widget
    for _ in 0..<500 where gtk_widget_get_width(label) == 0 { g_main_context_iteration(nil, 1) }
    let shrunk = text(of: label)
    #expect(shrunk.width <= 120 && !shrunk.isCutOff)
    tree.override(node) { $0.underline = TextLineStyle() }
    gtk.refresh()
    var frames = 0
    let ticks = FrameTicks()
    ticks.body = { _ in
      frames += 1
      return frames < 4
    }
    ticks.start(on: label)
    while frames < 4 { g_main_context_iteration(nil, 1) }
    #expect(text(of: label) == shrunk)
  }
}
