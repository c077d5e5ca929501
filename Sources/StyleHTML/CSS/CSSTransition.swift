internal import ProtocolStyle

/// Writes motions as values of `transition`.
///
/// The first entry is for all properties. Those after it are for the properties of single attributes,
/// in the order of the motion, because the last entry for a property applies. A change has the
/// transition of the style in which it ends. Custom properties, which style parts of an element,
/// have none.
enum CSSTransition {
  /// The value for a motion whose conditions are resolved.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - meanings: The meanings of the attributes, with their properties.
  /// - Returns: The list of transitions, or `none`.
  static func text(of motion: MotionValues, _ meanings: [CSSMeaning]) -> String {
    let entries = motion.changes.flatMap { change in
      let timing = timing(of: change.curve)
      guard !change.attributes.isEmpty else { return ["all \(timing)"] }
      return properties(of: change.attributes, meanings).map { "\($0) \(timing)" }
    }
    return entries.isEmpty || motion.isImmediate ? "none" : entries.joined(separator: ",")
  }

  /// The properties that attributes set, each once, in the order of the meanings.
  private static func properties(of names: [String], _ meanings: [CSSMeaning]) -> [String] {
    var known: Set<String> = []
    return meanings.filter { names.contains($0.attribute.name) }.flatMap(\.properties)
      .filter { !$0.hasPrefix("--") && known.insert($0).inserted }
  }

  /// The duration, the timing function and the delay.
  static func timing(of curve: MotionCurve) -> String {
    let delay = curve.delay == 0 ? "" : " \(seconds(curve.delay))"
    if curve.form == .immediate { return "0s\(delay)" }
    return "\(seconds(curve.settlingDuration)) \(function(of: curve))\(delay)"
  }

  /// The timing function.
  static func function(of curve: MotionCurve) -> String {
    switch curve.form {
    case .immediate: "linear"
    case .timingCurve: String("\(curve.controlPoints)".filter { $0 != " " })
    case .spring: CSSSpring.function(of: curve)
    }
  }

  /// A time, without more digits than a browser needs.
  static func seconds(_ seconds: Double) -> String {
    "\(CSSText.number((seconds * 10_000).rounded() / 10_000))s"
  }
}

// MARK: - CSSSpring

/// Writes springs as `linear()`, a polyline that stays within a thousandth of the spring.
///
/// The polyline has a vertex wherever a straight line would leave the spring by more than that,
/// found by the Douglas-Peucker algorithm in samples of equal distance.
enum CSSSpring {
  /// The number of samples for a period of the spring.
  private static let samplesPerPeriod = 64.0

  /// The distance that the polyline has at most from the samples.
  private static let tolerance = 0.001

  /// The timing function of a spring for its settling duration.
  static func function(of curve: MotionCurve) -> String {
    let settling = curve.settlingDuration
    guard settling > 0 else { return "linear" }
    let wanted = (settling / curve.duration * samplesPerPeriod).rounded(.up)
    let count = Int(min(max(wanted, 64), 4096))
    let spring = curve.delay(0)
    var samples = (0...count).map {
      spring.progress(at: settling * Double($0) / Double(count))
    }
    // A transition ends with the new value.
    (samples[0], samples[count]) = (0, 1)
    var isKept = Array(repeating: false, count: samples.count)
    (isKept[0], isKept[count]) = (true, true)
    var ranges = [0...count]
    while let range = ranges.popLast() {
      guard let vertex = farthest(in: range, of: samples) else { continue }
      isKept[vertex] = true
      ranges += [range.lowerBound...vertex, vertex...range.upperBound]
    }
    let points = samples.indices.filter { isKept[$0] }.map { index in
      let value = decimal(samples[index], digits: 10_000)
      if index == 0 || index == count { return value }
      return "\(value) \(decimal(100 * Double(index) / Double(count), digits: 1000))%"
    }
    return "linear(\(points.joined(separator: ",")))"
  }

  /// The sample that is farthest from the line between the ends of a range; nil if none is too far.
  private static func farthest(in range: ClosedRange<Int>, of samples: [Double]) -> Int? {
    let (start, end) = (samples[range.lowerBound], samples[range.upperBound])
    let length = Double(range.upperBound - range.lowerBound)
    var (farthest, distance): (Int?, Double) = (nil, tolerance)
    for index in range {
      let line = start + (end - start) * Double(index - range.lowerBound) / length
      let difference = (samples[index] - line).magnitude
      if difference > distance { (farthest, distance) = (index, difference) }
    }
    return farthest
  }

  private static func decimal(_ number: Double, digits: Double) -> String {
    CSSText.number((number * digits).rounded() / digits)
  }
}
