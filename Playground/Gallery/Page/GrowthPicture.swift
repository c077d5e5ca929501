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

  /// The chart as an image.
  var image: ImageReference? {
    let data = Data(svg.utf8).base64EncodedString()
    return try? ImageReference(dataURL: "data:image/svg+xml;base64,\(data)")
  }

  private static let height = 30.0

  /// The x-coordinate of a cost, relative to the baseline's, from 0.5 to several thousand.
  private static func place(_ cost: Double) -> Double {
    310 + 95 * (log10(max(cost, 0.5)) - log10(0.5))
  }

  private var svg: String {
    let bottom = Self.height * Double(lines.count) + 46
    let scale = [1.0, 10, 100, 1_000].map { cost in
      let place = Self.place(cost)
      return "<path d=\"M\(place) 34V\(bottom - 12)\" stroke=\"#d7dae2\"/>"
        + "<text x=\"\(place)\" y=\"24\" text-anchor=\"middle\" fill=\"#5a6070\">"
        + "×\(Self.text(cost))</text>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 \(bottom)" font-size="14" \
      font-family="system-ui,sans-serif"><rect width="680" height="\(bottom)" rx="10" \
      fill="#ffffff"/>\(scale.joined())\(lines.enumerated().map(drawing).joined())</svg>
      """
  }

  private func drawing(_ place: Int, _ line: (cause: Cause, cost: Double)) -> String {
    let y = 52 + Self.height * Double(place)
    let (constant, linear) = (Self.place(1), Self.place(line.cause.factor))
    let color =
      line.cost > line.cause.factor * 1.3
      ? "#c2352b" : line.cost > line.cause.factor.squareRoot() ? "#b07200" : "#1c7c3c"
    return "<text x=\"14\" y=\"\(y + 5)\" fill=\"#1d1f24\">\(line.cause.title)</text>"
      + "<path d=\"M\(constant) \(y)H\(linear)\" stroke=\"#b9bfcc\" stroke-width=\"4\" "
      + "stroke-linecap=\"round\"/>"
      + "<circle cx=\"\(Self.place(line.cost))\" cy=\"\(y)\" r=\"7\" fill=\"\(color)\"/>"
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
