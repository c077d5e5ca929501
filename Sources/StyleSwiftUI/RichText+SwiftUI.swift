#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import Foundation
public import ProtocolStyle
public import SwiftUI

extension SwiftUI.Text {
  /// Creates a text from the runs of a rich text, with their attributes and links.
  ///
  /// ```swift
  /// Text(offer.richText)
  ///   .styled(label, in: tree)
  /// ```
  ///
  /// - Parameters:
  ///   - richText: The text.
  ///   - font: The font of the node, which runs in another weight or slant vary; the system's at 17
  ///     points by default.
  public init(_ richText: RichText, font: FontDescriptor = .system(size: 17)) {
    self = richText.runs.reduce(SwiftUI.Text(verbatim: "")) { text, run in
      text + SwiftUI.Text.text(of: run, font)
    }
  }

  /// Creates the text of one run; what it doesn't set is that of the view.
  private static func text(of run: TextRun, _ font: FontDescriptor) -> SwiftUI.Text {
    var string = AttributedString(run.text)
    string.link = run.link.flatMap { URL(string: $0) }
    var text = SwiftUI.Text(string)
    if run.font != nil || run.weight != nil || run.isItalic != nil || run.isCode {
      text = text.font(SwiftUI.Font(run.font(in: font)))
    }
    if let color = run.color { text = text.foregroundStyle(SwiftUI.Color(color)) }
    if let line = run.underline {
      text = text.underline(
        line.pattern != .hidden, pattern: .init(line.pattern),
        color: line.color.map { SwiftUI.Color($0) })
    }
    if let line = run.strikethrough {
      text = text.strikethrough(
        line.pattern != .hidden, pattern: .init(line.pattern),
        color: line.color.map { SwiftUI.Color($0) })
    }
    return text
  }
}
#endif
