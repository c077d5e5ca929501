internal import CGTK
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import StyleGTK

/// The view models of the nodes whose widgets are in sight, and where the widgets are.
struct WindowReport: Encodable {
  private struct Entry: Encodable {
    let kind: String
    let text: String?
    let label: String?
    let placeholder: String?
    let bounds: [Double]
    let background: String?
    let color: String?
    let tint: String?
    let radius: Double
    let state: String
    let isOn: Bool?
    let fraction: Double?
  }

  private let theme: String
  private let rowWidgets: Int
  private let problems: [String]
  private let entries: [Entry]

  init(_ owner: CafeWindow, in window: GTKView.Widget) {
    owner.gtk.refresh()
    theme = owner.theme.name
    var (entries, rowWidgets): ([Entry], Int) = ([], 0)
    for node in owner.tree.nodes {
      guard let widget = owner.gtk.binding.view(of: node)?.existing,
        gtk_widget_get_mapped(widget) != 0
      else { continue }
      let model = owner.tree.viewModel(of: node)
      if model.kind == .tableCell { rowWidgets += 1 }
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { continue }
      entries.append(
        Entry(
          kind: model.kind.name, text: model.text, label: model.accessibilityLabel,
          placeholder: model.placeholder,
          bounds: [
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
            Double(bounds.size.height),
          ],
          background: (model.barTintColor ?? model.backgroundColor).flatMap(Self.hexadecimal),
          color: (model.titleColorForState?[.normal] ?? model.textColor)
            .flatMap(Self.hexadecimal),
          tint: model.tintColor.flatMap(Self.hexadecimal), radius: model.cornerRadius ?? 0,
          state: "\(owner.tree.controlState(of: node))", isOn: model.isOn,
          fraction: model.rangedValue?.fraction))
    }
    self.entries = entries
    self.rowWidgets = rowWidgets
    problems = owner.gtk.sheetErrors
  }

  /// The text of an opaque color.
  private static func hexadecimal(_ color: Color) -> String? {
    color.alpha == 1 ? color.hex : nil
  }

  /// The report in one line.
  var json: String {
    guard let data = try? JSONEncoder().encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
