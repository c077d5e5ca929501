/// The cost before a program's first node is styled, measured in separate processes.
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
    row(
      "start.without-records", baseline: "a cast per standard protocol", bar: 0.55,
      unit: "instructions"
    ) {
      (
        try instructionsPerType(StartPrograms.freshTypes, readsRecords: false),
        try instructionsPerType(StartPrograms.castTypes(), readsRecords: false)
      )
    },
    footprint("footprint.applier", of: .release, bar: 1.6),
    footprint("footprint.internalized", of: .internalized, bar: 1.6),
    debug("debug.attach", 0), debug("debug.refresh", 1), debug("debug.page", 2),
  ]

  /// The cost of a type's first node in a process that has styled a node of a different type.
  private static func instructionsPerType(
    _ sources: [String: String], readsRecords: Bool = true
  ) throws -> Double {
    let program = try StaticProgram(
      sources, linking: ["ProtocolStyle"], readsRecords: readsRecords)
    let (many, one) = (
      try program.instructionCount(arguments: ["101"]),
      try program.instructionCount(arguments: ["1"])
    )
    return (many - one) / 100
  }

  /// Two amounts, each measured by a program.
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

  /// The size that a program with a styled node has beyond an empty program.
  private static func footprint(
    _ name: String, of build: StaticProgram.Build, bar: Double
  ) -> Benchmark {
    Benchmark(name: name, baseline: "an empty program", bar: bar) {
      measurement {
        let applier = try StaticProgram(
          StartPrograms.firstNode, linking: ["ProtocolStyle"], of: build, linksStatically: false)
        let empty = try StaticProgram(StartPrograms.empty, linksStatically: false)
        let size = try (applier.strippedSize() - empty.strippedSize()) / 1e6
        return .count(unit: "MB") { size }
      }
    }
  }

  /// The cost of one node in a debug build, compared with a release build; without a limit.
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
