import ProtocolStyle
import StyleTerminal

/// What the inspector finds in the gallery's tree: `swift run Playground --inspect`.
struct Inspection {
  /// The findings, the worst first.
  let findings: [Finding]

  init() {
    findings = Gallery.findings
  }

  /// Whether anything is wrong beyond doubt.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Prints each finding, and how many there are of each severity.
  func show(colorDepth: ColorDepth) {
    print()
    for finding in findings {
      var line = TextLine("  \(finding.severity.rawValue)", style(of: finding.severity))
      line.append(": \(finding.summary) ")
      line.append("[\(finding.identifier.rawValue)]", .dim)
      print(line.text(depth: colorDepth))
      print("    \(TextLine(finding.remedy).text(depth: colorDepth))")
    }
    let counts = Finding.Severity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    print("  \(counts.joined(separator: ", "))\n")
  }

  private func style(of severity: Finding.Severity) -> CellStyle {
    let color: Color? =
      switch severity {
      case .error: .systemRed
      case .warning: .systemOrange
      default: nil
      }
    return CellStyle(foreground: color, isBold: true)
  }
}
