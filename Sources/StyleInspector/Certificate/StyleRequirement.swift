internal import CStyleRuntime
public import ProtocolStyle

/// A property of styles that ``Inspector/certify(_:of:over:)`` proves or refutes.
///
/// ```swift
/// let round = StyleRequirement("round buttons", of: .button) { ($0.cornerRadius ?? 0) > 0 }
/// ```
public struct StyleRequirement: Sendable {
  /// The name: `contrast AA`.
  package let name: String

  /// The control states of the node itself that must be examined even if its style reads none.
  let examinedStates: @Sendable (NodeKind) -> ControlState

  /// Whether texts are examined, so that certificates report the lowest APCA contrast.
  var examinesTexts = false

  /// Whether the requirement differs at increased contrast.
  var readsContrast = false

  /// Whether nodes that are disabled, or in a disabled control, always fulfill the requirement.
  var excusesDisabledControls = false

  /// The tokens that each combination of themes must set.
  var tokens: [TokenID] = []

  let check: @Sendable (StyledSubject) -> [Judgment]

  /// The outcome of a check that isn't fulfilled.
  enum Judgment: Hashable, Sendable {
    /// The requirement is violated.
    case violated(String)

    /// It can't be determined from the view model.
    case undecided(String)
  }

  init(
    named name: String,
    examining states: @escaping @Sendable (NodeKind) -> ControlState = { _ in .normal },
    check: @escaping @Sendable (StyledSubject) -> [Judgment]
  ) {
    (self.name, examinedStates, self.check) = (name, states, check)
  }

  /// Creates a requirement of your own.
  ///
  /// - Parameters:
  ///   - name: The name, for certificates.
  ///   - kind: The kind of the nodes; all nodes by default.
  ///   - isFulfilled: Returns whether the view model of a node fulfills the requirement. It must be a
  ///     function of the view model alone, because only reads of styles are recorded.
  public init(
    _ name: String, of kind: NodeKind? = nil,
    isFulfilled: @escaping @Sendable (ViewModel) -> Bool
  ) {
    self.init(named: name) { subject in
      guard kind.map(subject.kind.isKind(of:)) ?? true, !isFulfilled(subject.model) else {
        return []
      }
      return [.violated("doesn't fulfill '\(name)'")]
    }
  }
}

/// A node in a situation.
struct StyledSubject {
  let kind: NodeKind
  let model: ViewModel
  let state: ControlState

  /// Whether the node or a control around it is disabled.
  let isDisabled: Bool

  /// Whether the environment has increased contrast.
  let isHighContrast: Bool

  /// The backdrop of the node, and that of its texts.
  let outer: Backdrop
  let inside: Backdrop

  /// The same node in the same situation, but in another control state.
  let counterpart: (ControlState) -> StyledSubject

  /// Styles the node with other values of the tokens that it reads.
  let probes: () -> TokenProbe

  /// The explanation of the node's style in the situation.
  let explanation: () -> StyleExplanation

  /// Whether the node is a visible control that can be used.
  fileprivate var isUsableControl: Bool {
    kind.isKind(of: .control) && !isDisabled && !inside.isHidden
  }
}

// MARK: - Contrast

extension StyleRequirement {
  /// A level of conformance to WCAG 2.2.
  public enum ContrastLevel: String, CaseIterable, Hashable, Sendable {
    /// A contrast of 4.5, or of 3 for large text (success criterion 1.4.3).
    case aa = "AA"

    /// A contrast of 7, or of 4.5 for large text (success criterion 1.4.6).
    case aaa = "AAA"

    /// The contrast that a text needs.
    func leastContrast(of part: TextPart) -> Double {
      self == .aa ? part.leastContrast : part.isLarge ? 4.5 : 7
    }
  }

