import Foundation
import Testing

/// Markdown text with Swift blocks that compile and whose claims about output are true.
struct Document: Sendable {
  /// The path, relative to the root of the repository.
  let path: String
  let text: String

  /// The README and the articles of every module.
  static var all: [Document] {
    get throws {
      let articles = Repository.paths(in: "Sources", withExtension: "md")
      return try (["README.md"] + articles).map { path in
        Document(path: path, text: try Repository.text(of: path))
      }
    }
  }

  /// Compiles all samples, runs those with claims and compares the output.
  func complaints() async throws -> [Complaint] {
    let samples = Sample.all(inMarkdown: text)
    let continued = samples.filter { $0.role == .continued }
    let programs = [continued] + samples.filter { $0.role == .separate }.map { [$0] }
    var complaints: [Complaint] = []
    try await Compiler.current.withModule("SwiftUI", of: Compiler.standInForSwiftUI) { module in
      for program in programs where !program.isEmpty {
        complaints += try await self.complaints(about: program, importing: module)
      }
    }
    for manifest in samples where manifest.role == .manifest {
      complaints += try await self.complaints(about: Manifest(manifest))
    }
    return complaints
  }

  private func complaints(
    about samples: [Sample], importing module: Compiler.Module
  ) async throws -> [Complaint] {
    let program = ClaimingProgram(of: samples, file: path)
    let main = Compiler.File(name: "main.swift", text: program.text)
    guard !program.claims.isEmpty else {
      return try await Compiler.current.diagnose([main], flags: module.importing)
        .map(Complaint.init)
    }
    let execution = try await Compiler.current.run([main], importing: module)
    guard let status = execution.status else { return execution.diagnostics.map(Complaint.init) }
    guard status == 0 else {
      let text = "The program ended with status \(status):\n\(execution.output)"
      return [Complaint(line: samples[0].line, text: text)]
    }
    let unmet = program.claims.compactMap { claim in
      let printed = program.printed(for: claim, in: execution.output)
      return printed == claim.text ? nil : Complaint(claim, printed: printed)
    }
    return execution.diagnostics.map(Complaint.init) + unmet
  }

  private func complaints(about manifest: Manifest) async throws -> [Complaint] {
    let modules = try Compiler.current.toolchain.manifestModules.path()
    let flags = ["-I", modules, "-package-description-version", "6.2"]
    return try await Compiler.current.diagnose([manifest.file(named: path)], flags: flags)
      .map(Complaint.init)
  }
}

extension Document: CustomTestStringConvertible {
  /// The path.
  var testDescription: String { path }
}
