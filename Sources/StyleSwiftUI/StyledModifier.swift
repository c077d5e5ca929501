#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
internal import ProtocolStyle
internal import StyleBinding
internal import SwiftUI

/// Styles a view by the modifiers and styles of its node's kind.
struct StyledModifier: ViewModifier {
  let handle: AnyNodeHandle
  let observable: ObservableTree

  func body(content: Content) -> some View {
    if let node = observable.node(handle) {
      if node.viewModel.isHidden != true {
        styled(content, node)
          .modifier(repeatingModifier(of: node))
          .modifier(ContainerWidthReader(node: node, observable: observable))
          .modifier(ScopeWriter(scope: node.scope ?? observable.tree.scope(at: handle)))
          .transition(node.transition)
      }
    } else {
      content
    }
  }

  /// The repeating motion of a view that isn't a bar, after a delay with the stagger among siblings.
  private func repeatingModifier(of node: ObservableNode) -> RepeatingModifier {
    let model = node.viewModel
    guard let motion = model.repeatingMotion, !ShownAttributes.isBar(model.kind) else {
      return RepeatingModifier(motion: nil, delay: 0)
    }
    var index: Int?
    if motion.stagger > 0, observable.tree.contains(handle) {
      let siblings = observable.tree.parent(of: handle).map { observable.tree.children(of: $0) }
      index = (siblings ?? observable.tree.roots).firstIndex { $0 == handle }
    }
    return RepeatingModifier(motion: motion, delay: motion.delay(at: index ?? 0))
  }

  /// A node's kind never changes, so neither does the branch.
  @ViewBuilder
  private func styled(_ content: Content, _ node: ObservableNode) -> some View {
    let (model, kind) = (node.viewModel, node.viewModel.kind)
    if kind.isKind(of: .button) || kind.isKind(of: .link) {
      content.buttonStyle(StyledButtonStyle(node: node, observable: observable))
        .modifier(ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .switch) {
      content.toggleStyle(StyledToggleStyle(node: node, observable: observable))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .textField) || kind.isKind(of: .searchBar) {
      content.modifier(FieldModifier(node: node, observable: observable))
        .modifier(BoxModifier(model: model.outlined(for: handle, in: observable.tree))).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .progress) {
      content.progressViewStyle(StyledProgressViewStyle(node: node))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if [.label, .tableSectionHeader, .tableSectionFooter].contains(
      where: kind.isKind(of:))
    {
      content.labelStyle(StyledLabelStyle(node: node)).modifier(TextModifier(model: model))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .navigationBar) {
      content.modifier(BarModifier(model: model, placement: .placement(of: .navigationBar)))
    } else if kind.isKind(of: .toolbar) {
      content.modifier(BarModifier(model: model, placement: .placement(of: .toolbar)))
    } else if kind.isKind(of: .tabBar) {
      content.modifier(BarModifier(model: model, placement: .placement(of: .tabBar)))
    } else if kind.isKind(of: .barItem) {
      content.modifier(ItemModifier(node: node, observable: observable))
    } else if kind.isKind(of: .scroll) || kind.isKind(of: .textView) {
      content.modifier(ListModifier(model: model)).modifier(ScrollModifier(model: model))
        .modifier(TextModifier(model: model))
        .modifier(BoxModifier(model: model.outlined(for: handle, in: observable.tree))).modifier(
          ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .tableCell) {
      content.modifier(TextModifier(model: model)).modifier(SymbolModifier(model: model))
        .modifier(RowModifier(model: model, table: table))
        .modifier(ControlModifier(node: node, observable: observable))
    } else if kind.isKind(of: .image) {
      content.modifier(ContentModeModifier(mode: model.contentMode))
        .modifier(SymbolModifier(model: model)).modifier(SymbolImageModifier(model: model))
        .modifier(BoxModifier(model: model))
        .modifier(ControlModifier(node: node, observable: observable))
    } else {
      content
        .modifier(ControlStateReader(node: node, observable: observable))
        .modifier(BoxModifier(model: model)).modifier(
          ControlModifier(node: node, observable: observable))
    }
  }

  /// The view model of the table that a cell is in, which has the look of its separators.
  private var table: ViewModel? {
    var ancestor = observable.tree.parent(of: handle)
    while let current = ancestor {
      if let model = observable.node(current)?.viewModel, model.kind.isKind(of: .table) {
        return model
      }
      ancestor = observable.tree.parent(of: current)
    }
    return nil
  }
}

// MARK: - PresenceModifier

extension ObservableNode {
  /// How the view appears and disappears where the app inserts and removes it in an animation: by the
  /// presence of the node's motion, or by SwiftUI's default.
  var transition: AnyTransition {
    let style = viewModel
    guard let motion = style.motion, let presence = motion.presence,
      motion.presenceCurve != .immediate
    else { return .opacity }
    return .modifier(
      active: PresenceModifier(presence: presence, progress: 0),
      identity: PresenceModifier(presence: presence, progress: 1)
    ).animation(Animation(motion.presenceCurve))
  }
}

/// A view on its way from the presence of a motion to where it is, or the reverse.
struct PresenceModifier: ViewModifier {
  let presence: MotionPresence
  let progress: Double

  func body(content: Content) -> some View {
    let transform = presence.transform(over: .identity, at: progress)
    content
      .scaleEffect(x: transform.scaleX, y: transform.scaleY)
      .rotationEffect(.degrees(transform.rotation))
      .offset(x: transform.offset.x, y: transform.offset.y)
      .opacity(presence.alpha(over: 1, at: progress))
  }
}

// MARK: - ContainerWidthReader

/// Sets the width of a container to that of its view, without the padding.
struct ContainerWidthReader: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  /// A node's type never changes, so neither does the branch.
  @ViewBuilder
  func body(content: Content) -> some View {
    if observable.isContainer(node) {
      content.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        observable.report(width: $0, of: node)
      }
    } else {
      content
    }
  }
}

// MARK: - BarModifier

/// The background and the color scheme of a bar.
struct BarModifier: ViewModifier {
  let model: ViewModel
  let placement: ToolbarPlacement

