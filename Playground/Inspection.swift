import ProtocolStyle
import StyleTerminal

/// The inspector's findings in the gallery's tree: `swift run Playground --inspect`.
struct Inspection {
  /// The findings, the most severe first.
  let findings: [Finding]

  init() {
    findings = Gallery.findings
  }

  /// Whether there are errors.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Prints each finding, and the number of findings of each severity.
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
