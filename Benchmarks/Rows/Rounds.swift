/// Counts rounds of measurement.
final class Rounds {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