  func body(content: Content) -> some View {
    content
      .toolbarBackground(background, for: placement)
      .toolbarBackgroundVisibility(isVisible ? .visible : .automatic, for: placement)
      .toolbarColorScheme(model.barStyle == .black ? .dark : nil, for: placement)
  }

  /// SwiftUI has one background, that over scrolled content.
  private var color: ProtocolStyle.Color? {
    model.barTintColorForAppearance?[.standard] ?? model.barTintColor ?? model.backgroundColor
  }

  private var material: Material? {
    model.backgroundMaterial.flatMap { Material.material(of: $0.style) }
  }

  /// Whether the bar has another color at the edge of the content, where it has it only if it's
  /// visible there.
  private var hasEdgeColor: Bool { model.barTintColorForAppearance?[exact: .scrollEdge] != nil }

  /// A bar whose background is set, or that isn't translucent, has it also over content that isn't
  /// scrolled.
  private var isVisible: Bool {
    color != nil || model.backgroundGradient != nil || model.isTranslucent == false
      || material != nil || hasEdgeColor
  }

  private var background: AnyShapeStyle {
    if let gradient = model.backgroundGradient { return AnyShapeStyle(gradient) }
    if let material { return AnyShapeStyle(material) }
    return color.map { AnyShapeStyle(SwiftUI.Color($0)) } ?? AnyShapeStyle(.bar)
  }
}

extension ToolbarPlacement {
  /// The placement of a bar of a kind; macOS has one bar, that of the window.
  static func placement(of kind: NodeKind) -> ToolbarPlacement {
    #if os(macOS)
    .windowToolbar
    #else
    switch kind {
    case .toolbar: .bottomBar
    case .tabBar: .tabBar
    default: .navigationBar
    }
    #endif
  }
}

// MARK: - BoxModifier

/// The box around a view: padding, size, background, material, inner shadows, border, outer shadows,
/// outline, mask, transform, blur and opacity, in this order.
struct BoxModifier: ViewModifier {
  private let style: ViewModel

  @Environment(\.styleMoment) private var moment
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.styleContainerRadius) private var containerRadius

  init(model: ViewModel) { style = model }

  private var model: ViewModel { moment?.style(of: style) ?? style }

