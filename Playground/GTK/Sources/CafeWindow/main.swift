// The café in a window of GTK.
//
//   swift run --package-path Playground/GTK CafeWindow
//
// `--remote` takes commands from the standard input instead of a user, as `.ci/gtk` does.

internal import CGTK
internal import StyleGTK

g_set_prgname("CafeWindow")
g_set_application_name("Corner Café")
gtk_init()
let window = CafeWindow(isRemote: CommandLine.arguments.contains("--remote"))
let loop = g_main_loop_new(nil, 0)
window.show { g_main_loop_quit(loop) }
g_main_loop_run(loop)
