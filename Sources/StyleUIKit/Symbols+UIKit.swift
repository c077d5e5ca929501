#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// Adds an entry for an image and for each attribute of symbols.
  func onImage<Target: AnyObject>(
    _ viewClass: Target.Type, _ show: @escaping (Target, ViewModel) -> Void
  ) {
    on([.image, .symbolWeight, .symbolScale, .symbolRendering, .symbolValue], viewClass, show)
  }
}

extension UIImage {
  /// Loads the image of a reference; a symbol has the look that a view model gives it.
  ///
  /// - Parameters:
  ///   - reference: The name in the main bundle's assets, the symbol, or the data.
  ///   - model: The view model of the node that shows it.
  /// - Returns: The image; nil if there is none.
  static func image(_ reference: ImageReference, in model: ViewModel) -> UIImage? {
    guard case .symbol(let name) = reference.source else { return image(reference) }
    let image: UIImage?
    if let value = model.symbolValue {
      image = UIImage(systemName: name, variableValue: min(max(value, 0), 1))
    } else {
      image = UIImage(systemName: name)
    }
    guard let configuration = SymbolConfiguration.configuration(of: model) else { return image }
    return image?.applyingSymbolConfiguration(configuration) ?? image
  }
}

extension UIImage.SymbolConfiguration {
  /// The configuration of a view model's symbols; nil if it has no attribute of them.
  fileprivate static func configuration(of model: ViewModel) -> UIImage.SymbolConfiguration? {
    var parts: [UIImage.SymbolConfiguration] = []
    if let weight = model.symbolWeight {
      parts.append(UIImage.SymbolConfiguration(weight: UIFont.Weight(weight).symbolWeight()))
    }
    if let scale = model.symbolScale {
      parts.append(UIImage.SymbolConfiguration(scale: UIImage.SymbolScale(scale)))
    }
    switch model.symbolRendering {
    case .monochrome: parts.append(.preferringMonochrome())
    case .multicolor: parts.append(.preferringMulticolor())
    case .palette(let colors):
      parts.append(UIImage.SymbolConfiguration(paletteColors: colors.map { UIColor($0) }))
    case .hierarchical:
      let color = model.tintColor ?? model.textColor ?? Color.systemBlue.resolved()
      parts.append(UIImage.SymbolConfiguration(hierarchicalColor: UIColor(color)))
    case nil: break
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.applying($1) }
  }
}

extension UIImage.SymbolScale {
  init(_ scale: SymbolScaleValue) {
    switch scale {
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}
#endif
