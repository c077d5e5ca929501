import Foundation

/// The amount of work in tests that are long by nature: random changes, and very many nodes.
///
/// By default, it's small enough to run the tests after each edit. `STYLE_THOROUGH=1`, which
/// `.ci/run` sets, is for all of it.
enum TestScale {
  /// Returns the seeds of a random test: all of them, or by default four, with which a tree has
  /// four different limits.
  ///
  /// `STYLE_SEEDS=7` is for that seed only, and `STYLE_SEEDS=1...200` for the first 200.
  static func seeds(_ count: UInt64) -> [UInt64] {
    listedSeeds ?? Array(1...(isThorough ? count : min(count, 4)))
  }

  /// Returns the number of steps with a seed: all of them, or by default a tenth.
  static func steps(_ count: Int) -> Int {
    isThorough || listedSeeds != nil ? count : count / 10
  }

  /// Returns the number of nodes of a large tree: all of them, or by default a tenth.
  static func nodes(_ count: Int) -> Int { isThorough ? count : count / 10 }

  /// Returns the rows of a large table: all of them, or by default every fifth.
  static func rows<Row>(_ table: some Sequence<Row>) -> [Row] {
    let rows = Array(table)
    return isThorough ? rows : stride(from: 0, to: rows.count, by: 5).map { rows[$0] }
  }

  /// Returns the cases of a test that takes long for each: all of them, or by default the first and
  /// the last.
  static func ends<Case>(of cases: [Case]) -> [Case] {
    isThorough || cases.count < 3 ? cases : [cases[0], cases[cases.count - 1]]
  }

  static let isThorough = ProcessInfo.processInfo.environment["STYLE_THOROUGH"] == "1"

  /// Whether tests start compilers, browsers and other programs, which takes minutes: if they're
  /// thorough, and with `STYLE_PROGRAMS=1`, which, unlike that, doesn't change how the package is
  /// built.
  static let startsPrograms =
    isThorough || ProcessInfo.processInfo.environment["STYLE_PROGRAMS"] == "1"

  /// The seeds of `STYLE_SEEDS`; nil if it isn't set.
  private static let listedSeeds: [UInt64]? = {
    guard let text = ProcessInfo.processInfo.environment["STYLE_SEEDS"] else { return nil }
    let ends = text.split(separator: "...").map { UInt64($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, 1 <= first, first <= last
    else {
      fatalError("STYLE_SEEDS is '\(text)'; write a seed from 1, or a range such as 1...200")
    }
    return Array(first...last)
  }()
}
