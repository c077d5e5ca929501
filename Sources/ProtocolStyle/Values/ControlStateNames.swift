internal import Synchronization

/// The names of custom control states, each with the bit that stands for it in this process.
///
/// Invariants:
/// - A name keeps its bit as long as the process runs; different names have different bits.
/// - At most ``limit`` names have bits, and at most ``dataLimit`` of them were introduced by data, so
///   code can always declare the rest, whatever files say.
final class ControlStateNames: Sendable {
  static let shared = ControlStateNames()

  /// The bits of names, below the bit that stands for unlisted states and above UIKit's.
  private static let bits = 32..<63

  /// The names that a process has room for.
  static let limit = bits.count

  /// The names that data can introduce.
  static let dataLimit = 15

  /// All bits that may have a name, 32 to 62; computed, because states are compared while styling.
  static var mask: UInt { 0x7FFF_FFFF_0000_0000 }

  private struct Known {
    /// By the order of their bits.
    var names: [String] = []
    var dataCount = 0
  }

  private let known = Mutex(Known())

  /// Where a name is first mentioned.
  enum Source {
    case code, data
  }

  /// The state of a name, which is given a bit when it has none; nil where there is no room.
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

  /// The names that have a bit, by these.
  var names: [String] { known.withLock(\.names) }

  /// The custom states in a set that have a name, by name.
  func named(in state: ControlState) -> [(name: String, state: ControlState)] {
    guard state.rawValue & Self.mask != 0 else { return [] }
    return names.enumerated().map { ($1, Self.state(at: $0)) }
      .filter { state.contains($0.state) }.sorted { $0.name < $1.name }
  }

  private static func state(at index: Int) -> ControlState {
    ControlState(rawValue: 1 << UInt(bits.lowerBound + index))
  }
}
