#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The attributes of a `UIButton`, shown in its configuration.
  ///
  /// Configurations have no counterpart of `titleEdgeInsets`, so it's a finding.
  func showButtons() {
    showInConfiguration(.backgroundColor)
    showInConfiguration(.borderColor)
    showInConfiguration(.borderWidth)
    showInConfiguration(.cornerRadius)
    showInConfiguration(.padding)
    showInConfiguration(.contentEdgeInsets)
    showInConfiguration(.titleColorForState)
    showInConfiguration(.titleShadowColorForState)
    showInConfiguration(.textShadowColor)
    showInConfiguration(.textShadowOffset)
    showInConfiguration(.imageForState)
    showInConfiguration(.backgroundImageForState)
    showInConfiguration(.font)
    showInConfiguration(.textAlignment)
    showInConfiguration(.letterSpacing)
    showInConfiguration(.lineHeight)
    showInConfiguration(.textTransform)
    showInConfiguration(.text)
    showInConfiguration(.image)
    on(.maximumNumberOfLines, UIButton.self) { button, count in
      button.titleLabel?.numberOfLines = count ?? 1
    }
  }

  private func showInConfiguration<Value>(_ attribute: Attribute<Value>) {
    on(attribute, UIButton.self) { button, _ in button.setNeedsUpdateConfiguration() }
  }

  /// Gives a new button a configuration, and a handler that shows the style of its state.
  func configure(_ button: UIButton) {
    button.configuration = .plain()
    button.configurationUpdateHandler = { [weak self] button in
      guard let self else { return }
      setControlState(ControlState(button.state), of: button)
      guard let model = viewModel(shownBy: button) else { return }
      button.configuration = .showing(model, ControlState(button.state))
    }
  }
}

extension UIButton.Configuration {
  /// A configuration that shows a view model in a control state.
  @MainActor
  fileprivate static func showing(_ model: ViewModel, _ state: ControlState) -> Self {
    var configuration = plain()
    let appearance = TextAppearance(model: model)
    configuration.title = appearance.text
    let image = model.imageForState?[state] ?? model.image
    configuration.image = image.flatMap(UIImage.image)
    configuration.background.backgroundColor = model.backgroundColor.map { UIColor($0) }
    configuration.background.strokeColor = model.borderColor.map { UIColor($0) }
    configuration.background.strokeWidth = model.borderWidth ?? 0
    if let radius = model.cornerRadius { configuration.background.cornerRadius = radius }
    configuration.background.image = model.backgroundImageForState?[state]
      .flatMap(UIImage.image)
    configuration.baseForegroundColor = model.titleColorForState?[state].map { UIColor($0) }
    if let insets = model.contentEdgeInsets ?? model.padding {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let alignment = model.textAlignment { configuration.titleAlignment = .init(alignment) }
    var attributes = appearance.attributes
    if let font = model.font { attributes[.font] = UIFont.font(font) }
    if let color = model.titleShadowColorForState?[state] ?? model.textShadowColor {
      attributes[.shadow] = TextAppearance.shadow(color, model.textShadowOffset)
    }
    if !attributes.isEmpty {
      let added = AttributeContainer(attributes)
      configuration.titleTextAttributesTransformer = .init { $0.merging(added) }
    }
    return configuration
  }
}
#endif
