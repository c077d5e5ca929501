import ProtocolStyle

/// RDRAppearance's work in a simple form.
///
/// Each view stores the names of the setters called on it. A switch looks up each of them among the
/// settings and calls it again.
final class ReplayedView {
  private(set) var recorded: [String: Bool] = [:]
  private(set) var values: [String: Any] = [:]

  func set(_ name: String, _ value: Any) {
    recorded[name] = true
    values[name] = value
  }
}

/// The settings of a proxy, in the order in which they were recorded.
struct ReplayedSettings {
  let settings: [(name: String, invoke: (ReplayedView) -> Void)]

  init(_ surface: Color, _ accent: Color) {
    func setting(_ name: String, _ value: Any) -> (String, (ReplayedView) -> Void) {
      (name, { $0.set(name, value) })
    }
    settings = [
      setting("setBackgroundColor:", surface), setting("setBorderColor:", Color.lightGray),
      setting("setTintColor:", accent), setting("setCornerRadius:", 4.0),
      setting("setBorderWidth:", 1.0), setting("setAlpha:", 1.0),
    ]
  }

  /// Calls every setting.
  func record(_ view: ReplayedView) {
    for setting in settings { setting.invoke(view) }
  }

  /// Calls the settings that were recorded for a view.
  func replay(_ view: ReplayedView) {
    for name in view.recorded.keys {
      settings.first { $0.name == name }?.invoke(view)
    }
  }
}

/// Counts rounds of measurement.
final class Rounds {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
