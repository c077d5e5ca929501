internal import CGTK
internal import Foundation
internal import StyleHTML

/// The icons of symbols: those that pages draw, so that a screen has the same in both, else those of the
/// desktop.
///
/// GTK finds icons in folders, and colors those whose names end in `-symbolic`. The outlines of pages are
/// therefore written into a folder of the user's caches once, which is added to the icon theme.
enum SymbolName {
  /// The name of the icon for a symbol or an icon.
  static func icon(for symbol: String) -> String {
    drawn.contains(symbol) ? iconName(symbol) : symbol
  }

  /// The symbols whose outlines are in the icon theme.
  private static let drawn: Set<String> = {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let folder = (caches ?? FileManager.default.temporaryDirectory)
      .appending(path: "protocolstyle-icons")
    let icons = folder.appending(path: "hicolor/scalable/actions")
    let documents = HTMLPage.symbolDocuments
    do {
      try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
      for (symbol, document) in documents {
        let file = icons.appending(path: "\(iconName(symbol)).svg")
        // GTK fills all paths in the color of the text; those without a fill must stay empty.
        let outline = document.replacing("fill='none'", with: "fill='none' fill-opacity='0'")
        if (try? String(contentsOf: file, encoding: .utf8)) != outline {
          try outline.write(to: file, atomically: true, encoding: .utf8)
        }
      }
    } catch {
      return []
    }
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    gtk_icon_theme_add_search_path(theme, folder.path(percentEncoded: false))
    return Set(documents.keys)
  }()

  /// The file's name without its suffix, in which a dot would begin one.
  private static func iconName(_ symbol: String) -> String {
    "style-\(symbol.replacing(".", with: "-"))-symbolic"
  }
}
