/// What a program pays before its first node is styled, in processes of their own.
enum StartRows {
  static let all: [Benchmark] = [
    row("start.first-node", baseline: "an empty program", bar: 5, unit: "instructions") {
      (
        try StaticProgram(StartPrograms.firstNode, linking: ["ProtocolStyle"]).instructionCount(),
        try StaticProgram(StartPrograms.empty).instructionCount()
      )
    },
    row(
      "start.first-of-type", baseline: "without 20,000 conformances", bar: 1.5, unit: "instructions"
    ) {
      let sources = StartPrograms.freshTypes
      let many = sources.merging(["Conformances.swift": StartPrograms.conformances]) { $1 }
      return (try instructionsPerType(many), try instructionsPerType(sources))
    },
    Benchmark(name: "footprint.applier", baseline: "an empty program", bar: 1.6) {
      measurement {
        let applier = try StaticProgram(
          StartPrograms.firstNode, linking: ["ProtocolStyle"], linksStatically: false)
        let empty = try StaticProgram(StartPrograms.empty, linksStatically: false)
        let size = try (applier.strippedSize() - empty.strippedSize()) / 1e6
        return .count(unit: "MB") { size }
      }
    },
    debug("debug.attach", 0), debug("debug.refresh", 1), debug("debug.page", 2),
  ]

  /// What the first node of a type takes in a process that has styled another one.
  private static func instructionsPerType(_ sources: [String: String]) throws -> Double {
    let program = try StaticProgram(sources, linking: ["ProtocolStyle"])
    let (many, one) = (
      try program.instructionCount(arguments: ["101"]),
      try program.instructionCount(arguments: ["1"])
    )
    return (many - one) / 100
  }

  /// Two amounts, each by a program.
  private static func row(
    _ name: String, baseline: String, bar: Double?, unit: String,
    _ amounts: @escaping @Sendable () throws -> (ours: Double, baseline: Double)
  ) -> Benchmark {
    Benchmark(name: name, baseline: baseline, bar: bar) {
      measurement {
        let amounts = try amounts()
        return .amount(unit: unit, ours: { amounts.ours }, baseline: { amounts.baseline })
      }
    }
  }

  /// What one node costs in a debug build, against a release build; without a bar.
  private static func debug(_ name: String, _ place: Int) -> Benchmark {
    row(name, baseline: "a release build", bar: nil, unit: "ns") {
      func numbers(_ build: StaticProgram.Build) throws -> [Double] {
        try StaticProgram(
          StartPrograms.nodes, linking: ["ProtocolStyle", "StyleHTML"], of: build,
          linksStatically: false
        ).numbers()
      }
      return (try numbers(.debug)[place], try numbers(.release)[place])
    }
  }

  private static func measurement(
    _ make: () throws -> Benchmark.Measurement
  ) -> Benchmark.Measurement {
    do {
      return try make()
    } catch let error as StaticProgram.Unavailable {
      return .unmeasured(reason: error.reason)
    } catch {
      return .unmeasured(reason: "\(error)")
    }
  }
}
