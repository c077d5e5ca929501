internal import Synchronization

/// The names of custom control states, each with the bit that represents it in this process.
///
/// Invariants:
/// - A name keeps its bit as long as the process runs; different names have different bits.
/// - At most ``limit`` names have bits, and data introduced at most ``dataLimit`` of them. So code
///   can always declare the rest, regardless of the contents of files.
final class ControlStateNames: Sendable {
  static let shared = ControlStateNames()

  /// The bits of names, above UIKit's bits and below the bit for unlisted states.
  private static let bits = 32..<63

  /// The number of names that a process has room for.
  static let limit = bits.count

  /// The number of names that data can introduce.
  static let dataLimit = 15

  /// All bits that can have a name, 32 to 62; computed because states are compared during styling.
  static var mask: UInt { 0x7FFF_FFFF_0000_0000 }

  private struct Known {
    /// The names, in the order of their bits.
    var names: [String] = []
    var dataCount = 0
  }

  private let known = Mutex(Known())

  /// The origin of a name that is mentioned for the first time.
  enum Source {
    case code, data
  }

  /// Returns the state with a name, which receives a bit if it has none; nil if there's no room.
  func state(named name: String, from source: Source) -> ControlState? {
    known.withLock { known in
      if let index = known.names.firstIndex(of: name) { return Self.state(at: index) }
      guard known.names.count < Self.limit else { return nil }
      if source == .data {
        guard known.dataCount < Self.dataLimit else { return nil }
        known.dataCount += 1
      }
      known.names.append(name)
      return Self.state(at: known.names.count - 1)
    }
  }

  /// Whether a name has a bit.
  func contains(_ name: String) -> Bool { known.withLock { $0.names.contains(name) } }

  /// The names that have a bit, in the order of the bits.
  var names: [String] { known.withLock(\.names) }

  /// The named custom states in a set, sorted by name.
  func named(in state: ControlState) -> [(name: String, state: ControlState)] {
    guard state.rawValue & Self.mask != 0 else { return [] }
    return names.enumerated().map { ($1, Self.state(at: $0)) }
      .filter { state.contains($0.state) }.sorted { $0.name < $1.name }
  }

  private static func state(at index: Int) -> ControlState {
    ControlState(rawValue: 1 << UInt(bits.lowerBound + index))
  }
}
