internal import ProtocolStyle

/// Reads the values of a parsed stylesheet, and collects problems and parts without an effect.
struct StyleSheetReader {
  private let parsed: ParsedStyleSheet
  private let file: String
  private let namespace: String
  private let types: [String: any Any.Type]
  private let definitions: [String: [ParsedStyleSheet.Declaration]]

  private(set) var problems: [StyleFileProblem] = []
  private(set) var findings: [Finding] = []
  private(set) var rules: [StyleSheetRule] = []
  private(set) var variables: [StyleSheetVariable] = []
  private var known: [String: StyleSheetVariable] = [:]

  init(
    _ parsed: ParsedStyleSheet, file: String, namespace: String, types: [String: any Any.Type]
  ) {
    self.parsed = parsed
    self.file = file
    self.namespace = namespace
    self.types = types
    definitions = Dictionary(grouping: parsed.definitions, by: \.name)
  }

  /// The maximum number of declarations, counted once for each of their selectors.
  private static let maximumDeclarations = 100_000

  mutating func read() {
    var places: [String: Int] = [:]
    var count = 0
    for set in parsed.rules {
      count += set.selectors.count * max(set.declarations.count, 1)
      guard count <= Self.maximumDeclarations else {
        report(
          .tooLarge, set.selectors.first?.place ?? TextPosition(line: 1, column: 1),
          found: "more than \(Self.maximumDeclarations) declarations",
          accepted: "at most \(Self.maximumDeclarations)")
        return
      }
      for selector in set.selectors {
        let place = places[selector.name] ?? rules.count
        if place == rules.count {
          let location = DataLocation(file: file, place: ":\(selector.place.line)")
          rules.append(StyleSheetRule(name: selector.name, place: location))
        }
        places[selector.name] = place
        var rule = rules[place]
        for declaration in set.declarations { read(declaration, of: selector.name, into: &rule) }
        rules[place] = rule
      }
    }
  }

  private mutating func read(
    _ declaration: ParsedStyleSheet.Declaration, of name: String,
    into rule: inout StyleSheetRule
  ) {
    let sources = self.sources(of: declaration)
    guard let sources else { return }
    guard let type = StyleSheetType(property: declaration.name), reads(declaration, name) else {
      if StyleSheetType(property: declaration.name) == nil { reportUnknown(declaration, name) }
      return
    }
    var values: [StyleSheetVariable.Definition] = []
    for source in sources {
      guard let value = type.value(of: source.value) else {
        report(
          .invalidValue, source.valuePlace, found: quoted(source.value),
          accepted: "\(type.accepted) for \(declaration.name)",
          remedy: Self.remedy(type, source.value))
        return
      }
      noteLooseNumber(type, source)
      noteFaintColor(value, source)
      values.append(
        StyleSheetVariable.Definition(
          media: source.media, value: value, text: source.value,
          place: DataLocation(file: file, place: ":\(source.place.line)")))
    }
    guard let first = values.last else { return }
    if type == .classList {
      exclude(first.value as? [String] ?? [], declaration, &rule)
      return
    }
    let variable =
      declaration.value.hasPrefix("@")
      ? variable(String(declaration.value.dropFirst()), type, values) : nil
    rule.declarations.append(
      StyleSheetRule.Declaration(
        property: declaration.name, media: declaration.media, value: first.value,
        text: first.text, variable: variable))
  }

  /// The declarations that contain the value: the declaration itself, or the definitions of its
  /// variable.
  private mutating func sources(
    of declaration: ParsedStyleSheet.Declaration
  ) -> [ParsedStyleSheet.Declaration]? {
    guard declaration.value.hasPrefix("@") else { return [declaration] }
    guard let found = definitions[declaration.value] else {
      report(
        .undefinedVariable, declaration.valuePlace, found: declaration.value,
        accepted: "a variable that the sheet defines",
        nearest: NearestName.find(declaration.value, among: definitions.keys.sorted()),
        remedy: declaration.value.contains(" ")
          ? "A variable is the whole value; nothing may follow it."
          : "Define it: \(declaration.value): value;")
      return nil
    }
    guard found.contains(where: { $0.media == nil }) else {
      report(
        .undefinedVariable, declaration.valuePlace, found: declaration.value,
        accepted: "a variable that is defined outside of @media, too",
        remedy: "Define it once more without @media, for all other devices.")
      return nil
    }
    return found
  }

