extension StyleEnvironment {
  /// What kind of device there is, UIKit's `UIUserInterfaceIdiom`.
  public enum Idiom: String, CaseIterable, Hashable, Sendable, Codable {
    /// Nobody said; the default.
    case unspecified

    /// A phone.
    case phone

    /// A tablet.
    case pad

    /// A computer.
    case mac

    /// A television.
    case tv

    /// A watch.
    case watch

    /// The screen of a car.
    case carPlay

    /// A headset.
    case vision
  }
}
