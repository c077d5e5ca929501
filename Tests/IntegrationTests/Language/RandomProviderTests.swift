import Testing

@testable import TestSupport

/// Traits that refine, override and default in each other, at random, in a program of their own.
///
/// Each getter returns a number of its own, so the value of a node tells whose getter returned it.
@Suite(.needsCompiler) struct RandomProviderTests {
  @Test(arguments: TestScale.seeds(12))
  func `a value's provider is the one whose getter returned it`(seed: UInt64) async throws {
    let program = RandomTraits(seed: seed)
    let execution = try await Compiler.current.run([.init(name: "main.swift", text: program.text)])
    #expect(execution.diagnostics.map(\.description) == [])
    let lines = execution.output.split(separator: "\n").map(String.init)
    #expect(lines.count == program.typeCount)
    for line in lines {
      let words = line.split(separator: " ")
      let (value, provider) = (Int(words[1]) ?? -1, words[2...].joined(separator: " "))
      // A library with optimization doesn't read code.
      if provider == "none", !_isDebugAssertConfiguration() { continue }
      let owner = program.owners[value] ?? "default of ProtocolStyle.CornerRadius"
      #expect(provider == owner, "\(words[0]), seed \(seed)\n\(program.text)")
    }
  }
}

/// A program with random traits of a corner radius and types that adopt them.
private struct RandomTraits {
  private(set) var text = """
    import ProtocolStyle
    @testable import StyleInspector

    func show(_ node: any StyleNode) {
      let tree = StyleTree()
      let explanation = tree.explain(tree.attach(erased: node)).symbolicated()
      let winner = explanation[.cornerRadius].first?.winner
      print(
        type(of: node), Int(winner?.value as? Double ?? -1),
        winner?.provider.map(\\.description) ?? "none")
    }

    """

  /// The providers by the value that their getters return; other values are the default.
  private(set) var owners: [Int: String] = [:]

  private(set) var typeCount = 0
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let traitCount = 14
    for index in 0..<traitCount { addTrait(index) }
    for index in 0..<30 { addType(index, traitCount: traitCount) }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// A getter that returns a number of its own, in some cases after one of another type.
  private mutating func getter(of owner: String, access: String = "") -> String {
    let value = 100 + owners.count
    owners[value] = "program.\(owner)"
    let borrowed =
      typeCount > 0 && chance(30) ? " + 0 * Node\(pick(below: typeCount)).made.cornerRadius" : ""
    let inlining = chance(30) ? "@inline(never) " : ""
    return "\(inlining)\(access)var cornerRadius: Double { \(value)\(borrowed) }"
  }

  private mutating func addTrait(_ index: Int) {
    let isFilled = chance(55)
    var parents = [index == 0 || chance(30) ? "CornerRadius" : "Trait\(pick(below: index))"]
    // Two parents may both have a getter, so the trait has one, too.
    if isFilled, index > 0, chance(40) { parents.append("Trait\(pick(below: index))") }
    text += "protocol Trait\(index): \(Set(parents).sorted().joined(separator: ", ")) {}\n"
    if isFilled { text += "extension Trait\(index) { \(getter(of: "Trait\(index)")) }\n" }
    if chance(20) { text += "protocol Mark\(index) {}\n" }
  }

  private mutating func addType(_ index: Int, traitCount: Int) {
    let name = "Node\(index)"
    let trait = chance(85) ? "Trait\(pick(below: traitCount))" : "CornerRadius"
    let own = chance(25) ? getter(of: name) : ""
    let (declaration, value) =
      switch pick(below: 4) {
      case 0: ("enum \(name): ViewNode, \(trait) { case only; \(own)", "\(name).only")
      case 1: ("final class \(name): ViewNode, \(trait), Sendable { init() {}; \(own)", "\(name)()")
      case 2:
        ("struct Box\(index)<Value: Sendable>: ViewNode, \(trait) { \(own)", "Box\(index)<Int>()")
      default: ("struct \(name): ViewNode, \(trait) { \(own)", "\(name)()")
      }
    let isGeneric = declaration.hasPrefix("struct Box")
    if isGeneric, !own.isEmpty { owners[99 + owners.count] = "program.Box\(index)" }
    text += declaration + " }\n"
    text +=
      isGeneric
      ? "enum \(name) { static var made: Box\(index)<Int> { \(value) } }\n"
      : "extension \(name) { static var made: \(name) { \(value) } }\n"
    text += "show(\(name).made)\n"
    typeCount += 1
  }
}
