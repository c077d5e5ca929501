extension Unicode.Scalar {
  /// Whether a terminal interprets it neither as a command nor as a change of direction or line.
  var isHarmless: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  /// The documented replacement for the scalar.
  var shown: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + value) ?? self
    case 0x7F: "\u{2421}"
    default: isHarmless ? self : "\u{FFFD}"
    }
  }
}

extension String {
  /// The lines, at least one, which end with LF, CR or CR LF.
  var scalarLines: [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if scalar == "\r" || last != "\r" { lines.append([]) }
      } else {
        lines[lines.count - 1].append(scalar)
      }
      last = scalar
    }
    return lines
  }
}
