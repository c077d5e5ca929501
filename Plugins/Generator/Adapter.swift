/// A module that draws attributes, and the table in which it states them.
struct Adapter {
  /// Where a module states what it draws.
  enum Table {
    /// In calls of these functions, whose first argument is an attribute or a list.
    ///
    /// An argument `none:` gives the reason why they aren't drawn.
    case calls(Set<String>)

    /// In `ShownAttributes.swift`, by the lists of modifiers and by attributes.
    case modifiers

    /// Only in `others`.
    case names
  }

  /// The name of the list: `uiKit`.
  let name: String

  /// The name in the documentation: `StyleUIKit`.
  let title: String
  let folder: String
  let table: Table

  /// The names of the attributes that it draws without an entry of its table.
  var others: [String] = []

  static let swiftUI = Adapter(
    name: "swiftUI", title: "`StyleSwiftUI`", folder: "Sources/StyleSwiftUI", table: .modifiers,
    // The app's views show their content.
    others: ["image", "link", "richText", "text"] + layerShadow)

  /// The file with the table of `swiftUI`.
  static let swiftUITable = "\(swiftUI.folder)/ShownAttributes.swift"

  static let all = [
    Adapter(
      name: "pages", title: "`StyleHTML`", folder: "Sources/StyleHTML",
      table: .calls([
        "CSSMeaning", "item", "part", "position", "shadow", "stack", "step", "track", "valueImage",
      ])),
    Adapter(
      name: "terminal", title: "`StyleTerminal`", folder: "Sources/StyleTerminal", table: .names,
      others: terminalAttributes.split { $0.isWhitespace }.map(String.init)),
    Adapter(
      name: "uiKit", title: "`StyleUIKit`", folder: "Sources/StyleUIKit",
      table: .calls(["edit", "on", "onImages", "showInConfiguration"]),
      // By the animation of a binding, and by the controller of a hosting view.
      others: ["motion", "repeatingMotion", "statusBarStyle"] + layerShadow),
    swiftUI,
    Adapter(
      name: "gtk", title: "`StyleGTK`", folder: "Playground/GTK/Sources/StyleGTK",
      table: .calls(["edit", "on", "onCurrentState", "showPart"]),
      // By the animation of a binding.
      others: ["motion", "repeatingMotion"] + layerShadow),
  ]

  /// The attributes that a kind derives shadows from.
  private static let layerShadow = ["shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius"]

  /// What a terminal draws, which reads view models without a table.
  private static let terminalAttributes = """
    borderColor borderGradient borderWidth borders cornerRadius cornerShape masksToBounds
    shadowColor shadowOffset shadowOpacity shadowRadius shadows alpha
    backgroundColor backgroundGradient backgroundMaterial height isHidden padding spacing
    tintColor tintGradient width aspectRatio columnSpan gridColumns growth maximumHeight maximumWidth
    minimumHeight minimumWidth overflow stackAlignment stackAxis stackDistribution wrapsChildren
    zIndex borderStyle contentSizeLimits font lineBreakMode maximumNumberOfLines placeholderColor
    strikethrough textAlignment textColor textGradient textTransform underline symbolRendering symbolValue
    symbolWeight buttonVariant clearButtonMode contentEdgeInsets contentHorizontalAlignment
    contentVerticalAlignment controlSize dividerColor imageForState imagePadding imagePlacement
    selectedSegmentTintColor showsActivity titleColorForState titleTextAttributesForState
    currentPageIndicatorTintColor currentPageTintColor isAnimating maximumTrackTintColor
    maximumValueImage minimumTrackTintColor minimumValueImage onTintColor pageIndicatorTintColor
    progressTintColor thumbTintColor trackTintColor badgeColor barItemVariant barTintColor
    barTintColorForAppearance largeTitleTextAttributes titleTextAttributes
    titleTextAttributesForAppearance unselectedItemTintColor accessoryType cellVariant
    detailTextColor listVariant selectedBackgroundColor separatorColor separatorInsets
    separatorStyle accessibilityLabel badge controlState detailText image inputKind isOn
    isSecureTextEntry items leadingImage link page placeholder prompt rangedDate rangedValue
    richText subtitle text trailingImage
    """
}

/// An adapter with the names of the attributes that it draws.
struct AdapterSource {
  let adapter: Adapter
  let drawn: Set<String>
  var name: String { adapter.name }
  var folder: String { adapter.folder }

