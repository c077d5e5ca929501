/// Counts how often something was measured.
final class Rounds {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
