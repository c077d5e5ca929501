import ModernPack
import ProtocolStyle
import StyleInspector

/// Certificates of a pack: situations that styles can tell apart, against all combinations.
enum CertifyRows {
  static let all: [Benchmark] = [
    Benchmark(name: "certify.pack", baseline: "evaluating the full product", bar: 0.1) {
      let product = Product()
      return .time(
        items: 1, ours: { keep(Self.certificate(of: product.axes).situationCount) },
        baseline: { keep(product.leastContrast()) })
    },
    Benchmark(name: "certify.growth", baseline: "without an axis that nothing reads", bar: 1) {
      .amount(
        unit: "evaluations",
        ours: { Double(Self.certificate(of: Product().axes + [.orientation]).evaluationCount) },
        baseline: { Double(Self.certificate(of: Product().axes).evaluationCount) })
    },
  ]

  private static func certificate(of axes: [SituationAxis]) -> Certificate {
    Inspector().certify(of: .modern, samples: samples, over: SituationSpace(axes: axes))
  }

  /// A node of each trait of the pack, of all kinds.
  static var samples: [any StyleNode] {
    [
      PackPage(), PackCard(), PackStory(), PackHeadline(), PackFootnote(), PackButton(),
      PackQuietButton(), PackField(), PackSlider(), PackProgress(), PackSwitch(), PackBar(),
      PackTools(), PackTable(), PackPanel(), PackTag(), PackDate(), PackStepper(),
    ]
  }
}

/// Every combination of the pack's themes, the environment and control states.
private struct Product {
  let axes: [SituationAxis] = [
    .colorScheme, .contrast, .contentSizeCategory, .layoutDirection, .reduceMotion, .idiom,
  ]

  /// Reads the view model of each node in each combination.
  func leastContrast() -> Double {
    let tree = StyleTree(packs: [.modern])
    let nodes = CertifyRows.samples.map { tree.attach(erased: $0) }
    var least = 21.0
    for themes in [[]] + StylePack.modern.themes.map({ [$0] }) {
      tree.themes = themes
      for environment in environments {
        tree.environment = environment
        for node in nodes {
          for state in 0..<16 {
            let model = tree.viewModel(of: node, in: ControlState(rawValue: UInt(state)))
            guard let text = model.textColor, let background = model.backgroundColor else {
              continue
            }
            least = min(least, text.contrastRatio(with: background))
          }
        }
      }
    }
    return least
  }

  private var environments: [StyleEnvironment] {
    var result = [StyleEnvironment()]
    func vary<Value>(_ property: WritableKeyPath<StyleEnvironment, Value>, _ values: [Value]) {
      result = result.flatMap { environment in
        values.map { value in
          var environment = environment
          environment[keyPath: property] = value
          return environment
        }
      }
    }
    vary(\.colorScheme, StyleEnvironment.ColorScheme.allCases)
    vary(\.contrast, StyleEnvironment.Contrast.allCases)
    vary(\.contentSizeCategory, [.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    vary(\.layoutDirection, StyleEnvironment.LayoutDirection.allCases)
    vary(\.reduceMotion, [false, true])
    vary(\.idiom, StyleEnvironment.Idiom.allCases)
    return result
  }
}

// MARK: - Nodes

private struct PackPage: ViewNode, ModernSurface {}
private struct PackCard: ViewNode, ModernCardAppearance {}
private struct PackStory: TextViewNode, ModernTextAppearance, ModernSurface {}
private struct PackHeadline: LabelNode, ModernTitleAppearance, ModernSurface {}
private struct PackFootnote: LabelNode, ModernCaptionAppearance, ModernSurface {}
private struct PackButton: ButtonNode, ModernButtonAppearance {}
private struct PackQuietButton: ButtonNode, ModernQuietButtonAppearance {}
private struct PackField: TextFieldNode, ModernFieldAppearance {}
private struct PackSlider: SliderNode, ModernSliderAppearance {}
private struct PackProgress: ProgressNode, ModernProgressAppearance {}
private struct PackSwitch: SwitchNode, ModernSwitchAppearance {}
private struct PackBar: NavigationBarNode, ModernNavigationBarAppearance {}
private struct PackTools: ToolbarNode, ModernBarAppearance {}
private struct PackTable: TableNode, ModernTableAppearance {}
private struct PackPanel: ViewNode, ModernPanelAppearance {}
private struct PackTag: LabelNode, ModernTagAppearance {}
private struct PackDate: DatePickerNode, ModernDateFieldAppearance {}
private struct PackStepper: StepperNode, ModernStepperAppearance {}