  /// Requires that each text has the contrast of a level with its background.
  ///
  /// Large text has 18 points, or 14 in bold. Disabled controls and hidden nodes have no requirement,
  /// as in WCAG. Translucent colors are blended; a text over an image, a gradient, or an unknown canvas
  /// is undecided. Each certificate also has the least APCA contrast, as information.
  ///
  /// - Parameters:
  ///   - level: The level; AA by default.
  ///   - increased: The level in environments with increased contrast; the same by default.
  /// - Returns: The requirement.
  public static func contrast(
    _ level: ContrastLevel = .aa, increased: ContrastLevel? = nil
  ) -> StyleRequirement {
    let name = "contrast \(level.rawValue)"
    let addition = increased.map { ", \($0.rawValue) at increased contrast" } ?? ""
    var requirement = StyleRequirement(named: name + addition) { subject in
      guard !subject.isDisabled, !subject.inside.isHidden else { return [] }
      return TextPart.all(of: subject.model, in: subject.state).compactMap { part in
        guard let visible = subject.inside.visible(part) else {
          let place =
            subject.model.movesColors
            ? "in colors that a repeating motion moves" : "on a background that isn't a color"
          return .undecided("shows '\(part.attribute)' \(place)")
        }
        let least = (subject.isHighContrast ? increased ?? level : level).leastContrast(of: part)
        guard visible.contrast < least else { return nil }
        return .violated(
          "shows '\(part.attribute)' as \(visible.text.hex) on \(visible.background.hex): a "
            + "contrast of \(visible.contrast.truncated), below \(least.plainDescription)")
      }
    }
    requirement.examinesTexts = true
    requirement.excusesDisabledControls = true
    requirement.readsContrast = increased.map { $0 != level } ?? false
    return requirement
  }
}

extension Double {
  /// The number with two digits, truncated so that an insufficient value isn't shown as sufficient.
  package var truncated: String { ((self * 100).rounded(.down) / 100).plainDescription }
}

