import Foundation
import ProtocolStyle

/// A chart of how cost grows, drawn from the measurements of the benchmarks.
///
/// Each line goes from a constant cost to a linear cost, and its dot is at the measured cost. The
/// scale is logarithmic.
struct GrowthPicture {
  /// A row that measures the same work with more of one input.
  private struct Cause {
    let row: String

    /// The work and the input that increases.
    let title: String

    /// The factor by which the input increases.
    let factor: Double

    /// Whether the row's ratio is the cost per unit of input, not the total cost.
    var isEach = false
  }

  private static let causes = [
    Cause(row: "refresh.switch-growth", title: "Switch a theme, by nodes", factor: 1_000),
    Cause(row: "tokens.set", title: "Set a token, by tokens", factor: 1_000),
    Cause(row: "tree.rules-growth", title: "Attach a node, by rules", factor: 100),
    Cause(row: "tree.depth-growth", title: "Attach a node, by depth", factor: 100),
    Cause(row: "classes.growth", title: "Attach a node, by style classes", factor: 100),
    Cause(row: "refresh.one-object", title: "Change an object, by nodes", factor: 100),
    Cause(row: "html.patch-insert", title: "Patch an insertion, by siblings", factor: 100),
    Cause(row: "html.css", title: "Style sheet, by looks and states", factor: 20),
    Cause(row: "html.growth", title: "Write a page, by nodes", factor: 100, isEach: true),
    Cause(row: "stress.siblings", title: "Traverse a tree, by siblings", factor: 100, isEach: true),
    Cause(row: "stress.chain", title: "Traverse a tree, by depth", factor: 100, isEach: true),
    Cause(row: "terminal.nested", title: "Draw boxes, by nesting", factor: 3, isEach: true),
  ]

  private let lines: [(cause: Cause, cost: Double)]

  /// Creates the chart, or returns nil if none of its rows was measured.
  init?(_ numbers: [BenchmarkNumber]) {
    lines = Self.causes.compactMap { cause in
      numbers.last { $0.name == cause.row && $0.ratio > 0 }.map { number in
        (cause, number.ratio * (cause.isEach ? cause.factor : 1))
      }
    }
    if lines.isEmpty { return nil }
  }

  /// The accessibility label of the chart.
  var description: String {
    lines.map { line in
      "\(line.cause.title): \(Self.text(line.cause.factor)) times as many cost "
        + "\(Self.text(line.cost)) times as much."
    }.joined(separator: " ")
  }

  /// How the picture is laid out.
  enum Layout {
    /// The labels are beside the lines.
    case wide

    /// The labels are above the lines, so that the picture is legible on a phone.
    case narrow

    fileprivate var width: Double { self == .wide ? 680 : 320 }
    fileprivate var rowHeight: Double { self == .wide ? 30 : 46 }

    /// Where a cost is drawn, from the half of the baseline's to some thousands of it.
    fileprivate func place(_ cost: Double) -> Double {
      let (start, decade) = self == .wide ? (310.0, 95.0) : (14.0, 79.0)
      return start + decade * (log10(max(cost, 0.5)) - log10(0.5))
    }
  }

  /// The picture, in the colors of the reader's color scheme.
  func image(_ layout: Layout) -> ImageReference? {
    try? ImageReference(dataURL: ImageReference.address(of: svg(layout)))
  }

  /// The picture as SVG.
  func svg(_ layout: Layout) -> String {
    let bottom = layout.rowHeight * Double(lines.count) + 46
    let scale = [1.0, 10, 100, 1_000].map { cost in
      let place = layout.place(cost)
      return "<path d=\"M\(place) 34V\(bottom - 12)\"/>"
        + "<text x=\"\(place)\" y=\"24\" text-anchor=\"middle\">×\(Self.text(cost))</text>"
    }
    let rows = lines.enumerated().map { drawing($0, $1, layout) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(layout.width) \(bottom)" \
      width="\(layout.width)" height="\(bottom)" font-size="14" \
      font-family="system-ui,sans-serif"><style>\(GalleryAssets.growthCSS)</style><rect width="\(layout.width)" \
      height="\(bottom)" rx="10"/><g class="scale">\(scale.joined())</g>\(rows.joined())</svg>
      """
  }

  private func drawing(
    _ place: Int, _ line: (cause: Cause, cost: Double), _ layout: Layout
  ) -> String {
    let top = 52 + layout.rowHeight * Double(place)
    let y = layout == .wide ? top : top + 22
    let (constant, linear) = (layout.place(1), layout.place(line.cause.factor))
    let role =
      line.cost > line.cause.factor * 1.3
      ? "bad" : line.cost > line.cause.factor.squareRoot() ? "linear" : "good"
    return "<text x=\"14\" y=\"\(top + 5)\">\(line.cause.title)</text>"
      + "<path d=\"M\(constant) \(y)H\(linear)\" stroke-width=\"4\" "
      + "stroke-linecap=\"round\"/>"
      + "<circle class=\"\(role)\" cx=\"\(layout.place(line.cost))\" cy=\"\(y)\" r=\"7\"/>"
  }

  private static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(1...2)).locale(Locale(identifier: "en")))
  }
}

/// The chart with its accessibility label.
struct GrowthDrawing: ImageNode, ImageContent, AccessibilityLabelContent {
  var image: ImageReference
  var accessibilityLabel: String
}

/// The picture for narrow pages.
struct NarrowGrowthDrawing: ImageNode, ImageContent, AccessibilityLabelContent, StyleClassed {
  var image: ImageReference
  var accessibilityLabel: String
  let styleClasses = ["narrow"]
}

// MARK: - BenchmarkNumber

/// A measured row, from the file that the benchmarks write.
struct BenchmarkNumber: Decodable {
  let name: String
  let ours: Double
  let baseline: Double?
  let ratio: Double
  let unit: String
  let bar: Double?

  /// Reads `.build/benchmarks.jsonl`; returns an empty array if the benchmarks haven't run yet.
  static func last(in folder: URL) -> [BenchmarkNumber] {
    let file = folder.appending(path: "benchmarks.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(BenchmarkNumber.self, from: Data(line.utf8))
    }
  }

  /// The rows about growth that the article about performance has, whose table says when and where
  /// they were measured.
  static let published = [
    ratio(1.01, of: "refresh.switch-growth"), ratio(1.09, of: "tree.rules-growth"),
    ratio(0.84, of: "tree.depth-growth"), ratio(1.03, of: "classes.growth"),
    ratio(1.01, of: "refresh.one-object"), ratio(0.68, of: "html.growth"),
    ratio(1.32, of: "stress.siblings"), ratio(1.04, of: "stress.chain"),
  ]

  private static func ratio(_ ratio: Double, of name: String) -> BenchmarkNumber {
    BenchmarkNumber(name: name, ours: ratio, baseline: 1, ratio: ratio, unit: "×", bar: nil)
  }

  /// The cells of its row in a table.
  var cells: [String] {
    [
      name, "\(Self.text(ours)) \(unit)", baseline.map { "\(Self.text($0)) \(unit)" } ?? "–",
      baseline == nil ? "–" : Self.text(ratio),
      bar.map { "≤ \(Self.text($0))" + (ratio > $0 ? ", missed" : "") } ?? "–",
    ]
  }

  /// The number with up to three significant digits.
  private static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(1...3)).locale(Locale(identifier: "en")))
  }
}
