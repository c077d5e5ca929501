public import ProtocolStyle

/// The result of ``Inspector/certify(_:of:over:)``: a proof that styles fulfill requirements in
/// every situation of a space, or the smallest counterexamples.
///
/// ```swift
/// let certificate = Inspector(themes: [[day], [night]]).certify(of: tree)
/// print(certificate)
/// ```
///
/// The proof rests on the contract of styles: a getter is a function of its node and of the themes,
/// the environment, the control states and the container widths that it reads. Reads are recorded,
/// so situations that differ only in things that weren't read have the same styles.
public struct Certificate: Sendable {
  /// The names of the requirements.
  package let requirements: [String]

  /// The smallest counterexample of each violated requirement, in their order.
  public let counterexamples: [Counterexample]

  /// The nodes for which the values don't tell whether they fulfill a requirement, in words.
  public let undecided: [String]

  /// The axes besides control states and the widths of containers, in order.
  package let axes: [Axis]

  /// The types of the nodes, in the order of their first nodes.
  package let coverage: [Coverage]

  /// The number of nodes.
  public let nodeCount: Int

  /// The number of nodes whose styles depend on control states: their own, or those of controls
  /// around them.
  package let stateReaderCount: Int

  /// The number of nodes whose styles depend on the widths of containers around them.
  package let widthReaderCount: Int

  /// The number of situations in which nodes were styled.
  package let evaluationCount: Int

  /// The least absolute APCA contrast (Lc) of a text with a known background, from 0 to 108.
  ///
  /// It's information, because APCA is a draft. Nil if no contrast was required, or if there is no
  /// such text.
  public let leastTextContrast: Double?

  /// The outcome.
  public enum Verdict: String, Hashable, Sendable {
    /// All nodes fulfill all requirements in all situations.
    case certified

    /// At least one requirement is violated in at least one situation.
    case refuted

    /// No requirement is known to be violated, but some can't be decided.
    case undecided
  }

  /// The outcome.
  public var verdict: Verdict {
    if !counterexamples.isEmpty { return .refuted }
    return undecided.isEmpty ? .certified : .undecided
  }

  /// The number of examined situations of all nodes, each of which stands for all situations that
  /// differ from it only in axes that weren't read.
  package var situationCount: Int { coverage.map(\.situationCount).reduce(0, +) }

  /// An axis on which situations differ.
  package struct Axis: Hashable, Sendable {
    /// The name.
    package let name: String

    /// The names of the positions, beginning with that of the tree.
    package let positions: [String]

    /// Whether the positions are samples, so that nothing is claimed about the values between them.
    package let isSampled: Bool

    /// The number of nodes whose styles read it.
    ///
    /// If it's 0, the axis can't make a difference.
    package let readerCount: Int
  }

  /// The situations in which the nodes of a type were examined.
  package struct Coverage: Hashable, Sendable {
    /// The name of the type.
    package let nodeType: String

    /// The number of nodes.
    package internal(set) var nodeCount: Int

    /// The number of situations of all these nodes.
    package internal(set) var situationCount: Int

    /// The names of the axes that the nodes or their ancestors read; no other axis makes a
    /// difference.
    package internal(set) var axes: [String]
  }

  /// A situation in which a requirement is violated.
  ///
  /// No other situation that violates it departs from the tree's own situation in fewer axes.
  public struct Counterexample: Sendable {
    /// The name of the requirement.
    public let requirement: String

    /// The description of the node: `BuyButton (node 3)`; `The themes` for tokens that are missing.
    public let subject: String

    /// The violation: `shows 'textColor' as #999999 on #ffffff: a contrast of 2.84, below 4.5`.
    public let problem: String

    /// The departures from the tree's own situation: `["theme 'night'", "contrast increased"]`;
    /// empty if the requirement is violated without any.
    public let situation: [String]

    /// The number of departures; each control state counts as one.
    package let departureCount: Int

    /// The explanation of the node's style in the situation; nil for themes.
    public let explanation: StyleExplanation?
  }
}

