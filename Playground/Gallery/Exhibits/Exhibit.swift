import Foundation
import ProtocolStyle
import StyleInspector

/// A section of the gallery: the code with UIKit, the code with traits, and the result.
struct Exhibit {
  let heading: String
  var prose = ""

  /// The equivalent code with UIKit and UIAppearance; empty if there is none.
  var before = ""
  var code = ""

  /// The article that explains it; nil for that of the chapter.
  var article: Guide?
  let stages: [StageContent]
}

/// One result: a caption, and the nodes shown below it.
struct StageContent {
  let caption: String

  /// The scope of the nodes, for example with rules that apply only to them.
  var scope = StyleScope()

  /// Whether the inspector follows the control states of its nodes.
  var isLive = false

  /// The layout of its frame; nil for the default.
  var layout: FrameLayout?
  let attach: (StyleTree, AnyNodeHandle) -> Void

  /// The layout of a frame.
  enum FrameLayout {
    /// Phones side by side.
    case phones

    /// Panels of renderers, of which only the first one has nodes to inspect.
    case renderers

    /// Moments of a transition, of which a slider shows one.
    case moments
  }

  init(
    _ caption: String, scope: StyleScope = StyleScope(),
    isLive: Bool = false, layout: FrameLayout? = nil,
    attach: @escaping (StyleTree, AnyNodeHandle) -> Void
  ) {
    self.caption = caption
    self.scope = scope
    self.isLive = isLive
    self.layout = layout
    self.attach = attach
  }
}

extension Exhibit {
  /// Creates an exhibit of an example from the terminal report, with its styled nodes.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - prose: The description.
  ///   - before: The equivalent code with UIKit.
  ///   - samples: Its nodes and their content.
  init(_ example: Example, prose: String, before: String, _ samples: [Sample]) {
    heading = example.heading
    self.prose = prose
    self.before = before
    code = example.code
    article = .traits
    stages = [
      StageContent("The result") { tree, frame in
        for sample in samples { sample.attach(to: frame, of: tree) }
      }
    ]
  }
}

// MARK: - Sample

/// A node of an example, with content to show: a text, a size, an accessibility label.
struct Sample {
  let node: any StyleNode
  let content: @Sendable (inout ViewModel) -> Void

  /// Whether its text is black because its background is bright in every color scheme.
  let hasDarkText: Bool
  let children: [Sample]

  init(
    _ node: any StyleNode, hasDarkText: Bool = false, containing children: [Sample] = [],
    content: @escaping @Sendable (inout ViewModel) -> Void
  ) {
    self.node = node
    self.hasDarkText = hasDarkText
    self.children = children
    self.content = content
  }

  /// Attaches the node, styled by its conformances, with the content.
  func attach(to parent: AnyNodeHandle, of tree: StyleTree) {
    let handle = tree.attach(erased: node, to: parent)
    tree.override(handle) { [content, hasDarkText] model in
      content(&model)
      guard hasDarkText else { return }
      model.titleColorForState = model.titleColorForState ?? [.normal: .black]
      model.textColor = .black
      model.placeholderColor = Color(rgb: 0x1B1C20)
    }
    for child in children { child.attach(to: handle, of: tree) }
  }
}

// MARK: - Traits

extension Exhibit {
  /// The graph of a type's traits, or nil if conformance records can't be read.
  static var traits: Exhibit? {
    let type = CallToActionButton.self
    guard let graph = try? Inspector().traits(of: type),
      let image = try? ImageReference(dataURL: ImageReference.address(of: graph.svg))
    else { return nil }
    let paths = graph.attributes.flatMap { graph.origins(of: $0) }.map { "\($0)" }
    return Exhibit(
      heading: "The graph of a type's traits",
      prose: "The inspector reads the conformance records of the running program.",
      code: paths.joined(separator: "\n"),
      stages: [
        StageContent("The graph") { tree, frame in
          tree.attach(
            Drawing(image: image, accessibilityLabel: "The traits of \(type)"), to: frame)
          tree.attach(TraitOutline(text: "\(graph)"), to: frame)
        }
      ])
  }
}

/// The graph as an indented tree, which fits a phone.
private struct TraitOutline: CodeNode, TextColor, Font, TextContent, StyleClassed {
  var text: String
  let styleClasses = ["narrow"]
  var textColor: Color { Token.bodyText.value }
  var font: FontDescriptor { Token.code.value }
}

