/// A sample of a `Package.swift`: a whole one, or elements of one of its lists.
struct Manifest: Sendable {
  private let sample: Sample

  init(_ sample: Sample) {
    self.sample = sample
  }

  /// A program that the compiler checks against `PackageDescription`.
  func file(named name: String) -> Compiler.File {
    let isWhole = sample.code.contains("import PackageDescription")
    // A list can't contain a source location, so the one before it subtracts the two lines between.
    let text =
      isWhole
      ? [location(file: name, line: sample.line), sample.code]
      : [
        location(file: name, line: sample.line - 2), "import PackageDescription",
        "let list: [\(element)] = [", sample.code, "]",
      ]
    return Compiler.File(name: "main.swift", text: text.joined(separator: "\n") + "\n")
  }

  private func location(file: String, line: Int) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))"
  }

  /// The type of the elements, determined by the first one.
  private var element: String {
    switch sample.code.prefix(while: { $0 != "(" }) {
    case ".package": "Package.Dependency"
    case ".product": "Target.Dependency"
    case ".library", ".executable", ".plugin": "Product"
    case ".defaultIsolation", ".enableUpcomingFeature": "SwiftSetting"
    default: "Target"
    }
  }
}
