internal import CGTK

/// A connection of a closure with a signal of GTK, whose arguments it doesn't need.
///
/// It retains the object and the closure, and disconnects them when it's released.
final class Signal {
  private let object: gpointer
  private let identifier: gulong

  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// Connects a closure with a signal that has no return value.
  init(_ object: gpointer, _ name: String, _ run: @escaping () -> Void) {
    self.object = object
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    let release: GClosureNotify = { body, _ in
      Unmanaged<Body>.fromOpaque(body!).release()
    }
    // A swapped connection has the data as its first argument, whatever the others are.
    let call: @convention(c) (gpointer) -> Void = { body in
      Unmanaged<Body>.fromOpaque(body).takeUnretainedValue().run()
    }
    identifier = g_signal_connect_data(
      object, name, unsafeBitCast(call, to: GCallback.self), body, release, G_CONNECT_SWAPPED)
    g_object_ref(object)
  }

  deinit {
    // GTK may have disconnected it, when the object was disposed of.
    if g_signal_handler_is_connected(object, identifier) != 0 {
      g_signal_handler_disconnect(object, identifier)
    }
    g_object_unref(object)
  }
}
