public import ProtocolStyle
internal import StyleSampling

extension Finding.Identifier {
  /// The contrast between a probe's text and its background is too low.
  public static let packContrast = Finding.Identifier(rawValue: "pack-contrast")
}

extension PackCheck {
  /// Finds texts of probes with low contrast, with one finding for each text of a probe.
  func contrastFindings() -> [Finding] {
    let tree = makeTree()
    let handles = attachProbes(tree, nil)
    containReaders(of: tree, handles)
    // WCAG has no contrast requirement for inactive controls.
    let states = matrix.states.filter { !$0.contains(.disabled) }
    let surroundings = matrix.surroundings(of: handles, in: tree).map { surroundings in
      MatrixSurroundings(
        enclosingStates: surroundings.enclosingStates.count > 1 ? states : [nil],
        widths: surroundings.widths)
    }
    var weak = [[String: WeakText]](repeating: [:], count: probes.count)
    matrix.forEachInheritedContext(of: tree) { combination, _, tree in
      let page: Color = tree.environment.colorScheme == .dark ? .black : .white
      for (index, node) in handles.enumerated() {
        for (offset, state) in states.enumerated() {
          let first = (combination * states.count + offset) * surroundings[index].count
          surroundings[index].forEachModel(of: node, in: state, of: tree) { place, model in
            for text in TextOnBackground.all(in: model, state, on: page)
            where text.contrast < minimumContrast {
              weak[index][text.name, default: WeakText(text)].add(text, at: first + place)
            }
          }
        }
      }
    }
    let names = surroundings.map { surroundings in
      let around = matrix.names(of: surroundings)
      let states = states.map(\.description)
      return CombinationNames(
        [
          matrix.names[0], matrix.names[1], states,
        ] + (surroundings.enclosingStates.count > 1 ? [states.map { "in a \($0) control" }] : [])
          + (surroundings.widths.count > 1 ? around.suffix(1) : []))
    }
    return probes.indices.flatMap { index in
      weak[index].sorted { $0.key < $1.key }.map {
        finding($1, of: probes[index], in: names[index])
      }
    }
  }

  /// Moves the probes that compare the width of a container into one.
  private func containReaders(of tree: StyleTree, _ handles: [AnyNodeHandle]) {
    var readers: Set<AnyNodeHandle> = []
    matrix.forEachInheritedContext(of: tree) { _, _, tree in
      for node in handles where tree.enclosingContainer(of: node) == nil {
        if !tree.containerWidths(affecting: node).isEmpty { readers.insert(node) }
      }
    }
    guard !readers.isEmpty else { return }
    let container = tree.attach(Ground())
    for node in handles where readers.contains(node) { try? tree.move(node, to: container) }
  }

  private func finding(
    _ weak: WeakText, of probe: any StyleNode, in names: CombinationNames
  ) -> Finding {
    let text = weak.text
    // Rounded down, because 4.499 is insufficient.
    let contrast = (text.contrast * 100).rounded(.down) / 100
    let place = names.text(of: weak.combinations).map { " when \($0)" } ?? ""
    return Finding(
      .error, .packContrast,
      summary: "\(type(of: probe)) has \(text.name) \(ValueText.text(of: text.foreground)) on "
        + "\(text.backgroundName) \(ValueText.text(of: text.background)): a contrast of "
        + "\(ValueText.text(of: contrast))\(place).",
      explanation: "WCAG 2.2 requires 4.5 between text and its background (1.4.3), and this check "
        + "\(ValueText.text(of: minimumContrast)). The combination with the lowest contrast is shown.",
      remedy: "Make the text or its background darker or lighter in that combination.")
  }
}

/// A text with low contrast: the combination with the lowest contrast, and all others.
private struct WeakText {
  var text: TextOnBackground
  var combinations: Set<Int> = []

  init(_ text: TextOnBackground) {
    self.text = text
  }

  mutating func add(_ text: TextOnBackground, at combination: Int) {
    combinations.insert(combination)
    if text.contrast < self.text.contrast { self.text = text }
  }
}

// MARK: - TextOnBackground

/// A text of a view model, the color of its background, and their contrast.
struct TextOnBackground {
  /// The attribute of the text's color: `titleColorForState`.
  let name: String

  /// The attribute of the background's color: `backgroundColor`.
  let backgroundName: String
  let foreground: Color
  let background: Color

  /// The WCAG contrast ratio, from 1 to 21, of the colors after blending translucent ones.
  let contrast: Double

  /// The texts of a view model that have a background, in a control state; empty for a hidden node.
  static func all(
    in model: ViewModel, _ state: ControlState, on page: Color
  ) -> [TextOnBackground] {
    guard model.isHidden != true else { return [] }
    let selection = state.contains(.selected) ? model.selectedSegmentTintColor : nil
    let pane = model.backgroundMaterial.flatMap { $0.style == .hidden ? nil : $0.fallbackColor }
    let backgrounds = [
      ("selectedSegmentTintColor", selection),
      ("backgroundMaterial", pane.map { $0.composited(over: model.backgroundColor ?? page) }),
      ("barTintColor", model.barTintColor), ("backgroundColor", model.backgroundColor),
    ]
    guard let (backgroundName, background) = backgrounds.first(where: { $0.1 != nil }),
      let background
    else { return [] }
    let backdrop = background.composited(over: page)
    return texts(of: model, state).compactMap { name, foreground in
      foreground.map { foreground in
        TextOnBackground(
          name: name, backgroundName: backgroundName, foreground: foreground,
          background: background,
          contrast: foreground.composited(over: backdrop).contrastRatio(with: backdrop))
      }
    }
  }

  /// The colors of texts by attribute; a title's own color, if the kind derives it from the text
  /// color.
  private static func texts(of model: ViewModel, _ state: ControlState) -> [(String, Color?)] {
    let titles: [(String, Color?)] = [
      ("titleColorForState", model[.titleColorForState, state]),
      ("titleTextAttributesForState", model[.titleTextAttributesForState, state]?.foregroundColor),
      ("titleTextAttributes", model.titleTextAttributes?.foregroundColor),
    ]
    let title = titles.first { $0.1 != nil } ?? ("textColor", model.textColor)
    return [
      title, ("largeTitleTextAttributes", model.largeTitleTextAttributes?.foregroundColor),
    ]
  }
}
