import Foundation
import ProtocolStyle
import StyleBinding
import Testing
import UIKit

@testable import KindFixtures
@testable import StyleUIKit

/// Corners, materials, transforms, rich text, links, list variants and bars.
@Suite @MainActor struct SurfaceTests {
  let tree = StyleTree()
  let window = UIWindow()
  let binding: StyleBinding<AnyObject>

  init() {
    binding = .uiKit(tree, in: window)
  }

  private func show<Native: AnyObject>(
    _ node: some StyleNode, as type: Native.Type, _ change: @escaping (inout ViewModel) -> Void
  ) throws -> Native {
    let handle = tree.attach(node)
    tree.override(handle, change)
    binding.refresh()
    let view = try #require(binding.view(of: handle) as? Native)
    (view as? UIButton)?.updateConfigurationIfNeeded()
    return view
  }

  @Test(arguments: [
    (CornerShapeValue.capsule, "capsule"), (.radii(4), "4.0 4.0 4.0 4.0"),
    (.radii(topLeading: 9, bottomTrailing: 3), "9.0 0.0 0.0 3.0"), (.concentric, "concentric 0.0"),
  ])
  func `corners are those of the shape`(shape: CornerShapeValue, expected: String) throws {
    let view = try show(KindNodes.View(), as: UIView.self) { $0.cornerShape = shape.continuous() }
    #expect(view.cornerConfiguration.standInDescription == expected)
    #expect(view.layer.cornerCurve == .continuous)
  }