  /// Whether a class reads a property; otherwise it has no effect.
  private mutating func reads(
    _ declaration: ParsedStyleSheet.Declaration, _ name: String
  ) -> Bool {
    guard let known = StyleSheetClass.all[name], !known.properties.contains(declaration.name),
      !StyleSheetClass.meta.contains(declaration.name)
    else { return true }
    let nearest = NearestName.find(declaration.name, among: known.properties.sorted())
    findings.append(
      .deadStyleSheetPart(
        "\(declaration.name) of \(name)", at: "\(file):\(declaration.place)",
        "\(name) doesn't read that property.",
        nearest.map { "Write \($0), or remove it." } ?? "Remove it."))
    return false
  }

  private mutating func reportUnknown(
    _ declaration: ParsedStyleSheet.Declaration, _ name: String
  ) {
    let nearest = NearestName.find(
      declaration.name, among: StyleSheetClass.allProperties.sorted())
    findings.append(
      .deadStyleSheetPart(
        "\(declaration.name) of \(name)", at: "\(file):\(declaration.place)",
        "There is no such property.", nearest.map { "Write \($0), or remove it." } ?? "Remove it."))
  }

  private mutating func noteLooseNumber(
    _ type: StyleSheetType, _ source: ParsedStyleSheet.Declaration
  ) {
    guard type == .number || type == .integer, Double(source.value) == nil else { return }
    findings.append(
      .deadStyleSheetPart(
        "what follows the number in \(quoted(source.value))", at: "\(file):\(source.valuePlace)",
        "Numbers have no units.", "Write the number alone."))
  }

  /// Notes an opacity of 1 without a decimal point, which means 1/255 to NUI.
  private mutating func noteFaintColor(
    _ value: any Hashable & Sendable, _ source: ParsedStyleSheet.Declaration
  ) {
    guard let color = value as? Color, color.alpha == 1.0 / 255 else { return }
    findings.append(.faintColor(quoted(source.value), at: "\(file):\(source.valuePlace)"))
  }

  private mutating func exclude(
    _ names: [String], _ declaration: ParsedStyleSheet.Declaration, _ rule: inout StyleSheetRule
  ) {
    guard declaration.media == nil else {
      findings.append(
        .deadStyleSheetPart(
          "\(declaration.name) in @media", at: "\(file):\(declaration.place)",
          "Exclusions don't depend on the device.", "Move it out of @media."))
      return
    }
    for name in names {
      guard let type = types[name] else {
        findings.append(
          .deadStyleSheetPart(
            "the exclusion of \(name)", at: "\(file):\(declaration.valuePlace)",
            "No node is of a type of that name.",
            "Pass the type when reading the file, as excluding: [\(quoted(name)): …], or remove it."
          ))
        continue
      }
      if declaration.name == "exclude-views" {
        rule.excluded.append(type)
      } else {
        rule.excludedSubtrees.append(type)
      }
    }
  }

  private mutating func variable(
    _ name: String, _ type: StyleSheetType, _ values: [StyleSheetVariable.Definition]
  ) -> StyleSheetVariable {
    let key = "\(name) \(type == .integer ? .number : type)"
    if let variable = known[key] { return variable }
    let variable = StyleSheetVariable(name, type, values, namespace: namespace)
    known[key] = variable
    variables.append(variable)
    return variable
  }

