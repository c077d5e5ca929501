internal import ProtocolStyle

/// Selects a context of each modifier for an environment.
struct ContextSelector: Sendable {
  /// The matches of each modifier, or nil if its context is fixed.
  private let matches: [[EnvironmentMatch?]?]

  /// The contexts to use if nothing matches, and those of fixed modifiers.
  private let fallback: [Int]

  init(_ matches: [[EnvironmentMatch?]?], fallback: [Int]) {
    self.matches = matches
    self.fallback = fallback
  }

  /// Returns the index of the selected context for each modifier.
  ///
  /// The match with the most conditions wins, and then the first one. If nothing matches because of
  /// the content size, the context of the nearest smaller category is selected, or else the
  /// smallest.
  func choice(in environment: StyleEnvironment) -> [Int] {
    zip(matches, fallback).map { matches, fallback in
      guard let matches else { return fallback }
      return exact(matches, environment) ?? nearestSize(matches, environment) ?? fallback
    }
  }

  private func exact(_ matches: [EnvironmentMatch?], _ environment: StyleEnvironment) -> Int? {
    var best: (place: Int, count: Int)?
    for (place, match) in matches.enumerated() {
      guard let match, match.holds(in: environment), match.count > best?.count ?? -1 else {
        continue
      }
      best = (place, match.count)
    }
    return best?.place
  }

  private func nearestSize(
    _ matches: [EnvironmentMatch?], _ environment: StyleEnvironment
  ) -> Int? {
    let sizes = matches.enumerated().compactMap { place, match in
      match?.contentSizeCategory.map { (place: place, size: $0, match: match) }
    }.filter { $0.match?.holds(in: environment, ignoringSize: true) ?? false }
      .sorted { $0.size < $1.size }
    guard let smallest = sizes.first else { return nil }
    return (sizes.last { $0.size <= environment.contentSizeCategory } ?? smallest).place
  }
}
