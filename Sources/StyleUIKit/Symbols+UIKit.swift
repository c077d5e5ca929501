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
    on(
      [.image, .symbolWeight, .symbolScale, .symbolRendering, .symbolValue, .tintGradient],
      viewClass, show)
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

  /// Draws a gradient as large as a progress bar, which stretches it.
  static func gradient(_ gradient: Gradient) -> UIImage {
    draw(gradient, CGRect(x: 0, y: 0, width: 100, height: 4))
  }

  /// Returns the image in a gradient in place of its colors.
  func painted(_ gradient: Gradient) -> UIImage {
    Self.draw(gradient, CGRect(origin: .zero, size: size), in: self)
  }

  private static func draw(_ gradient: Gradient, _ frame: CGRect, in image: UIImage? = nil)
    -> UIImage
  {
    UIGraphicsImageRenderer(size: frame.size).image { context in
      let layer = CAGradientLayer()
      layer.frame = frame
      layer.show(gradient)
      layer.render(in: context.cgContext)
      image?.draw(in: frame, blendMode: .destinationIn, alpha: 1)
    }.withRenderingMode(.alwaysOriginal)
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
