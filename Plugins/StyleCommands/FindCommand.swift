internal import CommandSupport
internal import ProtocolStyle
internal import StyleBook
internal import StyleFiles
internal import StyleInspector
internal import StyleSampling

/// `swift package style-find`: where a color, a length or a font comes from.
struct FindCommand: SampleCommand {
  static let syntax = CommandSyntax(
    "style-find", operands: "<value>…", [.value("near", "<distance>"), .flag("json")])

  private let text: String
  private let value: SearchedValue
  private let distance: Double
  private let isJSON: Bool

  init(_ options: CommandOptions) throws {
    text = options.operands.joined(separator: " ")
    guard let value = SearchedValue(text) else {
      throw CommandMisuse(
        "style-find searches for a color in CSS notation, a length, or a font with its size, such as "
          + "'#ededf0', 12 or 'Inter 17', not '\(text)'.")
    }
    self.value = value
    distance = try options.number(of: "near", in: 0...100) ?? 0
    isJSON = options.has("json")
  }

  func run(on samples: CommandSamples) throws -> CommandOutcome {
    let getters = GetterLocations(of: samples.sources)
    var report = Report(value: text)
    // Equal colors may differ by rounding.
    let distance = max(distance, 1e-6)
    let sections = samples.catalog.sections.map { section in
      (section: section, themes: [[]] + section.themes.map { [$0] })
    }
    for (section, themes) in sections {
      report.add(TokenSituations(themes), of: section, value, within: distance)
    }
    samples.forEachSample(of: sections) { examined in
      let uses = Inspector(themes: examined.themes).uses(
        of: value, within: distance, in: examined.tree, over: examined.space, locating: getters)
      for use in uses { report.add(use, of: examined) }
    }
    return CommandOutcome(isJSON ? try report.prettyJSON : report.description)
  }
}

extension SearchedValue {
  /// Parses a color, a length, or a font as the name of a family and a size; nil for other texts.
  init?(_ text: String) {
    if let color = CSSColor.color(text) {
      self = .color(color)
    } else if let length = Double(text), length.isFinite {
      self = .length(length)
    } else {
      let words = text.split(separator: " ")
      guard let last = words.last, text.first?.isLetter == true else { return nil }
      let size = Double(last)
      let family = (size == nil ? words[...] : words.dropLast()).joined(separator: " ")
      if family.isEmpty { return nil }
      self = .font(family: family, size: size)
    }
  }
}

extension FindCommand {
  /// The places of a value, by what sets it there.
  private struct Report: Encodable, CustomStringConvertible {
    let value: String

    /// The values of tokens, also where no sample reads them.
    var tokens: [TokenMatch] = []
    var causes: [Cause] = []

    mutating func add(
      _ situations: TokenSituations, of section: StyleSampleCatalog.Section,
      _ searched: SearchedValue, within distance: Double
    ) {
      for token in situations.tokens(besides: section.packs.flatMap(\.tokens).map(\.id)) {
        for value in situations.values(of: token) {
          guard let difference = searched.difference(from: value.value), difference <= distance
          else { continue }
          let (themes, scheme) = (value.situation.themes, value.situation.scheme)
          tokens.append(
            TokenMatch(
              module: section.module, name: token.name, value: "\(value)", difference: difference,
              situation: "\(Theme.name(of: themes)), \(scheme.rawValue)",
              location: value.location))
        }
      }
    }

    mutating func add(_ use: ValueUse, of examined: ExaminedSample) {
      let look = Look(
        module: examined.section.module, sample: examined.sample.name, node: use.node,
        attribute: use.attribute, situations: use.situations)
      if let place = causes.firstIndex(where: { $0.origin == use.origin && $0.value == use.value })
      {
        causes[place].looks.append(look)
      } else {
        causes.append(
          Cause(
            value: use.value, difference: use.difference, origin: use.origin, looks: [look]))
      }
    }

    var description: String {
      let count = causes.map(\.looks.count).reduce(0, +)
      let summary =
        "\(value) is in \(count.counted("look")) of \(causes.count.counted("cause")), and in "
        + tokens.count.counted("value") + " of tokens"
      return
        (causes.sorted { $0.difference < $1.difference }.map(\.description)
        + tokens.map(\.description) + [summary]).joined(separator: "\n")
    }

    /// The write of a value, with its looks.
    struct Cause: Encodable, CustomStringConvertible {
      let value: String
      let difference: Double

      /// The write, and the steps to where the value comes from.
      let origin: [String]
      var looks: [Look]

      var description: String {
        (["\(value)\(Report.distance(difference))  \(origin[0])"]
          + origin.dropFirst().map { "    \($0)" } + looks.map { "  \($0)" })
          .joined(separator: "\n")
      }
    }

    /// A sample with the value.
    struct Look: Encodable, CustomStringConvertible {
      let module: String
      let sample: String
      let node: String
      let attribute: String

      /// The situations; absent for all.
      let situations: String?

      var description: String {
        "\(module) \(sample): \(node) \(attribute)" + (situations.map { ", in \($0)" } ?? "")
      }
    }

    /// A token with the value.
    struct TokenMatch: Encodable, CustomStringConvertible {
      let module: String
      let name: String
      let value: String
      let difference: Double
      let situation: String

      /// The place where the value is set; absent if it isn't known.
      let location: String?

      var description: String {
        "\(module) token \(name)  \(value)\(Report.distance(difference))  \(situation)"
          + (location.map { " (\($0))" } ?? "")
      }
    }

    /// The distance of a near miss; empty for the value itself.
    static func distance(_ difference: Double) -> String {
      difference < 1e-6 ? "" : ", \(max(difference, 0.01).truncated) away"
    }
  }
}
