internal import CGTK
internal import ProtocolStyle
internal import StyleBinding

extension StyleBinding where View == GTKView {
  /// Bars and tables.
  func showBars() {
    on(.titleTextAttributes, BarView.self) { bar, attributes in
      bar.setStyle("color", attributes?.foregroundColor.map(CSS.color), in: " .title")
      for (property, value) in CSS.font(attributes?.font) {
        bar.setStyle(property, value, in: " .title")
      }
    }
    on(.backIndicatorImage, BarView.self) { $0.hasBackIndicator = $1 != nil }
    on(.separatorColor, TableView.self) { table, color in
      table.setStyle("border-bottom-color", color.map(CSS.color), in: " listview > row")
    }
    on(.separatorStyle, TableView.self) { table, style in
      table.hasSeparators = style != .hidden
    }
    on(.rowHeight, TableView.self) { table, height in
      table.setStyle("min-height", height.map(CSS.pixels), in: " listview > row")
      table.rowHeight = height ?? 44
    }
  }
}