  func body(content: Content) -> some View {
    framed(content)
      .overlay { BoxShadows(shadows: shadows.filter(\.isInner), shape: shape) }
      .overlay {
        if let lines = model.borders?.lines(over: model) {
          BoxBorders(lines: lines).clipShape(shape)
        } else if let width = model.borderWidth, width > 0 {
          shape.strokeBorder(border, lineWidth: width)
        }
      }
      .background { BoxShadows(shadows: shadows.filter { !$0.isInner }, shape: shape) }
      .overlay {
        if let outline = model.outline, outline.isVisible {
          BoxOutline(outline: outline, shape: shape)
        }
      }
      .modifier(MaskModifier(gradient: model.maskGradient))
      .modifier(TransformModifier(model: model))
      .blur(radius: max(model.blur ?? 0, 0))
      .opacity(model.alpha ?? 1)
      .tint((model.minimumTrackTintColor ?? model.tintColor).map { SwiftUI.Color($0) })
  }

  /// The content in its size, over its background, and clipped.
  private func framed(_ content: Content) -> some View {
    let inner = innerRadius
    return
      content
      .transformEnvironment(\.styleContainerRadius) { radius in
        if let inner { radius = inner }
      }
      .padding(padding)
      .modifier(SizeModifier(model: model, alignment: alignment))
      .modifier(GlassModifier(material: model.backgroundMaterial, shape: shape))
      .background(material, in: shape)
      .background(background, in: shape)
      .clipShape(ClippingShape(shape: clips ? shape : nil))
  }

  private var shape: BoxShape {
    BoxShape(
      radius: model.cornerRadius ?? 0, shape: model.cornerShape, containerRadius: containerRadius)
  }

  private var clips: Bool {
    model.masksToBounds == true || model.overflow.map { $0 != .visible } == true
  }

  private var material: AnyShapeStyle {
    guard let material = model.backgroundMaterial else { return AnyShapeStyle(SwiftUI.Color.clear) }
    return material.shapeStyle
  }

  /// The radius for concentric corners of what's in the box; nil if the box has no radius.
  private var innerRadius: CGFloat? {
    let radii = model.cornerShape?.form == .radii ? model.cornerShape?.radii : nil
    guard let radius = radii?.largest ?? model.cornerRadius, radius > 0 else { return nil }
    let insets = model.padding ?? .zero
    return max(radius - max(insets.top, insets.left, insets.bottom, insets.right), 0)
  }

  private var padding: SwiftUI.EdgeInsets {
    guard let insets = model.contentEdgeInsets ?? model.padding else { return SwiftUI.EdgeInsets() }
    return SwiftUI.EdgeInsets(insets, layoutDirection)
  }

  private var background: AnyShapeStyle {
    if let gradient = model.backgroundGradient { return AnyShapeStyle(gradient) }
    return AnyShapeStyle(model.backgroundColor.map { SwiftUI.Color($0) } ?? .clear)
  }

  private var border: AnyShapeStyle {
    if let gradient = model.borderGradient { return AnyShapeStyle(gradient) }
    return AnyShapeStyle(SwiftUI.Color(model.borderColor ?? .black))
  }

  /// The visible shadows, the bottommost first.
  private var shadows: [Shadow] { model.shadows?.reversed().filter(\.isVisible) ?? [] }

  private var alignment: Alignment {
    Alignment(
      horizontal: horizontalAlignment(model.contentHorizontalAlignment),
      vertical: verticalAlignment(model.contentVerticalAlignment))
  }

  private func horizontalAlignment(
    _ value: ContentHorizontalAlignmentValue?
  ) -> HorizontalAlignment {
    let isRightToLeft = layoutDirection == .rightToLeft
    return switch value {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .leading: .leading
    case .trailing: .trailing
    case .center, .fill, nil: .center
    }
  }

  private func verticalAlignment(_ value: ContentVerticalAlignmentValue?) -> VerticalAlignment {
    switch value {
    case .top: .top
    case .bottom: .bottom
    case .center, .fill, nil: .center
    }
  }
}

/// A shape to clip a view by, or the plane, which clips nothing, so that the view's identity
/// doesn't depend on it.
struct ClippingShape: Shape {
  let shape: BoxShape?

  nonisolated func path(in rect: CGRect) -> Path {
    shape?.path(in: rect) ?? Path(rect.insetBy(dx: -10_000, dy: -10_000))
  }
}

