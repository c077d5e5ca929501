internal import Synchronization

/// The variants of a color at increased contrast, as a number that fits into the padding of a
/// color.
///
/// Few colors have such variants, and with room for four variants each color in each view model
/// would be twice as large. So a table keeps each pair of variants once, and colors store its
/// index.
///
/// Invariants of the table:
/// - Equal pairs have one index, so comparing indices compares the pairs.
/// - A pair is written before its index is returned, and never changes. So reading a pair by its
///   index needs no lock.
/// - Once there are ``limit`` pairs, others are replaced by the variants at standard contrast.
///
/// Creating variants costs a lock and a dictionary lookup, reading them one load.
@usableFromInline
struct HighContrastVariants: Hashable, Sendable {
  /// The position in the table, counted from 1; 0 if the variants are the same as at standard
  /// contrast.
  @usableFromInline let place: UInt32

  /// The variants are those at standard contrast.
  static let same = HighContrastVariants(place: 0)

  /// The number of different pairs that a process keeps: 64 bytes each, so 4 MB at most.
  static let limit = 65_536

  /// The components in light and in dark.
  struct Pair: Hashable {
    let light: Color.Components
    let dark: Color.Components
  }

  private init(place: UInt32) { self.place = place }

  /// Creates the variants of a pair, or those at standard contrast if there's no room.
  init(_ pair: Pair) {
    place = Self.places.withLock { places in
      if let place = places[pair] { return place }
      guard places.count < Self.limit else { return 0 }
      // Sound because the capacity is `limit`, and no index is used twice, so this memory has no
      // reader yet.
      Self.table.pairs.advanced(by: places.count).initialize(to: pair)
      let place = UInt32(places.count + 1)
      places[pair] = place
      return place
    }
  }

  /// The components; nil if they are those at standard contrast.
  var components: Pair? {
    // Sound because the index is returned only after the pair has been written.
    place == 0 ? nil : Self.table.pairs[Int(place - 1)]
  }

  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.place == right.place }

  private static let places = Mutex<[Pair: UInt32]>([:])

  /// The memory of all pairs, which the system provides page by page as it's written.
  ///
  /// Sendable because only the initializer writes to it, holding the lock, and written pairs don't
  /// change.
  private struct Table: @unchecked Sendable {
    let pairs = UnsafeMutablePointer<Pair>.allocate(capacity: HighContrastVariants.limit)
  }

  private static let table = Table()
}