private struct Drawing: ImageNode, ImageContent, AccessibilityLabelContent {
  var image: ImageReference
  var accessibilityLabel: String
}

// MARK: - Conformance

extension Exhibit {
  /// The four examples from ProtocolUI.
  static var conformance: [Exhibit] {
    [
      Exhibit(
        .oneTrait,
        prose: "One base protocol, one trait that provides its value, three kinds that adopt it.",
        before: """
          UIView.appearance().backgroundColor = .leaf
          // … and then undone for every view
          // that isn't meant, because bars,
          // cells and pickers are views, too.
          """,
        [
          Sample(GreenView(), hasDarkText: true) {
            $0.width = 140
            $0.height = 40
          },
          Sample(GreenButton(), hasDarkText: true) {
            $0.text = "Button"
            $0.contentEdgeInsets = .sample
          },
          Sample(GreenTextField(), hasDarkText: true) {
            $0.placeholder = "Text field"
            $0.accessibilityLabel = "A green text field"
            $0.contentEdgeInsets = .sample
            $0.padding = .sample
          },
        ]),
      Exhibit(
        .composedTraits,
        prose: "Combine small traits into larger ones. The compiler reports conflicts.",
        before: """
          class RegularButton: UIButton {
            override init(frame: CGRect) {
              super.init(frame: frame)
              backgroundColor = .honey
              titleLabel?.font = buttonFont
            }
          }

          class CallToActionButton: RegularButton {
            override init(frame: CGRect) {
              super.init(frame: frame)
              layer.borderColor = UIColor.leaf.cgColor
              layer.borderWidth = 2
            }
          }
          """,
        [
          Sample(RegularButton(), hasDarkText: true) {
            $0.text = "Regular"
            $0.contentEdgeInsets = .sample
          },
          Sample(CallToActionButton(), hasDarkText: true) {
            $0.text = "Call to action"
            $0.contentEdgeInsets = .sample
          },
          Sample(CallToActionTextField()) {
            $0.placeholder = "Text field"
            $0.accessibilityLabel = "A text field with a green border"
            $0.padding = .sample
          },
        ]),
      Exhibit(
        .customClosure,
        prose: "Press the button: the closure set a title color for the highlighted state.",
        before: """
          override func awakeFromNib() {
            super.awakeFromNib()
            setTitleColor(.black, for: .normal)
            setTitleColor(.berry, for: .highlighted)
          }
          """,
        [
          Sample(SmartButton()) {
            $0.text = "Press me"
            $0.contentEdgeInsets = .sample
          }
        ]),
      Exhibit(
        .tintedControls, prose: "A few traits style all of these; each kind derives more values.",
        before: """
          UISlider.appearance().minimumTrackTintColor = brand
          UIProgressView.appearance().progressTintColor = brand
          UIProgressView.appearance().trackTintColor = faint
          UISwitch.appearance().onTintColor = brand
          UIPageControl.appearance()
            .currentPageIndicatorTintColor = brand
          """,
        [
          Sample(
            MainBar(),
            containing: [
              Sample(SaveItem()) {
                $0.text = "Save"
                $0.contentEdgeInsets = .sample
              }
            ]
          ) {
            $0.text = "Main bar"
            $0.padding = .sample
          },
          Sample(VolumeSlider()) {
            $0.rangedValue = RangedValue(0.6)
            $0.accessibilityLabel = "Volume"
          },
          Sample(UploadProgress()) {
            $0.rangedValue = RangedValue(0.4)
            $0.accessibilityLabel = "Upload"
          },
          Sample(WifiSwitch()) {
            $0.isOn = true
            $0.accessibilityLabel = "Wi-Fi"
          },
          Sample(OnboardingPages()) {
            $0.page = PageNumber(1, of: 5)
            $0.backgroundColor = Color(rgb: 0xC9CBDA)
            $0.cornerRadius = 12
            $0.padding = .sample
            $0.accessibilityLabel = "Onboarding"
          },
        ]),
    ]
  }
}

extension EdgeInsets {
  /// Insets around a title, so that a button looks like one.
  static let sample = EdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
}