extension Certificate.Counterexample: CustomStringConvertible {
  /// The requirement, the node, the problem and the situation, in one line.
  public var description: String {
    let place = situation.isEmpty ? "as it is" : "in " + situation.joined(separator: ", ")
    return "\(requirement): \(subject) \(problem), \(place)."
  }
}

extension Int {
  /// The number before a noun in the singular or the plural, such as `2 themes`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Certificate: CustomStringConvertible {
  /// The verdict, the counterexamples, and the covered situations, in a few lines.
  public var description: String {
    var lines = ["\(verdict.rawValue): \(requirements.joined(separator: ", "))"]
    lines += counterexamples.map { "  \($0)" } + undecided.map { "  undecided: \($0)" }
    lines.append(
      "  covered: \(situationCount.counted("situation")) of \(nodeCount.counted("node")), evaluated "
        + "\(evaluationCount.counted("time"))")
    for axis in axes where axis.readerCount > 0 {
      lines.append(
        "  \(axis.name): \(axis.positions.joined(separator: ", "))"
          + (axis.isSampled ? ", which are samples" : "")
          + "; read by \(axis.readerCount.counted("node"))")
    }
    if widthReaderCount > 0 {
      lines.append("  container widths: read by \(widthReaderCount.counted("node"))")
    }
    if stateReaderCount > 0 {
      lines.append("  control states: read by \(stateReaderCount.counted("node"))")
    }
    let unread = axes.filter { $0.readerCount == 0 }.map(\.name)
    if !unread.isEmpty {
      lines.append("  can't matter, because nothing read them: \(unread.joined(separator: ", "))")
    }
    if let leastTextContrast {
      lines.append("  for information, the least APCA contrast: Lc \(leastTextContrast.truncated)")
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Inspector

extension Inspector {
  /// Proves that the nodes of a tree fulfill requirements in every situation, or finds the smallest
  /// counterexamples.
  ///
  /// ```swift
  /// let certificate = Inspector(themes: [[day], [night]]).certify([.contrast(.aa)], of: tree)
  /// #expect(certificate.verdict == .certified, "\(certificate)")
  /// ```
  ///
  /// A situation is a position on each axis: a combination of `themes`, or the tree's own themes
  /// if there are none; the axes of the space; the width of each container around the node; and a
  /// control state of the node and of each of its ancestors. Each node is styled with its
  /// ancestors, and only at those positions that these can tell apart by what they read, so the
  /// cost doesn't depend on axes that nothing reads. `environments` aren't used.
  ///
  /// The tree isn't changed, except that models have other values while a variant is examined.
  ///
  /// - Parameters:
  ///   - requirements: The requirements; the contrast of level AA by default.
  ///   - tree: The tree.
  ///   - space: The situations; by default all of the environment's own properties.
  /// - Returns: The certificate; identical in every run.
  public func certify(
    _ requirements: [StyleRequirement] = [.contrast(.aa)], of tree: StyleTree,
    over space: SituationSpace = SituationSpace()
  ) -> Certificate {
    tree.requireIdle("The tree was certified")
    var certifier = Certifier(of: tree, self, requirements, space)
    return certifier.certificate()
  }

  /// Proves that nodes which are styled with a pack fulfill requirements in every situation, or
  /// finds the smallest counterexamples.
  ///
  /// Without `themes`, the combinations are no theme, and each theme of the pack.
  ///
  /// - Parameters:
  ///   - requirements: The requirements; the contrast of level AA by default.
  ///   - pack: The pack.
  ///   - samples: Nodes that adopt the traits of the pack, which become roots, or children of a
  ///     screen if they compare its width, or of a control if they read its state. By default, a
  ///     node of each standard kind without traits, so that only rules are examined.
  ///   - space: The situations; by default all of the environment's own properties.
  /// - Returns: The certificate; identical in every run.
  public func certify(
    _ requirements: [StyleRequirement] = [.contrast(.aa)], of pack: StylePack,
    samples: [any StyleNode] = Inspector.plainNodes, over space: SituationSpace = SituationSpace()
  ) -> Certificate {
    let tree = StyleTree(applier: applier, packs: [pack])
    for sample in samples { tree.attach(erased: sample) }
    let inspector = Inspector(
      applier: applier, themes: themes.isEmpty ? [[]] + pack.themes.map { [$0] } : themes,
      attributes: attributes, environments: environments)
    return inspector.certify(requirements, ofSamplesIn: tree, over: space)
  }

  /// Certifies a tree of samples, in which those that compare the width of a container, or read the
  /// state of a control around them, are moved into one.
  fileprivate func certify(
    _ requirements: [StyleRequirement], ofSamplesIn tree: StyleTree, over space: SituationSpace
  ) -> Certificate {
    var certifier = Certifier(of: tree, self, requirements, space)
    let certificate = certifier.certificate()
    return certifier.surroundSamples()
      ? certify(requirements, ofSamplesIn: tree, over: space) : certificate
  }

  /// Moves the samples in a tree that compare the width of a container, or read the state of a
  /// control around them, into one.
  package func surroundSamples(of tree: StyleTree, over space: SituationSpace) {
    var certifier = Certifier(of: tree, self, [], space)
    _ = certifier.certificate()
    if certifier.surroundSamples() { surroundSamples(of: tree, over: space) }
  }

  /// The nodes of a tree without the containers and controls that samples were moved into.
  static func nodesOfSamples(in tree: StyleTree) -> [AnyNodeHandle] {
    tree.nodes.filter { !(tree.nodeType(of: $0) is any SampleSurrounding.Type) }
  }
}

extension Certifier {
  /// Moves roots that compare the width of a container, or read the state of an enclosing control,
  /// into one, after all were examined.
  ///
  /// - Returns: Whether there are any. If so, another certifier may find more about them.
  func surroundSamples() -> Bool {
    let added = tree.nodes.count { tree.nodeType(of: $0) is any SampleSurrounding.Type }
    // Rules for screens and controls may read what is around these, too.
    if added >= 4 { return false }
    let inContainer = tree.roots.filter(rootsWithoutContainer.contains)
    let inControl = tree.roots.filter {
      rootsWithoutControl.contains($0) && !inContainer.contains($0)
    }
    func move(_ nodes: [AnyNodeHandle], into parent: AnyNodeHandle) {
      for node in nodes { try? tree.move(node, to: parent) }
    }
    if !inContainer.isEmpty { move(inContainer, into: tree.attach(Container()).erased) }
    if !inControl.isEmpty { move(inControl, into: tree.attach(Control()).erased) }
    return !inContainer.isEmpty || !inControl.isEmpty
  }
}

/// A container, or a control, around samples.
private protocol SampleSurrounding: StyleNode {}
private struct Container: ScreenNode, SampleSurrounding {}
private struct Control: ControlNode, SampleSurrounding {}

// MARK: - Theme

extension Theme {
  /// Returns the theme if it can be read, and if nodes that are styled with it and a pack fulfill
  /// requirements in every situation.
  ///
  /// Call it for a theme from a file before you use it:
  ///
  /// ```swift
  /// tree.themes = [try theme.certified(for: .modern, samples: samples)]
  /// ```
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - samples: Nodes that adopt the traits of the pack. By default, a node of each standard kind
  ///     without traits, so that only rules are examined.
  ///   - requirements: The requirements; the contrast of level AA by default.
  ///   - space: The situations; by default all of the environment's own properties.
  /// - Returns: The theme.
  /// - Throws: A ``CertificationError`` that names the entries that can't be read, the
  ///   counterexamples, and what can't be decided.
  @discardableResult
  public func certified(
    for pack: StylePack, samples: [any StyleNode] = Inspector.plainNodes,
    requirements: [StyleRequirement] = [.contrast(.aa)],
    over space: SituationSpace = SituationSpace()
  ) throws(CertificationError) -> Theme {
    let tree = StyleTree(packs: [pack])
    for sample in samples { tree.attach(erased: sample) }
    return try certified(in: tree) {
      $0.certify(requirements, ofSamplesIn: tree, over: space)
    }
  }

  /// Returns the theme if it can be read, and if the nodes of a tree fulfill requirements in every
  /// situation with it, above the tree's themes.
  ///
  /// The tree isn't changed.
  ///
  /// - Parameters:
  ///   - tree: The tree, such as `StyleTree(showing:)` of `StyleSampling`.
  ///   - requirements: The requirements; the contrast of level AA by default.
  ///   - space: The situations; by default all of the environment's own properties.
  /// - Returns: The theme.
  /// - Throws: A ``CertificationError`` that names the entries that can't be read, the
  ///   counterexamples, and what can't be decided.
  @discardableResult
  public func certified(
    in tree: StyleTree, requirements: [StyleRequirement] = [.contrast(.aa)],
    over space: SituationSpace = SituationSpace()
  ) throws(CertificationError) -> Theme {
    try certified(in: tree) { $0.certify(requirements, of: tree, over: space) }
  }

  private func certified(
    in tree: StyleTree, _ certify: (Inspector) -> Certificate
  ) throws(CertificationError) -> Theme {
    let certificate = certify(Inspector(themes: [[self]]))
    guard certificate.verdict == .certified, decodingFindings.isEmpty else {
      throw CertificationError(
        theme: name, packs: tree.packs.map(\.name), findings: decodingFindings,
        certificate: certificate)
    }
    return self
  }
}

/// The error of `Theme.certified(for:samples:requirements:over:)` and
/// `Theme.certified(in:requirements:over:)`: a theme that isn't certified.
public struct CertificationError: Error, Sendable {
  /// The name of the theme.
  package let theme: String

  /// The names of the packs that the nodes are styled with.
  package let packs: [String]

  /// The entries of the theme's file that can't be read.
  public let findings: [Finding]

  /// The certificate.
  public let certificate: Certificate
}

extension CertificationError: CustomStringConvertible {
  /// The theme, the packs and the problems.
  public var description: String {
    let names = packs.map { "'\($0)'" }.joined(separator: ", ")
    let place = packs.isEmpty ? "" : " for pack\(packs.count == 1 ? "" : "s") \(names)"
    return
      (["Theme '\(theme)' isn't certified\(place)."] + findings.map(\.description)
      + (certificate.verdict == .certified ? [] : [certificate.description]))
      .joined(separator: "\n")
  }
}

// MARK: - Plain nodes

extension Inspector {
  /// A node of each common kind, without traits and content, for rules that match kinds.
  public static var plainNodes: [any StyleNode] {
    [
      PlainScreen(), PlainView(), PlainLabel(), PlainButton(), PlainTextField(), PlainTextView(),
      PlainSearchBar(), PlainNavigationBar(), PlainToolbar(), PlainTabBar(), PlainBarButtonItem(),
      PlainTabBarItem(), PlainSegmentedControl(), PlainSlider(), PlainSwitch(), PlainStepper(),
      PlainProgress(), PlainPageControl(), PlainDatePicker(), PlainImage(), PlainScroll(),
      PlainTable(), PlainTableCell(), PlainActivityIndicator(), PlainPicker(),
    ]
  }
}

private struct PlainScreen: ScreenNode {}
private struct PlainView: ViewNode {}
private struct PlainLabel: LabelNode {}
private struct PlainButton: ButtonNode {}
private struct PlainTextField: TextFieldNode {}
private struct PlainTextView: TextViewNode {}
private struct PlainSearchBar: SearchBarNode {}
private struct PlainNavigationBar: NavigationBarNode {}
private struct PlainToolbar: ToolbarNode {}
private struct PlainTabBar: TabBarNode {}
private struct PlainBarButtonItem: BarButtonItemNode {}
private struct PlainTabBarItem: TabBarItemNode {}
private struct PlainSegmentedControl: SegmentedControlNode {}
private struct PlainSlider: SliderNode {}
private struct PlainSwitch: SwitchNode {}
private struct PlainStepper: StepperNode {}
private struct PlainProgress: ProgressNode {}
private struct PlainPageControl: PageControlNode {}
private struct PlainDatePicker: DatePickerNode {}
private struct PlainImage: ImageNode {}
private struct PlainScroll: ScrollNode {}
private struct PlainTable: TableNode {}
private struct PlainTableCell: TableCellNode {}
private struct PlainActivityIndicator: ActivityIndicatorNode {}
private struct PlainPicker: PickerNode {}
