internal import Synchronization

/// The variants of a color at increased contrast, as a number that fits into the padding of a color.
///
/// Few colors have them, and a color with room for four variants would be twice as large in each view
/// model. So each pair of variants that was ever made is kept once in a table, and colors have its
/// place there.
///
/// Invariants of the table:
/// - Equal pairs have one place, so places compare as the pairs do.
/// - A pair is written before its place is returned to anyone, and never changes: who has the place
///   reads the pair without a lock.
/// - Once ``limit`` pairs are there, further ones count as the same as at standard contrast.
@usableFromInline
struct HighContrastVariants: Hashable, Sendable {
  /// The place in the table from 1 on; 0 for variants that are the same as at standard contrast.
  @usableFromInline let place: UInt32

  /// The variants are those at standard contrast.
  static let same = HighContrastVariants(place: 0)

  /// How many different pairs a process keeps: 64 bytes each, so 4 MB at most.
  static let limit = 65_536

  /// The components in light and in dark.
  struct Pair: Hashable {
    let light: Color.Components
    let dark: Color.Components
  }

  private init(place: UInt32) { self.place = place }

  /// The variants of a pair; those at standard contrast where there is no room.
  init(_ pair: Pair) {
    place = Self.places.withLock { places in
      if let place = places[pair] { return place }
      guard places.count < Self.limit else { return 0 }
      // No place is given twice, so this memory has no reader yet.
      Self.table.pairs.advanced(by: places.count).initialize(to: pair)
      let place = UInt32(places.count + 1)
      places[pair] = place
      return place
    }
  }

  /// The components; nil where they are those at standard contrast.
  var components: Pair? {
    // The place was returned after the pair had been written.
    place == 0 ? nil : Self.table.pairs[Int(place - 1)]
  }

  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.place == right.place }

  private static let places = Mutex<[Pair: UInt32]>([:])

  /// The memory of all pairs, which systems provide page by page as it's written.
  private struct Table: @unchecked Sendable {
    let pairs = UnsafeMutablePointer<Pair>.allocate(capacity: HighContrastVariants.limit)
  }

  private static let table = Table()
}
