// The café in a window of GTK.
//
//   swift run --package-path Playground/GTK CafeWindow
//
// `--remote` takes commands from the standard input instead of a user, and `--layout FOLDER` writes
// pages and rectangles of the same screens, as `.ci/gtk` does.

internal import CGTK
internal import Foundation
internal import StyleGTK

g_set_prgname("CafeWindow")
g_set_application_name("Corner Café")
gtk_init()
let loop = g_main_loop_new(nil, 0)
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--layout" {
  for name in LayoutWindow.names {
    let folder = URL(filePath: CommandLine.arguments[2])
    let window = LayoutWindow(name, into: folder) { g_main_loop_quit(loop) }
    do {
      try window.show()
      g_main_loop_run(loop)
    } catch {
      print("problem: \(error)")
    }
  }
  exit(0)
}
let window = CafeWindow(isRemote: CommandLine.arguments.contains("--remote"))
window.show { g_main_loop_quit(loop) }
g_main_loop_run(loop)