  /// Reads the table of an adapter.
  ///
  /// - Parameters:
  ///   - adapter: The adapter.
  ///   - lists: The attributes of the core's lists, by the code that names one.
  ///   - modifiers: The modifiers of SwiftUI.
  ///   - repository: The repository.
  /// - Throws: An error of the file system.
  init(
    _ adapter: Adapter, _ lists: [String: [String]], _ modifiers: [ModifierSource],
    _ repository: Repository
  ) throws {
    self.adapter = adapter
    var entries = Entries(lists: lists)
    switch adapter.table {
    case .calls(let functions):
      for file in try repository.files(in: adapter.folder) where !file.name.hasSuffix("+Generated")
      {
        entries.add(callsOf: functions, in: file.tokens)
      }
    case .modifiers:
      entries.drawn.formUnion(modifiers.flatMap(\.attributes))
      entries.addAttributes(in: try repository.file(Adapter.swiftUITable).tokens)
    case .names: break
    }
    // A list has attributes that an entry of their own leaves out.
    drawn = entries.drawn.union(entries.listed.subtracting(entries.missing)).union(adapter.others)
  }
}

/// The attributes of the entries of a table.
private struct Entries {
  let lists: [String: [String]]

  /// Those of entries, those of lists of the core, and those with a reason why they aren't drawn.
  var drawn: Set<String> = []
  var listed: Set<String> = []
  var missing: Set<String> = []

  /// Adds the first arguments of the calls of some functions.
  mutating func add(callsOf functions: Set<String>, in tokens: SourceTokens) {
    for index in tokens.indices.dropLast()
    where tokens[index].kind == .word && functions.contains(tokens[index].text) {
      guard let arguments = tokens[(index + 1)...].callArguments, let first = arguments.first,
        first.label == nil
      else { continue }
      add(first.value, reason: arguments["none"])
    }
  }

  /// Adds the attributes that tokens name in full, and the reasons for those that aren't drawn.
  mutating func addAttributes(in tokens: SourceTokens) {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let rest = tokens[index...]
      if let part = rest.callArguments, part.count == 2, part[1].label == "none" {
        add(part[0].value, reason: part[1].value)
        index = tokens.end(ofBracketAt: index)
        continue
      }
      if let list = lists.first(where: {
        rest.prefix($0.key.count { $0 == "." } * 2 + 1).text == $0.key
      }) {
        listed.formUnion(list.value)
      } else if rest.prefix(2).text == "Attribute." {
        drawn.formUnion(rest.prefix(3).memberNames)
      }
      index += 1
    }
  }

  /// Adds `.attribute`, `[.attribute, .other]` or a list of the core.
  private mutating func add(_ attributes: SourceTokens, reason: SourceTokens?) {
    let list = lists[attributes.text]
    let isArray = attributes.first?.text == "["
    guard list != nil || isArray || attributes.first?.text == "." && attributes.count == 2 else {
      return
    }
    let isDrawn = reason.map(Self.isDrawnOtherwise) ?? true
    if let list {
      // A list has no counterpart for views of some kinds only.
      if isDrawn { listed.formUnion(list) }
    } else if isDrawn {
      drawn.formUnion(attributes.memberNames)
    } else {
      missing.formUnion(attributes.memberNames)
    }
  }

  /// Whether a reason why CSS has no counterpart is that markup or another attribute has one.
  private static func isDrawnOtherwise(_ reason: SourceTokens) -> Bool {
    let text = reason.first?.content ?? ""
    return text.hasPrefix("content: ") || text.hasPrefix("drawn through ")
  }
}

/// A modifier or style of `StyleSwiftUI`.
struct ModifierSource {
  /// The name of the type: `BoxModifier`.
  let name: String

  /// The attributes that it reads, by name.
  let attributes: [String]

  /// The name of the list: `boxModifier`.
  var listName: String { name.prefix(1).lowercased() + name.dropFirst() }

  /// Reads the types of a file that read attributes of a model, as in `model.borderWidth`.
  static func all(in file: SourceFile, _ names: Set<String>) -> [ModifierSource] {
    file.declarations.filter { $0.keyword == "struct" }.compactMap { declaration in
      let read = names.intersection(declaration.body.map(modelReads) ?? [])
      return read.isEmpty
        ? nil : ModifierSource(name: declaration.name, attributes: read.sorted())
    }
  }

  private static func modelReads(in tokens: SourceTokens) -> [String] {
    tokens.indices.dropLast(2).compactMap { index in
      let model = tokens[index].text
      let isModel = model.lowercased().hasSuffix("model")
      let dot = model == "table" && tokens[index + 1].text == "?" ? index + 2 : index + 1
      guard isModel || model == "table", tokens[dot].text == ".", dot + 1 < tokens.endIndex else {
        return nil
      }
      return tokens[dot + 1].text
    }
  }
}