extension Color {
  /// The perceptual contrast (Lc) of a text of this color by APCA, version 0.1.9: positive for dark
  /// text on a light background, negative for the reverse, 0 for almost equal colors.
  ///
  /// - Parameter background: The background; both colors must be opaque.
  /// - Returns: The contrast, from -108 to 106.
  func perceptualContrast(on background: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ component: Double) -> Double {
        protocol_style_pow(min(max(component, 0), 1), 2.4)
      }
      let sum =
        0.2126729 * linear(color.red) + 0.7151522 * linear(color.green)
        + 0.0721750 * linear(color.blue)
      return sum > 0.022 ? sum : sum + protocol_style_pow(0.022 - sum, 1.414)
    }
    let (text, ground) = (luminance(self), luminance(background))
    guard abs(text - ground) >= 0.0005 else { return 0 }
    if ground > text {
      let contrast = (protocol_style_pow(ground, 0.56) - protocol_style_pow(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (protocol_style_pow(ground, 0.65) - protocol_style_pow(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }
}

// MARK: - Controls

extension StyleRequirement {
  /// Requires that each control is at least as large as a target for fingers should be.
  ///
  /// The size is what the style guarantees: a fixed or minimum width and height, or insets and a line
  /// of text, where the node has text. A fixed size that is too small violates the requirement; a size
  /// that depends on the layout is undecided. Disabled and hidden controls aren't targets.
  ///
  /// - Parameter points: The least width and height; by default 24, from WCAG 2.2 (2.5.8, level AA).
  ///   Level AAA (2.5.5) and UIKit's guidelines have 44.
  /// - Returns: The requirement.
  public static func targetSize(_ points: Double = 24) -> StyleRequirement {
    StyleRequirement(ofUsableControls: "targets of \(points.plainDescription) points") { subject in
      let model = subject.model
      func judge(_ name: String, fixed: Double?, guaranteed: Double) -> Judgment? {
        if let fixed {
          return fixed < points
            ? .violated(
              "has a \(name) of \(fixed.plainDescription), below \(points.plainDescription)")
            : nil
        }
        guard guaranteed < points else { return nil }
        return .undecided(
          "has a \(name) that depends on the layout, at least \(guaranteed.plainDescription)")
      }
      let (insets, line) = (
        model.insets, model.text?.isEmpty == false ? model.lineHeightInPoints : 0
      )
      let width = max(model.minimumWidth ?? 0, insets.left + insets.right)
      let height = max(model.minimumHeight ?? 0, insets.top + insets.bottom + (line ?? 0))
      return [
        judge("width", fixed: model.width, guaranteed: width),
        judge("height", fixed: model.height, guaranteed: height),
      ].compactMap(\.self)
    }
  }

  /// Requires that each control looks different when it has the focus: its background, its border or
  /// a ring around it has a contrast of at least 3 with what is in the same place without the focus.
  ///
  /// From WCAG 2.2 (2.4.13). Rings are outlines, and shadows with a spread and without a blur. Other
  /// shadows, texts and images aren't compared, because their shape isn't known. If the toolkit draws its own focus ring, you don't need the requirement.
  public static var visibleFocus: StyleRequirement {
    let states: @Sendable (NodeKind) -> ControlState = {
      $0.isKind(of: .control) ? .focused : .normal
    }
    return StyleRequirement(ofUsableControls: "visible focus", examining: states) { subject in
      guard subject.state.contains(.focused) else { return [] }
      let other = subject.counterpart(subject.state.subtracting(.focused))
      guard let background = subject.inside.color, let former = other.inside.color else {
        return [.undecided("has a background that isn't a color")]
      }
      let border = subject.borderColor ?? background
      let formerBorder = other.borderColor ?? former
      let grown = (subject.model.borderWidth ?? 0) > (other.model.borderWidth ?? 0)
      let contrast = max(
        background.contrastRatio(with: former), border.contrastRatio(with: formerBorder),
        grown ? border.contrastRatio(with: former) : 1, subject.ringContrast(beside: other),
        subject.edgeContrast(beside: other))
      guard contrast < 3 else { return [] }
      return [
        .violated(
          "has the focus, and differs from its look without by a contrast of \(contrast.truncated), "
            + "below 3")
      ]
    }
  }

  /// Requires that a control state changes more than colors, if it changes anything.
  ///
  /// From WCAG 2.2 (1.4.1): people who don't see a color need another sign, such as a border, a font, an
  /// underline or an image. Opacity counts as color.
  ///
  /// - Parameter states: The states; selected by default.
  /// - Returns: The requirement.
  public static func moreThanColor(in states: ControlState = .selected) -> StyleRequirement {
    StyleRequirement(ofUsableControls: "more than color in states") { subject in
      states.elements.filter(subject.state.contains).compactMap { bit in
        let other = subject.counterpart(subject.state.subtracting(bit))
        let difference = StateDifference(subject, other)
        guard difference.isOfColors, !difference.isOfMore else { return nil }
        return .violated("differs only by color when it is \(bit)")
      }
    }
  }
}

extension StyleRequirement {
  /// Makes a requirement of visible controls that aren't disabled.
  private init(
    ofUsableControls name: String,
    examining states: @escaping @Sendable (NodeKind) -> ControlState = { _ in .normal },
    check: @escaping @Sendable (StyledSubject) -> [Judgment]
  ) {
    self.init(named: name, examining: states) { $0.isUsableControl ? check($0) : [] }
    excusesDisabledControls = true
  }
}

extension StyledSubject {
  /// The visible color of the border; nil if there is none or the backdrop isn't known.
  fileprivate var borderColor: Color? {
    guard let width = model.borderWidth, width > 0, let color = model.borderColor else {
      return nil
    }
    return inside.text(color)
  }

  /// The least contrast of the lines at the edges with what the node in another state has there; 1 unless
  /// they differ at all edges.
  fileprivate func edgeContrast(beside other: StyledSubject) -> Double {
    let former = other.model.borders?.lines(over: other.model) ?? [nil, nil, nil, nil]
    let contrasts = zip(model.borders?.lines(over: model) ?? [], former).map { line, former in
      guard let line, line != former, let color = inside.text(line.color),
        let former = former.map({ other.inside.text($0.color) }) ?? other.inside.color
      else { return 1.0 }
      return color.contrastRatio(with: former)
    }
    return contrasts.min() ?? 1
  }

  /// The colors of the rings around the node.
  private var rings: [Color] {
    let outline = model.outline.flatMap { $0.isVisible && $0.offset >= 0 ? $0.color : nil }
    let shadows = (model.shadows ?? []).filter { !$0.isInner && $0.blur == 0 && $0.spread > 0 }
    return [outline].compactMap(\.self) + shadows.map(\.color)
  }

  /// The largest contrast of a ring, which the node in another state doesn't have, with what's
  /// around the node; 1 if that isn't known.
  fileprivate func ringContrast(beside other: StyledSubject) -> Double {
    guard let around = outer.color else { return 1 }
    let former = other.rings
    return rings.filter { !former.contains($0) }.compactMap { outer.text($0) }
      .map { $0.contrastRatio(with: around) }.max() ?? 1
  }
}

/// The sorts of attributes in which a node differs between two control states.
struct StateDifference {
  var isOfColors = false
  var isOfMore = false

  init(_ one: StyledSubject, _ other: StyledSubject) {
    let attributes = Set(one.model.map(\.attribute)).union(other.model.map(\.attribute))
    func value(_ attribute: AttributeID, _ subject: StyledSubject) -> AnyHashable? {
      subject.model.value(of: attribute, drawnIn: subject.state).map { AnyHashable($0) }
    }
    for attribute in attributes where attribute != Attribute.controlState.id {
      let (left, right) = (value(attribute, one), value(attribute, other))
      guard left != right else { continue }
      let sample = left ?? right
      switch sample?.base {
      case is Color, is Gradient: isOfColors = true
      case is TextAttributes:
        let (left, right) = (left?.base as? TextAttributes, right?.base as? TextAttributes)
        if left?.foregroundColor != right?.foregroundColor { isOfColors = true }
        if left?.withoutColors != right?.withoutColors { isOfMore = true }
      case is any ColorCarrying:
        let isRecolored = Self.withoutColors(left) == Self.withoutColors(right)
        if isRecolored { isOfColors = true } else { isOfMore = true }
      default:
        if attribute == Attribute.alpha.id { isOfColors = true } else { isOfMore = true }
      }
    }
  }
}

extension StateDifference {
  /// A value with the same color in all places; nil if there is none.
  private static func withoutColors(_ value: AnyHashable?) -> AnyHashable? {
    (value?.base as? any ColorCarrying).map { AnyHashable($0.mappingColors { _ in .clear }) }
  }
}

extension TextAttributes {
  fileprivate var withoutColors: TextAttributes {
    var result = self
    (result.foregroundColor, result.shadowColor) = (nil, nil)
    return result
  }
}

// MARK: - Texts

extension StyleRequirement {
  /// Requires that a fixed or maximum height has room for a line of text.
  ///
  /// A line has the font's size, multiplied by the line height or 1.2, and the insets of the node. The
  /// check is about heights, because the width of a text isn't known before a toolkit measures it. Nodes
  /// without a font, or without a fixed or maximum height, can't clip a line by their style.
  public static var unclippedText: StyleRequirement {
    StyleRequirement(named: "unclipped text") { subject in
      let model = subject.model
      guard !subject.inside.isHidden, let line = model.lineHeightInPoints else { return [] }
      let limits = [model.height, model.maximumHeight].compactMap(\.self)
      let needed = line + model.insets.top + model.insets.bottom
      guard let limit = limits.min(), limit < needed else { return [] }
      return [
        .violated(
          "has a height of \(limit.truncated), and a line of text with insets needs "
            + needed.truncated)
      ]
    }
  }
}

extension ViewModel {
  /// The height of a line of text, in points; nil without a font.
  fileprivate var lineHeightInPoints: Double? {
    font.map { $0.size * (lineHeight ?? 1.2) }
  }

  /// The insets between the bounds and the content.
  fileprivate var insets: EdgeInsets {
    let (outer, inner) = (padding ?? .zero, contentEdgeInsets ?? .zero)
    return EdgeInsets(
      top: outer.top + inner.top, left: outer.left + inner.left,
      bottom: outer.bottom + inner.bottom, right: outer.right + inner.right)
  }
}