/// Fits or fills a resizable image; other views have no content mode.
struct ContentModeModifier: ViewModifier {
  let mode: ContentModeValue?

  func body(content: Content) -> some View {
    switch mode {
    case .scaleAspectFit: content.aspectRatio(nil, contentMode: .fit)
    case .scaleAspectFill: content.aspectRatio(nil, contentMode: .fill)
    default: content
    }
  }
}

// MARK: - TextModifier

/// The look of a view's text.
struct TextModifier: ViewModifier {
  private let style: ViewModel

  @Environment(\.styleMoment) private var moment
  @Environment(\.layoutDirection) private var layoutDirection

  init(model: ViewModel) { style = model }

  private var model: ViewModel { moment?.style(of: style) ?? style }

  func body(content: Content) -> some View {
    let state = model.controlState ?? .normal
    let shadow = model.titleShadowColorForState?[state] ?? model.textShadowColor
    content
      .font(model.font.map { SwiftUI.Font($0) })
      .foregroundStyle(foreground)
      .kerning(model.letterSpacing ?? 0)
      .lineSpacing(lineSpacing)
      .lineLimit(model.maximumNumberOfLines.flatMap { $0 > 0 ? $0 : nil })
      .truncationMode(truncationMode)
      .multilineTextAlignment(alignment)
      .minimumScaleFactor(scaleFactor)
      .textCase(textCase)
      .underline(
        isUnderlined, pattern: pattern(model.underline),
        color: model.underline?.color.map { SwiftUI.Color($0) }
      )
      .strikethrough(
        isStruckThrough, pattern: pattern(model.strikethrough),
        color: model.strikethrough?.color.map { SwiftUI.Color($0) }
      )
      .dynamicTypeSize(DynamicTypeSize.sizes(within: model.contentSizeLimits ?? .all))
      .shadow(
        color: shadow.map { SwiftUI.Color($0) } ?? .clear, radius: 0,
        x: model.textShadowOffset?.x ?? 0, y: model.textShadowOffset?.y ?? 0)
  }

  private var scaleFactor: CGFloat {
    if let factor = model.minimumScaleFactor { return min(max(factor, 0), 1) }
    return model.adjustsFontSizeToFitWidth == true ? 0.5 : 1
  }

  private var isUnderlined: Bool { (model.underline?.pattern ?? .hidden) != .hidden }

  private var isStruckThrough: Bool { (model.strikethrough?.pattern ?? .hidden) != .hidden }

  private func pattern(_ line: TextLineStyle?) -> SwiftUI.Text.LineStyle.Pattern {
    line.map { .init($0.pattern) } ?? .solid
  }

  /// The color of the text, or the one that's inherited.
  private var foreground: AnyShapeStyle {
    if let gradient = model.textGradient { return AnyShapeStyle(gradient) }
    let color = model.titleColorForState?[model.controlState ?? .normal] ?? model.textColor
    return color.map { AnyShapeStyle(SwiftUI.Color($0)) } ?? AnyShapeStyle(.foreground)
  }

  /// The space between lines: a line of the system's font is about 1.2 times as high as its size.
  private var lineSpacing: CGFloat {
    guard let height = model.lineHeight else { return 0 }
    return max(0, height - (model.font?.size ?? 17) * 1.2)
  }

  private var truncationMode: Text.TruncationMode {
    switch model.lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }

  /// SwiftUI aligns by the direction of the layout, and can't justify.
  private var alignment: SwiftUI.TextAlignment {
    switch model.textAlignment {
    case .center: .center
    case .left: layoutDirection == .rightToLeft ? .trailing : .leading
    case .right: layoutDirection == .rightToLeft ? .leading : .trailing
    case .justified, .natural, nil: .leading
    }
  }

  private var textCase: Text.Case? {
    switch model.textTransform {
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .capitalized, .unchanged, nil: nil
    }
  }
}

// MARK: - ControlModifier

