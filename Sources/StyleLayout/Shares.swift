internal import ProtocolStyle

/// The sizes of parts along an axis, which grow and shrink to fill it: the flexible lengths of CSS.
///
/// ```swift
/// let parts = [80, 120].map { StackLayout.Extent(natural: $0) }
/// let sizes = Shares(parts, growths: [1, 3], in: 280).sizes  // [100, 180]
/// ```
///
/// Free space goes to parts by their growth, up to their limits. Where there's too little, parts
/// shrink in proportion to their sizes, down to the least that shows their content. Growths with a
/// sum below 1 leave space free. Whole sizes differ from the exact ones by less than 1, and their
/// sum is exact; the first parts have the rest.
public struct Shares: Sendable {
  /// The sizes of the parts, in order.
  public private(set) var sizes: [Double]

  /// The space that no part takes; negative if the parts need more than there is.
  public private(set) var free: Double

  /// Distributes room among parts.
  ///
  /// It takes time in proportion to the number of parts, times that of different limits.
  ///
  /// - Parameters:
  ///   - parts: The extents of the parts.
  ///   - growths: The shares of free space, 0 or more; as many as there are parts.
  ///   - room: The space for all parts.
  ///   - shrinks: Whether parts shrink if there's too little room; the default is true.
  ///   - isWhole: Whether sizes are whole numbers if those of the parts are; the default is false.
  public init(
    _ parts: [StackLayout.Extent], growths: [Double], in room: Double, shrinks: Bool = true,
    isWhole: Bool = false
  ) {
    sizes = parts.map(\.size)
    let wanted = sizes.reduce(0, +)
    free = room - wanted
    guard free > 0 || shrinks && free < 0 else { return }
    let grows = free > 0
    let factors = grows ? growths : parts.map(\.natural)
    var open = parts.indices.filter {
      factors[$0] > 0 && (grows ? parts[$0].natural <= sizes[$0] : parts[$0].natural >= sizes[$0])
    }
    // As in CSS, shares are those of the natural sizes, which limits then correct.
    let initial = open.reduce(free) { $0 + sizes[$1] - parts[$1].natural }
    while !open.isEmpty {
      let closed = sizes.indices.reduce(0) { open.contains($1) ? $0 : $0 + sizes[$1] }
      var rest = open.reduce(room - closed) { $0 - parts[$1].natural }
      let all = open.reduce(0) { $0 + factors[$1] }
      if grows, all < 1, abs(initial * all) < abs(rest) { rest = initial * all }
      var violation = 0.0
      for index in open {
        let size = parts[index].natural + rest * factors[index] / all
        sizes[index] = parts[index].limited(size)
        violation += sizes[index] - size
      }
      if abs(violation) < 1e-9 { break }
      open.removeAll { index in
        let size = parts[index].natural + rest * factors[index] / all
        return violation > 0 ? sizes[index] > size : sizes[index] < size
      }
    }
    if isWhole { sizes = Self.whole(sizes) }
    free = room - sizes.reduce(0, +)
    if abs(free) < 1e-9 { free = 0 }
  }

  /// Returns whole numbers with the sum of others, if that is whole; the first ones are larger.
  static func whole(_ sizes: [Double]) -> [Double] {
    var (sum, given) = (0.0, 0.0)
    return sizes.map { size in
      sum += size
      let end = (sum - 1e-6).rounded(.up)
      defer { given = end }
      return end - given
    }
  }

  /// Returns equal sizes that fill a room.
  static func equal(_ count: Int, in room: Double, isWhole: Bool) -> [Double] {
    let sizes = Array(repeating: max(room, 0) / Double(max(count, 1)), count: count)
    return isWhole ? whole(sizes) : sizes
  }
}

extension StackDistributionValue {
  /// The space before the first part, and that between parts besides their spacing.
  func offset(_ index: Int, of count: Int, free: Double, isWhole: Bool) -> Double {
    let offset =
      switch self {
      case .leading, .fillEqually: 0.0
      case .center: free / 2
      case .trailing: free
      case .equalSpacing: count > 1 ? max(free, 0) * Double(index) / Double(count - 1) : 0
      }
    return isWhole ? (offset + 1e-6).rounded(.down) : offset
  }
}
