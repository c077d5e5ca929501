/// A version of iOS: `17.4`.
struct SystemVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  init(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    major = parts.first ?? 0
    minor = parts.count > 1 ? parts[1] : 0
  }

  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
