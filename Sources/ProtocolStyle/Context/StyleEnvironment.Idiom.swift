extension StyleEnvironment {
  /// The kind of device, like UIKit's `UIUserInterfaceIdiom`.
  public enum Idiom: String, CaseIterable, Hashable, Sendable, Codable {
    /// Not specified; the default.
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