  private mutating func report(
    _ code: StyleFileProblem.Code, _ place: TextPosition, found: String, accepted: String,
    nearest: String? = nil, remedy: String? = nil
  ) {
    let problem = StyleFileProblem(
      code, file: file, position: place, found: found, accepted: accepted, nearest: nearest,
      remedy: remedy)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The correction of common mistakes in values.
  private static func remedy(_ type: StyleSheetType, _ value: String) -> String? {
    if value.contains("@") { return "Variables are replaced only where they are the whole value." }
    switch type {
    case .box where value.contains(","): return "Separate the numbers by spaces."
    case .offset where !value.contains(","): return "Put a comma between the numbers."
    case .color where value.hasPrefix("#"): return "Write six digits, as in #ff0000."
    case .color where value.hasPrefix("rgba") || value.hasPrefix("hsla"):
      return "Write four components, the last of them the opacity."
    default: return nil
    }
  }
}

// MARK: - StyleSheetRule

/// All declarations of a stylesheet for one style class, in the order of the file.
struct StyleSheetRule: Sendable {
  /// A property with a value, or with the variable that contains it.
  struct Declaration: Sendable {
    let property: String
    let media: ParsedStyleSheet.Media?
    let value: any Hashable & Sendable
    let text: String
    let variable: StyleSheetVariable?
  }

  let name: String

  /// The place of the first rule set for the class.
  let place: DataLocation

  var declarations: [Declaration] = []
  var excluded: [any Any.Type] = []
  var excludedSubtrees: [any Any.Type] = []

  /// The resulting rules: one for the class, and one for each state with a separate background.
  func rules() -> [StyleRule] {
    let properties = Set(declarations.map(\.property))
    var rules = [
      rule(when: nil) { model, values in
        var writer = StyleSheetWriter(values)
        writer.write(to: &model)
      }
    ]
    for (suffix, state) in StyleSheetWriter.states where !suffix.isEmpty {
      if properties.contains("background-color" + suffix) {
        rules.append(
          rule(when: .controlState(state)) { model, values in
            if let color = values["background-color" + suffix]?.value as? Color {
              model.backgroundColor = color
              model.backgroundGradient = nil
            }
          })
      }
    }
    if properties.contains("background-color-top-selected") {
      rules.append(
        rule(when: .controlState(.selected)) { model, values in
          guard let top = values["background-color-top-selected"]?.value as? Color else { return }
          let bottom = values["background-color-bottom-selected"]?.value as? Color
          model.backgroundGradient = Gradient([top, bottom ?? top])
        })
    }
    if properties.contains("font-color-highlighted"), name != "Button", name != "SearchBarButton" {
      rules.append(
        rule(when: .controlState(.highlighted)) { model, values in
          if let color = values["font-color-highlighted"]?.value as? Color,
            !model.kind.uses(.titleColorForState)
          {
            model.textColor = color
          }
        })
    }
    if name == "TableCell" { rules.append(labelRule()) }
    for index in rules.indices { rules[index].dataLocation = place }
    return rules
  }

  /// The properties in the current environment, each with its last value.
  private func values() -> StyleSheetWriter.Values {
    var values: StyleSheetWriter.Values = [:]
    let environment = StyleEnvironment.current
    for declaration in declarations where declaration.media?.holds(in: environment) ?? true {
      if let variable = declaration.variable {
        values[declaration.property] = variable.value.map { ($0, variable.text) }
      } else {
        values[declaration.property] = (declaration.value, declaration.text)
      }
    }
    return values
  }

  private func rule(
    when condition: StyleCondition?,
    _ apply: @escaping @Sendable (inout ViewModel, StyleSheetWriter.Values) -> Void
  ) -> StyleRule {
    let body: @Sendable (inout ViewModel) -> Void = { apply(&$0, values()) }
    switch StyleSheetTarget(name) {
    case .kind(let kind, let containers, let others):
      return StyleRule(
        for: .kind(kind), containedIn: containers, when: condition, excluding: excluded + others,
        excludingSubtreesOf: excludedSubtrees, body)
    case .styleClass:
      return StyleRule(
        for: .styleClass(name), when: condition, excluding: excluded,
        excludingSubtreesOf: excludedSubtrees, body)
    }
  }

