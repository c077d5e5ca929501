internal import CommandSupport
internal import ProtocolStyle
internal import StyleBook
internal import StyleInspector
internal import StyleSampling

/// `swift package style-diff --themes`: compares samples in two combinations of themes.
struct DiffCommand: SampleCommand {
  static let syntax = CommandSyntax(
    "style-diff",
    [
      .value("themes", "<old>", "<new>"), .value("except", "<attributes>", isRepeatable: true),
      .value("within", "<attributes>", "<difference>", isRepeatable: true), .flag("json"),
    ])

  private let old: String
  private let new: String

  /// The names of attributes, each with the largest difference of its values; nil for any.
  private let exceptions: [(name: String, difference: Double?)]
  private let isJSON: Bool

  init(_ options: CommandOptions) throws {
    guard let themes = options.values(of: "themes").first else {
      throw CommandMisuse("style-diff needs --themes <old> <new> to compare themes.")
    }
    (old, new) = (themes[0], themes[1])
    isJSON = options.has("json")
    func names(_ text: String) -> [String] {
      text.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
    }
    exceptions =
      options.values(of: "except").flatMap { names($0[0]).map { ($0, nil) } }
      + (try options.values(of: "within").flatMap { values in
        guard let difference = Double(values[1]), difference >= 0, difference.isFinite else {
          throw CommandMisuse(
            "--within is followed by attributes and a number from 0 on, not '\(values[1])'.")
        }
        return names(values[0]).map { ($0, difference) }
      })
  }

  func run(on samples: CommandSamples) throws -> CommandOutcome {
    let sections = samples.catalog.sections.compactMap { section in
      themes(named: old, of: section).flatMap { old in
        themes(named: new, of: section).map { (section: section, themes: [old, $0]) }
      }
    }
    guard !sections.isEmpty else {
      let names = samples.catalog.sections.flatMap(\.themes).map { "'\($0.name)'" }
      throw CommandMisuse(
        "No module with samples has both themes '\(old)' and '\(new)'; there are "
          + "\(names.isEmpty ? "none" : names.joined(separator: ", ")), and 'none'.")
    }
    let getters = GetterLocations(of: samples.sources)
    var report = Report()
    try samples.forEachSample(of: sections) { examined in
      let certificate = Inspector().certifyEquivalence(
        of: examined.tree, themes: examined.themes[0], and: examined.themes[1],
        except: try exceptions(of: examined.section), over: examined.space)
      report.add(certificate, of: examined, getters)
    }
    return CommandOutcome(
      isJSON ? try report.prettyJSON : report.description,
      isSuccess: report.samples.isEmpty)
  }

  /// The themes with names, between commas, that a module has; nil if one is missing.
  ///
  /// No theme has the name `none`.
  private func themes(
    named names: String, of section: StyleSampleCatalog.Section
  ) -> [Theme]? {
    if names == "none" { return [] }
    let themes = names.split(separator: ",").map { name in
      section.themes.first { $0.name == name }
    }
    return themes.contains { $0 == nil } ? nil : themes.compactMap(\.self)
  }

  private func exceptions(
    of section: StyleSampleCatalog.Section
  ) throws -> EquivalenceExceptions {
    let attributes = StyleTree(packs: section.packs).applier.attributes
    var result = EquivalenceExceptions()
    for (name, difference) in exceptions {
      guard let attribute = attributes.ids.first(where: { $0.name == name }) else {
        let nearest = NearestName.find(name, among: attributes.ids.map(\.name))
        throw CommandMisuse(
          "'\(name)' is no attribute" + (nearest.map { "; did you mean '\($0)'?" } ?? "."))
      }
      result.insert(attribute, difference.map { .within($0, of: attribute) } ?? .anything)
    }
    return result
  }
}

extension DiffCommand {
  /// The samples that differ.
  private struct Report: Encodable, CustomStringConvertible {
    var samples: [Sample] = []

    /// The values with too many situations.
    var undecided: [String] = []

    /// The number of samples that were compared.
    var count = 0

    mutating func add(
      _ certificate: EquivalenceCertificate, of examined: ExaminedSample,
      _ getters: GetterLocations
    ) {
      let (module, name) = (examined.section.module, examined.sample.name)
      count += 1
      undecided += certificate.undecided.map { "\(module) \(name): \($0)" }
      if certificate.differences.isEmpty { return }
      samples.append(
        Sample(
          module: module, name: name,
          differences: certificate.differences.map { Difference($0.locating(getters)) }))
    }

    var description: String {
      func inflected(_ verb: String, _ count: Int) -> String { count == 1 ? "\(verb)s" : verb }
      let equal = count - samples.count
      let differing =
        samples.isEmpty
        ? "\(equal.counted("sample"))"
        : "\(samples.count.counted("sample")) \(inflected("differ", samples.count)), \(equal)"
      let lines = samples.flatMap { sample in
        ["\(sample.module) \(sample.name)"]
          + sample.differences.flatMap(\.lines).map { "  \($0)" }
      }
      return
        (lines + undecided.map { "undecided: \($0)" }
        + ["\(differing) \(inflected("look", equal)) the same in every situation"])
        .joined(separator: "\n")
    }
  }

  private struct Sample: Encodable {
    let module: String
    let name: String
    let differences: [Difference]
  }

  private struct Difference: Encodable {
    let node: String
    let attribute: String
    let old: String
    let new: String
    let situation: [String]

    /// The writes of the value, each on a line.
    let oldOrigin: [String]
    let newOrigin: [String]

    /// The text of the report.
    let lines: [String]

    private enum CodingKeys: String, CodingKey {
      case node, attribute, old, new, situation, oldOrigin, newOrigin
    }

    init(_ difference: EquivalenceCertificate.Difference) {
      (node, attribute) = (difference.subject, difference.attribute.name)
      (old, new, situation) = (difference.old, difference.new, difference.situation)
      (oldOrigin, newOrigin) = (difference.oldOrigins, difference.newOrigins)
      lines = difference.lines
    }
  }
}
