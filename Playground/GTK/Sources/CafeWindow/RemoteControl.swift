internal import CGTK
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import StyleGTK

/// Obeys commands of the standard input, and answers when the window has drawn what they did.
///
/// `theme night`, `scroll 9000`, `enable 0`, `dump` and `quit`, one a line.
final class RemoteControl {
  private unowned let owner: CafeWindow
  private let window: GTKView.Widget
  private let quit: () -> Void
  private var answer = ""
  private var frames = 0

  init(_ owner: CafeWindow, _ window: GTKView.Widget, _ quit: @escaping () -> Void) {
    self.owner = owner
    self.window = window
    self.quit = quit
    let channel = g_io_channel_unix_new(STDIN_FILENO)
    let call: GIOFunc = { _, _, data in
      Unmanaged<RemoteControl>.fromOpaque(data!).takeUnretainedValue().readCommand()
      return 1
    }
    g_io_add_watch(channel, G_IO_IN, call, Unmanaged.passUnretained(self).toOpaque())
    answerWhenDrawn("ready")
  }

  private func readCommand() {
    guard let line = readLine() else { return quit() }
    let words = line.split(separator: " ").map(String.init)
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words.first {
    case "theme":
      guard let theme = Theme.cafe.first(where: { $0.name == words.last }) else {
        return answerWhenDrawn("no theme \(words.last ?? "")")
      }
      owner.theme = theme
      answerWhenDrawn("done")
    case "scroll":
      owner.gtk.scroll(owner.beans.table, toChild: number)
      answerWhenDrawn("done")
    case "enable":
      for node in owner.tree.nodes where owner.tree.node(of: node) is CafeButton {
        if let widget = owner.gtk.binding.view(of: node)?.widget {
          gtk_widget_set_sensitive(widget, number == 0 ? 0 : 1)
        }
      }
      answerWhenDrawn("done")
    case "dump": answerWhenDrawn(WindowReport(owner, in: window).json)
    case "quit": quit()
    default: answerWhenDrawn("no command \(line)")
    }
  }

  /// Prints an answer after some frames.
  private func answerWhenDrawn(_ answer: String) {
    self.answer = answer
    frames = 0
    let tick: GtkTickCallback = { widget, _, data in
      let remote = Unmanaged<RemoteControl>.fromOpaque(data!).takeUnretainedValue()
      remote.frames += 1
      if remote.frames < 6 {
        gtk_widget_queue_draw(widget)
        return 1
      }
      print(remote.answer)
      fflush(nil)
      return 0
    }
    gtk_widget_add_tick_callback(window, tick, Unmanaged.passUnretained(self).toOpaque(), nil)
  }
}