  /// The text of a cell is a label inside it.
  private func labelRule() -> StyleRule {
    StyleRule(
      for: .label, containedIn: [(any TableCellNode).self], excluding: excluded,
      excludingSubtreesOf: excludedSubtrees
    ) { model in
      let text = values().filter { $0.key.hasPrefix("font-") || $0.key.hasPrefix("text-") }
      var writer = StyleSheetWriter(text)
      writer.write(to: &model)
    }
  }
}

// MARK: - StyleSheetTarget

/// The nodes that a style class of NUI matches.
enum StyleSheetTarget {
  /// The nodes of a kind inside others, except those of some types.
  case kind(NodeKind, containers: [any Any.Type], others: [any Any.Type])

  /// The nodes that have the class.
  case styleClass

  init(_ name: String) {
    switch name {
    case "SearchBarButton":
      self = .kind(.button, containers: [(any SearchBarNode).self], others: [])
    case "SearchBarScopeBar":
      self = .kind(.segmentedControl, containers: [(any SearchBarNode).self], others: [])
    case "View": self = .kind(.view, containers: [], others: Self.kindsOfViews)
    case "Control": self = .kind(.control, containers: [], others: Self.kindsOfControls)
    default:
      self = Self.kinds[name].map { .kind($0, containers: [], others: []) } ?? .styleClass
    }
  }

  private static let kinds: [String: NodeKind] = [
    "ActivityIndicator": .activityIndicator, "BarButton": .barButtonItem, "Button": .button,
    "Label": .label, "NavigationBar": .navigationBar, "PageControl": .pageControl,
    "Progress": .progress, "SearchBar": .searchBar, "SegmentedControl": .segmentedControl,
    "Slider": .slider, "Switch": .switch, "TabBar": .tabBar, "TabBarItem": .tabBarItem,
    "Table": .table, "TableCell": .tableCell, "TextField": .textField, "TextView": .textView,
    "Toolbar": .toolbar,
  ]

  /// NUI's View and Control only match plain views and controls.
  private static let kindsOfControls: [any Any.Type] = [
    (any ButtonNode).self, (any TextFieldNode).self, (any SegmentedControlNode).self,
    (any SliderNode).self, (any SwitchNode).self, (any StepperNode).self,
    (any PageControlNode).self, (any DatePickerNode).self,
  ]
  private static let kindsOfViews: [any Any.Type] = [
    (any ControlNode).self, (any LabelNode).self, (any TextViewNode).self,
    (any SearchBarNode).self, (any NavigationBarNode).self, (any ToolbarNode).self,
    (any TabBarNode).self, (any ProgressNode).self, (any ImageNode).self, (any ScrollNode).self,
    (any TableCellNode).self, (any TableSectionHeaderNode).self,
    (any TableSectionFooterNode).self, (any ActivityIndicatorNode).self, (any PickerNode).self,
  ]

  /// The protocols that correspond to UIKit's classes.
  static let classes: [String: any Any.Type] = [
    "UIActivityIndicatorView": (any ActivityIndicatorNode).self, "UIButton": (any ButtonNode).self,
    "UIControl": (any ControlNode).self, "UIDatePicker": (any DatePickerNode).self,
    "UIImageView": (any ImageNode).self, "UILabel": (any LabelNode).self,
    "UINavigationBar": (any NavigationBarNode).self, "UIPageControl": (any PageControlNode).self,
    "UIPickerView": (any PickerNode).self, "UIProgressView": (any ProgressNode).self,
    "UIScrollView": (any ScrollNode).self, "UISearchBar": (any SearchBarNode).self,
    "UISegmentedControl": (any SegmentedControlNode).self, "UISlider": (any SliderNode).self,
    "UIStepper": (any StepperNode).self, "UISwitch": (any SwitchNode).self,
    "UITabBar": (any TabBarNode).self, "UITableView": (any TableNode).self,
    "UITableViewCell": (any TableCellNode).self, "UITextField": (any TextFieldNode).self,
    "UITextView": (any TextViewNode).self, "UIToolbar": (any ToolbarNode).self,
    "UIView": (any ViewNode).self,
  ]
}