/// The outside of a styled view: the model's own state, its size as a control, and its name, hint,
/// traits and identifier for assistive technologies and tests.
///
/// The state isn't the tree's: SwiftUI has reported that, and couldn't enable the view again.
struct ControlModifier: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  @Environment(\.controlSize) private var outerSize

  func body(content: Content) -> some View {
    let (model, isDisabled) = (node.viewModel, observable.ownState(of: node).contains(.disabled))
    let (label, hint) = (model.accessibilityLabel, model.accessibilityHint)
    let identifier = model.accessibilityIdentifier
    content
      .disabled(isDisabled)
      .controlSize(model.controlSize.map { SwiftUI.ControlSize($0) } ?? outerSize)
      .accessibilityLabel(Text(verbatim: label ?? ""), isEnabled: label != nil)
      .accessibilityHint(Text(verbatim: hint ?? ""), isEnabled: hint != nil)
      .accessibilityIdentifier(identifier ?? "", isEnabled: identifier != nil)
      .accessibilityAddTraits(traits(of: model))
  }

  private func traits(of model: ViewModel) -> SwiftUI.AccessibilityTraits {
    var traits = SwiftUI.AccessibilityTraits(model.accessibilityTraits ?? [])
    if model.showsActivity == true { _ = traits.insert(.updatesFrequently) }
    return traits
  }
}

// MARK: - FieldModifier

/// The look of a text field and whether it's focused.
///
/// A modifier, because the requirement of `TextFieldStyle` isn't public.
struct FieldModifier: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    var model = node.viewModel
    // It would change how the text is shown that the user edits.
    model.textTransform = nil
    return
      Group {
        if node.viewModel.borderStyle == .roundedRect {
          content.textFieldStyle(.roundedBorder)
        } else {
          content.textFieldStyle(.plain)
        }
      }
      .modifier(InputModifier(kind: model.inputKind))
      .focused($isFocused)
      .modifier(TextModifier(model: model))
      .modifier(ControlStateReader(node: node, observable: observable, isFocused: isFocused))
  }
}

// MARK: - ItemModifier

/// The look of a bar's item in its state.
struct ItemModifier: ViewModifier {
  let node: ObservableNode
  let observable: ObservableTree

  func body(content: Content) -> some View {
    let (model, title) = (node.viewModel, title)
    Group {
      if (model.barItemVariant ?? .plain) != .plain {
        content.buttonStyle(.borderedProminent)
      } else {
        content
      }
    }
    .modifier(SymbolModifier(model: model))
    .font(title?.font.map { SwiftUI.Font($0) })
    .tint((title?.foregroundColor ?? model.tintColor).map { SwiftUI.Color($0) })
    .modifier(ControlStateReader(node: node, observable: observable))
    .modifier(ControlModifier(node: node, observable: observable))
  }

  private var title: TextAttributes? {
    node.viewModel.titleTextAttributesForState?[node.viewModel.controlState ?? .normal]
  }
}

// MARK: - RowModifier

/// A row of a list: its background is the row's, and its separators are those of the table.
struct RowModifier: ViewModifier {
  let model: ViewModel
  let table: ViewModel?

  func body(content: Content) -> some View {
    var box = model
    box.backgroundColor = nil
    let isChosen = !(model.controlState ?? .normal).isDisjoint(with: [.selected, .highlighted])
    let color = (isChosen ? model.selectedBackgroundColor : nil) ?? model.backgroundColor
    let insets = table?.separatorInsets
    return
      content
      .modifier(BoxModifier(model: box))
      .listRowBackground(color.map { SwiftUI.Color($0) })
      .alignmentGuide(.listRowSeparatorLeading) { row in
        insets.map { CGFloat($0.left) } ?? row[.listRowSeparatorLeading]
      }
      .alignmentGuide(.listRowSeparatorTrailing) { row in
        insets.map { row.width - CGFloat($0.right) } ?? row[.listRowSeparatorTrailing]
      }
      .listRowSeparator(table?.separatorStyle == .hidden ? .hidden : .automatic)
      .listRowSeparatorTint(table?.separatorColor.map { SwiftUI.Color($0) })
  }
}

/// Hides the platform's background of lists and text editors where the node has one, and sets the
/// height of rows.
struct ScrollModifier: ViewModifier {
  let model: ViewModel

  func body(content: Content) -> some View {
    let hasBackground = model.backgroundColor != nil || model.backgroundGradient != nil
    content
      .scrollContentBackground(hasBackground ? .hidden : .automatic)
      .transformEnvironment(\.defaultMinListRowHeight) { height in
        if let rowHeight = model.rowHeight { height = rowHeight }
      }
  }
}
#endif
