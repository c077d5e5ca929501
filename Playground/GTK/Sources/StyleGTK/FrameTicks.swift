internal import CGTK

/// Calls a closure for each frame of a widget that is on the screen.
///
/// It lives on the thread of GTK's main loop.
final class FrameTicks {
  /// Called with the time since the last frame; returns whether it needs the next one.
  var body: (Duration) -> Bool = { _ in false }

  /// Whether the closure is called for each frame.
  private(set) var isRunning = false

  private var latest: gint64?

  /// Calls the closure from the next frame of a widget on; does nothing if it's running.
  func start(on widget: GTKView.Widget) {
    guard !isRunning else { return }
    isRunning = true
    latest = nil
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, ticks in
        let ticks = Unmanaged<FrameTicks>.fromOpaque(ticks!).takeUnretainedValue()
        return ticks.tick(at: gdk_frame_clock_get_frame_time(clock)) ? 1 : 0
      }, Unmanaged.passRetained(self).toOpaque(),
      { ticks in
        let ticks = Unmanaged<FrameTicks>.fromOpaque(ticks!).takeRetainedValue()
        ticks.isRunning = false
      })
  }

  private func tick(at time: gint64) -> Bool {
    let interval = time - (latest ?? time)
    latest = time
    return body(.microseconds(interval))
  }
}