  @Test func `older systems have one radius in the layer`() throws {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    let original = CornerStyle(of: view)
    var style = original
    style.shape = .radii(topLeading: 9, topTrailing: 4)
    style.showInLayer(of: view)
    #expect(view.layer.cornerRadius == 9)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    style.shape = .capsule
    style.showInLayer(of: view)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 10)
    original.showInLayer(of: view)
    #expect(view.layer.cornerRadius == 0)
    #expect(view.layer.maskedCorners.rawValue == 15)
    #expect(view.subviews.isEmpty)
  }

  @Test func `concentric corners are those of the nearest container, less its padding`() throws {
    let outer = tree.attach(KindNodes.View())
    tree.override(outer) {
      $0.cornerRadius = 20
      $0.padding = EdgeInsets(6)
    }
    let inner = tree.attach(KindNodes.View(), to: tree.attach(KindNodes.View(), to: outer))
    tree.override(inner) { $0.cornerShape = .concentric }
    binding.refresh()
    let view = try #require(binding.view(of: inner) as? UIView)
    #expect(binding.concentricRadius(of: view) == 14)
    #expect(view.cornerConfiguration.standInDescription == "concentric 14.0")
  }

  private nonisolated static let containerChanges: [@Sendable (inout ViewModel) -> Void] = [
    { $0.cornerRadius = 20 },
    {
      $0.cornerRadius = 30
      $0.padding = EdgeInsets(10)
    },
    { $0.cornerShape = .radii(20) },
  ]

  @Test(arguments: containerChanges)
  func `concentric corners follow their container`(
    change: @escaping @Sendable (inout ViewModel) -> Void
  ) throws {
    let outer = tree.attach(KindNodes.View())
    tree.override(outer) { $0.cornerRadius = 8 }
    let middle = tree.attach(KindNodes.View(), to: outer)
    let inner = tree.attach(KindNodes.View(), to: middle)
    tree.override(inner) { $0.cornerShape = .concentric }
    let button = tree.attach(KindNodes.Button(), to: middle)
    tree.override(button) { $0.cornerShape = .concentric }
    binding.refresh()
    let view = try #require(binding.view(of: inner) as? UIView)
    #expect(view.cornerConfiguration.standInDescription == "concentric 8.0")
    tree.override(outer, change)
    binding.refresh()
    #expect(view.cornerConfiguration.standInDescription == "concentric 20.0")
    let native = try #require(binding.view(of: button) as? UIButton)
    native.updateConfigurationIfNeeded()
    #expect(native.configuration?.background.cornerRadius == 20)
  }

  @Test func `concentric corners follow a move, and end with the shape`() throws {
    let outer = tree.attach(KindNodes.View())
    tree.override(outer) { $0.cornerRadius = 20 }
    let other = tree.attach(KindNodes.View())
    let middle = tree.attach(KindNodes.View(), to: outer)
    let inner = tree.attach(KindNodes.View(), to: middle)
    tree.override(inner) { $0.cornerShape = .concentric }
    binding.refresh()
    let view = try #require(binding.view(of: inner) as? UIView)
    #expect(view.cornerConfiguration.standInDescription == "concentric 20.0")
    try tree.move(middle, to: other)
    binding.refresh()
    #expect(view.cornerConfiguration.standInDescription == "concentric 0.0")
    tree.override(inner) { $0.cornerShape = .radii(4) }
    binding.refresh()
    tree.override(other) { $0.cornerRadius = 9 }
    binding.refresh()
    #expect(view.cornerConfiguration.standInDescription == "4.0 4.0 4.0 4.0")
  }

  @Test func `a layer draws one shadow outside itself, and a view of the box several`() throws {
    let near = Shadow(color: .red.withAlpha(0.5), offset: Offset(x: 1, y: 2), blur: 8)
    let view = try show(KindNodes.View(), as: UIView.self) { $0.shadows = [near] }
    #expect(view.layer.shadowColor == UIColor(Color.red).cgColor)
    #expect(view.layer.shadowOpacity == 0.5)
    #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.layer.shadowRadius == 4)
    #expect(view.subviews.isEmpty)
    let ring = Shadow(color: .blue, offset: .zero, blur: 0, spread: 3)
    tree.override(try #require(binding.node(of: view))) { $0.shadows = [near, ring] }
    binding.refresh()
    #expect(view.layer.shadowOpacity == 0)
    let layers = try layers(of: view)
    // The topmost is the last sublayer.
    #expect(layers.map(\.shadowColor) == [Color.blue, .red].map { UIColor($0).cgColor })
    #expect(layers[0].shadowPath?.standInSteps.first == "move -3.0 10.0")
    tree.clearOverrides(of: try #require(binding.node(of: view)))
    binding.refresh()
    #expect(view.subviews.isEmpty)
    #expect(view.layer.shadowRadius == 3)
  }

  /// The layers of a view's box, after it was laid out with a size of 40 and 20.
  private func layers(of view: UIView) throws -> [CALayer] {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let box = try #require(view.subviews.first as? BoxView)
    box.layoutIfNeeded()
    return box.layer.sublayers ?? []
  }

  @Test func `an inner shadow is cut out of its surroundings, in the corners of the box`() throws {
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.cornerRadius = 6
      $0.shadows = [
        Shadow(color: .red, offset: .zero, blur: 4, spread: 2, isInner: true)
      ]
    }
    let layer = try #require(try layers(of: view).first)
    let mask = try #require((layer.mask as? CAShapeLayer)?.path?.standInSteps)
    #expect(
      mask == [
        "move 0.0 10.0", "arc 0.0 0.0 6.0", "arc 40.0 0.0 6.0", "arc 40.0 20.0 6.0",
        "arc 0.0 20.0 6.0", "close",
      ])
    let hole = layer.shadowPath?.standInSteps.suffix(6)
    #expect(hole?.first == "move 2.0 10.0")
    #expect(hole?.dropFirst().first == "arc 2.0 2.0 4.0")
    tree.override(try #require(binding.node(of: view))) {
      $0.cornerShape = .radii(topLeading: 5)
    }
    binding.refresh()
    let changed = try #require(try layers(of: view).first?.mask as? CAShapeLayer)
    #expect(
      changed.path?.standInSteps.dropFirst().prefix(2) == ["arc 0.0 0.0 5.0", "arc 40.0 0.0 0.0"])
  }

  @Test(arguments: [
    (LineStyle.solid, [Double]?.none), (.dashed, [6, 4]), (.dotted, [0, 4]),
  ])
  func `an outline is a line around the box`(style: LineStyle, dashes: [Double]?) throws {
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.cornerShape = .capsule
      $0.outline = OutlineValue(width: 2, color: .red, offset: 3, style: style)
    }
    let line = try #require(try layers(of: view).first as? CAShapeLayer)
    #expect(line.strokeColor == UIColor(Color.red).cgColor)
    #expect(line.fillColor == nil)
    #expect(line.lineWidth == 2)
    #expect(line.lineDashPattern?.map(\.doubleValue) == dashes)
    #expect(line.lineCap == (style == .dotted ? .round : .butt))
    #expect(line.path?.standInSteps.prefix(2) == ["move -4.0 10.0", "arc -4.0 -4.0 14.0"])
  }

  @Test(arguments: [
    (Gradient.Shape.linear(angle: 90), CAGradientLayerType.axial, [0, 0.5, 1, 0.5]),
    (.radial(x: 0.25, radius: 1), .radial, [0.25, 0.5, 1.25, 1.5]),
    (.angular(x: 0.25, angle: 90), .conic, [0.25, 0.5, 0.75, 0.5]),
  ])
  func `a gradient is a layer of the box, with its corners`(
    shape: Gradient.Shape, type: CAGradientLayerType, points: [Double]
  ) throws {
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.cornerRadius = 6
      $0.backgroundGradient = Gradient([.red, .blue], shape: shape, colorSpace: .oklab)
    }
    let layer = try #require(try layers(of: view).first as? CAGradientLayer)
    #expect(layer.type == type)
    let (start, end) = (layer.startPoint, layer.endPoint)
    #expect(zip([start.x, start.y, end.x, end.y], points).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(layer.locations?.map(\.doubleValue) == (0...8).map { Double($0) / 8 })
    #expect(layer.frame.size == CGSize(width: 40, height: 20))
    let mask = layer.mask as? CAShapeLayer
    #expect(mask?.path?.standInSteps.dropFirst().first == "arc 0.0 0.0 6.0")
    tree.override(try #require(binding.node(of: view))) { $0.backgroundGradient = nil }
    binding.refresh()
    #expect(view.subviews.isEmpty)
  }

  @Test(arguments: [
    (StyleEnvironment.LayoutDirection.leftToRight, [4.0, 4, 2], "move 1.0 20.0"),
    (.rightToLeft, [2, 4, 4], "move 39.0 0.0"),
  ])
  func `an edge has a line of its own, and the layer no border`(
    direction: StyleEnvironment.LayoutDirection, widths: [Double], start: String
  ) throws {
    tree.environment.layoutDirection = direction
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.borderWidth = 4
      $0.borders = BordersValue(
        top: .init(width: 0, color: .red), leading: .init(width: 2, color: .blue, style: .dashed))
    }
    #expect(view.layer.borderWidth == 0)
    let lines = try layers(of: view).compactMap { $0 as? CAShapeLayer }
    #expect(lines.map { Double($0.lineWidth) } == widths)
    let leading = try #require(lines.first { $0.lineWidth == 2 })
    #expect(leading.strokeColor == UIColor(Color.blue).cgColor)
    #expect(leading.lineDashPattern?.map(\.doubleValue) == [6, 4])
    #expect(leading.path?.standInSteps.first == start)
    tree.override(try #require(binding.node(of: view))) { $0.borders = nil }
    binding.refresh()
    #expect(view.layer.borderWidth == 4)
    #expect(view.subviews.isEmpty)
  }

  @Test func `a border has a gradient in place of its color`() throws {
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.borderWidth = 4
      $0.borderColor = .black
      $0.borderGradient = Gradient([.red, .blue], angle: 90)
    }
    #expect(view.layer.borderWidth == 0)
    let border = try #require(try layers(of: view).first as? CAGradientLayer)
    #expect(border.colors?.count == 2)
    let mask = try #require(border.mask as? CAShapeLayer)
    #expect(mask.lineWidth == 4)
    #expect(mask.fillColor == nil)
    tree.override(try #require(binding.node(of: view))) { $0.borderGradient = nil }
    binding.refresh()
    #expect(view.layer.borderWidth == 4)
    #expect(view.subviews.isEmpty)
  }

  @Test func `a mask is a gradient of the layer, until the node has none`() throws {
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.maskGradient = Gradient([.black, .clear])
    }
    #expect(try layers(of: view).isEmpty)
    let mask = try #require(view.layer.mask as? CAGradientLayer)
    #expect(mask.frame.size == CGSize(width: 40, height: 20))
    #expect(mask.colors?.count == 2)
    tree.override(try #require(binding.node(of: view))) { $0.maskGradient = nil }
    binding.refresh()
    #expect(view.layer.mask == nil)
  }

  @Test func `a material is behind the content`() throws {
    let view = try show(KindNodes.View(), as: UIView.self) {
      $0.backgroundMaterial = .thin
      $0.backgroundGradient = Gradient([.red, .blue])
    }
    #expect(view.subviews.first is BoxView)
    let material = try #require(view.subviews.last as? MaterialView)
    #expect((material.effect as? UIBlurEffect)?.style == .systemThinMaterial)
    #expect(!material.isUserInteractionEnabled)
    let button = try show(KindNodes.Button(), as: UIButton.self) {
      $0.backgroundMaterial = .glass(tint: .red)
      $0.cornerShape = .capsule
    }
    let glass = button.configuration?.background.visualEffect as? UIGlassEffect
    #expect(glass?.tintColor == UIColor(Color.red))
    #expect(button.configuration?.cornerStyle == .capsule)
  }

  @Test func `a transform scales, then rotates, then moves`() {
    let transform = CGAffineTransform(
      TransformValue(scaleX: 2, scaleY: 3, rotation: 90, offset: Offset(x: 5, y: 7)))
    // The point (1, 1) is scaled to (2, 3), rotated clockwise to (-3, 2), and moved to (2, 9).
    let x = transform.a + transform.c + transform.tx
    let y = transform.b + transform.d + transform.ty
    #expect(abs(x - 2) < 1e-9 && abs(y - 9) < 1e-9)
  }

  @Test func `clipping is that of both attributes`() throws {
    let node = tree.attach(KindNodes.View())
    binding.refresh()
    let view = try #require(binding.view(of: node) as? UIView)
    tree.override(node) { $0.masksToBounds = true }
    binding.refresh()
    tree.override(node) { $0.overflow = .clipped }
    binding.refresh()
    tree.override(node) { $0.masksToBounds = false }
    binding.refresh()
    #expect(view.layer.masksToBounds)
    tree.clearOverrides(of: node)
    binding.refresh()
    #expect(!view.layer.masksToBounds)
  }

  // MARK: Text

  /// The parts of a string with their attributes.
  private func parts(
    _ string: NSAttributedString?, _ key: NSAttributedString.Key
  ) -> [(text: String, value: Any?)] {
    guard let string else { return [] }
    var parts: [(String, Any?)] = []
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all) { values, range, _ in
      parts.append(((string.string as NSString).substring(with: range), values[key]))
    }
    return parts
  }

  @Test func `rich text has the attributes of its runs`() throws {
    let label = try show(KindNodes.Label(), as: UILabel.self) {
      $0.richText = "Pay **12 €** [now](https://example.com) ~~later~~"
      $0.font = .system(size: 20)
      $0.tintColor = .red
      $0.underline = .dotted
    }
    let string = label.attributedText
    #expect(string?.string == "Pay 12 € now later")
    let fonts = parts(string, .font)
    #expect(fonts.map(\.text) == ["Pay ", "12 €", " ", "now", " ", "later"])
    #expect((fonts[1].value as? UIFont)?.fontDescriptor.weight == .bold)
    #expect((fonts[1].value as? UIFont)?.pointSize == 20)
    #expect(fonts[0].value == nil)
    #expect(parts(string, .link)[3].value as? URL == URL(string: "https://example.com"))
    #expect(parts(string, .foregroundColor)[3].value as? UIColor == UIColor(Color.red))
    #expect(parts(string, .strikethroughStyle)[5].value as? Int == NSUnderlineStyle.single.rawValue)
    let dotted: NSUnderlineStyle = [.single, .patternDot]
    #expect(parts(string, .underlineStyle)[0].value as? Int == dotted.rawValue)
  }

  @Test func `a text view and a button show runs`() throws {
    let view = try show(KindNodes.TextView(), as: UITextView.self) {
      $0.richText = "a **b**"
      $0.textColor = .red
    }
    #expect(parts(view.attributedText, .foregroundColor)[1].value as? UIColor == UIColor(Color.red))
    let button = try show(KindNodes.Button(), as: UIButton.self) { $0.richText = "a **b**" }
    #expect(button.configuration?.attributedTitle.map { String($0.characters) } == "a b")
  }

  @Test func `digits of a font have equal widths`() {
    let font = UIFont.font(FontDescriptor.system(size: 12).monospacedDigits())
    #expect(font.fontDescriptor.hasFeatures)
  }

  @Test func `text shrinks by its factor`() throws {
    let label = try show(KindNodes.Label(), as: UILabel.self) { $0.minimumScaleFactor = 0.5 }
    #expect(label.minimumScaleFactor == 0.5 && label.adjustsFontSizeToFitWidth)
  }

  // MARK: Controls

  @Test func `a link opens its address`() throws {
    struct Terms: LinkNode, TextContent, LinkContent {
      let text = "Terms"
      let link = "https://example.com/terms"
    }
    window.windowScene = UIWindowScene()
    let button = try show(Terms(), as: UIButton.self) { $0.underline = .solid }
    button.sendActions(for: .primaryActionTriggered)
    let opened = window.windowScene?.opened.map(\.absoluteString)
    #expect(opened == ["https://example.com/terms"])
    #expect(button.accessibilityTraits.contains(.link))
    #expect(button.configuration?.title == "Terms")
  }

  @Test func `a button has a subtitle, an image at a side, and activity`() throws {
    let button = try show(KindNodes.Button(), as: UIButton.self) {
      $0.subtitle = "Free"
      $0.imagePlacement = .top
      $0.imagePadding = 3
      $0.showsActivity = true
      $0.controlSize = .large
    }
    let configuration = try #require(button.configuration)
    #expect(configuration.subtitle == "Free")
    #expect(configuration.imagePlacement == .top && configuration.imagePadding == 3)
    #expect(configuration.showsActivityIndicator && configuration.buttonSize == .large)
    #expect(button.accessibilityTraits.contains(.updatesFrequently))
  }

  @Test(arguments: [
    (InputKind.email, UIKeyboardType.emailAddress, UITextContentType?.some(.emailAddress), false),
    (.number, .decimalPad, nil, false), (.telephone, .phonePad, .some(.telephoneNumber), false),
    (.url, .URL, .some(.URL), false), (.password, .default, .some(.password), true),
    (.oneTimeCode, .numberPad, .some(.oneTimeCode), false),
  ])
  func `a field has the keyboard of its kind`(
    kind: InputKind, keyboard: UIKeyboardType, content: UITextContentType?, isSecure: Bool
  ) throws {
    let field = try show(KindNodes.TextField(), as: UITextField.self) { $0.inputKind = kind }
    #expect(field.keyboardType == keyboard)
    #expect(field.textContentType == content)
    #expect(field.isSecureTextEntry == isSecure)
    #expect(field.autocapitalizationType == .none)
  }

  @Test func `a symbol has its weight, scale, colors and value`() throws {
    let view = try show(KindNodes.Image(), as: UIImageView.self) {
      $0.image = .symbol("star")
      $0.symbolWeight = .bold
      $0.symbolScale = .large
      $0.symbolRendering = .multicolor
      $0.symbolValue = 0.5
    }
    #expect(view.image?.source == "symbol star at 0.5 weight bold, scale large, multicolor")
  }

  @Test func `a symbol and a progress bar have a gradient in place of their tint`() throws {
    let gradient = Gradient([.red, .blue])
    let image = try show(KindNodes.Image(), as: UIImageView.self) {
      $0.image = .symbol("star")
      $0.tintGradient = gradient
    }
    #expect(
      image.image?.source
        == "layer 20.0 20.0, 2 colors destinationIn symbol star alwaysOriginal")
    tree.override(try #require(binding.node(of: image))) { $0.tintGradient = nil }
    binding.refresh()
    #expect(image.image?.source == "symbol star")
    let progress = try show(KindNodes.Progress(), as: UIProgressView.self) {
      $0.tintGradient = gradient
    }
    #expect(progress.progressImage?.source == "layer 100.0 4.0, 2 colors alwaysOriginal")
  }

  @Test func `an invalid field has a ring, unless its style names the state`() throws {
    let field = try show(KindNodes.TextField(), as: UITextField.self) { _ in }
    let node = try #require(binding.node(of: field))
    tree.setControlState(.invalid, of: node)
    binding.refresh()
    let ring = try #require(try layers(of: field).last as? CAShapeLayer)
    #expect(ring.lineWidth == 1.5)
    tree.override(node) { $0.outline = .hidden }
    binding.refresh()
    #expect(field.subviews.isEmpty)
    tree.clearOverrides(of: node)
    tree.setControlState(.normal, of: node)
    binding.refresh()
    #expect(field.subviews.isEmpty)
    let named = try show(NamingField(), as: UITextField.self) { _ in }
    tree.setControlState(.invalid, of: try #require(binding.node(of: named)))
    binding.refresh()
    #expect(named.subviews.isEmpty)
  }

  @Test func `states have their own images of tracks`() throws {
    let slider = try show(KindNodes.Slider(), as: UISlider.self) {
      $0.thumbImageForState = [.normal: .named("a"), .highlighted: .named("b")]
    }
    #expect(slider.thumbImage(for: .highlighted)?.source == "named b")
    #expect(slider.thumbImage(for: .disabled) == nil)
    let pages = try show(KindNodes.PageControl(), as: UIPageControl.self) {
      $0.pageIndicatorImageForState = [.normal: .named("a"), .selected: .named("b")]
    }
    #expect(pages.preferredIndicatorImage?.source == "named a")
    #expect(pages.preferredCurrentPageIndicatorImage?.source == "named b")
  }

  @Test func `traits are added to those of the view`() throws {
    struct Title: LabelNode, AccessibilityTraitsContent {
      var accessibilityTraits: AccessibilityTraits = [.header, .modal]
    }
    let node = tree.attach(Title())
    binding.refresh()
    let label = try #require(binding.view(of: node) as? UILabel)
    #expect(label.accessibilityTraits == .header && label.accessibilityViewIsModal)
    tree[node].accessibilityTraits = .selected
    binding.refresh()
    #expect(label.accessibilityTraits == .selected && !label.accessibilityViewIsModal)
  }

  // MARK: Tables

  private struct Settings: TableNode, ListVariant {
    var listVariant = ListVariantValue.insetGrouped
  }

  @Test func `a table has the style of its node from the start`() throws {
    var problems: [BindingProblem] = []
    binding.onProblem = { problems.append($0) }
    let node = tree.attach(Settings())
    binding.refresh()
    let table = try #require(binding.view(of: node) as? UITableView)
    #expect(table.style == .insetGrouped)
    #expect(problems.isEmpty)
    tree[node].listVariant = .plain
    binding.refresh()
    #expect(problems.map(\.code) == [.failedEntry])
    #expect(problems.first?.message.contains("stays insetGrouped instead of plain") == true)
  }

  @Test(arguments: [
    (CellVariantValue.default, "cell"), (.value, "valueCell"), (.subtitle, "subtitleCell"),
  ])
  func `a cell has its detail where the variant has it`(
    variant: CellVariantValue, expected: String
  ) throws {
    let cell = try show(KindNodes.TableCell(), as: UITableViewCell.self) {
      $0.text = "a"
      $0.detailText = "b"
      $0.cellVariant = variant
    }
    let list = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(list.standInName == expected)
    #expect(list.secondaryText == "b")
  }

  @Test func `a chosen cell has the color for that`() throws {
    let cell = try show(KindNodes.TableCell(), as: UITableViewCell.self) {
      $0.selectedBackgroundColor = .red
      $0.backgroundColor = .white
    }
    #expect(cell.backgroundConfiguration?.backgroundColor == UIColor(Color.white))
    var state = UICellConfigurationState()
    state.isSelected = true
    cell.configurationUpdateHandler?(cell, state)
    #expect(cell.backgroundConfiguration?.backgroundColor == UIColor(Color.red))
    cell.configurationUpdateHandler?(cell, UICellConfigurationState())
    #expect(cell.backgroundConfiguration?.backgroundColor == UIColor(Color.white))
  }

  // MARK: Bars

  @Test func `a bar has an appearance for each state`() throws {
    let bar = try show(KindNodes.NavigationBar(), as: UINavigationBar.self) {
      $0.barTintColor = .white
      $0.barTintColorForAppearance = [.scrollEdge: .red, .compact: .blue]
      $0.titleTextAttributesForAppearance = [.standard: TextAttributes(foregroundColor: .green)]
      $0.subtitle = "Three accounts"
    }
    #expect(bar.standardAppearance.backgroundColor == UIColor(Color.white))
    #expect(bar.scrollEdgeAppearance?.backgroundColor == UIColor(Color.red))
    #expect(bar.compactAppearance?.backgroundColor == UIColor(Color.blue))
    #expect(bar.compactScrollEdgeAppearance?.backgroundColor == UIColor(Color.red))
    let title = bar.compactAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
    #expect(title == UIColor(Color.green))
    #expect(bar.topItem?.attributedSubtitle.map { String($0.characters) } == "Three accounts")
  }

  @Test func `a tab bar's other items and a prominent item have their looks`() throws {
    let bar = try show(KindNodes.TabBar(), as: UITabBar.self) {
      $0.unselectedItemTintColor = .red
    }
    #expect(bar.unselectedItemTintColor == UIColor(Color.red))
    let items = bar.standardAppearance.stackedLayoutAppearance.normal
    #expect(items.iconColor == UIColor(Color.red))
    let item = tree.attach(KindNodes.BarButtonItem(), to: tree.attach(KindNodes.Toolbar()))
    tree.override(item) { $0.barItemVariant = .prominent }
    binding.refresh()
    #expect((binding.view(of: item) as? UIBarButtonItem)?.style == .prominent)
  }
}

private struct NamingField: TextFieldNode, BackgroundColor {
  var backgroundColor: Color { ControlState.current.contains(.invalid) ? .yellow : .white }
}
